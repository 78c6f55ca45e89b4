"""What is told of a move: beats that the log, the sounds, the announcements and the animation share.

Kinds of beats, with what `detail` says:

    order                      who plays when
    start                      a home chosen; `piece` appears at the end of `trail`
    roll      the face, 1…6    a die, for whatever it was rolled
    travel                     a walk by land; `piece` goes along `trail`
    board                      a passage taken
    sail                       a ship goes along `trail`
    fly                        a flight along `trail`
    pay                        a token bought
    turn      the token        a token turned
    race                       the star is out and somebody is on the way home
    held      the turns        a blank in Slave Coast
    bonus                      the first in Cape Town
    captured  desert or sea    held up by riders or pirates
    freed                      free again
    skip                       a turn missed
    stranded                   a player is out of the game
    win, draw                  the end

`land`, `onward` with a die, `try`, `escape` and `done` are not told: the die that follows tells more.
Sounds: roll, step, sail, fly, coin, gem, star, robber, horseshoe, blank, bonus, captured, freed, skip,
stranded, win, draw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.africa.board import GOLD_COAST, PLACES, Path
from game.africa.moves import Move
from game.africa.position import ESCAPE_DIE, ORDER, SAIL_DIE, TRY_DIE, Position, Seat
from game.africa.words import money, names, outcome, place, token, where_captured
from game.draw.show import Beat
from game.text.message import Message, say

_SECONDS_A_STEP = 0.18
_SHORTEST, _ROLL, _FLIGHT, _TURN, _STAR_TURN, _END = 0.6, 0.9, 1.4, 1.2, 2.2, 2.0

_GEMS = frozenset({"ruby", "emerald", "topaz"})


def tell(before: Position, move: Move, after: Position) -> tuple[Beat, ...]:
    """The beats of a legal move, in order; none for what needs no telling."""
    return (*_TELLERS[move.verb](before, move, after), *_what_follows(before, after))


def _order(before: Position, move: Move, after: Position) -> Iterator[Beat]:
    yield _order_beat(after)


def _order_beat(after: Position) -> Beat:
    first = after.order[0]
    return Beat("order", say("africa-order", seat=first, names=names(after.order)), first, seconds=1.2)


def _start(before: Position, move: Move, after: Position) -> Iterator[Beat]:
    message = say("africa-starts", seat=before.turn, place=place(move.target))
    yield Beat("start", message, before.turn, "", _piece(before), (move.target,), "step")


def _roll(before: Position, move: Move, after: Position) -> Iterator[Beat]:
    yield Beat("roll", _rolled(before, move, after), before.turn, move.target, sound="roll", seconds=_ROLL)
    if before.phase == ORDER and after.order:
        yield _order_beat(after)
    if before.mover.captured and not _now(before, after).captured:
        yield Beat("freed", say("africa-freed", seat=before.turn), before.turn, sound="freed")
    if before.phase in (SAIL_DIE, ESCAPE_DIE) and _now(before, after).place != before.mover.place:
        yield _voyage(before, before.mover.bound, after)


def _rolled(before: Position, move: Move, after: Position) -> Message:
    roll = int(move.target)
    if before.phase == ORDER:
        again = "yes" if before.rolls and before.rolls[before.turn] else "no"
        return say("africa-rolled-order", seat=before.turn, roll=roll, again=again)
    if before.phase == TRY_DIE:
        turns = "yes" if after.phase == "token" else "no"
        return say("africa-rolled-try", seat=before.turn, roll=roll, turns=turns)
    if before.phase == ESCAPE_DIE and _now(before, after).captured:
        return say("africa-rolled-captured", seat=before.turn, roll=roll)
    return say("africa-rolled", seat=before.turn, roll=roll)


def _go(before: Position, move: Move, after: Position) -> Iterator[Beat]:
    trail = before.board.walks(before.mover.place, before.roll)[move.target]
    key = "africa-walked" if move.target in PLACES else "africa-stopped"
    message = say(key, seat=before.turn, place=place(move.target))
    steps = tuple(number / len(trail) for number in range(1, len(trail)))
    yield Beat("travel", message, before.turn, "", _piece(before), trail, "step", _along(trail), steps)


def _sail(before: Position, move: Move, after: Position) -> Iterator[Beat]:
    now = _now(before, after)
    if now.place != before.mover.place:
        yield _voyage(before, move.target, after)
        return
    yield Beat("board", _passage(before, move, now), before.turn, sound="coin")


def _passage(before: Position, move: Move, now: Seat) -> Message:
    harbour = place(move.target)
    if before.mover.stowaway:
        return say("africa-boards-stowaway", seat=before.turn, place=harbour)
    paid = money(before.house, before.mover.purse - now.purse)
    return say("africa-boards", seat=before.turn, place=harbour, money=paid)


def _onward(before: Position, move: Move, after: Position) -> Iterator[Beat]:
    if _now(before, after).place != before.mover.place:
        yield _voyage(before, before.mover.bound, after)


def _voyage(before: Position, harbour: str, after: Position) -> Beat:
    """The ship's way, as far as it came. `drifting` is a voyage without money and without a die."""
    now = _now(before, after)
    course = before.board.voyage(before.mover.place, harbour)
    trail = course[: course.index(now.place) + 1]
    underway = "africa-drifted" if now.drifting else "africa-sailed"
    message = say(
        "africa-landed" if now.place == harbour else underway, seat=before.turn, place=place(harbour)
    )
    return Beat("sail", message, before.turn, "", _piece(before), trail, "sail", _along(trail))


def _fly(before: Position, move: Move, after: Position) -> Iterator[Beat]:
    paid = money(before.house, before.house.air_fare)
    message = say("africa-flew", seat=before.turn, place=place(move.target), money=paid)
    trail = (before.mover.place, move.target)
    yield Beat("fly", message, before.turn, "", _piece(before), trail, "fly", _FLIGHT)


def _buy(before: Position, move: Move, after: Position) -> Iterator[Beat]:
    paid = money(before.house, before.house.token_price)
    message = say("africa-bought", seat=before.turn, place=place(before.mover.place), money=paid)
    yield Beat("pay", message, before.turn, sound="coin")


def _skip(before: Position, move: Move, after: Position) -> Iterator[Beat]:
    now = _now(before, after)
    if before.mover.held:
        message = say("africa-skips-held", seat=before.turn, turns=now.held)
    elif now.stowaway:
        message = say("africa-skips-stowaway", seat=before.turn)
    else:
        message = say("africa-skips", seat=before.turn)
    yield Beat("skip", message, before.turn, sound="skip")


def _token(before: Position, move: Move, after: Position) -> Iterator[Beat]:
    kind = move.target
    seconds = _STAR_TURN if kind == "star" else _TURN
    sound = "gem" if kind in _GEMS else kind
    yield Beat("turn", _turned(before, kind, after), before.turn, kind, sound=sound, seconds=seconds)
    if kind == "star" and not after.outcome and not _now(before, after).stranded:
        yield Beat("race", say("africa-race", seat=before.turn), before.turn, seconds=1.2)


def _turned(before: Position, kind: str, after: Position) -> Message:
    """Every token has its own words, and some of them two."""
    city, now = before.mover.place, _now(before, after)
    gained = now.purse - before.mover.purse
    key = f"africa-turned-{kind}"
    if kind in _GEMS:
        key = "africa-turned-double" if city == GOLD_COAST else "africa-turned-gem"
        found, amount = token(kind), money(before.house, gained)
        return say(key, seat=before.turn, place=place(city), token=found, money=amount)
    if kind == "robber":
        key += "" if gained else "-poor"
        return say(key, seat=before.turn, place=place(city), money=money(before.house, -gained))
    if kind == "horseshoe":
        key += "-late" if now.horseshoe else ""
    return say(key, seat=before.turn, place=place(city))


def _nothing(before: Position, move: Move, after: Position) -> Iterator[Beat]:
    return iter(())


_TELLERS: dict[str, Callable[[Position, Move, Position], Iterator[Beat]]] = {
    "order": _order,
    "start": _start,
    "roll": _roll,
    "land": _nothing,
    "go": _go,
    "sail": _sail,
    "onward": _onward,
    "fly": _fly,
    "buy": _buy,
    "try": _nothing,
    "escape": _nothing,
    "skip": _skip,
    "done": _nothing,
    "token": _token,
}


def _what_follows(before: Position, after: Position) -> Iterator[Beat]:
    """What the move brought about, for the player and for the others."""
    then, now = before.mover, _now(before, after)
    if before.bonus and not after.bonus:
        paid = money(before.house, before.bonus)
        message = say("africa-bonus", seat=before.turn, place=place(now.place), money=paid)
        yield Beat("bonus", message, before.turn, sound="bonus", seconds=1.2)
    if now.captured and not then.captured:
        where = where_captured(now.place)
        message = say("africa-captured", seat=before.turn, where=where)
        yield Beat("captured", message, before.turn, where, sound="captured")
    if now.held > then.held:
        message = say("africa-held", seat=before.turn, place=place(now.place), turns=now.held)
        yield Beat("held", message, before.turn, str(now.held), sound="captured")
    for index, (seat, once) in enumerate(zip(after.seats, before.seats, strict=True)):
        if seat.stranded and not once.stranded:
            yield Beat("stranded", say("africa-stranded", seat=index), index, sound="stranded", seconds=1.2)
    if after.outcome:
        kind = "win" if after.outcome.winners else "draw"
        yield Beat(kind, outcome(after), after.turn, sound=kind, seconds=_END)


def _now(before: Position, after: Position) -> Seat:
    """The player who moved, after the move."""
    return after.seats[before.turn]


def _piece(before: Position) -> str:
    return f"piece:{before.turn}"


def _along(trail: Path) -> float:
    return max(_SHORTEST, _SECONDS_A_STEP * (len(trail) + 1))

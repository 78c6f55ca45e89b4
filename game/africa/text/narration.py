"""Narration of moves: events that the log, the sounds, the announcements and the animation share.

Kinds of events, with their `detail`:

    order                      the playing order is known
    start                      a home chosen; the piece appears at the end of `path`
    roll      the face, 1…6    a die rolled, for any purpose
    travel                     a walk by land along `path`
    board                      a passage taken
    sail                       a ship moves along `path`
    fly                        a flight along `path`
    pay                        a token bought
    turn      the token's name a token turned
    race                       the star is found, and a horseshoe can still win as well
    held      the turns        a blank in Slave Coast
    bonus                      the first in Cape Town
    captured  desert or sea    captured by bedouins or pirates
    freed                      free again
    skip                       a turn missed
    stranded                   a player is out of the game
    win, draw                  the end

`land`, `onward` with a die, `try` and `escape` have no event, as a roll follows; nor have `done` and `end`.
Sounds: roll, step, sail, fly, coin, gem, star, robber, horseshoe, blank, bonus, captured, freed, skip,
stranded, win, draw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.africa.rules.board import GOLD_COAST, PLACES, Path
from game.africa.rules.legal_moves import sails_free
from game.africa.rules.moves import Move
from game.africa.rules.position import ESCAPE_DIE, ORDER, SAIL_DIE, TOKEN, TRY_DIE, Position, Seat
from game.africa.rules.stranding import is_stranded
from game.africa.text.messages import captor_kind, money, outcome, place, player_names, token, token_name
from game.draw.presentation import MoveEvent
from game.text.message import Message, msg

_SECONDS_PER_STEP = 0.18
_MIN_TRAVEL_SECONDS = 0.6
_ROLL_SECONDS = 0.9
_FLIGHT_SECONDS = 1.4
_TOKEN_SECONDS = 1.2
_STAR_SECONDS = 2.2
_END_SECONDS = 2.0

_GEMS = frozenset({"ruby", "emerald", "topaz"})


def narrate(before: Position, move: Move, after: Position) -> tuple[MoveEvent, ...]:
    """The events of a legal move, in order; empty if the log needs no entry."""
    return (*_NARRATORS[move.verb](before, move, after), *_consequences(before, after))


def _order(before: Position, move: Move, after: Position) -> Iterator[MoveEvent]:
    yield _order_event(after)


def _order_event(after: Position) -> MoveEvent:
    first = after.order[0]
    return MoveEvent(
        "order", msg("africa-order", seat=first, names=player_names(after.order)), first, seconds=1.2
    )


def _start(before: Position, move: Move, after: Position) -> Iterator[MoveEvent]:
    text = msg("africa-starts", seat=before.seat, place=place(move.target))
    yield MoveEvent("start", text, before.seat, "", _piece_id(before), (move.target,), "step")


def _roll(before: Position, move: Move, after: Position) -> Iterator[MoveEvent]:
    yield MoveEvent(
        "roll",
        _roll_message(before, move, after),
        before.seat,
        move.target,
        sound="roll",
        seconds=_ROLL_SECONDS,
    )
    if before.phase == ORDER and after.order:
        yield _order_event(after)
    if before.mover.captured and not _mover_after(before, after).captured:
        yield MoveEvent("freed", msg("africa-freed", seat=before.seat), before.seat, sound="freed")
    if before.phase in (SAIL_DIE, ESCAPE_DIE) and _mover_after(before, after).place != before.mover.place:
        yield _voyage_event(before, before.mover.destination, after)


def _roll_message(before: Position, move: Move, after: Position) -> Message:
    roll = int(move.target)
    if before.phase == ORDER:
        again = "yes" if before.rolls and before.rolls[before.seat] else "no"
        return msg("africa-rolled-order", seat=before.seat, roll=roll, again=again)
    if before.phase == TRY_DIE:
        turns = "yes" if after.phase == TOKEN else "no"
        return msg("africa-rolled-try", seat=before.seat, roll=roll, turns=turns)
    if before.phase == ESCAPE_DIE and _mover_after(before, after).captured:
        return msg("africa-rolled-captured", seat=before.seat, roll=roll)
    return msg("africa-rolled", seat=before.seat, roll=roll)


def _go(before: Position, move: Move, after: Position) -> Iterator[MoveEvent]:
    path = before.board.walks_by_end(before.mover.place, before.roll)[move.target]
    key = "africa-walked" if move.target in PLACES else "africa-stopped"
    text = msg(key, seat=before.seat, place=place(move.target))
    steps = tuple(number / len(path) for number in range(1, len(path)))
    yield MoveEvent(
        "travel", text, before.seat, "", _piece_id(before), path, "step", _travel_seconds(path), steps
    )


def _sail(before: Position, move: Move, after: Position) -> Iterator[MoveEvent]:
    now = _mover_after(before, after)
    if now.place != before.mover.place:
        yield _voyage_event(before, move.target, after)
        return
    yield MoveEvent("board", _boarding_message(before, move, now), before.seat, sound="coin")


def _boarding_message(before: Position, move: Move, now: Seat) -> Message:
    harbour = place(move.target)
    if sails_free(before.house, before.mover):
        return msg("africa-boards-stowaway", seat=before.seat, place=harbour)
    paid = money(before.house, before.mover.purse - now.purse)
    return msg("africa-boards", seat=before.seat, place=harbour, money=paid)


def _onward(before: Position, move: Move, after: Position) -> Iterator[MoveEvent]:
    if _mover_after(before, after).place != before.mover.place:
        yield _voyage_event(before, before.mover.destination, after)


def _voyage_event(before: Position, harbour: str, after: Position) -> MoveEvent:
    """The part of the voyage in this move. A drifting ship has a text of its own."""
    now = _mover_after(before, after)
    route = before.board.sea_route(before.mover.place, harbour)
    path = route[: route.index(now.place) + 1]
    underway = "africa-drifted" if now.drifting else "africa-sailed"
    text = msg("africa-landed" if now.place == harbour else underway, seat=before.seat, place=place(harbour))
    return MoveEvent("sail", text, before.seat, "", _piece_id(before), path, "sail", _travel_seconds(path))


def _fly(before: Position, move: Move, after: Position) -> Iterator[MoveEvent]:
    paid = money(before.house, before.house.air_fare)
    text = msg("africa-flew", seat=before.seat, place=place(move.target), money=paid)
    path = (before.mover.place, move.target)
    yield MoveEvent("fly", text, before.seat, "", _piece_id(before), path, "fly", _FLIGHT_SECONDS)


def _buy(before: Position, move: Move, after: Position) -> Iterator[MoveEvent]:
    paid = money(before.house, before.house.token_price)
    text = msg("africa-bought", seat=before.seat, place=place(before.mover.place), money=paid)
    yield MoveEvent("pay", text, before.seat, sound="coin")


def _skip(before: Position, move: Move, after: Position) -> Iterator[MoveEvent]:
    now = _mover_after(before, after)
    if before.mover.turns_to_miss:
        text = msg("africa-skips-held", seat=before.seat, turns=now.turns_to_miss)
    elif now.stowaway:
        text = msg("africa-skips-stowaway", seat=before.seat)
    else:
        text = msg("africa-skips", seat=before.seat)
    yield MoveEvent("skip", text, before.seat, sound="skip")


def _token(before: Position, move: Move, after: Position) -> Iterator[MoveEvent]:
    kind = move.target
    seconds = _STAR_SECONDS if kind == "star" else _TOKEN_SECONDS
    sound = "gem" if kind in _GEMS else kind
    text, name = _token_message(before, kind, after), token_name(kind, before.house)
    yield MoveEvent("turn", text, before.seat, name, sound=sound, seconds=seconds)
    if kind == "star" and after.horseshoes_left and not after.outcome:
        key = "africa-race-others" if is_stranded(after, _mover_after(before, after)) else "africa-race"
        race = msg(key, seat=before.seat, token=token("horseshoe", before.house))
        yield MoveEvent("race", race, before.seat, seconds=1.2)


def _token_message(before: Position, kind: str, after: Position) -> Message:
    """The message for a token: one or two for each kind."""
    city, now = before.mover.place, _mover_after(before, after)
    gained = now.purse - before.mover.purse
    key = f"africa-turned-{kind}"
    if kind in _GEMS:
        key = "africa-turned-double" if city == GOLD_COAST else "africa-turned-gem"
        if not gained:
            key = "africa-turned-worthless"
    elif kind == "robber":
        key += "" if gained else "-poor"
    elif kind == "horseshoe":
        key += "-late" if now.horseshoe else ""
    found, amount = token(kind, before.house), money(before.house, abs(gained))
    return msg(key, seat=before.seat, place=place(city), token=found, money=amount)


def _no_events(before: Position, move: Move, after: Position) -> Iterator[MoveEvent]:
    return iter(())


_NARRATORS: dict[str, Callable[[Position, Move, Position], Iterator[MoveEvent]]] = {
    "order": _order,
    "start": _start,
    "roll": _roll,
    "land": _no_events,
    "go": _go,
    "sail": _sail,
    "onward": _onward,
    "fly": _fly,
    "buy": _buy,
    "try": _no_events,
    "escape": _no_events,
    "skip": _skip,
    "done": _no_events,
    "end": _no_events,
    "token": _token,
}


def _consequences(before: Position, after: Position) -> Iterator[MoveEvent]:
    """Events that follow from the move, for the mover and for the others."""
    then, now = before.mover, _mover_after(before, after)
    if before.bonus and not after.bonus:
        paid = money(before.house, before.bonus)
        text = msg("africa-bonus", seat=before.seat, place=place(now.place), money=paid)
        yield MoveEvent("bonus", text, before.seat, sound="bonus", seconds=1.2)
    if now.captured and not then.captured:
        where = captor_kind(now.place)
        text = msg("africa-captured", seat=before.seat, where=where)
        yield MoveEvent("captured", text, before.seat, where, sound="captured")
    if now.turns_to_miss > then.turns_to_miss:
        text = msg("africa-held", seat=before.seat, place=place(now.place), turns=now.turns_to_miss)
        yield MoveEvent("held", text, before.seat, str(now.turns_to_miss), sound="captured")
    for index, (seat, earlier) in enumerate(zip(after.seats, before.seats, strict=True)):
        if seat.stranded and not earlier.stranded:
            yield MoveEvent(
                "stranded", msg("africa-stranded", seat=index), index, sound="stranded", seconds=1.2
            )
    if after.outcome:
        kind = "win" if after.outcome.winners else "draw"
        yield MoveEvent(kind, outcome(after), after.seat, sound=kind, seconds=_END_SECONDS)


def _mover_after(before: Position, after: Position) -> Seat:
    """The seat that moved, after the move."""
    return after.seats[before.seat]


def _piece_id(before: Position) -> str:
    return f"piece:{before.seat}"


def _travel_seconds(path: Path) -> float:
    return max(_MIN_TRAVEL_SECONDS, _SECONDS_PER_STEP * (len(path) + 1))

"""The events of a move, for log, sounds, announcements and animation.

Kinds of events:

    place                     a stone is placed on the node of `path`
    swap                      the stone on the node of `path` is taken over
    pass                      a turn, or the rest of it, is given up, or the end offered or accepted
    decided                   one player now wins in every continuation
    win, draw                 the end
    count                     the result by all three methods

Sounds: place, skip, bonus, win, draw.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.draw.presentation import MoveEvent
from game.star.rules.board import NAMES
from game.star.rules.moves import PASS, SWAP, Move
from game.star.rules.proved_ownership import ownership_of
from game.star.rules.state import State
from game.star.rules.territory import EMPTY
from game.star.text.messages import outcome, pass_meaning, score_pair
from game.text.message import Message, msg

_PLACE_SECONDS, _SWAP_SECONDS, _PASS_SECONDS, _DECIDED_SECONDS, _END_SECONDS, _COUNT_SECONDS = (
    0.6,
    1.2,
    0.6,
    1.4,
    2.0,
    1.0,
)

_PASS_KEYS = {
    "second": "star-passes-second",
    "rest": "star-passes-rest",
    "offer": "star-offers",
    "agree": "star-agrees",
    "end": "star-agrees",
    "pass": "star-passes",
}
"""The key of the text of a pass, by its meaning."""


def narrate(before: State, move: Move, after: State) -> tuple[MoveEvent, ...]:
    """The events of a legal move, in order."""
    return (_move_event(before, move, after), *_outcome_events(before, after))


def _move_event(before: State, move: Move, after: State) -> MoveEvent:
    seat, other = before.seat, msg("player", seat=1 - before.seat)
    if move == PASS:
        text = msg(_PASS_KEYS[pass_meaning(before)], seat=seat)
        return MoveEvent("pass", text, seat, sound="skip", seconds=_PASS_SECONDS)
    if move == SWAP:
        name = NAMES[next(at for at, stone in enumerate(before.stones) if stone != EMPTY)]
        text = msg("star-swaps", seat=seat, node=name, other=other)
        return MoveEvent("swap", text, seat, path=(name,), sound="place", seconds=_SWAP_SECONDS)
    text = msg("star-places", seat=seat, node=str(move))
    continues_turn = before.is_mid_turn
    return MoveEvent(
        "place",
        text,
        seat,
        path=(str(move),),
        sound="place",
        seconds=_PLACE_SECONDS,
        continues_turn=continues_turn,
    )


def _outcome_events(before: State, after: State) -> Iterator[MoveEvent]:
    """The events if the move decided or ended the game."""
    won = ownership_of(after).winner
    if won is not None and ownership_of(before).winner is None and not after.outcome:
        yield MoveEvent(
            "decided", msg("star-decided", seat=won), won, sound="bonus", seconds=_DECIDED_SECONDS
        )
    if after.outcome:
        winner = next(iter(after.outcome.winners), None)
        kind, seat = ("draw", before.seat) if winner is None else ("win", winner)
        yield MoveEvent(kind, outcome(after), seat, sound=kind, seconds=_END_SECONDS)
        yield MoveEvent("count", result_message(after, winner or 0), seat, seconds=_COUNT_SECONDS)


def result_message(state: State, first: int) -> Message:
    """The result by all three methods, each with the numbers of the seat `first` first."""
    score = state.score()
    counts = (score.total, score.simplified, score.schmittberger)
    standard, simplified, schmittberger = (score_pair((pair[first], pair[1 - first])) for pair in counts)
    return msg("star-counted", standard=standard, simplified=simplified, schmittberger=schmittberger)

"""The events of a move, for log, sounds, announcements and animation.

Kinds of events:

    place                     a stone is placed on the node of `path`
    swap                      the stone on the node of `path` is taken over
    pass                      a turn, or the rest of it, is given up
    decided                   one player now wins in every continuation
    win, draw                 the end
    count                     the result by all three methods

Sounds: place, swap, skip, bonus, win, draw.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.draw.presentation import MoveEvent
from game.star.rules.board import NAMES
from game.star.rules.moves import PASS, SWAP, Move
from game.star.rules.state import State
from game.star.rules.territory import EMPTY
from game.star.text.messages import certain_winner, outcome, score_pair
from game.text.message import Message, msg

_PLACE_SECONDS, _SWAP_SECONDS, _PASS_SECONDS, _DECIDED_SECONDS, _END_SECONDS, _COUNT_SECONDS = (
    0.6,
    1.2,
    0.6,
    1.4,
    2.0,
    1.0,
)


def narrate(before: State, move: Move, after: State) -> tuple[MoveEvent, ...]:
    """The events of a legal move, in order."""
    return (_move_event(before, move, after), *_outcome_events(before, after))


def _move_event(before: State, move: Move, after: State) -> MoveEvent:
    seat, other = before.seat, msg("player", seat=1 - before.seat)
    if move == PASS:
        return MoveEvent("pass", _pass_message(before, after), seat, sound="skip", seconds=_PASS_SECONDS)
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


def _pass_message(before: State, after: State) -> Message:
    if after.is_over:
        return msg("star-agrees", seat=before.seat)
    return msg("star-passes-second" if before.is_mid_turn else "star-passes", seat=before.seat)


def _outcome_events(before: State, after: State) -> Iterator[MoveEvent]:
    """The events if the move decided or ended the game."""
    won = certain_winner(after)
    if won is not None and certain_winner(before) is None and not after.outcome:
        yield MoveEvent(
            "decided", msg("star-decided", seat=won), won, sound="bonus", seconds=_DECIDED_SECONDS
        )
    if after.outcome:
        winner = next(iter(after.outcome.winners), None)
        kind, seat = ("draw", before.seat) if winner is None else ("win", winner)
        yield MoveEvent(kind, outcome(after), seat, sound=kind, seconds=_END_SECONDS)
        yield MoveEvent("count", result_message(after), seat, seconds=_COUNT_SECONDS)


def result_message(state: State) -> Message:
    """The result by all three methods."""
    result = state.score()
    return msg(
        "star-counted",
        standard=score_pair(result.total),
        simplified=score_pair(result.simplified),
        schmittberger=score_pair(result.schmittberger),
    )

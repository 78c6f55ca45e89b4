"""What is told of a move: beats that the log, the sounds, the announcements and the animation share.

Kinds of beats, with what `detail` says:

    place                     a stone on the node of `trail`
    swap                      the stone on the node of `trail` taken over
    pass                      a turn, or the rest of it, given up
    decided                   from here on one player has won, whatever happens
    win, draw                 the end
    count                     the result by all three methods

Sounds: place, swap, skip, bonus, win, draw.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.draw.show import Beat
from game.star.board import NAMES
from game.star.moves import PASS, SWAP, Move
from game.star.rules import State
from game.star.territory import EMPTY
from game.star.words import decided, outcome, pair
from game.text.message import Message, say

_PLACE, _SWAP, _PASS, _DECIDED, _END, _COUNT = 0.6, 1.2, 0.6, 1.4, 2.0, 1.0


def tell(before: State, move: Move, after: State) -> tuple[Beat, ...]:
    """The beats of a legal move, in order."""
    return (_move(before, move, after), *_what_follows(before, after))


def _move(before: State, move: Move, after: State) -> Beat:
    seat, other = before.seat, say("player", seat=1 - before.seat)
    if move == PASS:
        return Beat("pass", _passes(before, after), seat, sound="skip", seconds=_PASS)
    if move == SWAP:
        name = NAMES[next(at for at, stone in enumerate(before.stones) if stone != EMPTY)]
        message = say("star-swaps", seat=seat, node=name, other=other)
        return Beat("swap", message, seat, trail=(name,), sound="place", seconds=_SWAP)
    message = say("star-places", seat=seat, node=str(move))
    again = before.is_mid_turn
    return Beat("place", message, seat, trail=(str(move),), sound="place", seconds=_PLACE, goes_on=again)


def _passes(before: State, after: State) -> Message:
    if after.is_over:
        return say("star-agrees", seat=before.seat)
    return say("star-passes-second" if before.is_mid_turn else "star-passes", seat=before.seat)


def _what_follows(before: State, after: State) -> Iterator[Beat]:
    """A game decided, or over."""
    won = decided(after)
    if won is not None and decided(before) is None and not after.outcome:
        yield Beat("decided", say("star-decided", seat=won), won, sound="bonus", seconds=_DECIDED)
    if after.outcome:
        winner = next(iter(after.outcome.winners), None)
        kind, seat = ("draw", before.seat) if winner is None else ("win", winner)
        yield Beat(kind, outcome(after), seat, sound=kind, seconds=_END)
        yield Beat("count", counted(after), seat, seconds=_COUNT)


def counted(state: State) -> Message:
    """The result of a game by all three methods."""
    result = state.score()
    return say(
        "star-counted",
        standard=pair(result.total),
        simplified=pair(result.simplified),
        schmittberger=pair(result.schmittberger),
    )

"""What is told of a move in Afrika, as beats that log, sounds, announcements and pictures share.

kind      detail       trail
sow       its stones   the hole sown, then each hole a stone falls into
capture   its stones   the hole that is taken
swap                   as if North had sown what South did
certain                one has more than the other can still reach
win, draw              the end
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.draw.show import Beat
from game.mancala.board import HOLES, LETTERS, NORTH, ROW, path
from game.mancala.moves import CAPTURE, SOW, SWAP, Move
from game.mancala.rules import State, is_certain
from game.mancala.words import outcome, score, side
from game.text.message import say

HAND = "hand"
"""The piece that travels while stones are sown."""

_SECONDS_A_STONE, _LIFT, _LONGEST = 0.17, 0.45, 4.0
_LIFTED, _SOWN = 0.19, 0.8
"""The parts of a sowing's time in which the hand is lifted, and in which one stone after the other lands."""

_SECONDS_A_CAPTURED, _CARRIED, _LONGEST_CAPTURE = 0.06, 0.75, 1.8
_SWAP, _CERTAIN, _END = 1.2, 1.2, 2.0


def tell(before: State, move: Move, after: State) -> tuple[Beat, ...]:
    """The beats of a legal move, in order."""
    return (*_TELLERS[move.verb](before, move), *_what_follows(before, after))


def _sow(before: State, move: Move) -> Iterator[Beat]:
    stones = before.board[move.hole]
    way = path(move.hole, stones)
    end = way[-1]
    message = say(
        "mancala-sowed",
        seat=before.seat,
        hole=LETTERS[move.hole],
        stones=stones,
        end=LETTERS[end],
        side=side(end, before.seat),
    )
    seconds = min(_LONGEST, _LIFT + _SECONDS_A_STONE * stones)
    trail = _letters((move.hole, *way))
    landed = tuple(_LIFTED + _SOWN * (number + 1) / stones for number in range(stones))
    yield Beat("sow", message, before.seat, str(stones), HAND, trail, "sow", seconds, landed)


def _capture(before: State, move: Move) -> Iterator[Beat]:
    stones = before.board[move.hole]
    message = say("mancala-captured", seat=before.seat, hole=LETTERS[move.hole], stones=stones)
    seconds = min(_LONGEST_CAPTURE, _CARRIED + _SECONDS_A_CAPTURED * stones)
    trail = (LETTERS[move.hole],)
    yield Beat("capture", message, before.seat, str(stones), "", trail, "coin", seconds)


def _swap(before: State, move: Move) -> Iterator[Beat]:
    sown = (before.board.index(0) + ROW) % HOLES
    trail = _letters((sown, *path(sown, ROW)))
    message = say("mancala-swapped", seat=NORTH)
    yield Beat("swap", message, NORTH, "", "", trail, "skip", _SWAP)


_TELLERS: dict[str, Callable[[State, Move], Iterator[Beat]]] = {
    SOW: _sow,
    CAPTURE: _capture,
    SWAP: _swap,
}


def _what_follows(before: State, after: State) -> Iterator[Beat]:
    if result := after.outcome:
        kind = "win" if result.winners else "draw"
        seat = result.winners[0] if result.winners else before.seat
        yield Beat(kind, outcome(after, result), seat, sound=kind, seconds=_END)
    elif is_certain(after) and not is_certain(before):
        leader = before.seat
        message = say("mancala-certain", seat=leader, score=score(after, leader))
        yield Beat("certain", message, leader, sound="bonus", seconds=_CERTAIN)


def _letters(holes: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(LETTERS[hole] for hole in holes)

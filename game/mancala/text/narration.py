"""The events of a move in Afrika, for log, sounds, announcements and animation.

kind      detail       path
sow       its stones   the hole sown, then each hole that receives a stone
capture   its stones   the hole that is taken
swap                   as if North had sown what South sowed
certain                one player has more than the other can still reach
repeated               the position has come twice; the third time ends the game
win, draw              the end
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.draw.presentation import MoveEvent
from game.mancala.rules.board import HOLES, LETTERS, NORTH, ROW, letters, path
from game.mancala.rules.moves import CAPTURE, SOW, SWAP, Move
from game.mancala.rules.options import MAX_OCCURRENCES
from game.mancala.rules.state import State, is_decided, occurrences
from game.mancala.text.messages import outcome, score, side
from game.text.message import msg

HAND = "hand"
"""The ID of the piece that moves while stones are sown."""

_SECONDS_PER_STONE, _LIFT_SECONDS, _MAX_SOW_SECONDS = 0.17, 0.45, 4.0
LIFT_SHARE, SOW_SHARE = 0.19, 0.8
"""The parts of a sowing's duration in which the hand rises, and in which the stones land one by one."""

_SECONDS_PER_CAPTURED, _CARRY_SECONDS, _MAX_CAPTURE_SECONDS = 0.06, 0.75, 1.8
_SWAP_SECONDS, _CERTAIN_SECONDS, _END_SECONDS = 1.2, 1.2, 2.0


def narrate(before: State, move: Move, after: State) -> tuple[MoveEvent, ...]:
    """The events of a legal move, in order."""
    return (_NARRATORS[move.verb](before, move), *_outcome_events(before, after))


def _sow(before: State, move: Move) -> MoveEvent:
    stones = before.board[move.hole]
    holes = path(move.hole, stones)
    end = holes[-1]
    text = msg(
        "mancala-sowed",
        seat=before.seat,
        hole=LETTERS[move.hole],
        stones=stones,
        end=LETTERS[end],
        side=side(end, before.seat),
    )
    seconds = min(_MAX_SOW_SECONDS, _LIFT_SECONDS + _SECONDS_PER_STONE * stones)
    spots = letters((move.hole, *holes))
    landed = tuple(LIFT_SHARE + SOW_SHARE * (number + 1) / stones for number in range(stones))
    return MoveEvent("sow", text, before.seat, str(stones), HAND, spots, "sow", seconds, landed)


def _capture(before: State, move: Move) -> MoveEvent:
    stones = before.board[move.hole]
    text = msg("mancala-captured", seat=before.seat, hole=LETTERS[move.hole], stones=stones)
    seconds = min(_MAX_CAPTURE_SECONDS, _CARRY_SECONDS + _SECONDS_PER_CAPTURED * stones)
    spots = (LETTERS[move.hole],)
    return MoveEvent("capture", text, before.seat, str(stones), "", spots, "coin", seconds)


def _swap(before: State, move: Move) -> MoveEvent:
    swapped_hole = (before.board.index(0) + ROW) % HOLES
    spots = letters((swapped_hole, *path(swapped_hole, ROW)))
    text = msg("mancala-swapped", seat=NORTH)
    return MoveEvent("swap", text, NORTH, "", "", spots, "skip", _SWAP_SECONDS)


_NARRATORS: dict[str, Callable[[State, Move], MoveEvent]] = {SOW: _sow, CAPTURE: _capture, SWAP: _swap}


def _outcome_events(before: State, after: State) -> Iterator[MoveEvent]:
    if result := after.outcome:
        kind = "win" if result.winners else "draw"
        seat = result.winners[0] if result.winners else before.seat
        yield MoveEvent(kind, outcome(after, result), seat, sound=kind, seconds=_END_SECONDS)
    elif is_decided(after) and not is_decided(before):
        leader = before.seat  # only the player who captures can become the certain winner
        text = msg("mancala-certain", seat=leader, score=score(after, leader))
        yield MoveEvent("certain", text, leader, sound="bonus", seconds=_CERTAIN_SECONDS)
    elif occurrences(after) == MAX_OCCURRENCES - 1:
        yield MoveEvent("repeated", msg("mancala-repeated"), before.seat)

"""What a move would do, before it is played: how many stones each hole gets, and who may capture then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from game.mancala.rules.board import Board, all_captures, owner, path, sown, with_hole_emptied
from game.mancala.rules.state import State


@dataclass(frozen=True, slots=True)
class Preview:
    """`gains` are stones by hole, `end` is where the last one falls (None for a capture).

    `exposed` are the mover's holes that the other could take at once, `opened` the other's holes that the
    mover would threaten; both with their stones. Under the rule of the smallest capture these are the
    smallest ones only.
    """

    stones_added: Mapping[int, int]
    last_hole: int | None
    opponent_threatens: Mapping[int, int]
    mover_threatens: Mapping[int, int]


def preview(state: State, hole: int) -> Preview | None:
    """What playing a hole would do: taking it where that is a move, else sowing it.

    None where there is nothing to sow, or where whose hole it is would have to capture instead.
    """
    board = state.board
    if any(capture.taken == hole for capture in state.captures()):
        return _preview_of(state, with_hole_emptied(board, hole), state.seat, {}, None)
    if not board[hole] or all_captures(board, owner(hole)):
        return None
    holes = path(hole, board[hole])
    return _preview_of(state, sown(board, hole), owner(hole), Counter(holes), holes[-1])


def _preview_of(
    state: State, board: Board, seat: int, stones_added: Mapping[int, int], last_hole: int | None
) -> Preview:
    free = state.house.capture == "free"
    return Preview(
        stones_added, last_hole, _capturable(board, 1 - seat, free=free), _capturable(board, seat, free=free)
    )


def _capturable(board: Board, seat: int, *, free: bool) -> dict[int, int]:
    """The holes that a seat could take, with their stones."""
    found = all_captures(board, seat)
    fewest = min((each.stones for each in found), default=0)
    return {each.taken: each.stones for each in found if free or each.stones == fewest}

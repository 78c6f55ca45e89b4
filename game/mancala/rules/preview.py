"""What a sowing leads to, before it is played: stones added to holes, and captures possible afterwards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from game.mancala.rules.board import Board, all_captures, legal_captures, owner, path, sown, with_hole_emptied
from game.mancala.rules.state import State


@dataclass(frozen=True, slots=True)
class Preview:
    """The effects of a move.

    `stones_added` are by hole; `last_hole` receives the last stone (None for a capture). The threats are
    holes that the opponent could take at once and holes that the mover could take next, with their stones;
    only the smallest, if smallest captures are forced.
    """

    stones_added: Mapping[int, int]
    last_hole: int | None
    opponent_threatens: Mapping[int, int]
    mover_threatens: Mapping[int, int]


def preview(state: State, hole: int) -> Preview | None:
    """The effects of capturing a hole if that is legal, else of sowing it by its owner.

    None if the hole is empty or its owner would have to capture instead.
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
    opponent_threatens, mover_threatens = (
        {each.taken: each.stones for each in legal_captures(board, player, state.house.capture)}
        for player in (1 - seat, seat)
    )
    return Preview(stones_added, last_hole, opponent_threatens, mover_threatens)

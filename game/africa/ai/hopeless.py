"""The choice of every computer player in a game that no player can win: to end it."""

from __future__ import annotations

from collections.abc import Sequence

from game.africa.rules.moves import END, Move
from game.search.thinker import SearchResult
from game.text.message import msg


def draw_result(moves: Sequence[Move]) -> SearchResult:
    """The move `end`, which is one of these moves, all worth nothing."""
    return SearchResult(
        END, 0.0, msg("africa-reason-end"), tuple((move, 0.0) for move in moves), work=len(moves)
    )

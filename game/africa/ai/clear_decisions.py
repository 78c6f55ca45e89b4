"""Decisions without thinking: the only move, and ending a game that no player can win."""

from __future__ import annotations

from collections.abc import Sequence

from game.africa.rules.moves import END, Move
from game.search.thinker import SearchResult
from game.text.message import msg


def clear_decision(moves: Sequence[Move]) -> SearchResult | None:
    """The result for these moves, or None if a computer player has to choose."""
    if len(moves) == 1:
        reason = msg("africa-reason-only-choice")
        return SearchResult(moves[0], 0.5, reason, ((moves[0], 0.5),), work=1)
    if END in moves:
        reason = msg("africa-reason-end")
        return SearchResult(END, 0.0, reason, tuple((move, 0.0) for move in moves), work=len(moves))
    return None

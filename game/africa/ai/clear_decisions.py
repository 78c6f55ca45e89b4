"""Decisions without thinking: the only move, and ending a game that no player can win."""

from __future__ import annotations

from collections.abc import Sequence

from game.africa.rules.moves import END, Move
from game.search.thinker import SearchResult
from game.text.message import msg

ONLY_CHOICE = msg("africa-reason-only-choice")


def clear_decision(moves: Sequence[Move]) -> SearchResult | None:
    """The result for these moves, or None if a computer player has to choose.

    The value of the only move, 0.5, is no estimate; no player looks at it.
    """
    if len(moves) == 1:
        return SearchResult(moves[0], 0.5, ONLY_CHOICE, ((moves[0], 0.5),), work=1)
    return game_end(moves)


def game_end(moves: Sequence[Move]) -> SearchResult | None:
    """The result if the game can be ended since no player can win, else None."""
    if END not in moves:
        return None
    candidates = tuple((move, 0.0) for move in moves)
    return SearchResult(END, 0.0, msg("africa-reason-end"), candidates, work=len(moves))

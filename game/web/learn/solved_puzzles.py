"""The solved puzzles, stored in the browser; if it stores nothing, until the page is closed."""

from __future__ import annotations

from contextlib import suppress

from game.learn.puzzle import Puzzle
from game.learn.puzzle_progress import format_solved, parse_solved, puzzle_id
from game.play.saves.two_slot_save import StoreError
from game.web.saves.local_storage import open_store

STORAGE_KEY = "starboard.puzzles"


class SolvedPuzzles:
    """The set of solved puzzles: `puzzle in solved_puzzles`."""

    def __init__(self) -> None:
        self._store, _ = open_store()
        self._solved = self._load()

    def __contains__(self, puzzle: Puzzle) -> bool:
        return puzzle_id(puzzle) in self._solved

    def add(self, puzzle: Puzzle) -> None:
        """Mark a puzzle as solved; puzzles solved in another tab stay solved."""
        self._solved = self._solved | self._load() | {puzzle_id(puzzle)}
        with suppress(StoreError):
            self._store.write(STORAGE_KEY, format_solved(self._solved))

    def _load(self) -> frozenset[str]:
        try:
            return parse_solved(self._store.read(STORAGE_KEY))
        except StoreError:
            return frozenset()

"""The solved puzzles, kept in this browser; where nothing can be kept, as long as the page lasts."""

from __future__ import annotations

from contextlib import suppress

from game.learn.puzzle import Puzzle
from game.learn.solved import digest, read_marks, write_marks
from game.play.saves import StoreError
from game.web.storage import open_store

KEY = "starboard.puzzles"


class Marks:
    """Puzzles that were solved: `puzzle in marks`."""

    def __init__(self) -> None:
        self._store, _ = open_store()
        self._marks = self._kept()

    def __contains__(self, puzzle: Puzzle) -> bool:
        return digest(puzzle) in self._marks

    def add(self, puzzle: Puzzle) -> None:
        """Mark a puzzle; what another window has marked meanwhile stays marked."""
        self._marks = self._marks | self._kept() | {digest(puzzle)}
        with suppress(StoreError):
            self._store.write(KEY, write_marks(self._marks))

    def _kept(self) -> frozenset[str]:
        try:
            return read_marks(self._store.read(KEY))
        except StoreError:
            return frozenset()

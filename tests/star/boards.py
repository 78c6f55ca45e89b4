"""Boards for the tests: by names of nodes, and random ones."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from game.star.rules.board import NUMBERS, board
from game.star.rules.options import OPTIONS
from game.star.rules.territory import EMPTY
from tests.strategies import values_of

FULL_BOARD, OPEN_BOARD = "br", "br."


def board_with(rings: int, blue: str, red: str = "") -> str:
    """The letters of a board with stones on the named nodes."""
    letters = list(EMPTY * board(rings).size)
    for names, letter in ((blue, "b"), (red, "r")):
        for name in names.split():
            assert letters[NUMBERS[name]] == EMPTY, name
            letters[NUMBERS[name]] = letter
    return "".join(letters)


@st.composite
def boards(draw: st.DrawFn, letters: str = OPEN_BOARD) -> tuple[int, str]:
    """A number of rings and a random board, with random proportions of the letters."""
    rings = int(draw(values_of(OPTIONS["rings"])))
    weights = [draw(st.integers(1, 8)) for _ in letters]
    rng = Random(draw(st.integers(0, 2**32)))
    return rings, "".join(rng.choices(letters, weights, k=board(rings).size))

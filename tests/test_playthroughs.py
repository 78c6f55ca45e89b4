"""Whole games as they were once played: the rules still play them move by move to the same positions.

Where a rule was changed on purpose, `python3 -m tests.<game>.playthrough` writes the files anew.
"""

from typing import Any

import pytest

from tests.africa import playthrough as africa
from tests.golden import Book
from tests.mancala import playthrough as mancala
from tests.star import playthrough as star

BOOKS: dict[str, Book[Any]] = {"africa": africa.BOOK, "mancala": mancala.BOOK, "star": star.BOOK}
EVERY = [
    pytest.param(book, name, id=f"{game}-{name}") for game, book in BOOKS.items() for name in book.setups
]


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_every_playthrough_has_its_file_and_every_file_its_playthrough(book: Book[Any]) -> None:
    assert sorted(file.name for file in book.folder.iterdir()) == sorted(
        f"{name}.txt" for name in book.setups
    )


@pytest.mark.parametrize(("book", "name"), EVERY)
def test_a_playthrough_is_played_as_it_was_to_its_end(book: Book[Any], name: str) -> None:
    plies = list(book.plies(name))
    assert book.text(name, plies) == book.stored(name)
    assert plies[-1].after.outcome

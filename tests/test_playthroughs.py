"""The rules replay stored games move by move to the same positions.

After an intended change of a rule, `python3 -m tests.<game>.playthrough` writes the files again.
"""

from typing import Any

import pytest

from tests.africa import playthrough as africa
from tests.mancala import playthrough as mancala
from tests.playthroughs import PlaythroughSet
from tests.star import playthrough as star

PLAYTHROUGH_SETS: dict[str, PlaythroughSet[Any]] = {
    "africa": africa.BOOK,
    "mancala": mancala.PLAYTHROUGHS,
    "star": star.PLAYTHROUGHS,
}
ALL_PLAYTHROUGHS = [
    pytest.param(book, name, id=f"{game}-{name}")
    for game, book in PLAYTHROUGH_SETS.items()
    for name in book.setups
]


@pytest.mark.parametrize("book", PLAYTHROUGH_SETS.values(), ids=PLAYTHROUGH_SETS)
def test_playthroughs_and_files_correspond(book: PlaythroughSet[Any]) -> None:
    assert sorted(file.name for file in book.folder.iterdir()) == sorted(
        f"{name}.txt" for name in book.setups
    )


@pytest.mark.parametrize(("book", "name"), ALL_PLAYTHROUGHS)
def test_a_stored_playthrough_replays_to_its_end(book: PlaythroughSet[Any], name: str) -> None:
    plies = list(book.plies(name))
    assert book.text(name, plies) == book.stored_text(name)
    assert plies[-1].after.outcome

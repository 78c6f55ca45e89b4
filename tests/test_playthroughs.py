"""The rules replay stored games move by move to the same positions.

After an intended change of a rule, `python3 -m tests.<game>.playthrough` writes the files again.
"""

from importlib import import_module
from typing import Any

import pytest

from game.catalog import GAMES
from tests.playthroughs import PlaythroughSet

PLAYTHROUGH_SETS: dict[str, PlaythroughSet[Any]] = {
    game: import_module(f"tests.{game}.playthrough").PLAYTHROUGHS for game in GAMES
}
ALL_PLAYTHROUGHS = [
    pytest.param(playthroughs, name, id=f"{game}-{name}")
    for game, playthroughs in PLAYTHROUGH_SETS.items()
    for name in playthroughs.setups
]


@pytest.mark.parametrize("playthroughs", PLAYTHROUGH_SETS.values(), ids=PLAYTHROUGH_SETS)
def test_playthroughs_and_files_correspond(playthroughs: PlaythroughSet[Any]) -> None:
    assert sorted(file.name for file in playthroughs.folder.iterdir()) == sorted(
        f"{name}.txt" for name in playthroughs.setups
    )


@pytest.mark.parametrize(("playthroughs", "name"), ALL_PLAYTHROUGHS)
def test_a_stored_playthrough_replays_to_its_end(playthroughs: PlaythroughSet[Any], name: str) -> None:
    plies = list(playthroughs.plies(name))
    assert playthroughs.text(name, plies) == playthroughs.stored_text(name)
    assert plies[-1].after.outcome

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
    "africa": africa.PLAYTHROUGHS,
    "mancala": mancala.PLAYTHROUGHS,
    "star": star.PLAYTHROUGHS,
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

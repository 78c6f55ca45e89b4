"""Whole games as they were once played: the rules still play them move by move to the same positions.

Where a rule was changed on purpose, `python3 -m tests.mancala.playthrough` writes the files anew.
"""

import pytest

from tests.mancala.playthrough import FOLDER, SETUPS, Ply, replayed, written

NAMES = sorted(SETUPS)


def stored(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def plies(name: str) -> list[Ply]:
    return list(replayed(SETUPS[name], stored(name)))


def test_every_playthrough_has_its_file_and_every_file_its_playthrough() -> None:
    assert sorted(file.name for file in FOLDER.iterdir()) == [f"{name}.txt" for name in NAMES]


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_played_as_it_was(name: str) -> None:
    assert written(SETUPS[name], iter(plies(name))) == stored(name)


def test_playthroughs_cover_what_can_happen() -> None:
    games = [plies(name) for name in NAMES]
    assert {"empty", "majority", "repetition"} <= {game[-1].after.reason for game in games}
    assert {"sow", "capture", "swap"} == {ply.move.verb for game in games for ply in game}
    assert any(len(ply.before.captures()) > 1 for game in games for ply in game)

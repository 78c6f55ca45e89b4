"""Whole games as they were once played: the rules still play them to the same positions and scores.

Where a rule was changed on purpose, `python3 -m tests.star.playthrough` writes the files anew.
"""

from __future__ import annotations

import pytest

from tests.star.playthrough import FOLDER, SETUPS, replayed, written


def stored(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_playthrough_has_its_file_and_every_file_its_playthrough() -> None:
    assert sorted(file.stem for file in FOLDER.iterdir()) == sorted(SETUPS)


@pytest.mark.parametrize("name", SETUPS)
def test_a_game_is_played_as_it_was(name: str) -> None:
    text = stored(name)
    assert written(SETUPS[name], replayed(text)) == text


def test_what_can_happen_happens_in_them() -> None:
    games = "\n".join(map(stored, SETUPS))
    for word in ("swap", "pass", "reason='full'", "reason='agreed'", "winners=(0,)", "winners=(1,)"):
        assert word in games

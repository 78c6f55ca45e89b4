"""Whole games as they were once played: the rules still play them move by move to the same positions.

Where a rule was changed on purpose, `python3 -m tests.africa.playthrough` writes the files anew.
"""

import pytest

from game.africa import GAME
from tests.africa.happenings import happenings
from tests.africa.playthrough import FOLDER, SETUPS, Ply, replayed, written

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


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_goes_to_the_end(name: str) -> None:
    assert plies(name)[-1].after.outcome


def test_playthroughs_cover_every_preset_both_boards_and_two_to_five_players() -> None:
    assert {setup.preset for setup in SETUPS.values()} == set(GAME.presets)
    assert {setup.begin().board.name for setup in SETUPS.values()} == {"finnish", "scandinavian"}
    assert {setup.seats for setup in SETUPS.values()} == set(GAME.seats)


def test_playthroughs_cover_what_can_happen() -> None:
    seen = {word for name in NAMES for word in happenings(plies(name))}
    travel = {"sail", "onward", "fly", "two_steps", "one_step", "waiting stowaway", "stowaway at sea"}
    tokens = {
        "buy",
        "try",
        "failed try",
        "done",
        "star",
        "ruby",
        "emerald",
        "topaz",
        "robber",
        "horseshoe",
        "blank",
    }
    trouble = {"bedouins", "pirates", "escape", "freed", "held", "somebody stranded", "equal rolls"}
    ends = {f"ends with {reason}" for reason in ("star", "horseshoe", "no_horseshoe_left", "stranded")}
    assert travel | tokens | trouble | ends | {"bonus", "late horseshoe"} <= seen

"""The rules that the playthroughs of Star of Africa cover."""

from game.africa import GAME
from tests.africa.playthrough import PLAYTHROUGHS, SETUPS
from tests.africa.rule_coverage import rules_touched


def test_playthroughs_cover_every_preset_both_boards_and_two_to_five_players() -> None:
    assert {setup.preset for setup in SETUPS.values()} == set(GAME.presets)
    assert {setup.begin().board.name for setup in SETUPS.values()} == {"finnish", "scandinavian"}
    assert {setup.seats for setup in SETUPS.values()} == set(GAME.seats)


def test_playthroughs_cover_all_rules() -> None:
    covered = {word for name in SETUPS for word in rules_touched(list(PLAYTHROUGHS.plies(name)))}
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
    trouble = {"bedouins", "pirates", "escape", "freed", "held", "stranded player", "equal rolls"}
    ends = {f"ends with {reason}" for reason in ("star", "horseshoe", "no_horseshoe_left", "stranded")}
    assert travel | tokens | trouble | ends | {"bonus", "late horseshoe"} <= covered

"""House rules: the values of each option, and the presets."""

import pytest

from game.africa import GAME
from game.africa.rules.options import OPTIONS, PRESETS, TOKEN_SETS
from game.contract import BadOptions
from tests.africa.positions import new_game

EDITIONS = {
    "board": ("finnish", "finnish", "finnish", "scandinavian", "finnish"),
    "tokens": ("finnish", "finnish", "finnish", "swedish", "finnish"),
    "money_start": (300, 300, 300, 5000, 300),
    "token_price": (100, 100, 100, 1000, 100),
    "sea_fare": (100, 100, 100, 1000, 100),
    "air_fare": (300, 300, 300, 3000, 300),
    "topaz": (300, 300, 300, 3000, 300),
    "emerald": (500, 500, 600, 4000, 600),
    "ruby": (1000, 1000, 1000, 5000, 1000),
    "cape_town_bonus": (500, 500, 500, 5000, 500),
    "penniless_sea": ("never", "two_steps", "two_steps", "stowaway", "one_step"),
    "slave_coast_turns": (3, 3, 3, 1, 3),
    "try_on_arrival": ("no", "no", "no", "yes", "no"),
    "freeing_roll_moves": ("yes", "yes", "yes", "yes", "yes"),
    "order": ("random", "random", "descending", "clockwise", "clockwise"),
    "stranding": ("yes", "yes", "yes", "yes", "yes"),
    "no_horseshoe": ("wins", "wins", "wins", "wins", "wins"),
}
NAMES = ("classic", "amended_2005", "sheet_2005", "lost_diamond", "piatnik")


def test_the_presets_are_the_editions() -> None:
    assert tuple(PRESETS) == NAMES
    for column, name in enumerate(NAMES):
        assert PRESETS[name] == {option: values[column] for option, values in EDITIONS.items()}


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("board", ("finnish", "scandinavian")),
        ("tokens", ("finnish", "swedish")),
        ("penniless_sea", ("never", "two_steps", "one_step", "stowaway")),
        ("try_on_arrival", ("no", "yes")),
        ("freeing_roll_moves", ("yes", "no")),
        ("order", ("random", "clockwise", "descending")),
        ("stranding", ("yes", "no")),
        ("no_horseshoe", ("wins", "bring_home")),
    ],
)
def test_an_option_has_these_values(option: str, words: tuple[str, ...]) -> None:
    assert OPTIONS[option].values == words


@pytest.mark.parametrize("option", ["money_start", "token_price", "sea_fare", "air_fare", "cape_town_bonus"])
def test_money_is_any_whole_number_from_0(option: str) -> None:
    assert {0, 1, 12_345}.issubset(OPTIONS[option].values)


@pytest.mark.parametrize(
    ("option", "value"),
    [("money_start", -1), ("topaz", 2.5), ("stranding", True), ("board", "german"), ("jokers", 2)],
)
def test_an_invalid_option_is_refused_with_its_name(option: str, value: str | float) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.new({option: value})
    assert refusal.value.option == option


@pytest.mark.parametrize("seats", [1, 6])
def test_other_than_two_to_five_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions):
        GAME.new({}, seats)


@pytest.mark.parametrize(
    ("tokens", "counts"), [("finnish", (1, 2, 3, 4, 3, 5, 12)), ("swedish", (1, 2, 3, 6, 4, 8, 6))]
)
def test_the_token_sets_have_these_counts(tokens: str, counts: tuple[int, ...]) -> None:
    """Star, ruby, emerald, topaz, robber, horseshoe, blank: thirty in each set."""
    assert tuple(TOKEN_SETS[tokens].values()) == counts
    assert new_game(tokens=tokens).bag == counts
    assert sum(counts) == 30


def test_all_players_begin_with_the_same_purse() -> None:
    assert [seat.purse for seat in new_game(4, money_start=700).seats] == [700] * 4

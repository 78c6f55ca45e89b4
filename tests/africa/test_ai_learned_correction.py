"""The learned correction: what the navigator knows from playing, besides the projection."""

from __future__ import annotations

from itertools import chain

import pytest

from game.africa.ai.navigator.hidden_star_evaluator import CALIBRATION, HiddenStarEvaluator
from game.africa.ai.navigator.last_tokens_evaluator import (
    FEW_TOKENS_WITH_FREE_SHIPS,
    evaluator_while_hidden,
)
from game.africa.ai.navigator.learned_correction import LearnedCorrection
from game.africa.ai.navigator.move_values import AfterMove
from game.africa.ai.navigator.network import (
    HIDDEN_UNITS,
    LEAK,
    MEAN_UNITS,
    PLANNER_INPUTS,
    TOKEN_INPUTS,
    WAY_INPUTS,
    network,
    rectified_units,
    weighted_sums,
)
from game.africa.ai.navigator.projection import ProjectedGame, TokenTurn
from game.africa.ai.navigator.token_distances import distance_tables
from game.africa.ai.travel import PLACE_INDEX
from game.africa.rules.board import PLACES
from game.africa.rules.moves import BUY, LAND, TRY
from game.africa.rules.options import PRESETS, house_rules
from game.africa.rules.routes import TOKEN_CITIES
from game.africa.rules.state import new_game
from tests.africa.positions import position

HERE = AfterMove("darfur", 200, 0.0, 500)
OPPONENTS = (AfterMove("cairo", 300, -0.5, 0), AfterMove("congo", 0, 0.25, 0))
ALL_TOKENS = [PLACE_INDEX[city] for city in TOKEN_CITIES]
GAME = ProjectedGame(
    0.34,
    [TokenTurn(PLACE_INDEX["egypt"], 1.5, False, 0.1), TokenTurn(PLACE_INDEX["suakin"], 2.0, True, 0.9)],
)

every_preset = pytest.mark.parametrize("preset", PRESETS)


def correction(
    *opponents: AfterMove, preset: str = "amended_2005", here: AfterMove = HERE
) -> LearnedCorrection:
    start = new_game(PRESETS[preset], 1 + len(opponents))
    return LearnedCorrection(start, distance_tables(house_rules(PRESETS[preset])), opponents, here, GAME)


def test_the_weights_are_those_of_the_network() -> None:
    net = network()
    assert [len(row) for row in net.token] == [TOKEN_INPUTS] * HIDDEN_UNITS
    assert [len(row) for row in net.planner] == [PLANNER_INPUTS] * HIDDEN_UNITS
    assert [len(row) for row in net.way] == [WAY_INPUTS] * HIDDEN_UNITS
    assert [len(row) for row in net.place_biases] == [HIDDEN_UNITS] * len(PLACES)
    assert [len(row) for row in net.means] == [HIDDEN_UNITS] * MEAN_UNITS
    assert len(net.output_of_means) == HIDDEN_UNITS
    assert len(net.output_of_units) == len(net.mean_biases) == MEAN_UNITS
    for rows in (net.token, net.planner, net.way, net.place_biases, net.means, [net.output_of_units]):
        assert 0.1 < max(map(abs, chain(*rows))) < 10


def test_a_unit_is_a_weighted_sum_and_leaks_below_zero() -> None:
    row = network().way[3]
    inputs = tuple(range(WAY_INPUTS))
    total = sum(row[index] * index for index in inputs)
    assert weighted_sums(network().way, inputs)[3] == pytest.approx(total)
    assert rectified_units((row,), inputs, [2.0 - total]) == [pytest.approx(2.0)]
    assert rectified_units((row,), inputs, [-2.0 - total]) == [pytest.approx(-2.0 * LEAK)]


def test_the_output_sees_the_means_and_the_second_layer() -> None:
    net = network()
    totals = [2 * row[1] + bias for row, bias in zip(net.means, net.mean_biases, strict=True)]
    units = [max(total, LEAK * total) for total in totals]
    second = sum(unit * weight for unit, weight in zip(units, net.output_of_units, strict=True))
    only_second_mean = [0.0, 2.0, *[0.0] * (HIDDEN_UNITS - 2)]
    assert net.output(only_second_mean) == pytest.approx(2 * net.output_of_means[1] + second)


@pytest.mark.parametrize(
    ("there", "opened", "value"),
    [
        (AfterMove("suakin", 100, 1.0, 500), (), -0.014866),
        (AfterMove("cape_town", 700, -0.5, 0), (), -0.040284),
        (AfterMove("slave_coast", 30, 3.0, 500), (), -0.757761),
        (AfterMove("darfur", 0, 0.0, 500), ("darfur", "st_helena"), -0.100260),
    ],
)
def test_the_inputs_are_those_with_which_the_weights_were_learned(
    there: AfterMove, opened: tuple[str, ...], value: float
) -> None:
    """With another input the player would only play worse. New values need new weights."""
    remaining = [place for place in ALL_TOKENS if PLACES[place] not in opened]
    assert correction(*OPPONENTS).value(there, remaining, GAME) == pytest.approx(value, abs=1e-6)


def test_nothing_is_corrected_where_the_planner_stands() -> None:
    assert correction(*OPPONENTS).value(HERE, ALL_TOKENS, GAME) == 0


def test_the_order_of_opponents_and_of_tokens_does_not_matter() -> None:
    there = AfterMove("suakin", 100, 1.0, 500)
    value = correction(*OPPONENTS).value(there, ALL_TOKENS, GAME)
    assert value != 0
    assert correction(*reversed(OPPONENTS)).value(there, ALL_TOKENS, GAME) == pytest.approx(value)
    assert correction(*OPPONENTS).value(there, ALL_TOKENS[::-1], GAME) == pytest.approx(value)


def test_a_token_opened_by_the_move_counts_by_itself() -> None:
    """Without one far from the planner and its opponents, the tokens look nearly the same."""
    fewer = [place for place in ALL_TOKENS if PLACES[place] != "st_helena"]
    value = correction(*OPPONENTS).value(HERE, fewer, GAME)
    assert 0.0001 < abs(CALIBRATION * value) < 0.01


@every_preset
@pytest.mark.parametrize("opponents", range(1, 5))
def test_a_correction_is_small_under_any_rules_and_against_any_number(preset: str, opponents: int) -> None:
    unit = house_rules(PRESETS[preset]).token_price
    learned = correction(
        *[AfterMove(home, purse * unit, 0.0, 0) for home, purse in (("cairo", 3), ("tangier", 0)) * 2][
            :opponents
        ],
        preset=preset,
    )
    for city in TOKEN_CITIES:
        for purse in (0, 1, 30):
            value = learned.value(AfterMove(city, purse * unit, 0.0, 0), ALL_TOKENS, ProjectedGame(0.25, []))
            assert abs(CALIBRATION * value) < 0.15, (city, purse)


def test_differences_between_moves_are_calibrated() -> None:
    """They are as large as those of win probabilities, and the order stays."""
    state = position("congo 200", "cairo 300", rules="penniless_sea=two_steps")
    evaluator = HiddenStarEvaluator(state)
    here = evaluator.token_untouched(AfterMove("congo", 200, 0.0, state.bonus))
    values = {LAND: here + 0.3, BUY: here, TRY: here - 30.0}
    assert evaluator.adjusted(values) == {
        LAND: pytest.approx(here + 0.3 * CALIBRATION),
        BUY: pytest.approx(here),
        TRY: 0.0,
    }


def test_values_without_it_are_win_probabilities() -> None:
    values = {LAND: 0.9, BUY: 0.1}
    assert HiddenStarEvaluator(position("congo 200", "cairo 300")).adjusted(values) == values


def test_a_lost_turn_is_never_good() -> None:
    """Together with the projection, for a player in any city."""
    for city in TOKEN_CITIES:
        state = position(f"{city} 200", "cairo 300", "tangier 300", rules="penniless_sea=two_steps")
        evaluator = HiddenStarEvaluator(state)
        now, later = (evaluator.token_untouched(AfterMove(city, 200, delay, 500)) for delay in (0.0, 1.0))
        assert now > later, city


def projected_only(preset: str, tokens: int) -> bool:
    """Whether the value of tokens is that of the projection."""
    cities = TOKEN_CITIES[:tokens]
    state = new_game(PRESETS[preset], 2)._replace(tokens=frozenset(cities), order=(0, 1))
    there = AfterMove("congo", 300, 0.0, 500)
    evaluator = evaluator_while_hidden(state)
    projected = evaluator._projection.best_game(there, [PLACE_INDEX[city] for city in cities])
    return evaluator.components(there).tokens == projected.win_probability


def test_the_last_tokens_are_valued_without_it() -> None:
    assert projected_only("amended_2005", FEW_TOKENS_WITH_FREE_SHIPS)
    assert not projected_only("amended_2005", FEW_TOKENS_WITH_FREE_SHIPS + 1)


@every_preset
def test_it_is_used_where_ships_take_players_without_money(preset: str) -> None:
    free_ships = PRESETS[preset]["penniless_sea"] in ("one_step", "two_steps")
    assert projected_only(preset, len(TOKEN_CITIES)) != free_ships

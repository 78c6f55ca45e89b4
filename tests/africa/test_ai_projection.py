"""The projection: an estimate of the rest of the game, token by token."""

from __future__ import annotations

import pytest

from game.africa.ai.navigator.move_values import AfterMove
from game.africa.ai.navigator.projection import HORIZON, Projection, TokenTurn
from game.africa.ai.navigator.token_distances import distance_tables
from game.africa.ai.travel import PLACE_INDEX
from game.africa.rules.board import PLACES
from game.africa.rules.options import PRESETS, house_rules
from game.africa.rules.routes import TOKEN_CITIES

TABLES = distance_tables(house_rules(PRESETS["amended_2005"]))

GEMS = 9

ALL_TOKENS = [PLACE_INDEX[city] for city in TOKEN_CITIES]


def after_move(spot: str, purse: int = 300, delay: float = 0.0) -> AfterMove:
    return AfterMove(spot, purse, delay, 0)


def token_sequence(
    after: AfterMove, *opponents: AfterMove, remaining: list[int] = ALL_TOKENS
) -> list[TokenTurn]:
    return Projection(TABLES, opponents, GEMS).best_game(after, remaining).sequence


def win_probability(after: AfterMove, *opponents: AfterMove, remaining: list[int] = ALL_TOKENS) -> float:
    return Projection(TABLES, opponents, GEMS).best_game(after, remaining).win_probability


def cities(sequence: list[TokenTurn]) -> list[str]:
    return [PLACES[each.place] for each in sequence]


def test_a_projection_begins_with_the_nearest_token() -> None:
    assert cities(token_sequence(after_move("cairo")))[0] == "egypt"
    assert cities(token_sequence(after_move("tangier")))[0] == "morocco"


def test_every_token_is_turned_once_and_in_order_of_time() -> None:
    sequence = token_sequence(after_move("cairo"), after_move("tangier"), after_move("congo"))
    assert len(set(cities(sequence))) == len(sequence) > 8
    assert [each.turns for each in sequence] == sorted(each.turns for each in sequence)
    assert sequence[-1].turns <= HORIZON


def test_the_first_token_may_be_the_next_nearest_one() -> None:
    """Egypt is nearer than Tripoli, but the opponent in Egypt turns that token first."""
    left = [PLACE_INDEX["egypt"], PLACE_INDEX["tripoli"]]
    mine = [
        each
        for each in token_sequence(after_move("egypt-tripoli:3"), after_move("egypt"), remaining=left)
        if each.mine
    ]
    assert cities(mine) == ["tripoli"]
    assert mine[0].turns < 1.6, "without the way to Egypt and back"


def test_the_second_token_may_be_the_next_nearest_one() -> None:
    """From Suakin Addis Ababa is nearer than Darfur, but the opponent comes to Darfur first."""
    left = [PLACE_INDEX[city] for city in ("darfur", "suakin", "addis_ababa")]
    turns = TABLES.distances("suakin", 200).turns
    assert turns[PLACE_INDEX["addis_ababa"]] < turns[PLACE_INDEX["darfur"]]
    sequence = token_sequence(after_move("cairo"), after_move("tangier"), remaining=left)
    assert [city for city, each in zip(cities(sequence), sequence, strict=True) if each.mine][:2] == [
        "suakin",
        "darfur",
    ]


def test_a_player_that_loses_its_first_token_gives_up_its_plan() -> None:
    left = [PLACE_INDEX[city] for city in ("egypt", "darfur", "tripoli")]
    sequence = token_sequence(after_move("cairo"), after_move("cairo-egypt:3"), remaining=left)
    assert (cities(sequence)[0], sequence[0].mine) == ("egypt", False)
    assert set(cities(sequence)) == {"egypt", "darfur", "tripoli"}


def test_the_nearer_player_turns_the_token() -> None:
    egypt = [PLACE_INDEX["egypt"]]
    assert token_sequence(after_move("cairo"), after_move("congo"), remaining=egypt)[0].mine
    assert not token_sequence(after_move("congo"), after_move("cairo"), remaining=egypt)[0].mine


def test_a_player_who_loses_a_token_goes_on_to_the_next_one() -> None:
    """Both players are on the road from Cairo to Egypt; the one behind continues from its spot."""
    left = [PLACE_INDEX["egypt"], PLACE_INDEX["darfur"]]
    first, second = token_sequence(after_move("cairo"), after_move("cairo-egypt:3"), remaining=left)
    assert (PLACES[first.place], first.mine) == ("egypt", False)
    assert second.turns > first.turns


def test_players_at_the_same_distance_have_equal_shares() -> None:
    first = token_sequence(after_move("cairo"), after_move("cairo"), remaining=[PLACE_INDEX["egypt"]])[0]
    assert first.share == pytest.approx(0.5)


def test_a_token_is_worth_less_the_closer_an_opponent_is() -> None:
    two = [PLACE_INDEX["egypt"], PLACE_INDEX["darfur"]]
    shares = [
        win_probability(after_move("cairo"), after_move(opponent), remaining=two)
        for opponent in ("congo", "darfur", "egypt")
    ]
    assert shares == sorted(shares, reverse=True)


def test_a_lost_turn_lowers_the_chance_to_win() -> None:
    chances = [
        win_probability(after_move("cairo", delay=delay), after_move("tangier")) for delay in (0.0, 1.0, 3.0)
    ]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] - chances[1] < 0.05


def test_to_turn_a_token_now_is_never_worse_than_next_turn() -> None:
    """This holds at any distance from home; otherwise players might never turn the last tokens."""
    for city in TOKEN_CITIES:
        alone = [PLACE_INDEX[city]]
        assert win_probability(after_move(city), after_move("cairo"), remaining=alone) >= win_probability(
            after_move(city, delay=1.0), after_move("cairo"), remaining=alone
        )


def test_a_token_beyond_the_horizon_is_shared_equally() -> None:
    st_helena = [PLACE_INDEX["st_helena"]]
    assert win_probability(
        after_move("cairo", 0, 20.0), after_move("cairo", 0, 20.0), remaining=st_helena
    ) == pytest.approx(0.5)


def test_the_only_player_left_still_prefers_fewer_turns() -> None:
    assert win_probability(after_move("cairo")) > win_probability(after_move("cairo", delay=1.0)) > 0.5


def test_an_unaffordable_token_counts_by_the_chance_to_find_a_gem_for_the_fare() -> None:
    """Under the classic rules players cannot sail without the fare."""
    classic = distance_tables(house_rules(PRESETS["classic"]))
    left = [PLACE_INDEX["egypt"], PLACE_INDEX["st_helena"]]
    projections = [Projection(classic, [after_move("congo")], gems) for gems in (2, 1, 0)]
    chances = [
        projection.best_game(after_move("cairo", 0), left).win_probability for projection in projections
    ]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[-1] + 0.2

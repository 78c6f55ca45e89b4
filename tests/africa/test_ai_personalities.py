"""Scout, trader and homebody: their preferences and the differences between them."""

from __future__ import annotations

from collections import Counter

from game.africa.ai import Homebody, Scout, Trader
from game.africa.ai.personalities.goals import STOP_THERE
from game.africa.ai.personalities.homebody import HOME_RADIUS, turns_home_with_one_fare
from game.africa.ai.travel import travel_times
from game.africa.rules.options import PRESETS
from game.africa.rules.state import State, new_game
from tests.africa.players import PERSONALITIES, chosen_move, decisions
from tests.africa.positions import play, position, with_tokens_found

# The scout


def test_the_scout_goes_for_the_nearest_token() -> None:
    state = play(position("ain_galaka 300 found=ain_galaka:blank", "cairo 300"), "land, 4")
    assert chosen_move(Scout, state) in ("go darfur", "go ain_galaka-fork_chad:4")


def test_the_scout_turns_a_token_at_once() -> None:
    assert chosen_move(Scout, position("sahara 100", "cairo 300")) == "buy"
    assert chosen_move(Scout, position("sahara 0", "cairo 300")) == "try"
    assert (
        chosen_move(Scout, play(position("darfur-sahara:7 100", "cairo 300"), "land, 1, go sahara")) == "buy"
    )


# The trader


def makes_for_the_bonus(state: State) -> bool:
    """Whether Cape Town itself is among the trader's goals, not only its token."""
    goals = Trader().goals(state, travel_times(state.house))
    return any(goal.action == STOP_THERE for goal in goals)


def test_the_trader_heads_for_cape_town_while_the_bonus_waits() -> None:
    rolled = play(position("victoria_falls-whale_bay:2 300", "tangier 300"), "land, 2")
    assert chosen_move(Trader, rolled) == "go whale_bay"
    assert makes_for_the_bonus(position("whale_bay 300 found=whale_bay:blank", "tangier 300"))


def test_the_trader_turns_a_token_on_the_way_to_the_bonus() -> None:
    assert chosen_move(Trader, position("whale_bay 300", "tangier 300")) == "buy"


def test_the_trader_gives_up_the_bonus_when_an_opponent_is_nearer() -> None:
    state = "whale_bay 300 found=whale_bay:blank"
    assert makes_for_the_bonus(position(state, "cape_town-whale_bay:1 300"))
    assert not makes_for_the_bonus(position(state, "cape_town-whale_bay:1 300", bonus=0))
    assert not makes_for_the_bonus(position("congo 300 found=congo:blank", "cape_town-whale_bay:1 300"))


def test_the_trader_counts_an_opponent_at_sea() -> None:
    state = "whale_bay 300 found=whale_bay:blank"
    at_sea = "cape_town~fork_benguela:1 0 bound=cape_town"
    assert makes_for_the_bonus(position(state, at_sea))
    assert not makes_for_the_bonus(position("congo 300 found=congo:blank", at_sea))


def test_the_trader_prefers_gold_coast_while_gems_are_left() -> None:
    state = position("morocco 600 found=morocco:blank", "cape_town 300", bonus=0)
    assert chosen_move(Trader, state) == "fly gold_coast"


def test_the_trader_keeps_the_money_for_a_ticket() -> None:
    assert chosen_move(Trader, position("sahara 100", "cairo 300", bonus=0)) == "try"
    assert chosen_move(Trader, position("sahara 200", "cairo 300", bonus=0)) == "buy"


# The homebody


def test_the_homebody_stays_within_its_radius_while_tokens_are_near_home() -> None:
    for seed in range(6):
        for state, _, _ in decisions(
            [Homebody(), Scout(), Trader()], new_game(PRESETS["amended_2005"], 3), seed
        ):
            seat = state.seats[0]
            near = any(turns_home_with_one_fare(state, city) <= HOME_RADIUS for city in state.tokens)
            if near and not state.star_found and seat.place and not seat.destination:
                assert turns_home_with_one_fare(state, seat.place) <= HOME_RADIUS + 1


def test_the_homebody_keeps_the_price_of_a_token_for_the_race() -> None:
    assert chosen_move(Homebody, position("egypt 100", "cairo 300")) == "try"
    assert chosen_move(Homebody, position("egypt 200", "cairo 300")) == "buy"
    assert (
        chosen_move(Homebody, position("egypt 100", "cape_town 300 found=cape_town:star", bonus=0)) == "buy"
    )


def test_the_homebody_goes_further_when_no_token_is_left_near_home() -> None:
    state = play(
        position(
            with_tokens_found("mozambique 0", "star", "blank", left_in="cape_town victoria_falls"),
            "cairo 300",
        ),
        "land, 2",
    )
    assert chosen_move(Homebody, state) == "go fork_zambezi"


# Differences


def test_the_personalities_play_differently() -> None:
    """Over two dozen games: distance from home, flights, and bonuses."""
    seen = {personality: Counter[str]() for personality in PERSONALITIES}
    for seed in range(24):
        personalities = [PERSONALITIES[(seat + seed) % 3] for seat in range(3)]
        players = [personality() for personality in personalities]
        for before, thought, after in decisions(players, new_game(PRESETS["amended_2005"], 3), seed):
            if not before.star_found:
                count_habits(seen[personalities[before.to_act]], before, str(thought.move), after)
    far = {personality: count["turns from home"] / count["decisions"] for personality, count in seen.items()}
    assert far[Homebody] < far[Scout] < far[Trader]
    assert seen[Trader]["fly"] > 1.5 * seen[Scout]["fly"] > seen[Homebody]["fly"]
    assert seen[Trader]["bonus"] > seen[Scout]["bonus"] + seen[Homebody]["bonus"]


def count_habits(count: Counter[str], before: State, move: str, after: State) -> None:
    seat = before.mover
    count[move.partition(" ")[0]] += 1
    if seat.place and not seat.destination:
        count["decisions"] += 1
        count["turns from home"] += round(turns_home_with_one_fare(before, seat.place))
    count["bonus"] += before.bonus > after.bonus

"""Travel by sea and air: fares, fixed destinations, and free passages."""

import pytest

from tests.africa.positions import choices, pass_turn, play, position


def test_a_passage_is_paid_and_then_the_die_moves_the_ship() -> None:
    state = play(position("tunis 300", "cairo 300"), "sail tangier")
    assert state.seats[0].purse == 200
    assert choices(state) == ["1", "2", "3", "4", "5", "6"]
    assert play(state, "2").seats[0].place == "tangier~tunis:1"


def test_a_ship_sails_to_any_harbour_without_passing_another() -> None:
    state = position("cairo 300", "cairo 300")
    assert [choice for choice in choices(state) if "sail" in choice] == [
        "sail suakin",
        "sail tripoli",
        "sail tunis",
    ]
    state = position("cairo 300", "cairo 300", rules="board=scandinavian")
    assert [choice for choice in choices(state) if "sail" in choice] == ["sail suakin", "sail tunis"]


def test_a_player_cannot_sail_from_inland_or_without_the_fare() -> None:
    assert not any("sail" in choice for choice in choices(position("sahara 300", "cairo 300")))
    assert not any("sail" in choice for choice in choices(position("tunis 99", "cairo 300")))
    assert "sail tangier" in choices(position("tunis 100", "cairo 300"))


def test_steps_beyond_the_harbour_are_lost() -> None:
    state = play(position("tunis 100", "cairo 300"), "sail tangier, 6")
    assert state.seats[0].place == "tangier"
    assert state.to_act == 1


def test_a_player_at_sea_can_only_go_onward() -> None:
    state = play(position("congo 5000", "cairo 300"), "sail whale_bay, 2, land, 2, go cairo-egypt:2")
    assert choices(state) == ["onward"]


def test_onward_costs_nothing() -> None:
    state = play(position("congo 500", "cairo 300"), "sail whale_bay, 2, land, 2, go cairo-egypt:2, onward")
    assert state.seats[0].purse == 400
    assert choices(state) == ["1", "2", "3", "4", "5", "6"]
    assert play(state, "3").seats[0].place == "whale_bay"


def test_a_ship_keeps_its_destination_at_a_fork() -> None:
    """Tripoli is four steps from Cairo; the ship to Tunis takes the other branch."""
    assert play(position("cairo 100", "cairo 300"), "sail tunis, 3").seats[0].place == "fork_sirte"
    assert play(position("cairo 100", "cairo 300"), "sail tunis, 4").seats[0].place == "fork_sirte~tunis:1"
    state = play(position("fork_sirte 0 bound=tunis", "cairo 300"), "onward, 1")
    assert state.seats[0].place == "fork_sirte~tunis:1"


def test_a_player_leaves_the_ship_on_arrival() -> None:
    state = play(position("tunis 100", "tangier 300"), "sail tangier, 3, land, 1, go fork_atlas")
    assert state.seats[0].destination == ""
    assert choices(state) == ["land"]


def test_a_flight_arrives_at_once() -> None:
    state = play(position("tangier 300", "cairo 300"), "fly tripoli")
    assert state.seats[0].place == "tripoli"
    assert state.seats[0].purse == 0
    assert state.to_act == 1


def test_a_flight_follows_one_air_route() -> None:
    flights = [choice for choice in choices(position("tangier 5000", "cairo 300")) if "fly" in choice]
    assert flights == ["fly morocco", "fly tripoli"]


def test_a_player_cannot_fly_without_the_fare_or_without_an_airport() -> None:
    assert not any("fly" in choice for choice in choices(position("tangier 299", "cairo 300")))
    assert not any("fly" in choice for choice in choices(position("tunis 5000", "cairo 300")))


# Penniless at sea


@pytest.mark.parametrize(
    ("rule", "spots"),
    [
        ("two_steps", ["congo~whale_bay:2", "congo~whale_bay:4", "whale_bay"]),
        ("one_step", [*(f"congo~whale_bay:{step}" for step in (1, 2, 3, 4)), "whale_bay"]),
    ],
)
def test_a_player_without_the_fare_sails_without_a_die(rule: str, spots: list[str]) -> None:
    state = play(position("congo 99", "cairo-egypt:2 300", rules=f"penniless_sea={rule}"), "sail whale_bay")
    seen = [state.seats[0].place]
    while state.seats[0].destination:
        state = play(pass_turn(state), "onward")
        seen.append(state.seats[0].place)
    assert seen == spots
    assert state.seats[0].purse == 99


def test_a_player_with_the_fare_pays_and_rolls() -> None:
    state = play(position("congo 100", "cairo 300", rules="penniless_sea=two_steps"), "sail whale_bay")
    assert state.seats[0].purse == 0
    assert choices(state) == ["1", "2", "3", "4", "5", "6"]


def test_a_paid_voyage_keeps_its_die_with_an_empty_purse() -> None:
    state = play(
        position("congo 100", "cairo 300", rules="penniless_sea=one_step"),
        "sail whale_bay, 2, land, 2, go cairo-egypt:2, onward",
    )
    assert choices(state) == ["1", "2", "3", "4", "5", "6"]


# Stowaways

STOWAWAY = "penniless_sea=stowaway"


@pytest.mark.parametrize("island", ["canary_islands", "st_helena", "tamatave", "cape_st_marie"])
def test_a_stowaway_misses_a_turn_and_then_sails_for_free(island: str) -> None:
    state = position(f"{island} 99", "cairo 300", rules=STOWAWAY)
    assert "skip" in choices(state)
    assert not any("sail" in choice for choice in choices(state))
    state = play(state, "skip, land, 2, go cairo-egypt:2")
    ships = [choice for choice in choices(state) if "sail" in choice]
    assert ships == [f"sail {harbour}" for harbour in state.board.harbours[island]]
    assert "skip" not in choices(state)
    state = play(state, f"{ships[0]}, 2")
    assert state.seats[0].purse == 99
    assert not state.seats[0].stowaway


def test_the_free_passage_of_a_stowaway_has_a_die_each_turn() -> None:
    state = play(position("canary_islands 0 stowaway", "cairo 300", rules=STOWAWAY), "sail cape_verde")
    assert choices(state) == ["1", "2", "3", "4", "5", "6"]
    state = play(state, "2, land, 2, go cairo-egypt:2, onward")
    assert choices(state) == ["1", "2", "3", "4", "5", "6"]


def test_a_stowaway_can_wait_in_an_island_city_only() -> None:
    assert choices(position("cape_st_marie-tamatave:2 0", "cairo 300", rules=STOWAWAY)) == ["land"]
    assert "skip" not in choices(position("tunis 0", "cairo 300", rules=STOWAWAY))


def test_a_player_with_the_fare_cannot_wait_for_a_free_passage() -> None:
    assert "skip" not in choices(position("st_helena 100", "cairo 300", rules=STOWAWAY))


def test_waiting_is_offered_beside_the_other_actions() -> None:
    state = position("tamatave 0", "cairo 300", rules=STOWAWAY)
    assert choices(state) == ["land", "try", "skip"]


def test_a_stowaway_who_stays_keeps_the_free_passage() -> None:
    state = position("tamatave 0 stowaway", "cairo 300", rules=STOWAWAY)
    assert choices(state) == ["land", "sail cape_guardafui", "try"]
    state = play(state, "try, 1, land, 2, go cairo-egypt:2")
    assert "sail cape_guardafui" in choices(state)


def test_a_stowaway_who_gets_money_pays_the_fare() -> None:
    state = play(
        position("tamatave 0 stowaway", "cairo 300", rules=STOWAWAY),
        "try, 6, topaz, land, 2, go cairo-egypt:2",
    )
    assert play(state, "sail cape_guardafui").seats[0].purse == 200


def test_leaving_the_city_ends_the_free_passage() -> None:
    state = play(
        position("tamatave 0 stowaway", "cairo 300", rules=STOWAWAY),
        "land, 4, go cape_st_marie, land, 2, go cairo-egypt:2",
    )
    assert not any("sail" in choice for choice in choices(state))
    assert "skip" in choices(state)


def test_flying_out_ends_the_free_passage() -> None:
    state = position("tamatave 99 stowaway", "cairo 300", rules="air_fare=50 penniless_sea=stowaway")
    assert not play(state, "fly cape_town").seats[0].stowaway

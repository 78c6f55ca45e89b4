"""Bedouins in the Sahara and pirates off St. Helena capture a piece that stops at their spots."""

import pytest

from tests.africa.positions import choices, play, position, walk_ends

BEDOUINS = "darfur-sahara:6"
FREED_STAYS = "freeing_roll_moves=no"


def test_a_player_who_stops_at_the_bedouins_is_captured() -> None:
    state = play(position("sahara 0", "cairo 300"), "land, 2, go darfur-sahara:6")
    assert state.seats[0].captured
    assert state.to_act == 1


def test_a_player_who_passes_the_bedouins_is_not_captured() -> None:
    assert not play(position("sahara 0", "cairo 300"), "land, 3, go darfur-sahara:5").seats[0].captured


def test_pirates_capture_ships_to_and_from_st_helena() -> None:
    arriving = play(position("fork_guinea~st_helena:7 0 bound=st_helena", "cairo 300"), "onward, 1")
    leaving = play(position("st_helena 100", "cairo 300"), "sail cape_verde, 1")
    for state in (arriving, leaving):
        assert state.seats[0].place == "fork_guinea~st_helena:8"
        assert state.seats[0].captured


def test_pirates_capture_on_the_other_side_of_st_helena_too() -> None:
    state = play(position("st_helena 100", "cairo 300"), "sail whale_bay, 1")
    assert state.seats[0].place == "fork_benguela~st_helena:7"
    assert state.seats[0].captured


def test_a_player_who_sails_past_the_pirates_is_not_captured() -> None:
    assert not play(position("st_helena 100", "cairo 300"), "sail whale_bay, 2").seats[0].captured


def test_a_captured_player_can_only_try_to_escape() -> None:
    assert choices(position(f"{BEDOUINS} 5000 captured", "cairo 300")) == ["escape"]
    assert choices(position("fork_guinea~st_helena:8 5000 captured bound=st_helena", "cairo 300")) == [
        "escape"
    ]


@pytest.mark.parametrize("face", "3456")
def test_three_to_six_do_not_free_a_player(face: str) -> None:
    state = play(position(f"{BEDOUINS} 0 captured", "cairo 300"), f"escape, {face}")
    assert state.seats[0].captured
    assert state.to_act == 1


def test_the_freeing_roll_is_also_the_walk() -> None:
    state = play(position(f"{BEDOUINS} 0 captured", "cairo 300"), "escape, 1")
    assert walk_ends(state) == {"darfur-sahara:5", "darfur-sahara:7"}
    state = play(position(f"{BEDOUINS} 0 captured", "cairo 300"), "escape, 2")
    assert walk_ends(state) == {"darfur-sahara:4", "sahara"}
    assert not play(state, "go sahara").seats[0].captured


def test_a_player_who_escapes_to_a_city_may_buy_its_token() -> None:
    state = play(position(f"{BEDOUINS} 300 captured", "cairo 300"), "escape, 2, go sahara")
    assert choices(state) == ["buy", "done"]


def test_the_freeing_roll_moves_the_ship() -> None:
    state = position("fork_guinea~st_helena:8 0 captured bound=cape_verde", "cairo 300")
    assert play(state, "escape, 2").seats[0].place == "fork_guinea~st_helena:6"
    assert play(state, "escape, 1").seats[0].place == "fork_guinea~st_helena:7"


def test_the_freeing_roll_moves_the_ship_no_further_than_its_harbour() -> None:
    state = position("fork_guinea~st_helena:8 0 captured bound=st_helena", "cairo 300")
    assert play(state, "escape, 2").seats[0].place == "st_helena"


def test_on_a_voyage_without_a_die_the_freeing_roll_moves_the_ship_too() -> None:
    state = position(
        "fork_guinea~st_helena:8 0 captured drifting bound=cape_verde",
        "cairo 300",
        rules="penniless_sea=one_step",
    )
    freed = play(state, "escape, 2")
    assert freed.seats[0].place == "fork_guinea~st_helena:6"
    assert play(freed, "land, 2, go cairo-egypt:2, onward").seats[0].place == "fork_guinea~st_helena:5"


def test_one_step_out_of_st_helena_leads_to_the_pirates() -> None:
    state = play(position("st_helena 0", "cairo 300", rules="penniless_sea=one_step"), "sail whale_bay")
    assert state.seats[0].captured


def test_under_freeing_roll_moves_no_the_freeing_roll_ends_the_turn() -> None:
    state = play(position(f"{BEDOUINS} 0 captured", "cairo-egypt:2 300", rules=FREED_STAYS), "escape, 1")
    assert state.seats[0].place == BEDOUINS
    assert not state.seats[0].captured
    assert state.to_act == 1
    assert choices(play(state, "land, 1, go cairo-egypt:1")) == ["land"]


def test_under_freeing_roll_moves_no_the_ship_waits_for_the_next_turn() -> None:
    state = position(
        "fork_guinea~st_helena:8 0 captured bound=cape_verde", "cairo-egypt:2 300", rules=FREED_STAYS
    )
    state = play(state, "escape, 2, land, 1, go cairo-egypt:1")
    assert choices(state) == ["onward"]
    assert play(state, "onward, 3").seats[0].place == "fork_guinea~st_helena:5"


def test_a_captured_player_keeps_money_and_star() -> None:
    state = play(position("sahara 900 found=egypt:star", "cairo 300"), "land, 2, go darfur-sahara:6")
    assert (state.seats[0].purse, state.seats[0].star) == (900, True)

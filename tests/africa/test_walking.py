"""Travel by land: exactly the rolled steps without turning back, or fewer to stop in a city."""

from tests.africa.positions import choices, play, position, walk_ends


def test_a_walk_is_land_then_a_die_then_a_choice_of_its_end() -> None:
    state = play(position("sahara 0", "cairo 300"), "land")
    assert choices(state) == ["1", "2", "3", "4", "5", "6"]
    assert {weight for _, weight in state.odds()} == {1}
    assert walk_ends(play(state, "3")) == {"darfur-sahara:5", "fork_atlas-sahara:1"}


def test_a_walk_takes_exactly_the_steps_rolled() -> None:
    assert walk_ends(play(position("egypt 0", "cairo 300"), "land, 2")) == {
        "cairo-egypt:2",
        "darfur-egypt:1",
        "egypt-tripoli:2",
    }


def test_a_walk_may_stop_early_in_a_city_on_the_way() -> None:
    assert "darfur" in walk_ends(play(position("egypt 0", "cairo 300"), "land, 6"))


def test_a_walk_may_pass_a_city() -> None:
    """From Egypt, three steps to Darfur and three beyond."""
    beyond = {"ain_galaka-darfur:1", "darfur-fork_chad:3", "darfur-sahara:3", "darfur-suakin:3"}
    assert beyond < walk_ends(play(position("egypt 0", "cairo 300"), "land, 6"))


def test_a_walk_may_stop_in_a_home_or_a_city_without_a_token() -> None:
    state = play(position("cairo-egypt:1 0 found=egypt:blank", "cairo 300"), "land, 6")
    assert walk_ends(state) == {"cairo", "egypt", "egypt-tripoli:3", "darfur"}


def test_a_walk_cannot_stop_early_at_a_fork() -> None:
    assert "fork_atlas" not in walk_ends(play(position("tangier 0", "cairo 300"), "land, 3"))
    assert walk_ends(play(position("tangier 0", "cairo 300"), "land, 1")) == {"fork_atlas", "tangier-tunis:1"}


def test_a_walk_does_not_turn_back() -> None:
    """The road ends in Cairo after four steps, so a five must stop there."""
    assert walk_ends(play(position("egypt 0", "cairo 300"), "land, 5")) == {
        "cairo",
        "darfur",
        "bahr_el_ghazal",
        "ain_galaka-darfur:2",
        "darfur-fork_chad:2",
        "darfur-sahara:2",
        "darfur-suakin:2",
        "egypt-tripoli:5",
    }


def test_a_new_roll_may_lead_back() -> None:
    assert "egypt" in walk_ends(play(position("darfur-egypt:2 0", "cairo 300"), "land, 1"))


def test_a_walk_may_go_either_way_round_a_loop() -> None:
    """Victoria Falls to Dragon Mountain: three steps by the road, or four through the fork."""
    ends = walk_ends(play(position("victoria_falls 0", "cairo 300"), "land, 5"))
    assert "fork_limpopo" in ends, "three steps by the road, and two on to the fork"
    assert "dragon_mountain-victoria_falls:1" in ends, "four steps by the fork, and one on to the road"


def test_a_walk_may_take_the_long_way_if_its_length_is_the_roll() -> None:
    """The spot is one step away by the road, and six through the fork and Dragon Mountain."""
    board = position("victoria_falls 0", "cairo 300").board
    spot = "dragon_mountain-victoria_falls:2"
    assert board.land_distances("victoria_falls")[spot] == 1
    assert len(board.walks_by_end("victoria_falls", 6)[spot]) - 1 == 6


def test_the_road_on_madagascar_ends_in_its_two_cities() -> None:
    assert walk_ends(play(position("tamatave 0", "cairo 300"), "land, 6")) == {"cape_st_marie"}


def test_islands_of_one_city_have_no_roads() -> None:
    for island in ("canary_islands", "st_helena"):
        assert "land" not in choices(position(f"{island} 300", "cairo 300"))


def test_a_player_on_the_road_can_only_walk() -> None:
    assert choices(position("darfur-egypt:2 5000", "cairo 300")) == ["land"]


def test_several_players_may_stand_on_one_spot() -> None:
    state = play(position("cairo 0", "cairo-egypt:2 300"), "land, 2, go cairo-egypt:2")
    assert [seat.place for seat in state.seats] == ["cairo-egypt:2", "cairo-egypt:2"]


def test_a_walk_to_a_plain_spot_ends_the_turn() -> None:
    state = play(position("cairo 300", "tangier 300"), "land, 2, go cairo-egypt:2")
    assert (state.phase, state.to_act) == ("act", 1)

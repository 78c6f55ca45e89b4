"""The boards: spots and routes, and the facts on which the rules rely."""

from collections import Counter
from collections.abc import Iterator

import pytest

from game.africa.rules.board import BOARDS, PLACES, Board
from game.africa.rules.routes import BEDOUIN_SPOT, HOMES, LAND_ROUTES, TOKEN_CITIES

both_boards = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)


@both_boards
def test_a_board_has_thirty_two_places_thirty_of_them_with_a_token(board: Board) -> None:
    assert len(PLACES) == len(set(PLACES)) == 32
    assert len(TOKEN_CITIES) == 30
    assert set(HOMES) == {"tangier", "cairo"}
    assert board.spots[:32] == PLACES


@pytest.mark.parametrize(("name", "spots", "at_sea"), [("finnish", 220, 77), ("scandinavian", 216, 73)])
def test_each_board_has_this_number_of_spots(name: str, spots: int, at_sea: int) -> None:
    board = BOARDS[name]
    assert len(board.spots) == len(set(board.spots)) == spots
    assert len(set(board.land) - set(PLACES)) == 111
    assert len(set(board.sea) - set(PLACES)) == at_sea


def test_both_boards_share_roads_and_flights() -> None:
    finnish, scandinavian = BOARDS.values()
    assert finnish.land == scandinavian.land
    assert finnish.air == scandinavian.air
    assert sum(len(flights) for flights in finnish.air.values()) == 2 * 23


@both_boards
def test_forks_are_plain_spots_where_three_routes_meet(board: Board) -> None:
    forks = {spot for spot in board.spots if spot.startswith("fork_") and ":" not in spot}
    assert sum(fork in board.land for fork in forks) == 6
    assert sum(fork in board.sea for fork in forks) == (4 if board.name == "finnish" else 3)
    assert all(len(board.land.get(fork, ()) or board.sea[fork]) >= 3 for fork in forks)


@both_boards
def test_a_spot_is_named_after_its_route_and_counted_from_its_first_end(board: Board) -> None:
    assert board.land["sahara"] == ("darfur-sahara:7", "fork_atlas-sahara:3")
    assert board.land["darfur-sahara:1"] == ("darfur", "darfur-sahara:2")
    assert board.sea["tangier"] == ("canary_islands~tangier:2", "tangier~tunis:1")


@both_boards
def test_every_route_can_be_travelled_in_both_directions(board: Board) -> None:
    for graph in (board.land, board.sea, board.air):
        assert all(spot in graph[neighbour] for spot in graph for neighbour in graph[spot])


def test_bedouins_are_two_steps_from_sahara_and_pirates_beside_st_helena() -> None:
    for board in BOARDS.values():
        assert {BEDOUIN_SPOT, "fork_benguela~st_helena:7", "fork_guinea~st_helena:8"} == board.capture_spots
        assert board.land_distances("sahara")[BEDOUIN_SPOT] == 2


@both_boards
def test_the_islands_are_the_canaries_st_helena_and_madagascar(board: Board) -> None:
    madagascar = frozenset({"tamatave", "cape_st_marie"})
    assert board.islands == {
        "canary_islands": frozenset({"canary_islands"}),
        "st_helena": frozenset({"st_helena"}),
        "tamatave": madagascar,
        "cape_st_marie": madagascar,
        **{f"cape_st_marie-tamatave:{step}": madagascar for step in (1, 2, 3)},
    }


@both_boards
def test_two_harbours_have_at_most_one_sea_route(board: Board) -> None:
    """So the destination of a ship determines its route."""
    for start in board.sea:
        routes = Counter(path[-1] for path in _simple_paths(board, (start,)))
        assert set(routes.values()) <= {1}, start


def _simple_paths(board: Board, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for spot in board.sea[path[-1]]:
        if spot in PLACES and spot != path[0]:
            yield (*path, spot)
        elif spot not in path:
            yield from _simple_paths(board, (*path, spot))


@both_boards
def test_no_ship_passes_a_harbour(board: Board) -> None:
    for start, harbours in board.harbours.items():
        for harbour in harbours:
            assert not set(board.sea_route(start, harbour)[1:-1]) & set(PLACES)


def test_the_sea_routes_of_the_boards_differ() -> None:
    finnish, scandinavian = BOARDS.values()
    assert finnish.harbours["cairo"] == ("suakin", "tripoli", "tunis")
    assert scandinavian.harbours["cairo"] == ("suakin", "tunis")
    assert "congo" in finnish.harbours
    assert "congo" not in scandinavian.harbours
    assert "slave_coast" in scandinavian.harbours["whale_bay"]
    assert len(finnish.sea_route("st_helena", "cape_town")) - 1 == 10
    assert len(scandinavian.sea_route("st_helena", "cape_town")) - 1 == 9


def test_an_inland_city_has_no_sea_route() -> None:
    with pytest.raises(KeyError):
        BOARDS["finnish"].sea_route("sahara", "cairo")


def test_the_shortest_loop_of_roads_is_longer_than_a_roll() -> None:
    """So a walk never visits a spot twice."""
    loops = [_loop_through(a, b, steps) for a, b, steps in LAND_ROUTES]
    assert min(loop for loop in loops if loop) == 7


def _loop_through(a: str, b: str, steps: int) -> int | None:
    """The length of the shortest loop through a road; None if it is on no loop."""
    distances = {a: 0}
    for _ in LAND_ROUTES:
        for one, other, length in LAND_ROUTES:
            if {one, other} != {a, b}:
                for near, end in ((one, other), (other, one)):
                    if near in distances:
                        distances[end] = min(distances.get(end, 999), distances[near] + length)
    return distances[b] + steps if b in distances else None


@both_boards
def test_walks_from_every_spot_match_a_plain_recursive_search(board: Board) -> None:
    for spot in board.land:
        for roll in range(1, 7):
            assert dict(board.walks_by_end(spot, roll)).keys() == _walk_ends(board, spot, roll)


def _walk_ends(board: Board, spot: str, roll: int, came_from: str = "") -> set[str]:
    ends: set[str] = set()
    for neighbour in board.land[spot]:
        if neighbour != came_from:
            if roll == 1 or neighbour in PLACES:
                ends.add(neighbour)
            if roll > 1:
                ends |= _walk_ends(board, neighbour, roll - 1, spot)
    return ends


def test_a_walk_includes_the_spots_that_it_passes() -> None:
    walks = BOARDS["finnish"].walks_by_end("tangier", 2)
    assert walks["morocco"] == ("tangier", "fork_atlas", "morocco")
    assert walks["fork_atlas-sahara:1"] == ("tangier", "fork_atlas", "fork_atlas-sahara:1")

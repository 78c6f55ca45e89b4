"""The graph of the board: nodes, edges, degrees and names as in the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from game.star.rules.board import NAMES, NUMBERS, SIZES, board, edges, node_number, ring_and_step

every_size = pytest.mark.parametrize("rings", SIZES)


@every_size
def test_nodes_and_perimeter_follow_from_the_rings(rings: int) -> None:
    graph = board(rings)
    assert graph.size == 5 * rings * (rings + 1) // 2
    assert len(graph.perimeter) == 5 * rings
    assert len(graph.corners) == 5
    assert graph.perimeter[-1] == graph.size - 1


@pytest.mark.parametrize(("rings", "count"), [(4, 130), (6, 285), (8, 500), (10, 775)])
def test_the_number_of_edges_by_size(rings: int, count: int) -> None:
    assert len(edges(rings)) == count


@every_size
def test_degrees_are_seven_in_ring_one_six_inside_four_on_the_perimeter_three_in_corners(rings: int) -> None:
    graph = board(rings)
    degrees = [len(neighbours) for neighbours in graph.neighbours]
    assert degrees[:5] == [7] * 5
    assert set(degrees[5 : graph.perimeter.start]) == {6}
    assert [degrees[at] for at in graph.corners] == [3] * 5
    assert Counter(degrees[at] for at in graph.perimeter) == {4: 5 * rings - 5, 3: 5}


@every_size
def test_neighbours_are_mutual_and_exclude_the_node_itself(rings: int) -> None:
    neighbours = board(rings).neighbours
    for at, own in enumerate(neighbours):
        assert at not in own
        assert all(at in neighbours[other] for other in own)


def test_the_five_nodes_around_the_bridge_are_mutual_neighbours() -> None:
    for at in range(5):
        assert set(range(5)) - {at} <= set(board(4).neighbours[at])


@pytest.mark.parametrize(
    ("name", "neighbours"),
    [
        ("*40", "*41 R43 *30"),
        ("*41", "*40 *42 *30 *31"),
        ("*43", "*42 S40 *32 S30"),
        ("S21", "S20 T20 S10 T10 S31 S32"),
        ("R43", "R42 *40 R32 *30"),
    ],
)
def test_neighbours_match_examples_computed_by_hand(name: str, neighbours: str) -> None:
    found = {NAMES[at] for at in board(4).neighbours[NUMBERS[name]]}
    assert found == set(neighbours.split())


def test_a_name_is_arm_ring_and_step() -> None:
    assert NAMES[:8] == ("*10", "S10", "T10", "A10", "R10", "*20", "*21", "S20")
    assert NAMES[node_number(10, 0)] == "*00"
    assert NAMES[node_number(10, 49)] == "R09"
    assert len(set(NAMES)) == 275


def test_a_node_keeps_its_name_and_number_on_every_size() -> None:
    for name, number in NUMBERS.items():
        ring, step = ring_and_step(number)
        assert NAMES[node_number(ring, step)] == name
        assert (node_number(ring, step) < board(6).size) == (ring <= 6)


@every_size
def test_rotation_by_one_arm_maps_edges_to_edges(rings: int) -> None:
    def rotated(at: int) -> int:
        ring, step = ring_and_step(at)
        return node_number(ring, step + ring)

    assert {tuple(sorted(map(rotated, edge))) for edge in edges(rings)} == edges(rings)

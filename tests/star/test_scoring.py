"""The score: worked examples, and the three methods compared on random boards."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.star.rules.board import NUMBERS, board
from game.star.rules.scoring import Score, score, winner
from game.star.rules.territory import find_groups, territory
from tests.star.boards import FULL_BOARD, board_with, boards
from tests.star.positions import AGREED, BLUE_FULL, full

many_examples = settings(max_examples=2000)

FIRST_EXAMPLE = AGREED.stones
SECOND_EXAMPLE = full(4, BLUE_FULL).stones


def test_the_first_example_of_the_rules() -> None:
    assert score(4, FIRST_EXAMPLE) == Score(
        peries=(7, 13),
        quarks=(2, 3),
        stars=(1, 3),
        reward=(4, -4),
        total=(11, 10),
        simplified=(3, 2),
        schmittberger=(1, -1),
    )


def test_the_peries_of_each_star_of_the_first_example() -> None:
    found = territory(4, FIRST_EXAMPLE)
    stars = zip(found.stars, found.peries, strict=True)
    assert sorted((star.colour, len(peries)) for star, peries in stars) == [(0, 7), (1, 2), (1, 3), (1, 8)]


@pytest.mark.parametrize("rest", ["b", "r"])
def test_filling_the_first_example_does_not_change_its_score(rest: str) -> None:
    assert score(4, FIRST_EXAMPLE.replace(".", rest)) == score(4, FIRST_EXAMPLE)


def test_the_second_example_of_the_rules() -> None:
    found = score(4, SECOND_EXAMPLE)
    assert (found.peries, found.quarks, found.stars, found.total) == ((10, 10), (3, 2), (3, 3), (11, 10))


def test_a_group_with_one_peri_belongs_to_the_other_player() -> None:
    found = territory(4, SECOND_EXAMPLE)
    s43 = NUMBERS["S43"]
    assert SECOND_EXAMPLE[s43] == "r"
    assert found.owners[s43] == 0
    assert not any(s43 in star.nodes for star in found.stars)


def test_a_star_of_two_stones_owns_its_corner() -> None:
    found = territory(4, SECOND_EXAMPLE)
    t43, a40 = NUMBERS["T43"], NUMBERS["A40"]
    assert any(star.nodes == {t43, a40} and star.colour == 0 for star in found.stars)
    assert found.owners[a40] == 0


def test_an_empty_board_has_no_owner() -> None:
    found = score(6, "." * 105)
    assert found.total == found.peries == found.stars == (0, 0)
    assert winner(found) is None


def test_the_bridge_joins_both_colours_at_once() -> None:
    crossing = board_with(4, blue="*10 T10", red="S10 A10")
    assert len(find_groups(board(4), crossing)) == 2


def test_one_star_alone_owns_the_whole_board() -> None:
    assert score(5, board_with(5, blue="*50 *51")).peries == (25, 0)


@many_examples
@given(boards(FULL_BOARD))
def test_on_a_full_board_the_totals_add_up_and_the_methods_agree(drawn: tuple[int, str]) -> None:
    rings, full = drawn
    found = score(rings, full)
    margin = found.total[0] - found.total[1]
    assert sum(found.total) == 5 * rings + 1
    assert found.simplified[0] - found.simplified[1] == margin
    assert found.schmittberger == (margin, -margin)
    assert sum(found.peries) == 5 * rings
    assert sum(found.quarks) == 5
    assert winner(found) is not None


@many_examples
@given(boards(FULL_BOARD))
def test_on_a_full_board_the_margin_is_a_sum_over_groups(drawn: tuple[int, str]) -> None:
    rings, full = drawn
    graph, margin, quarks = board(rings), 0, 0
    for group in find_groups(graph, full):
        sign = -1 if group.colour else 1
        peries = len(group.nodes.intersection(graph.perimeter))
        corners = len(group.nodes.intersection(graph.corners))
        if peries >= 2:
            margin += sign * (peries - 4)
            quarks += sign * corners
        elif peries == 1:
            margin -= sign
            quarks -= sign * corners
    margin += 1 if quarks > 0 else -1
    assert score(rings, full).schmittberger[0] == margin


@many_examples
@given(boards(FULL_BOARD), st.data())
def test_recolouring_an_enemy_stone_never_lowers_the_total(
    drawn: tuple[int, str], data: st.DataObject
) -> None:
    rings, full = drawn
    at = data.draw(st.sampled_from([at for at, stone in enumerate(full) if stone == "r"] or [0]))
    before, after = score(rings, full), score(rings, full[:at] + "b" + full[at + 1 :])
    assert after.total[0] >= before.total[0]
    assert winner(before) == 1 or winner(after) == 0


@given(boards())
def test_exchanging_the_colours_exchanges_the_scores(drawn: tuple[int, str]) -> None:
    rings, stones = drawn
    found, other = score(rings, stones), score(rings, stones.translate(str.maketrans("br", "rb")))
    assert found.total == other.total[::-1]
    assert found.simplified == other.simplified[::-1]
    assert found.schmittberger == other.schmittberger[::-1]


@given(boards())
def test_the_peries_of_a_colour_are_those_of_its_stars(drawn: tuple[int, str]) -> None:
    rings, stones = drawn
    found, result = territory(rings, stones), score(rings, stones)
    for seat in (0, 1):
        own = [peries for star, peries in zip(found.stars, found.peries, strict=True) if star.colour == seat]
        assert sum(map(len, own)) == result.peries[seat]
        assert frozenset[int]().union(*own) == {
            at for at in board(rings).perimeter if found.owners[at] == seat
        }

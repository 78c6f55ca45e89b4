"""The patterns of moves: their numbers, mirror images and colours, and the bonuses learned for them."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from game.star.ai.move_bonuses import (
    BONUS,
    MoveBonuses,
    exchanged_inner_patterns,
    exchanged_pair_patterns,
)
from game.star.ai.move_patterns import INNER_OFFSETS, NO_PATTERN, PAIR_PATTERNS, MovePatterns, surrounding
from game.star.ai.pattern_weights import NEAR_LAST
from game.star.playouts.leaf_evaluator import PlayoutPosition
from game.star.rules.board import NUMBERS, SIZES, board
from game.star.rules.territory import empty_nodes
from tests.star.boards import board_with, boards

EXCHANGE = str.maketrans("br", "rb")


def test_the_surrounding_nodes_are_the_neighbours_and_touch_one_another() -> None:
    for rings in SIZES:
        graph = board(rings)
        for at in range(graph.size):
            around = surrounding(graph, at)
            assert sorted(around) == list(graph.neighbours[at])
            apart = sum(
                other not in graph.neighbours[one]
                for one, other in zip(around, [*around[1:], around[0]], strict=True)
            )
            assert apart == (at in graph.perimeter), "only the rim interrupts the circle"


@given(boards(), st.integers(0, 2**32))
def test_placing_stones_one_by_one_gives_the_patterns_of_the_whole_board(
    drawn: tuple[int, str], seed: int
) -> None:
    rings, stones = drawn
    patterns = MovePatterns(rings, "." * len(stones))
    placed = [at for at, stone in enumerate(stones) if stone != "."]
    Random(seed).shuffle(placed)
    for at in placed:
        patterns.place(at, "br".index(stones[at]))
    whole = MovePatterns(rings, stones)
    assert (patterns.inner, patterns.pairs) == (whole.inner, whole.pairs)
    assert all(number < INNER_OFFSETS[-1] for number in whole.inner)
    assert all(number < PAIR_PATTERNS or number == NO_PATTERN for number in whole.pairs)


@given(boards())
def test_exchanged_patterns_are_those_of_the_board_with_exchanged_colours(drawn: tuple[int, str]) -> None:
    rings, stones = drawn
    patterns, other = MovePatterns(rings, stones), MovePatterns(rings, stones.translate(EXCHANGE))
    inner, pairs = exchanged_inner_patterns(), exchanged_pair_patterns()
    assert [inner[number] for number in patterns.inner] == other.inner
    assert [each if each == NO_PATTERN else pairs[each] for each in patterns.pairs] == list(other.pairs)


@given(boards("br....."))
def test_bonuses_do_not_depend_on_the_colour(drawn: tuple[int, str]) -> None:
    rings, stones = drawn
    blue = MoveBonuses(PlayoutPosition(rings, stones, (0, 1)))(())
    red = MoveBonuses(PlayoutPosition(rings, stones.translate(EXCHANGE), (1, 0)))(())
    assert blue == red


def test_bonuses_after_a_line_are_those_of_the_position_and_of_nodes_next_to_the_last_stone() -> None:
    before = MoveBonuses(PlayoutPosition(6, board_with(6, "T31"), (1, 0, 1, 0)))
    after = MoveBonuses(PlayoutPosition(6, board_with(6, "T31", "T42"), (0, 1, 0)))
    line, plain = before((NUMBERS["T42"],)), after(())
    near = board(6).neighbours[NUMBERS["T42"]]
    gained = {at: line[at] - plain[at] for at in range(len(plain)) if abs(line[at] - plain[at]) > 1e-9}
    assert set(gained) == set(near)
    assert all(gain > 0 for gain in gained.values()), "most good moves answer the last stone"


@given(boards("br....."), st.integers(0, 2**32))
def test_bonuses_changed_stone_by_stone_are_those_of_the_whole_board(
    drawn: tuple[int, str], seed: int
) -> None:
    (rings, stones), rng = drawn, Random(seed)
    free = empty_nodes(stones)
    line = rng.sample(free, min(len(free) - 1, 4))
    turns = tuple(rng.randrange(2) for _ in free)
    bonuses = MoveBonuses(PlayoutPosition(rings, stones, turns))
    lengths = [*range(len(line) + 1)] * 2
    rng.shuffle(lengths)
    for length in lengths:
        placed = list(stones)
        for at, seat in zip(line[:length], turns, strict=False):
            placed[at] = "br"[seat]
        expected = MoveBonuses(PlayoutPosition(rings, "".join(placed), turns[length:]))(())
        for at in board(rings).neighbours[line[length - 1]] if length else ():
            expected[at] += BONUS * NEAR_LAST
        assert bonuses(line[:length]) == expected


def test_between_stones_of_the_enemy_a_node_is_worth_more_than_between_own_ones() -> None:
    own, enemy = (
        MoveBonuses(PlayoutPosition(6, board_with(6, *stones), (0, 1)))(())
        for stones in (("T31 T52", ""), ("", "T31 T52"))
    )
    assert enemy[NUMBERS["T42"]] > own[NUMBERS["T42"]]


def test_a_carrier_is_worth_more_once_the_enemy_has_the_other_one() -> None:
    quiet = MoveBonuses(PlayoutPosition(6, board_with(6, "T31 T52"), (0, 1)))(())
    cut = MoveBonuses(PlayoutPosition(6, board_with(6, "T31 T52", "T41"), (0, 1)))(())
    assert cut[NUMBERS["T42"]] > quiet[NUMBERS["T42"]]

"""The batch playouts compared with the plain rules, in every lane, on all sizes."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.star.playouts import bit_counters
from game.star.playouts.batch_scoring import score_boards
from game.star.playouts.bridges import MAX_PAYMENT_NODES, Bridge, BridgeAnswers, BridgeHolder, bridges
from game.star.playouts.elimination_order import elimination_order
from game.star.playouts.leaf_evaluator import BOUND_LANES, LANES, LeafEvaluator, PlayoutPosition
from game.star.playouts.random_fills import RandomFills, mirrored_fills
from game.star.rules.board import board
from game.star.rules.score_bounds import proved_winner
from game.star.rules.scoring import score, winner
from game.star.rules.territory import empty_nodes
from tests.star.boards import boards

some_examples = settings(max_examples=150)
seeds = st.integers(0, 2**32)
LANE_COUNT = 24
ALL_LANES = (1 << LANE_COUNT) - 1


def lane_bits(words: list[int], number: int) -> list[int]:
    return [word >> number & 1 for word in words]


# Counters


@given(st.lists(st.integers(0, ALL_LANES)), st.integers(-3, 30))
def test_words_are_added_lane_by_lane(words: list[int], least: int) -> None:
    total = bit_counters.total(words)
    one_by_one: list[int] = []
    for word in words:
        bit_counters.add(one_by_one, word)
    reached = bit_counters.at_least(total, least, ALL_LANES)
    for number in range(LANE_COUNT):
        count = sum(lane_bits(words, number))
        assert sum(bit << place for place, bit in enumerate(lane_bits(total, number))) == count
        assert sum(bit << place for place, bit in enumerate(lane_bits(one_by_one, number))) == count
        assert reached >> number & 1 == (count >= least)


@given(st.integers(1, ALL_LANES), st.integers(0, 5))
def test_a_word_may_be_added_at_any_bit(word: int, bit: int) -> None:
    counter: list[int] = []
    bit_counters.add(counter, word, bit)
    bit_counters.add(counter, word, bit)
    for number in range(LANE_COUNT):
        twice = 2 << bit if word >> number & 1 else 0
        assert sum(each << place for place, each in enumerate(lane_bits(counter, number))) == twice


# Batch scoring


@some_examples
@given(boards(), seeds)
def test_every_lane_is_scored_as_by_the_plain_rules(drawn: tuple[int, str], seed: int) -> None:
    rings, stones = drawn
    order, rng = elimination_order(rings, stones), Random(seed)
    words = [rng.getrandbits(LANE_COUNT) for _ in order.empty]
    blue_wins = score_boards(order, words, ALL_LANES)
    for number in range(LANE_COUNT):
        letters = list(stones)
        for at, blue in zip(order.empty, lane_bits(words, number), strict=True):
            letters[at] = "b" if blue else "r"
        assert blue_wins >> number & 1 == (winner(score(rings, "".join(letters))) == 0)


@given(boards())
def test_every_vertex_is_eliminated_once(drawn: tuple[int, str]) -> None:
    order = elimination_order(*drawn)
    vertices = len(order.empty) + len(order.groups)
    assert sorted(vertex for vertex, _ in order.steps) == list(range(vertices))
    gone: set[int] = set()
    for vertex, links in order.steps:
        gone.add(vertex)
        assert gone.isdisjoint(link.neighbour for link in links)


# Random fills


@given(st.integers(2, 60), st.data())
def test_every_lane_has_the_given_number_of_blue_nodes(empty: int, data: st.DataObject) -> None:
    blue = data.draw(st.integers(0, empty))
    fills = RandomFills(empty, blue, LANE_COUNT, Random(data.draw(seeds)))
    for _ in range(3):
        words = fills.sample()
        assert all(sum(lane_bits(words, number)) == blue for number in range(LANE_COUNT))


@given(st.integers(6, 60), seeds)
def test_forced_colours_hold_and_the_number_of_blue_nodes_stays(empty: int, seed: int) -> None:
    rng = Random(seed)
    places = rng.sample(range(empty), 5)
    fills = RandomFills(empty, empty // 2, LANE_COUNT, rng)
    masks = [rng.getrandbits(LANE_COUNT) for _ in places]
    colours = [(mask, 0) if at % 2 else (0, mask) for at, mask in enumerate(masks)]
    forced = dict(zip(places, colours, strict=True))
    words = fills.sample_with(forced)
    assert all(sum(lane_bits(words, number)) == empty // 2 for number in range(LANE_COUNT))
    for place, (blue, red) in forced.items():
        assert words[place] & blue == blue
        assert words[place] & red == 0


def chi_squared(counts: list[int]) -> float:
    """The chi-squared statistic of the counts against equal frequencies."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def colourings(fills: RandomFills, forced: dict[int, tuple[int, int]], lanes: int, draws: int) -> list[int]:
    """The frequencies of all colourings of six nodes with three blue ones, over many draws."""
    found: dict[int, int] = {}
    for _ in range(draws):
        words = fills.sample_with(forced)
        for number in range(lanes):
            colouring = sum(bit << at for at, bit in enumerate(lane_bits(words, number)))
            found[colouring] = found.get(colouring, 0) + 1
    return list(found.values())


def test_all_colourings_are_equally_likely() -> None:
    """20 colourings of six nodes: with 19 degrees of freedom, 43.8 is exceeded once in a thousand times."""
    counts = colourings(RandomFills(6, 3, 8, Random(4)), {}, lanes=8, draws=5_000)
    assert len(counts) == 20
    assert chi_squared(counts) < 43.8


def test_all_colourings_of_unforced_nodes_are_equally_likely() -> None:
    """Two nodes are forced: 6 colourings, 5 degrees of freedom; 20.5 is exceeded once in a thousand times."""
    counts = colourings(RandomFills(6, 3, 8, Random(5)), {1: (255, 0), 4: (0, 255)}, lanes=8, draws=5_000)
    assert len(counts) == 6
    assert chi_squared(counts) < 20.5


@given(st.integers(1, 60), st.integers(0, 3), st.integers(0, 1), seeds)
def test_a_mirrored_fill_has_the_other_colours_except_where_stones_are_short(
    pairs: int, short: int, seat: int, seed: int
) -> None:
    """A seat places `short` stones more than the other: that number of its nodes keep their colour."""
    blue = pairs + short if seat == 0 else pairs
    empty = 2 * pairs + short
    words = RandomFills(empty, blue, LANE_COUNT, Random(seed)).sample()
    mirrored = mirrored_fills(words, {}, ALL_LANES, [(seat, ALL_LANES)] * short, Random(seed))
    for number in range(LANE_COUNT):
        before, after = lane_bits(words, number), lane_bits(mirrored, number)
        kept = [was for was, now in zip(before, after, strict=True) if was == now]
        assert sum(after) == blue
        assert kept == [1 - seat] * short


def test_a_mirrored_fill_keeps_forced_colours() -> None:
    words = [0b1100, 0b1010, 0b1111]
    assert mirrored_fills(words, {0: (0b0100, 0b0001)}, 0b1111, [], Random(1)) == [0b0110, 0b0101, 0]


def test_lanes_of_one_draw_are_independent() -> None:
    """Two lanes agree on half of the nodes."""
    fills, agreeing, pairs = RandomFills(50, 25, 64, Random(6)), 0, 0
    for _ in range(20):
        words = fills.sample()
        for one in range(0, 64, 2):
            agreeing += sum(
                a == b for a, b in zip(lane_bits(words, one), lane_bits(words, one + 1), strict=True)
            )
            pairs += 50
    assert abs(agreeing / pairs - 0.5) < 0.015


# Bridges


def full_boards(stones: str, words: list[int]) -> list[list[str]]:
    """The colours of all nodes, lane by lane."""
    colours = iter(words)
    by_node = [next(colours) if stone == "." else -(stone == "b") for stone in stones]
    return [["rb"[bit] for bit in lane_bits(by_node, number)] for number in range(LANE_COUNT)]


def hold_in_each_lane(
    rings: int, empty: list[int], lanes: list[list[str]], free: list[set[int]], rng: Random
) -> None:
    """What `BridgeHolder.hold` does, for one lane after the other. `free` has nodes that may change."""
    order = empty.copy()
    rng.shuffle(order)
    between_empty = [each for each in bridges(rings) if set(each.carriers).issubset(empty)]
    rng.shuffle(between_empty)
    between_empty.sort(key=lambda bridge: min(map(order.index, bridge.carriers)))
    taken_before = [set(range(len(lanes[0]))) - lane_free for lane_free in free]
    for carriers, ends in between_empty:
        first, later = sorted(carriers, key=order.index)
        turn = order.index(first)
        for lane, lane_free, taken in zip(lanes, free, taken_before, strict=True):
            owner, holders = lane[ends[0]], [lane[first], lane[later]]
            is_bridge = lane[ends[1]] == owner and set(ends).issubset(taken.union(order[:turn]))
            if is_bridge and holders != [owner, owner] and lane_free.issuperset(carriers):
                lane_free.difference_update(carriers)
                if owner not in holders:
                    next_nodes = order[turn + 1 :][:MAX_PAYMENT_NODES]
                    paid = next((at for at in next_nodes if at in lane_free and lane[at] == owner), later)
                    lane[later], lane[paid] = lane[paid], lane[later]


@settings(max_examples=40)
@given(boards("br..."), seeds)
def test_bridges_hold_as_in_a_plain_version(drawn: tuple[int, str], seed: int) -> None:
    """Also with forced nodes, which keep their colours; every lane keeps its number of blue nodes."""
    rings, stones = drawn
    rng = Random(seed)
    empty = empty_nodes(stones)
    words = RandomFills(len(empty), len(empty) // 2, LANE_COUNT, rng).sample()
    forced = {index: (word & 0xFF, 0) for index, word in enumerate(words) if index % 3 == 0}
    lanes = full_boards(stones, words)
    blue = [lane.count("b") for lane in lanes]
    free = [
        {at for index, at in enumerate(empty) if not forced.get(index, (0, 0))[0] >> number & 1}
        for number in range(LANE_COUNT)
    ]
    hold_in_each_lane(rings, empty, lanes, free, Random(seed))
    BridgeHolder(rings, stones, empty, ALL_LANES, Random(seed)).hold(words, forced)
    assert full_boards(stones, words) == lanes
    assert [lane.count("b") for lane in lanes] == blue


def test_bridges_are_the_places_of_two_common_neighbours() -> None:
    """On the largest board: one for each edge inside, and one for each of the perimeter."""
    found = bridges(10)
    assert sum(leads_to_rim(bridge) for bridge in found) == 50
    for (one, other), (start, end) in found:
        neighbours = board(10).neighbours
        assert other in neighbours[one]
        assert start in neighbours[one]
        assert start in neighbours[other]
        assert end in neighbours[one]
        assert end not in neighbours[start]


def leads_to_rim(bridge: Bridge) -> bool:
    return bridge.ends[0] == bridge.ends[1]


def with_bridge(bridge: Bridge, owner: str) -> str:
    """A board of four rings with only the stones of a bridge."""
    stones = ["."] * board(4).size
    for at in bridge.ends:
        stones[at] = owner
    return "".join(stones)


@pytest.mark.parametrize("bridge", bridges(4))
def test_a_stone_that_cuts_a_bridge_is_answered(bridge: Bridge) -> None:
    """By the owner's stone on the other carrier, in all playouts."""
    cut, saved = sorted(bridge.carriers, key=board(4).corners.__contains__)  # a corner has two answers
    stones = with_bridge(bridge, "r")
    position = PlayoutPosition(4, stones, turns(stones.count("."), 0))
    answers = BridgeAnswers(*position, Random(1))
    assert {answers.answer([cut]) for _ in range(20)} == {saved}
    (leaf,) = LeafEvaluator(position, 1, Random(1), hold_bridges=True).evaluate([[cut]])
    taken = fields(leaf.owned_counts, len(stones))
    assert (taken[cut], taken[saved]) == (leaf.playouts, 0)


def test_only_the_enemy_cuts_a_bridge() -> None:
    bridge = bridges(4)[0]
    stones = with_bridge(bridge, "b")
    answers = BridgeAnswers(4, stones, turns(stones.count("."), 0), Random(1))
    assert answers.answer([bridge.carriers[0]]) is None
    assert answers.answer([]) is None


def test_a_bridge_is_answered_only_if_its_owner_is_next() -> None:
    """Between two stones of one turn in Double *Star nobody answers."""
    bridge = bridges(4)[0]
    (cut, saved), stones = bridge.carriers, with_bridge(bridge, "r")
    answers = BridgeAnswers(4, stones, (0, 0, 1, 1) * 12, Random(1))
    elsewhere = len(stones) - 1
    assert answers.answer([cut]) is None
    assert answers.answer([elsewhere, cut]) == saved
    assert answers.answer([saved, cut]) is None


def test_of_several_answers_one_is_drawn() -> None:
    """A stone in a corner cuts the stone behind it off on both sides."""
    corner = board(4).corners[0]
    behind = [bridge for bridge in bridges(4) if corner in bridge.carriers and leads_to_rim(bridge)]
    stones = with_bridge(behind[0], "r")
    answers = BridgeAnswers(4, stones, turns(stones.count("."), 0), Random(1))
    saved = {at for bridge in behind for at in bridge.carriers} - {corner}
    assert {answers.answer([corner]) for _ in range(50)} == saved
    assert len(saved) == 2


# Leaves


def turns(empty: int, first: int) -> tuple[int, ...]:
    return tuple((first + at) % 2 for at in range(empty))


@some_examples
@given(boards("br.........."), seeds)
def test_a_leaf_is_proved_exactly_when_the_bounds_agree(drawn: tuple[int, str], seed: int) -> None:
    rings, stones = drawn
    rng = Random(seed)
    empty = empty_nodes(stones)
    if not empty:
        return
    position = PlayoutPosition(rings, stones, turns(len(empty), 0))
    line = rng.sample(empty, rng.randrange(len(empty) + 1))
    (leaf,) = LeafEvaluator(position, 1, rng, hold_bridges=True).evaluate([line])
    letters = list(stones)
    for at, seat in zip(line, position.turns, strict=False):
        letters[at] = "br"[seat]
    assert leaf.proved == proved_winner(rings, "".join(letters))


def test_a_leaf_counts_wins_and_owned_nodes() -> None:
    size = board(4).size
    position = PlayoutPosition(4, "." * size, turns(size, 0))
    lines = [(), (0,), (0, 1), (7, 8, 9)]
    leaves = LeafEvaluator(position, 4, Random(1)).evaluate(lines)
    for line, leaf in zip(lines, leaves, strict=True):
        assert leaf.playouts == LANES - BOUND_LANES
        assert 0 < leaf.wins < leaf.playouts
        taken = fields(leaf.owned_counts, size)
        assert sum(taken) == leaf.playouts * size // 2
        assert sum(fields(leaf.owned_win_counts, size)) == leaf.wins * size // 2
        assert [taken[at] for at in line] == [0 if at % 2 else leaf.playouts for at in range(len(line))]


def test_on_an_empty_board_each_colour_wins_one_playout_of_each_pair() -> None:
    position = PlayoutPosition(4, "." * board(4).size, turns(board(4).size, 0))
    for leaf in LeafEvaluator(position, 3, Random(1)).evaluate([()] * 3):
        assert leaf.wins == leaf.playouts // 2


def fields(number: int, size: int) -> list[int]:
    return [number >> 32 * at & 0xFFFFFFFF for at in range(size)]

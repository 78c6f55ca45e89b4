"""What is proved: bounds hold whatever comes, settled nodes keep their owners, dead ones change nothing."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.star.rules.board import NUMBERS
from game.star.rules.score_bounds import bounds, dead_nodes, proved_winner
from game.star.rules.scoring import score, winner
from game.star.rules.territory import territory
from tests.star.boards import board_with, boards
from tests.star.test_scoring import FIRST_EXAMPLE

some_examples = settings(max_examples=150)
seeds = st.integers(0, 2**32)


def randomly_filled(now: str, seed: int) -> str:
    rng = Random(seed)
    return "".join(rng.choice("br") if stone == "." else stone for stone in now)


@some_examples
@given(boards(), seeds)
def test_whatever_fills_the_board_stays_within_the_bounds(drawn: tuple[int, str], seed: int) -> None:
    rings, now = drawn
    low, high = bounds(rings, now).margins
    assert low <= score(rings, randomly_filled(now, seed)).schmittberger[0] <= high


@some_examples
@given(boards("brrr...bbb"), seeds)
def test_a_decided_game_has_one_winner_only(drawn: tuple[int, str], seed: int) -> None:
    rings, now = drawn
    won = bounds(rings, now).winner
    assert won == proved_winner(rings, now)
    assert won is None or winner(score(rings, randomly_filled(now, seed))) == won


@some_examples
@given(boards("bbbrrr."), seeds)
def test_settled_nodes_keep_their_owners(drawn: tuple[int, str], seed: int) -> None:
    rings, now = drawn
    owners = territory(rings, randomly_filled(now, seed)).owners
    for settled, owner in zip(bounds(rings, now).settled, owners, strict=True):
        assert settled in (None, owner)


@some_examples
@given(boards("bbbrrr."), seeds)
def test_the_colours_of_dead_nodes_change_nothing(drawn: tuple[int, str], seed: int) -> None:
    rings, now = drawn
    full, dead = randomly_filled(now, seed), dead_nodes(rings, now)
    flat = {
        colour: "".join(colour if at in dead else stone for at, stone in enumerate(full)) for colour in "br"
    }
    margins = {score(rings, each).schmittberger for each in (full, *flat.values())}
    assert len(margins) == 1


def test_an_empty_board_proves_nothing() -> None:
    found = bounds(6, "." * 105)
    assert found.winner is None
    assert found.dead == frozenset()
    assert set(found.settled) == {None}
    assert found.margins == (-27, 27)


def test_the_first_example_is_decided_to_the_peri() -> None:
    found = bounds(4, FIRST_EXAMPLE)
    assert found.winner == 0
    assert found.margins == (1, 1)
    assert all(at in found.dead for at, stone in enumerate(FIRST_EXAMPLE) if stone == ".")


def test_a_corner_closed_off_is_dead() -> None:
    closed = board_with(6, blue="R65 *50 *61")
    corner = NUMBERS["*60"]
    assert dead_nodes(6, closed) == {corner}
    assert bounds(6, closed).settled[corner] == 0


def test_between_two_groups_nothing_is_dead() -> None:
    """A stone there would join them."""
    assert dead_nodes(6, board_with(6, blue="R65 *61")) == frozenset()

"""Score bounds hold in every continuation, settled nodes keep their owners, dead nodes do not matter."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.star.rules.board import NUMBERS
from game.star.rules.proved_ownership import Ownership, ownership_of
from game.star.rules.score_bounds import dead_nodes, proved_winner
from game.star.rules.scoring import score, winner
from game.star.rules.territory import territory
from tests.star.boards import board_with, boards
from tests.star.positions import AGREED, new_game

some_examples = settings(max_examples=150)
seeds = st.integers(0, 2**32)


def ownership_on(rings: int, stones: str) -> Ownership:
    """What is proved on a board."""
    return ownership_of(replace(new_game(rings=rings), stones=stones))


def randomly_filled(stones: str, seed: int) -> str:
    rng = Random(seed)
    return "".join(rng.choice("br") if stone == "." else stone for stone in stones)


@some_examples
@given(boards(), seeds)
def test_certain_points_are_scored_on_every_filled_board(drawn: tuple[int, str], seed: int) -> None:
    rings, stones = drawn
    certain, final = ownership_on(rings, stones).certain, score(rings, randomly_filled(stones, seed)).total
    assert certain[0] <= final[0]
    assert certain[1] <= final[1]


@some_examples
@given(boards("brrr...bbb"), seeds)
def test_a_proved_winner_wins_every_filled_board(drawn: tuple[int, str], seed: int) -> None:
    rings, stones = drawn
    won = proved_winner(rings, stones)
    assert won is None or winner(score(rings, randomly_filled(stones, seed))) == won


@some_examples
@given(boards("bbbrrr."), seeds)
def test_settled_nodes_keep_their_owners(drawn: tuple[int, str], seed: int) -> None:
    rings, stones = drawn
    owners = territory(rings, randomly_filled(stones, seed)).owners
    for settled, owner in zip(ownership_on(rings, stones).settled, owners, strict=True):
        assert settled in (None, owner)


@some_examples
@given(boards("bbbrrr."), seeds)
def test_the_colours_of_dead_nodes_do_not_change_the_margin(drawn: tuple[int, str], seed: int) -> None:
    rings, stones = drawn
    full, dead = randomly_filled(stones, seed), dead_nodes(rings, stones)
    flat = {
        colour: "".join(colour if at in dead else stone for at, stone in enumerate(full)) for colour in "br"
    }
    margins = {score(rings, each).schmittberger for each in (full, *flat.values())}
    assert len(margins) == 1


def test_an_empty_board_proves_nothing() -> None:
    found = ownership_of(new_game(rings=6))
    assert found.winner is None
    assert found.dead == frozenset()
    assert set(found.settled) == {None}
    assert found.certain == (2, 2)
    assert found.open == 27


def test_the_first_example_is_proved_to_the_last_point() -> None:
    found = ownership_of(AGREED)
    assert found.winner == 0
    assert found.certain == (11, 10)
    assert found.open == 0
    assert found.dead == {at for at, stone in enumerate(AGREED.stones) if stone == "."}


def test_an_enclosed_corner_is_dead() -> None:
    closed = board_with(6, blue="R65 *50 *61")
    corner = NUMBERS["*60"]
    assert dead_nodes(6, closed) == {corner}
    assert ownership_on(6, closed).settled[corner] == 0


def test_a_corner_between_two_groups_is_not_dead() -> None:
    """A stone in the corner would join them."""
    assert dead_nodes(6, board_with(6, blue="R65 *61")) == frozenset()

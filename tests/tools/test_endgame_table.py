"""The exact solver of *Star endings agrees with the plain rules."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from game.star.rules.moves import STONES
from game.star.rules.score_bounds import proved_winner
from game.star.rules.scoring import score, winner
from game.star.rules.state import State
from game.star.rules.territory import COLOURS, EMPTY, empty_nodes
from tools.puzzles.endgame_table import EndgameTable


def position(rings: int, empty: int, seed: int) -> State:
    """Random stones with `empty` empty nodes, Blue to move."""
    rng = Random(seed)
    size = 5 * rings * (rings + 1) // 2
    stones = [rng.choice(COLOURS) for _ in range(size)]
    for at in rng.sample(range(size), empty):
        stones[at] = EMPTY
    return State(rings, "".join(stones), 0, 1, 1, False, 0)


@cache
def mover_wins(state: State) -> bool:
    """Whether the seat to move wins, by the plain rules."""
    won = proved_winner(state.rings, state.stones)
    if won is not None:
        return won == state.seat
    nodes = empty_nodes(state.stones)
    return any(not mover_wins(state.play(STONES[at])) for at in nodes)


@pytest.mark.parametrize("rings", [4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_each_bit_tells_whether_blue_wins_a_full_board(rings: int, seed: int) -> None:
    state = position(rings, 6, seed)
    endings = EndgameTable(state)
    for lane in range(0, 64, 5):
        stones = list(state.stones)
        for bit, at in enumerate(endings.nodes):
            stones[at] = COLOURS[0] if lane >> bit & 1 else COLOURS[1]
        assert (endings.table >> lane & 1) == (winner(score(rings, "".join(stones))) == 0)


@pytest.mark.parametrize("seed", range(12))
def test_the_table_agrees_with_a_plain_search(seed: int) -> None:
    state = position(4, 5, seed)
    endings = EndgameTable(state)
    assert endings.mover_wins(endings.table, 0) == mover_wins(state)
    winning = {endings.nodes[move] for move in endings.winning_moves(endings.table, 0)}
    relevant = [endings.nodes[move] for move in endings.relevant_moves(endings.table)]
    assert winning == {at for at in relevant if not mover_wins(state.play(STONES[at]))}

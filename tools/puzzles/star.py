"""Puzzles of *Star: endings on four and five rings that one stone alone wins; `endgame_table` solves them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

from game.catalog import GAMES
from game.contract import NOBODY
from game.learn.puzzle import Puzzle, Variation
from game.search.thinker import think_for_slices
from game.star.ai.builder import Builder
from game.star.ai.wanderer import Wanderer
from game.star.rules.board import NAMES
from game.star.rules.moves import STONES
from game.star.rules.options import OPTIONS
from game.star.rules.score_bounds import proved_winner
from game.star.rules.state import State, new_game
from game.star.rules.territory import EMPTY, empty_nodes
from tools.puzzles.endgame_table import EndgameTable, WinTable

RINGS = (4, 5)
MIN_EMPTY, MAX_EMPTY = 10, 15
"""Empty nodes of a puzzle: fewer are too easy, more are too many to search."""

MIN_RELEVANT_NODES = 7
"""Empty nodes on which the winner depends, at least."""

RANDOM_OPENING_TURNS, RANDOM_MOVE_PROBABILITY = 6, 0.05
"""Random turns at the beginning, and the probability of one later."""

SLICES = 50
"""More than a player needs whose playouts are limited."""

TRIES = 4
"""Attempts of a player, whose choice is partly random."""


def candidates(rng: Random) -> Iterator[State]:
    """The positions of one random game that may be puzzles."""
    options = {name: option.default for name, option in OPTIONS.items()}
    state = new_game({**options, "rings": rng.choice(RINGS), "swap": "no"}, 2)
    player: Any = rng.choice((Wanderer, Builder))()
    nodes = state.board.size
    while state.to_act != NOBODY and proved_winner(state.rings, state.stones) is None:
        empty = state.stones.count(EMPTY)
        if empty < MIN_EMPTY:
            return
        if empty <= MAX_EMPTY:
            yield state
        is_random = nodes - empty < RANDOM_OPENING_TURNS or rng.random() < RANDOM_MOVE_PROBABILITY
        random_stone = STONES[rng.choice(empty_nodes(state.stones))]
        state = state.play(random_stone if is_random else think_for_slices(player, state, rng, SLICES).move)


def prove(state: State) -> dict[str, Variation] | None:
    """By move, the only winning one first, the best play after it; None unless exactly one move wins.

    A pass, which is never better than a stone, loses too.
    """
    endings, seat = EndgameTable(state), state.seat
    if len(endings.relevant_moves(endings.table)) < MIN_RELEVANT_NODES:
        return None
    winning = list(islice(endings.winning_moves(endings.table, seat), 2))
    if len(winning) != 1:
        return None
    first = [*winning, *(move for move in range(len(endings.nodes)) if move not in winning)]
    return {
        NAMES[endings.nodes[move]]: best_line(
            endings, endings.table_after(endings.table, move, seat), 1 - seat
        )
        for move in first
    }


def best_line(endings: EndgameTable, table: WinTable, seat: int) -> Variation:
    """The moves until the game is decided; the losing side leaves the fewest winning replies."""
    line: list[str] = []
    while endings.decided_winner(table) is None:
        move = next(endings.winning_moves(table, seat), None)
        if move is None:
            move = min(
                endings.relevant_moves(table), key=lambda each: refutation_count(endings, table, each, seat)
            )
        line.append(NAMES[endings.nodes[move]])
        table, seat = endings.table_after(table, move, seat), 1 - seat
    return tuple(line)


def refutation_count(endings: EndgameTable, table: WinTable, move: int, seat: int) -> int:
    """The number of replies that win for the other side after a move."""
    return sum(1 for _ in endings.winning_moves(endings.table_after(table, move, seat), 1 - seat))


def is_simple(state: State, best: str) -> bool:
    """Whether Wanderer finds the move by its shape; sprout, which is weaker, is not asked."""
    return player_solves(Wanderer, state, best)


def player_solves(player: Callable[[], Any], state: State, best: str) -> bool:
    return any(
        str(think_for_slices(player(), state, Random(seed), SLICES).move) == best for seed in range(TRIES)
    )


def difficulty(state: State, puzzle: Puzzle) -> tuple[int, ...]:
    """A sort key: rings; how many players miss the move, Builder and the smallest tree; traps.

    A trap is a move with a single refutation.
    """
    endings = EndgameTable(state)
    traps = sum(
        refutation_count(endings, endings.table, move, state.seat) == 1 for move in range(len(endings.nodes))
    )
    players = Builder, GAMES["star"].levels["strategist"].thinker
    missed = sum(not player_solves(player, state, puzzle.best) for player in players)
    return state.rings, missed, traps

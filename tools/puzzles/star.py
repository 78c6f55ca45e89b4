"""Puzzles of *Star: endings on four and five rings that one stone wins, and every other loses.

They come from games between computer players with an opening by lot; `ends_table` is the exact solver.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

from game.contract import NOBODY
from game.learn.puzzle import Puzzle, Variation
from game.search.thinker import think_for_slices
from game.star.ai.builder import Builder
from game.star.ai.strategist import Strategist
from game.star.ai.wanderer import Wanderer
from game.star.rules.board import NAMES
from game.star.rules.moves import STONES
from game.star.rules.options import OPTIONS
from game.star.rules.score_bounds import proved_winner
from game.star.rules.state import State, new_game
from game.star.rules.territory import EMPTY
from tools.puzzles.endgame_table import EndgameTable, WinTable

RINGS = (4, 5)
MIN_EMPTY, MAX_EMPTY = 10, 15
"""Empty nodes of a puzzle: fewer leave little to see, more are too many to look through."""

MIN_RELEVANT_NODES = 7
"""So many nodes must matter still."""

RANDOM_OPENING_TURNS, RANDOM_MOVE_PROBABILITY = 6, 0.05
"""Turns by lot at the beginning, and how often a player moves by lot later on."""

TRIES = 4
"""So often a player is asked, as chance has a part in what it likes."""


def candidates(rng: Random) -> Iterator[State]:
    """The positions of one game that may be puzzles."""
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
        random_stone = STONES[rng.choice([at for at, stone in enumerate(state.stones) if stone == EMPTY])]
        state = state.play(random_stone if is_random else think_for_slices(player, state, rng, 1).move)


def prove(state: State) -> dict[str, Variation] | None:
    """What follows each move with best play, the only winning one first; None where no single one wins.

    A pass, which is worth no more than a stone on any node, loses too.
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
    """The moves until the game is decided: who wins wins, who loses leaves the fewest ways to win."""
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
    """In how many ways the other side wins after a move."""
    return sum(1 for _ in endings.winning_moves(endings.table_after(table, move, seat), 1 - seat))


def is_simple(state: State, best: str) -> bool:
    """Whether the move has the best shape; sprout's choice is hardly more than chance."""
    return player_solves(Wanderer, state, best)


def player_solves(player: Callable[[], Any], state: State, best: str) -> bool:
    return any(str(think_for_slices(player(), state, Random(seed), 1).move) == best for seed in range(TRIES))


def difficulty(state: State, puzzle: Puzzle) -> tuple[int, ...]:
    """First the small board; then what players find who dream, or read the best answers; then by traps.

    A trap is a move that one answer alone refutes.
    """
    endings = EndgameTable(state)
    traps = sum(
        refutation_count(endings, endings.table, move, state.seat) == 1 for move in range(len(endings.nodes))
    )
    missed = sum(not player_solves(player, state, puzzle.best) for player in (Builder, Strategist))
    return state.rings, missed, traps

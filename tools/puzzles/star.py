"""Puzzles of *Star: endings on four and five rings that one stone wins, and every other loses.

They come from games between computer players with an opening by lot; `ends_table` is the exact solver.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

from game.contract import NOBODY
from game.learn.puzzle import Line, Puzzle
from game.search.thinker import decide
from game.star.ai.builder import Builder
from game.star.ai.strategist import Strategist
from game.star.ai.wanderer import Wanderer
from game.star.board import NAMES
from game.star.bounds import decided
from game.star.moves import STONES
from game.star.options import OPTIONS
from game.star.rules import State, new_game
from game.star.territory import EMPTY
from tools.puzzles.ends_table import Endings, Table

RINGS = (4, 5)
FEWEST, MOST = 10, 15
"""Empty nodes of a puzzle: fewer leave little to see, more are too many to look through."""

LEAST_CHOICE = 7
"""So many nodes must matter still."""

OPENING, WHIM = 6, 0.05
"""Turns by lot at the beginning, and how often a player moves by lot later on."""

TRIES = 4
"""So often a player is asked, as chance has a part in what it likes."""


def candidates(rng: Random) -> Iterator[State]:
    """The positions of one game that may be puzzles."""
    options = {name: option.default for name, option in OPTIONS.items()}
    state = new_game({**options, "rings": rng.choice(RINGS), "swap": "no"}, 2)
    player: Any = rng.choice((Wanderer, Builder))()
    nodes = state.board.size
    while state.to_act != NOBODY and decided(state.rings, state.stones) is None:
        empty = state.stones.count(EMPTY)
        if empty < FEWEST:
            return
        if empty <= MOST:
            yield state
        by_lot = nodes - empty < OPENING or rng.random() < WHIM
        at_random = STONES[rng.choice([at for at, stone in enumerate(state.stones) if stone == EMPTY])]
        state = state.play(at_random if by_lot else decide(player, state, rng, 1).move)


def prove(state: State) -> dict[str, Line] | None:
    """What follows each move with best play, the only winning one first; None where no single one wins.

    A pass, which is worth no more than a stone on any node, loses too.
    """
    endings, seat = Endings(state), state.seat
    if len(endings.moves(endings.table)) < LEAST_CHOICE:
        return None
    winning = list(islice(endings.winning(endings.table, seat), 2))
    if len(winning) != 1:
        return None
    first = [*winning, *(move for move in range(len(endings.nodes)) if move not in winning)]
    return {
        NAMES[endings.nodes[move]]: best_play(endings, endings.after(endings.table, move, seat), 1 - seat)
        for move in first
    }


def best_play(endings: Endings, table: Table, seat: int) -> Line:
    """The moves until the game is decided: who wins wins, who loses leaves the fewest ways to win."""
    line: list[str] = []
    while endings.decided(table) is None:
        move = next(endings.winning(table, seat), None)
        if move is None:
            move = min(endings.moves(table), key=lambda each: answers(endings, table, each, seat))
        line.append(NAMES[endings.nodes[move]])
        table, seat = endings.after(table, move, seat), 1 - seat
    return tuple(line)


def answers(endings: Endings, table: Table, move: int, seat: int) -> int:
    """In how many ways the other side wins after a move."""
    return sum(1 for _ in endings.winning(endings.after(table, move, seat), 1 - seat))


def is_simple(state: State, best: str) -> bool:
    """Whether the move has the best shape; sprout's choice is hardly more than chance."""
    return finds(Wanderer, state, best)


def finds(player: Callable[[], Any], state: State, best: str) -> bool:
    return any(str(decide(player(), state, Random(seed), 1).move) == best for seed in range(TRIES))


def difficulty(state: State, puzzle: Puzzle) -> tuple[int, ...]:
    """First the small board; then what players find who dream, or read the best answers; then by traps.

    A trap is a move that one answer alone refutes.
    """
    endings = Endings(state)
    traps = sum(answers(endings, endings.table, move, state.seat) == 1 for move in range(len(endings.nodes)))
    missed = sum(not finds(player, state, puzzle.best) for player in (Builder, Strategist))
    return state.rings, missed, traps

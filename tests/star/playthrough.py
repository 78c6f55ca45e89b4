"""Playthroughs of *Star, written by `python3 -m tests.star.playthrough`: moves of good shape and random ones.

A file has the options, then lines of ten moves, each followed by the position and its three scores, and at
the end the outcome.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.star import GAME
from game.star.ai.wanderer import best_shape
from game.star.rules.moves import PASS, SWAP, Move
from game.star.rules.state import State
from tests.playthroughs import PlaythroughSet, Ply

MOVES_A_LINE = 10


class Setup(NamedTuple):
    """A game's name, which is also its seed, and its options."""

    name: str
    options: str

    def begin(self) -> State:
        pairs = (option.split("=") for option in self.options.split())
        state = GAME.new({name: int(value) if value.isdigit() else value for name, value in pairs})
        assert isinstance(state, State)
        return state

    def __str__(self) -> str:
        return self.options


SETUPS = {
    "agreed": Setup("agreed", "rings=4 stones=1 swap=no handicap=0"),
    "double": Setup("double", "rings=6 stones=2 swap=yes handicap=0"),
    "double_handicap": Setup("double_handicap", "rings=5 stones=2 swap=yes handicap=4"),
    "full_board": Setup("full_board", "rings=4 stones=1 swap=yes handicap=0"),
    "full_size": Setup("full_size", "rings=10 stones=1 swap=yes handicap=0"),
    "handicap": Setup("handicap", "rings=7 stones=1 swap=no handicap=9"),
    "medium": Setup("medium", "rings=8 stones=1 swap=no handicap=0"),
    "nine_rings": Setup("nine_rings", "rings=9 stones=2 swap=no handicap=0"),
    "small": Setup("small", "rings=6 stones=1 swap=yes handicap=0"),
}


def players(setup: Setup) -> Callable[[State], Move]:
    """Players that choose a good shape, sometimes a random move, rarely a pass; `agreed` ends early."""
    rng = Random(setup.name)

    def choose(state: State) -> Move:
        move = PASS if rng.random() < 0.02 or state.passes else best_shape(state, rng).move
        if setup.name == "agreed" and state.stones.count(".") < 20:
            move = PASS
        elif state.may_swap and rng.random() < 0.8:
            move = SWAP
        elif state.passes or rng.random() < 0.2:
            move = rng.choice(state.legal_moves()[:-1])
        return move

    return choose


def lines(plies: Iterable[Ply]) -> Iterator[str]:
    """The lines of a file after the options."""
    line = list[str]()
    for _, move, after in plies:
        line.append(str(move))
        if len(line) == MOVES_A_LINE or after.outcome:
            yield from (" ".join(line), f"= {after.text()}", f"= {score_line(after)}")
            line = []
        if after.outcome:
            yield str(after.outcome)


def score_line(state: State) -> str:
    result = state.score()
    totals = f"{result.total} {result.simplified} {result.schmittberger}"
    return f"peries {result.peries} stars {result.stars} {totals}"


def words(line: str) -> list[str]:
    """The moves of a line."""
    return [] if line.startswith(("=", "Outcome")) else line.split()


PLAYTHROUGHS = PlaythroughSet(Path(__file__).parent / "playthroughs", SETUPS, players, lines, words)

if __name__ == "__main__":
    PLAYTHROUGHS.write_files()

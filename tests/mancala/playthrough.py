"""Playthroughs of Afrika, written by `python3 -m tests.mancala.playthrough`.

A file has the setup, then lines of ten moves, each followed by the position, and at the end the outcome.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.mancala import GAME
from game.mancala.rules.moves import CAPTURE, Move
from game.mancala.rules.state import State
from game.search.thinker import think_for_slices
from tests.playthroughs import PlaythroughSet, Ply

MOVES_A_LINE = 10


class Setup(NamedTuple):
    """The options of a game, its players and seed, and the rows of its start position if not the standard."""

    options: str
    players: tuple[str, str]
    seed: int
    rows: str = ""

    def begin(self) -> State:
        options = dict(option.split("=") for option in self.options.split())
        state = GAME.new({**options, "komi": float(options.get("komi", 0))})
        if self.rows:
            state = GAME.parse_state(f"{self.rows} S {state.text().partition(' S ')[2]}")
        assert isinstance(state, State)
        return state

    def __str__(self) -> str:
        return f"{self.options or 'standard'} | {' '.join(self.players)} {self.seed} | {self.rows}".rstrip(
            " |"
        )


SETUPS = {
    "free": Setup("capture=free", ("planner", "guard"), 1),
    "free_majority": Setup("capture=free end=majority", ("captor", "guard"), 2),
    "komi": Setup("komi=2.5", ("planner", "planner"), 3),
    "komi_majority": Setup("komi=2.5 end=majority", ("guard", "planner"), 4),
    "repetition": Setup("", ("fullest", "fullest"), 0, "15 13 11 9 7 5 3 1/14 12 10 8 6 4 2 0 4 4"),
    "standard": Setup("", ("guard", "captor"), 5),
    "standard_planners": Setup("", ("planner", "planner"), 6),
    "swap": Setup("swap=yes", ("sower", "planner"), 0),
    "without_repetition": Setup("repetition=no", ("sower", "sower"), 8),
}


def players(setup: Setup) -> Callable[[State], Move]:
    """The players of a setup, with its seed."""
    rng = Random(setup.seed)
    return lambda state: _choose(setup.players[state.seat], state, rng)


def _choose(player: str, state: State, rng: Random) -> Move:
    """A level's move, or for `fullest` the fullest hole, which repeats positions from some start rows."""
    if player == "fullest":
        return max(state.legal_moves(), key=lambda move: state.board[move.hole])
    move = think_for_slices(GAME.levels[player].thinker(), state, rng, slices=100).move
    assert isinstance(move, Move)
    return move


def lines(plies: Iterable[Ply]) -> Iterator[str]:
    """The lines of a file after the setup."""
    words = list[str]()
    for before, move, after in plies:
        words.append(f"{move} (+{before.board[move.hole]})" if move.verb == CAPTURE else str(move))
        if len(words) == MOVES_A_LINE or after.outcome:
            yield from ("; ".join(words), f"= {after.text()}")
            words = []
        if after.outcome:
            yield str(after.outcome)


def words(line: str) -> list[str]:
    """The moves of a line."""
    return [] if line.startswith(("=", "Outcome")) else line.split("; ")


PLAYTHROUGHS = PlaythroughSet(Path(__file__).parent / "playthroughs", SETUPS, players, lines, words)

if __name__ == "__main__":
    PLAYTHROUGHS.write_files()

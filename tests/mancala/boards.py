"""Positions and moves of Afrika for the tests of what is seen and told."""

from __future__ import annotations

from game.contract import OptionValue, find_move
from game.draw.show import Beat
from game.mancala import GAME
from game.mancala.board import STONES
from game.mancala.options import STANDARD
from game.mancala.rules import State
from game.mancala.story import tell

PROBLEM = "1 1 0 3 0 2 4 0/0 3 2 0 4 0 1 1"


def new_game(**options: OptionValue) -> State:
    """The first position under the standard rules, or others."""
    state = GAME.new(options)
    assert isinstance(state, State)
    return state


def board(rows: str, south: int | None = None, seat: str = "S", **options: str) -> State:
    """A position by its two rows; South has captured so many stones, North the rest."""
    left = STONES - sum(int(word) for word in rows.replace("/", " ").split())
    south = left // 2 if south is None else south
    rules = " ".join(f"{name}={value}" for name, value in (STANDARD._asdict() | options).items())
    state = GAME.parse_state(f"{rows} {south} {left - south} {seat} - {rules}")
    assert isinstance(state, State)
    return state


def play(state: State, moves: str) -> State:
    """The position after some moves."""
    for text in moves.split(", "):
        state = state.play(find_move(state, text))
    return state


def beats(state: State, moves: str) -> list[Beat]:
    """What is told of some moves in a row."""
    told: list[Beat] = []
    for text in moves.split(", "):
        after = play(state, text)
        told += tell(state, find_move(state, text), after)
        state = after
    return told

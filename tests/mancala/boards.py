"""Positions, events and UI states of Afrika for tests."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

from game.contract import OptionValue
from game.draw.presentation import MoveEvent, Ui
from game.mancala import GAME
from game.mancala.ai.planner import Planner
from game.mancala.rules.board import STONES
from game.mancala.rules.options import STANDARD
from game.mancala.rules.state import State
from game.mancala.text.narration import narrate
from game.search.thinker import SearchResult
from tests import play_lines
from tests.strategies import random_states

PROBLEM_ROWS = "1 1 0 3 0 2 4 0/0 3 2 0 4 0 1 1"
ENDGAME_ROWS = "0 0 0 1 1 1 1 1/0 0 0 0 0 5 2 2"

UI = Ui(visible_toggles=frozenset({"preview"}))
WATCHING = replace(UI, can_act=False)


def new_game(**options: OptionValue) -> State:
    """The first position under the standard rules, with any other options."""
    state = GAME.new(options)
    assert isinstance(state, State)
    return state


def position(rows: str, south: int | None = None, seat: str = "S", **options: str) -> State:
    """A position by its two rows; South has captured `south` stones (default: half), North the rest."""
    left = STONES - sum(int(word) for word in rows.replace("/", " ").split())
    south = left // 2 if south is None else south
    rules = " ".join(f"{name}={value}" for name, value in (STANDARD._asdict() | options).items())
    state = GAME.parse_state(f"{rows} {south} {left - south} {seat} - {rules}")
    assert isinstance(state, State)
    return state


def play(state: State, moves: str) -> State:
    """The position after the moves."""
    return play_lines.state_after(state, moves.split(", "))


def events_of(state: State, moves: str) -> list[MoveEvent]:
    """The events of the moves."""
    return play_lines.events_of(narrate, state, moves.split(", "))


def random_game(preset: str, seed: int) -> list[State]:
    """The positions of a random game."""
    return random_states(GAME.new(GAME.presets[preset]), seed)


def result_after(search: Planner, state: State, slices: int) -> SearchResult:
    """The result of a search after up to `slices` slices."""
    return list(islice(search.think(state, Random(0)), slices))[-1]

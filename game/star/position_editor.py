"""The position editor of *Star: any mix of stones, and either player to move."""

from __future__ import annotations

from dataclasses import replace

from game.draw.position_editor_interface import Tool
from game.star.rules.board import NUMBERS
from game.star.rules.state import State
from game.star.rules.territory import COLOURS, EMPTY
from game.text.message import msg

_NEXT_STONE = {EMPTY: COLOURS[0], COLOURS[0]: COLOURS[1], COLOURS[1]: EMPTY}


def tools(state: State) -> tuple[Tool, ...]:
    """A single tool: each tap on a node changes it from empty to blue to red to empty."""
    return (Tool("stone", msg("editor-star-stone"), "circle"),)


def apply_tool(state: State, tool: str, spot: str) -> State | None:
    at = NUMBERS.get(spot, len(state.stones))
    if at >= len(state.stones):
        return None
    stones = state.stones[:at] + _NEXT_STONE[state.stones[at]] + state.stones[at + 1 :]
    return _at_turn_start(replace(state, stones=stones))


def commands(state: State) -> tuple[Tool, ...]:
    return (
        Tool("turn", msg("editor-turn"), "arrow-left-right"),
        Tool("clear", msg("editor-clear"), "x"),
    )


def run_command(state: State, command: str) -> State | None:
    if command == "turn":
        return _at_turn_start(replace(state, seat=1 - state.seat))
    return _at_turn_start(replace(state, stones=EMPTY * len(state.stones)))


def _at_turn_start(state: State) -> State:
    """The state with all stones of the turn left and no passes."""
    return replace(state, stones_left=state.stones_per_turn, passes=0)

"""The position editor of *Star: any mix of stones on any board, and either player to move."""

from __future__ import annotations

from dataclasses import replace

from game.draw.position_editor_interface import Tool
from game.star.rules.board import NUMBERS, SIZES, board
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
        Tool("rings", msg("editor-star-rings", rings=_next_size(state)), "maximize"),
        Tool("clear", msg("editor-clear"), "x"),
    )


def run_command(state: State, command: str) -> State | None:
    if command == "turn":
        return _at_turn_start(replace(state, seat=1 - state.seat))
    if command == "rings":
        return _at_turn_start(_resized(state, _next_size(state)))
    return _at_turn_start(replace(state, stones=EMPTY * len(state.stones)))


def _next_size(state: State) -> int:
    """The rings of the next larger board; after the largest, of the smallest."""
    return state.rings + 1 if state.rings < SIZES[-1] else SIZES[0]


def _resized(state: State, rings: int) -> State:
    """The same stones on another board: nodes have the same numbers, a smaller board lacks the outer ones."""
    size = board(rings).size
    return replace(state, rings=rings, stones=state.stones.ljust(size, EMPTY)[:size])


def _at_turn_start(state: State) -> State:
    """The state with all stones of the turn left and no passes."""
    return replace(state, stones_left=state.stones_per_turn, passes=0)

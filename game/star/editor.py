"""Setting up a position of *Star: any mix of stones, and either player to move."""

from __future__ import annotations

from dataclasses import replace

from game.draw.editor import Tool
from game.star.board import NUMBERS
from game.star.rules import State
from game.star.territory import COLOURS, EMPTY
from game.text.message import say

_NEXT = {EMPTY: COLOURS[0], COLOURS[0]: COLOURS[1], COLOURS[1]: EMPTY}


def brushes(state: State) -> tuple[Tool, ...]:
    """One: each tap on a node leads from empty to blue to red and back."""
    return (Tool("stone", say("editor-star-stone"), "circle"),)


def paint(state: State, brush: str, spot: str) -> State | None:
    at = NUMBERS.get(spot, len(state.stones))
    if at >= len(state.stones):
        return None
    stones = state.stones[:at] + _NEXT[state.stones[at]] + state.stones[at + 1 :]
    return _settled(replace(state, stones=stones))


def deeds(state: State) -> tuple[Tool, ...]:
    return (
        Tool("turn", say("editor-turn"), "arrow-left-right"),
        Tool("clear", say("editor-clear"), "x"),
    )


def do(state: State, deed: str) -> State | None:
    if deed == "turn":
        return _settled(replace(state, seat=1 - state.seat))
    return _settled(replace(state, stones=EMPTY * len(state.stones)))


def _settled(state: State) -> State:
    """A whole turn before it, and no pass behind."""
    return replace(state, left=state.a_turn, passes=0)

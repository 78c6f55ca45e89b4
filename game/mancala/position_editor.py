"""The position editor of Afrika: it moves stones between a hole and the captured stones of its player."""

from __future__ import annotations

from dataclasses import replace

from game.contract import BadNotation
from game.draw.position_editor_interface import Tool
from game.mancala.rules.board import LETTERS, NORTH, SOUTH, STONES, owner
from game.mancala.rules.state import State, parse_state
from game.text.message import msg

HANDFUL = 5
"""Captured stones that one command moves to the other player."""


def tools(state: State) -> tuple[Tool, ...]:
    return (
        Tool("more", msg("editor-mancala-more"), "plus"),
        Tool("fewer", msg("editor-mancala-fewer"), "minus"),
        Tool("none", msg("editor-mancala-none"), "circle-dashed"),
    )


def apply_tool(state: State, tool: str, spot: str) -> State | None:
    """A hole gets captured stones of its player, or else the other's, and gives its stones to its player."""
    if len(spot) != 1 or spot not in LETTERS:
        return None
    hole = LETTERS.index(spot)
    seat = owner(hole)
    if tool == "more":
        giver = seat if state.captured[seat] else 1 - seat
        return _with_stones_moved(state, hole, 1, giver)
    taken = state.board[hole] if tool == "none" else min(1, state.board[hole])
    return _with_stones_moved(state, hole, -taken, seat)


def commands(state: State) -> tuple[Tool, ...]:
    return (
        Tool("turn", msg("editor-turn"), "arrow-left-right"),
        Tool("south", msg("editor-mancala-south", stones=HANDFUL), "undo-2"),
        Tool("north", msg("editor-mancala-north", stones=HANDFUL), "redo-2"),
        Tool("clear", msg("editor-clear"), "x"),
    )


def run_command(state: State, command: str) -> State | None:
    if command == "turn":
        return _checked(replace(state, seat=1 - state.seat))
    if command == "clear":
        empty = (0,) * len(state.board)
        return _checked(replace(state, board=empty, captured=(STONES // 2, STONES // 2)))
    to = SOUTH if command == "south" else NORTH
    stones = min(HANDFUL, state.captured[1 - to])
    captured = list(state.captured)
    captured[to] += stones
    captured[1 - to] -= stones
    return _checked(replace(state, captured=(captured[SOUTH], captured[NORTH])))


def _with_stones_moved(state: State, hole: int, stones: int, seat: int) -> State | None:
    """The state with `stones` moved from `seat`'s captured ones into a hole; None if there are too few."""
    captured, board = list(state.captured), list(state.board)
    captured[seat] -= stones
    board[hole] += stones
    if min(captured[seat], board[hole]) < 0:
        return None
    return _checked(replace(state, board=tuple(board), captured=(captured[SOUTH], captured[NORTH])))


def _checked(state: State) -> State | None:
    """The state as `parse_state` reads it, without earlier turns; its end is computed again."""
    try:
        return parse_state(replace(state, turns_since_capture=(), reason="").text())
    except BadNotation:
        return None

"""Moves of any game in notation: the state after them and the events that narrate them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from game.contract import State, find_move
from game.draw.presentation import MoveEvent

Position = TypeVar("Position", bound=State)


def state_after(state: Position, moves: Iterable[str]) -> Position:
    """The state after some moves."""
    for text in moves:
        state = state.play(find_move(state, text))
    return state


def events_of(
    narrate: Callable[[Any, Any, Any], Sequence[MoveEvent]], state: State, moves: Iterable[str]
) -> list[MoveEvent]:
    """The events of some moves in a row."""
    events: list[MoveEvent] = []
    for text in moves:
        move = find_move(state, text)
        after = state.play(move)
        events += narrate(state, move, after)
        state = after
    return events

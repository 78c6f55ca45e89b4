"""Lines of play of any game as players write them: where they lead, and what is told of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from game.contract import State, find_move
from game.draw.show import Beat

Position = TypeVar("Position", bound=State)


def played(state: Position, moves: Iterable[str]) -> Position:
    """The state after some moves."""
    for text in moves:
        state = state.play(find_move(state, text))
    return state


def told(tell: Callable[[Any, Any, Any], Sequence[Beat]], state: State, moves: Iterable[str]) -> list[Beat]:
    """The beats of some moves in a row."""
    beats: list[Beat] = []
    for text in moves:
        move = find_move(state, text)
        after = state.play(move)
        beats += tell(state, move, after)
        state = after
    return beats

"""A lesson: a short game that is played along a script, one sentence and one target at a time.

Everything is data. What happens is a row of events: a move that is asked of the learner, a move that happens
by itself (a die, a token, the other player), or a pause to look at the board. Each move makes a ply and each
pause is passed once, so that plies and pauses together tell how far a lesson is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from game.text.message import Message

Moves = tuple[str, ...]
"""Moves in their notation, one after the other."""


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence. `move` is what the learner does (empty: looks, and goes on), `then` what follows."""

    text: Message
    move: str = ""
    replies: Moves = ()


class Event(NamedTuple):
    """What comes next: `move` is empty in a pause, and `asked` says whether the learner makes it."""

    step: Step
    move: str
    is_learners_move: bool


@dataclass(frozen=True)
class Lesson:
    """`start` is the position as `State.text` writes it, `seats` how many play; the learner is seat 0."""

    start: str
    steps: tuple[Step, ...]
    seats: int = 2

    @cached_property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for step in self.steps for event in _events(step))

    def event(self, ply: int, pauses: int) -> Event | None:
        """What comes after so many moves and pauses; None at the end."""
        index = ply + pauses
        return self.events[index] if index < len(self.events) else None


def _events(step: Step) -> Iterator[Event]:
    yield Event(step, step.move, is_learners_move=True)
    for move in step.replies:
        yield Event(step, move, is_learners_move=False)

"""A lesson: a short scripted game, one sentence and one target at a time.

A lesson is data, a list of events: a move of the learner, an automatic move (a die, a token, the other
player), or a pause to look at the board or to answer a question. Each move is a ply and each pause is passed
once, so plies plus pauses are the index of the next event. A lesson may have an opening part from another
position, which ends with a pause.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from game.text.message import Message

Moves = tuple[str, ...]
"""Moves in their notation, in order."""


class Answer(NamedTuple):
    """A button under a question. `reply` says why it is wrong; None: it is right."""

    label: Message
    icon: str
    reply: Message | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence, the learner's `move` (empty: a pause), and the automatic moves that follow.

    A pause with `answers` asks a question. With `wrong`, the learner has to find the move: `wrong` is said
    after another one. `lit_stat` is lit on the board meanwhile (`Ui.lit_stat`).
    """

    text: Message
    move: str = ""
    replies: Moves = ()
    answers: tuple[Answer, ...] = ()
    wrong: Message | None = None
    lit_stat: str = ""


class Event(NamedTuple):
    """An event of a step: a pause where `move` is empty, else a move by the learner or an automatic one."""

    step: Step
    move: str
    is_learners_move: bool


@dataclass(frozen=True)
class Lesson:
    """`start` is the position in `State.text` format, `seats` counts the players; the learner is seat 0.

    `opening` is the part that comes first, if there is one. `title` names a lesson that is not the game's
    first. `names` are those of the seats; empty: the players' own.
    """

    start: str
    steps: tuple[Step, ...]
    seats: int = 2
    opening: Lesson | None = None
    title: Message | None = None
    names: tuple[Message, ...] = ()

    @property
    def parts(self) -> tuple[Lesson, ...]:
        """The parts of the lesson, in order."""
        return (self.opening, self) if self.opening else (self,)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for step in self.steps for event in _events(step))

    def event(self, ply: int, pauses: int) -> Event | None:
        """The next event after these plies and pauses; None at the end."""
        index = ply + pauses
        return self.events[index] if index < len(self.events) else None


def _events(step: Step) -> Iterator[Event]:
    yield Event(step, step.move, is_learners_move=True)
    for move in step.replies:
        yield Event(step, move, is_learners_move=False)

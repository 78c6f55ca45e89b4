"""Who leads a game that is played to learn: through a lesson, or through a puzzle.

A guide says what happens by itself, what is asked, what may be answered, and which buttons stand beside the
board. It knows moves by their notation only. The page asks it before it asks anybody else.
"""

from __future__ import annotations

from typing import Protocol

from game.draw.show import Action
from game.learn.lesson import Event, Lesson
from game.learn.puzzle import ASKED, RIGHT, Line, Puzzle
from game.text.message import Message, say

AGAIN, NEXT, LIST, ON, PLAY = "learn again", "learn next", "learn list", "learn on", "learn play"
"""Targets of a guide's own buttons: the same once more, the next one, all of them, go on, play in earnest."""


class Guide(Protocol):
    """`moves` are always those played so far, in their notation."""

    @property
    def names(self) -> tuple[Message, ...]:
        """What the seats are called; empty: like players."""

    def next_move(self, moves: Line) -> str:
        """What happens by itself now; empty where somebody is asked, or at the end."""

    def asks(self, moves: Line) -> bool:
        """Whether a move is asked for."""

    def allows(self, moves: Line, move: str) -> bool:
        """Whether an answer is accepted."""

    def wanted(self, moves: Line) -> str:
        """The move to point at; empty where none is given away."""

    def prompt(self, moves: Line) -> Message:
        """What is told or asked."""

    def buttons(self, moves: Line, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """The buttons beside the board; `actions` are those of the game."""

    def go_on(self) -> None:
        """The learner has looked long enough."""

    def hint(self, moves: Line) -> Message | None:
        """A little help, more each time; None where there is none to give."""


class LessonGuide:
    """Leads through a lesson: the only answer is the one in the script."""

    names: tuple[Message, ...] = ()

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self._pauses = 0

    def go_on(self) -> None:
        """The learner has looked long enough."""
        self._pauses += 1

    def next_move(self, moves: Line) -> str:
        event = self._event(moves)
        return event.move if event and not event.asked else ""

    def asks(self, moves: Line) -> bool:
        event = self._event(moves)
        return bool(event and event.asked and event.move)

    def allows(self, moves: Line, move: str) -> bool:
        return move == self.wanted(moves)

    def wanted(self, moves: Line) -> str:
        event = self._event(moves)
        return event.move if event and event.asked else ""

    def prompt(self, moves: Line) -> Message:
        event = self._event(moves)
        return event.step.text if event else say("lesson-over")

    def buttons(self, moves: Line, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        event = self._event(moves)
        if event is None:
            return (
                Action(PLAY, say("lesson-play"), "play", main=True),
                Action(AGAIN, say("lesson-again"), "rotate-ccw"),
            )
        return actions if event.move else (Action(ON, say("lesson-on"), "skip-forward", main=True),)

    def hint(self, moves: Line) -> Message | None:
        return say("lesson-hint") if self.asks(moves) else None

    def _event(self, moves: Line) -> Event | None:
        return self._lesson.event(len(moves), self._pauses)


class PuzzleGuide:
    """Leads through a puzzle: any answer is played, and then what comes of it."""

    def __init__(self, puzzle: Puzzle, goal: Message, names: tuple[Message, ...], last: bool) -> None:
        self.puzzle = puzzle
        self.names = names
        self._goal, self._last = goal, last
        self._hints = 0

    def go_on(self) -> None:
        """A puzzle has no pauses."""

    def next_move(self, moves: Line) -> str:
        return self.puzzle.next_move(moves) or ""

    def asks(self, moves: Line) -> bool:
        return not moves

    def allows(self, moves: Line, move: str) -> bool:
        return move in self.puzzle.lines

    def wanted(self, moves: Line) -> str:
        return self.puzzle.best if not moves and self._hints > 1 else ""

    def prompt(self, moves: Line) -> Message:
        stage, going_on = self.puzzle.stage(moves), bool(self.next_move(moves))
        if stage == ASKED:
            return self._goal
        if stage == RIGHT:
            return say("puzzle-right") if going_on else say("puzzle-solved")
        return say("puzzle-refuted") if going_on else say("puzzle-wrong")

    def buttons(self, moves: Line, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        stage = self.puzzle.stage(moves)
        if stage == ASKED or self.next_move(moves):
            return ()
        every = Action(LIST, say("puzzle-list"), "puzzle", main=stage == RIGHT and self._last)
        if stage == RIGHT:
            following = Action(NEXT, say("puzzle-next"), "skip-forward", main=True)
            return (every,) if self._last else (following, every)
        return (Action(AGAIN, say("puzzle-again"), "rotate-ccw", main=True), every)

    def hint(self, moves: Line) -> Message | None:
        if moves:
            return None
        self._hints += 1
        if self._hints > 1:
            return say("puzzle-hint-move", move=self.puzzle.best)
        first, second, third = self.puzzle.tempting()
        return say("puzzle-hint", first=first, second=second, third=third)

"""Guides: they control a game that is played to learn, a lesson or a puzzle.

A guide supplies the automatic moves, the accepted answers, the prompt and the buttons beside the board. It
knows moves by their notation only. The page asks the guide before it asks a player.
"""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from game.draw.presentation import Action
from game.learn.lesson import Event, Lesson
from game.learn.puzzle import ASKED, RIGHT, Puzzle, Variation
from game.text.message import Message, msg

RETRY, NEXT, ALL, CONTINUE, PLAY = "learn again", "learn next", "learn list", "learn on", "learn play"
"""Targets of a guide's own buttons: repeat, next puzzle, list of puzzles, continue, play a real game."""

NEXT_PART = "learn part"
"""The target of the button that leads to the next part of a lesson."""

ANSWER = "answer"
"""The targets of wrong answers to a question: this word and the answer's number, `answer 1`."""


class Guide(Protocol):
    """A lesson or puzzle in progress. `moves` are always all moves played, in their notation."""

    @property
    def names(self) -> tuple[Message, ...]:
        """The names of the seats; empty: the players' own."""

    def next_move(self, moves: Variation) -> str:
        """The move that is played automatically now; empty if a player must move, or at the end."""

    def expects_move(self, moves: Variation) -> bool:
        """Whether the learner must move now."""

    def accepts(self, moves: Variation, move: str) -> bool:
        """Whether this move of the learner is accepted."""

    def suggested_moves(self, moves: Variation) -> Variation:
        """The moves to point at; empty if none is revealed."""

    def prompt(self, moves: Variation) -> Message:
        """The explanation or question beside the board."""

    def buttons(self, moves: Variation, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """The buttons beside the board; `actions` are the game's own."""

    def resume(self) -> None:
        """Continue after a pause."""

    def hint(self, moves: Variation) -> Message | None:
        """A hint, more specific each time; None if there is none."""

    def answer_to_wrong_tap(self, moves: Variation, target: str, move: str) -> Message | None:
        """What is said to a learner who tapped something else; None: nothing.

        `target` is a button's or a place's, `move` the move that it means; either may be empty.
        """

    def lit_stat(self, moves: Variation) -> str:
        """What is lit on the board (`Ui.lit_stat`); empty: nothing."""


MISSES_BEFORE_REVEAL = 2
"""The number of wrong moves after which the learner is shown the move to be found."""


class LessonGuide:
    """Guides through a lesson, or a part of it: only the move in the script is accepted."""

    def __init__(self, lesson: Lesson, *, is_last_part: bool = True) -> None:
        self._lesson, self._is_last_part = lesson, is_last_part
        self.names = lesson.names
        self._pauses = 0
        self._misses = Counter[Event]()

    def resume(self) -> None:
        self._pauses += 1

    def next_move(self, moves: Variation) -> str:
        event = self._next_event(moves)
        return event.move if event and not event.is_learners_move else ""

    def expects_move(self, moves: Variation) -> bool:
        event = self._next_event(moves)
        return bool(event and event.is_learners_move and event.move)

    def accepts(self, moves: Variation, move: str) -> bool:
        event = self._next_event(moves)
        return bool(event and event.is_learners_move and event.move == move)

    def suggested_moves(self, moves: Variation) -> Variation:
        event = self._next_event(moves)
        if event is None or not event.is_learners_move or not event.move or self._is_to_be_found(event):
            return ()
        return (event.move,)

    def _is_to_be_found(self, event: Event) -> bool:
        return bool(event.step.wrong) and self._misses[event] < MISSES_BEFORE_REVEAL

    def prompt(self, moves: Variation) -> Message:
        event = self._next_event(moves)
        return event.step.text if event else msg("lesson-over")

    def buttons(self, moves: Variation, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        event = self._next_event(moves)
        if event is None:
            return (
                Action(PLAY, msg("lesson-play"), "play", main=True),
                Action(RETRY, msg("lesson-again"), "rotate-ccw"),
            )
        if event.move:
            return actions
        if event.step.answers:
            return tuple(
                Action(f"{ANSWER} {number}" if answer.reply else CONTINUE, answer.label, answer.icon)
                for number, answer in enumerate(event.step.answers)
            )
        leads_on = event is self._lesson.events[-1] and not self._is_last_part
        return (Action(NEXT_PART if leads_on else CONTINUE, msg("lesson-on"), "skip-forward", main=True),)

    def hint(self, moves: Variation) -> Message | None:
        event = self._next_event(moves)
        if event is None or not self.expects_move(moves):
            return None
        self._misses[event] = MISSES_BEFORE_REVEAL
        return msg("lesson-hint")

    def answer_to_wrong_tap(self, moves: Variation, target: str, move: str) -> Message | None:
        event = self._next_event(moves)
        if event is None:
            return None
        if target.startswith(ANSWER):
            return event.step.answers[int(target.removeprefix(ANSWER))].reply
        if move and event.step.wrong:
            self._misses[event] += 1
            return event.step.wrong
        if event.step.answers:
            return msg("lesson-nudge-answer", step=event.step.text)
        return msg("lesson-nudge" if event.move else "lesson-nudge-on", step=event.step.text)

    def lit_stat(self, moves: Variation) -> str:
        event = self._next_event(moves)
        return event.step.lit_stat if event else ""

    def _next_event(self, moves: Variation) -> Event | None:
        return self._lesson.event(len(moves), self._pauses)


class PuzzleGuide:
    """Guides through a puzzle: any first move is played, and then its variation."""

    def __init__(self, puzzle: Puzzle, goal: Message, names: tuple[Message, ...], last: bool) -> None:
        self.puzzle = puzzle
        self.names = names
        self._goal, self._last = goal, last
        self._hints = 0

    def resume(self) -> None:
        """A puzzle has no pauses."""

    def next_move(self, moves: Variation) -> str:
        return self.puzzle.next_move(moves) or ""

    def expects_move(self, moves: Variation) -> bool:
        return not moves

    def accepts(self, moves: Variation, move: str) -> bool:
        return move in self.puzzle.variations

    def suggested_moves(self, moves: Variation) -> Variation:
        if moves or not self._hints:
            return ()
        return self.puzzle.plausible_moves() if self._hints == 1 else (self.puzzle.best,)

    def prompt(self, moves: Variation) -> Message:
        status, has_reply = self.puzzle.status(moves), bool(self.next_move(moves))
        if status == ASKED:
            return self._goal
        if status == RIGHT:
            return msg("puzzle-right") if has_reply else msg("puzzle-solved")
        return msg("puzzle-refuted") if has_reply else self.puzzle.reasons.get(moves[0], msg("puzzle-wrong"))

    def buttons(self, moves: Variation, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        status = self.puzzle.status(moves)
        if status == ASKED or self.next_move(moves):
            return ()
        all_puzzles = Action(ALL, msg("puzzle-list"), "puzzle", main=status == RIGHT and self._last)
        if status == RIGHT:
            next_puzzle = Action(NEXT, msg("puzzle-next"), "skip-forward", main=True)
            return (all_puzzles,) if self._last else (next_puzzle, all_puzzles)
        return (Action(RETRY, msg("puzzle-again"), "rotate-ccw", main=True), all_puzzles)

    def answer_to_wrong_tap(self, moves: Variation, target: str, move: str) -> Message | None:
        """Nothing: every move is tried, and a tap beside all holes or nodes is no move."""
        return None

    def lit_stat(self, moves: Variation) -> str:
        """Nothing: the learner is to count."""
        return ""

    def hint(self, moves: Variation) -> Message | None:
        if moves:
            return None
        self._hints += 1
        if self._hints > 1:
            return msg("puzzle-hint-move", move=self.puzzle.best)
        first, second, third = self.suggested_moves(moves)
        return msg("puzzle-hint", first=first, second=second, third=third)

"""Learning a game: its puzzles and lessons, and the dialog that offers them.

Their texts come in a file of their own when the dialog opens, and their data with the first puzzle or lesson.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

from js import document
from pyscript.js_modules.page import i18n as fluent

from game.catalog import part
from game.learn.guide import AGAIN, LIST, NEXT, PLAY, Guide, LessonGuide, PuzzleGuide
from game.learn.lesson import Lesson
from game.learn.puzzle import RIGHT, Puzzle
from game.learn.rulebook import Section
from game.play.record import Seat
from game.play.session import Session, begin
from game.text.message import Message, say
from game.web.commands import Command, Tasks
from game.web.dom import by_id, fill, icon, listen, make
from game.web.learning.led import Led
from game.web.learning.marks import Marks
from game.web.match import Match
from game.web.opening import Opening
from game.web.screens import show_screen
from game.web.words import Words

TEXTS = "learn"
"""The folder of the texts for learning."""


class Learning:
    """A part of the page."""

    def __init__(self, words: Words, match: Match, opening: Opening, tasks: Tasks) -> None:
        self._words, self._opening, self._tasks = words, opening, tasks
        self._led = Led(match, tasks, self._pressed, self._moved)
        self._marks = Marks()
        self._number = 0
        self._again = self._lead_lesson
        listen(document, "click", tasks.guarded(self._on_click))
        if by_id("learn").open:
            self._offer()

    def commands(self) -> Mapping[str, Command]:
        return {
            "puzzle": lambda button: self._open_puzzle(int(button.dataset.number)),
            "lesson": lambda _: self._open_lesson(),
        }

    # The dialog.

    def _on_click(self, event: Any) -> None:
        if event.target.closest('[data-dialog="learn"]'):
            self._offer()

    def _offer(self) -> None:
        self._tasks.spawn(self._fill())

    async def _fill(self) -> None:
        await fluent.loadPart(TEXTS)
        self._advise()
        puzzles = self._puzzles()
        by_id("puzzles").hidden = not puzzles
        solved = [puzzle in self._marks for puzzle in puzzles]
        self._words.put(by_id("puzzle-count"), say("puzzle-count", all=len(puzzles), solved=sum(solved)))
        buttons = (self._button(at, puzzle) for at, puzzle in enumerate(puzzles))
        fill(by_id("puzzle-list"), [make("li", button) for button in buttons])
        fill(by_id("puzzle-stories"), [self._story(puzzle) for puzzle in puzzles if puzzle.about])

    def _advise(self) -> None:
        """What those say who know the game."""
        told: Section = part(self._opening.game.id, "rulebook").advice()
        paragraphs = [self._words.make("p", each) for each in told.paragraphs]
        fill(by_id("advice"), [self._words.make("h3", told.title), *paragraphs])

    def _puzzles(self) -> tuple[Puzzle, ...]:
        game = self._opening.game.id
        if not find_spec(f"game.{game}.puzzles"):
            return ()
        puzzles: tuple[Puzzle, ...] = part(game, "puzzles").PUZZLES
        return puzzles

    def _button(self, at: int, puzzle: Puzzle) -> Any:
        """Its number, or a picture for one with a history, and a mark once it is solved."""
        solved = puzzle in self._marks
        shown = icon("sparkles") if puzzle.about else str(at + 1)
        label = self._words.make("span", _name(at, puzzle, solved), class_="visually-hidden")
        button = make("button", make("span", shown, aria_hidden="true"), label, type="button")
        button.dataset.command, button.dataset.number = "puzzle", str(at)
        if solved:
            button.append(icon("check"))
            button.classList.add("solved")
        return button

    def _story(self, puzzle: Puzzle) -> Any:
        """What is told of a puzzle with a history; all of it once it is solved."""
        story = self._words.make("p", puzzle.about[-1 if puzzle in self._marks else 0])
        return make("li", icon("sparkles"), story)

    # On the board.

    def _open_puzzle(self, at: int) -> None:
        self._number = at
        self._again = self._lead_puzzle
        self._lead()

    def _open_lesson(self) -> None:
        self._again = self._lead_lesson
        self._lead()

    def _lead(self) -> None:
        by_id("learn").close()
        self._tasks.spawn(self._again())

    async def _lead_puzzle(self) -> None:
        await fluent.loadPart(TEXTS)
        data, puzzles = part(self._opening.game.id, "puzzles"), self._puzzles()
        puzzle = puzzles[self._number]
        session = self._session(puzzle.start, self._opening.game.seats[0])
        goal: Message = data.goal(session.state.to_act)
        self._show(session, PuzzleGuide(puzzle, goal, data.SIDES, puzzle is puzzles[-1]))

    async def _lead_lesson(self) -> None:
        await fluent.loadPart(TEXTS)
        lesson: Lesson = part(self._opening.game.id, "lesson").LESSON
        self._show(self._session(lesson.start, lesson.seats), LessonGuide(lesson))

    def _session(self, start: str, players: int) -> Session:
        """A game of people only, from a position."""
        game = self._opening.game
        seats = tuple(Seat("", figure) for figure in game.view.figures()[:players])
        return begin(game, seats, "", start=start)

    def _show(self, session: Session, guide: Guide) -> None:
        self._words.put(by_id("board-title"), say(f"{session.game.id}-title"))
        show_screen("game")
        document.querySelector('[data-command="hint"]').disabled = False
        self._led.open(session, guide)

    def _moved(self, guide: Guide, moves: tuple[str, ...]) -> None:
        if isinstance(guide, PuzzleGuide) and guide.puzzle.stage(moves) == RIGHT:
            self._marks.add(guide.puzzle)

    def _pressed(self, target: str) -> None:
        if target == NEXT:
            self._open_puzzle(self._number + 1)
        elif target == AGAIN:
            self._lead()
        elif target == PLAY:
            self._opening.play()
        elif target == LIST:
            self._offer()
            by_id("learn").showModal()


def _name(at: int, puzzle: Puzzle, solved: bool) -> Message:
    mark = "yes" if solved else "no"
    if puzzle.about:
        return say("puzzle-gering-name", solved=mark)
    return say("puzzle-number", number=at + 1, solved=mark)

"""The dialog with the puzzles and lessons of a game.

Their data and texts are loaded when the dialog opens or a lesson starts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Any

from js import document

from game.catalog import load_submodule
from game.learn.guide import ALL, NEXT, NEXT_PART, PLAY, RETRY, Guide, LessonGuide, PuzzleGuide
from game.learn.lesson import Lesson
from game.learn.puzzle import RIGHT, Puzzle
from game.learn.rulebook import Section
from game.play.record import Seat
from game.play.session import Session, new_session
from game.text.message import Message, msg
from game.web.game_screen.controller import GameController
from game.web.learn.guided_game import GuidedGame
from game.web.learn.solved_puzzles import SolvedPuzzles
from game.web.platform.commands import Command
from game.web.platform.dom import by_id, create_element, icon, listen
from game.web.services import Services


class LearnDialog:
    """Lists and starts lessons and puzzles; `start_game` starts a normal game after a lesson."""

    def __init__(
        self, services: Services, controller: GameController, start_game: Callable[[], None]
    ) -> None:
        self._i18n, self._tasks, self._current = services.i18n, services.tasks, services.current
        self._loader, self._start_game = services.loader, start_game
        self._guided_game = GuidedGame(services, controller, self._on_guide_button, self._on_learner_move)
        self._solved_puzzles = SolvedPuzzles()
        self._puzzle_index = self._lesson_index = self._lesson_part = 0
        self._begin = self._begin_lesson
        """Begins what was opened last."""
        self._content: tuple[Any, ...] = ()
        """The game, rules and solved puzzles that the dialog shows."""
        self._further_lessons = create_element("section", id="lessons")
        by_id("puzzles").before(self._further_lessons)
        listen(document, "click", self._tasks.guarded(self._on_click))
        if by_id("learn").open:
            self._refresh()

    def commands(self) -> Mapping[str, Command]:
        return {
            "puzzle": lambda button: self._open_puzzle(int(button.dataset.number)),
            "lesson": lambda button: self._open_lesson(int(button.getAttribute("data-number") or 0)),
        }

    # The dialog.

    def _on_click(self, event: Any) -> None:
        if event.target.closest('[data-dialog="learn"]'):
            self._refresh()

    def _refresh(self) -> None:
        """Show what there is to learn; until that is loaded, nothing of another game."""
        if self._content[:1] != (self._current.game.id,):
            self._content = ()
            by_id("puzzles").hidden = True
            self._further_lessons.replaceChildren()
            by_id("advice").replaceChildren()
        self._tasks.spawn(self._fill())

    async def _load(self) -> bool:
        """Load what is shown of the game. False if that failed, or if another game was chosen meanwhile."""
        game = self._current.game
        return await self._loader.load_learning(game.id) and game is self._current.game

    async def _fill(self) -> None:
        """Fill the dialog, unless it shows the same already: a button that is replaced loses the focus."""
        if not await self._load():
            return
        game, saved, puzzles = self._current.game, self._current.saved, self._puzzles()
        options = game.complete_options(saved.record.options if saved else None)
        content = (game.id, options, [puzzle in self._solved_puzzles for puzzle in puzzles])
        if content == self._content:
            return
        self._content = content
        self._show_advice(load_submodule(game.id, "learn.rulebook").rulebook(options)[-1])
        lessons = [self._lesson_button(at, each) for at, each in enumerate(self._lessons()) if each.title]
        self._further_lessons.replaceChildren(*lessons)
        self._show_puzzles(puzzles)

    def _show_puzzles(self, puzzles: tuple[Puzzle, ...]) -> None:
        by_id("puzzles").hidden = not puzzles
        solved = [puzzle in self._solved_puzzles for puzzle in puzzles if not puzzle.name]
        self._i18n.set_text(by_id("puzzle-count"), msg("puzzle-count", all=len(solved), solved=sum(solved)))
        items = [(puzzle, self._puzzle_item(at, puzzle)) for at, puzzle in enumerate(puzzles)]
        by_id("puzzle-list").replaceChildren(*(item for puzzle, item in items if not puzzle.name))
        by_id("puzzle-stories").replaceChildren(*(item for puzzle, item in items if puzzle.name))

    def _show_advice(self, advice: Section) -> None:
        """Show the advice of the game's rulebook, by the rules of the saved game or the defaults."""
        paragraphs = [self._i18n.text_element("p", each) for each in advice.paragraphs]
        by_id("advice").replaceChildren(self._i18n.text_element("h3", advice.title), *paragraphs)

    def _lessons(self) -> tuple[Lesson, ...]:
        lessons: tuple[Lesson, ...] = load_submodule(self._current.game.id, "learn.lesson").LESSONS
        return lessons

    def _lesson_button(self, index: int, lesson: Lesson) -> Any:
        """A button that opens a lesson after the first one."""
        assert lesson.title, "only the first lesson has none"
        label = self._i18n.text_element("span", lesson.title)
        button = create_element("button", icon("play"), label, type="button", class_="big")
        button.dataset.command, button.dataset.number = "lesson", str(index)
        return button

    def _puzzles(self) -> tuple[Puzzle, ...]:
        game = self._current.game.id
        if not find_spec(f"game.{game}.learn.puzzles"):
            return ()
        puzzles: tuple[Puzzle, ...] = load_submodule(game, "learn.puzzles").PUZZLES
        return puzzles

    def _puzzle_item(self, index: int, puzzle: Puzzle) -> Any:
        """A button with the number, or with the name above the story; a check mark once it is solved."""
        solved = puzzle in self._solved_puzzles
        label = self._i18n.text_element("span", _puzzle_name(index, puzzle, solved))
        if puzzle.name:
            face = icon(puzzle.icon)
        else:
            face = create_element("span", str(index + 1), aria_hidden="true")
            label.className = "visually-hidden"
        button = create_element("button", face, label, type="button")
        button.dataset.command, button.dataset.number = "puzzle", str(index)
        if solved:
            button.append(icon("check"))
            button.classList.add("solved")
        stories = [self._i18n.text_element("p", each) for each in puzzle.stories]
        return create_element("li", button, *stories[-1 if solved else 0 :][:1])

    # On the board.

    def _open_puzzle(self, index: int) -> None:
        self._puzzle_index, self._begin = index, self._begin_puzzle
        self._tasks.spawn(self._start())

    def _open_lesson(self, index: int) -> None:
        self._lesson_index, self._begin = index, self._begin_lesson
        self._tasks.spawn(self._start())

    async def _start(self) -> None:
        by_id("learn").close()
        if await self._load():
            self._begin()

    def _begin_puzzle(self) -> None:
        data, puzzles = load_submodule(self._current.game.id, "learn.puzzles"), self._puzzles()
        puzzle = puzzles[self._puzzle_index]
        session = self._new_session(puzzle.start, self._current.game.seats[0])
        goal: Message = puzzle.goal or data.goal_message(session.state.to_act)
        self._guided_game.open(session, PuzzleGuide(puzzle, goal, data.SIDE_NAMES, puzzle is puzzles[-1]))

    def _begin_lesson(self) -> None:
        self._begin_part(0)

    def _begin_part(self, number: int) -> None:
        lesson = self._lessons()[self._lesson_index]
        part = lesson.parts[number]
        session = self._new_session(part.start, part.seats)
        self._lesson_part = number
        self._guided_game.open(session, LessonGuide(part, is_last_part=part is lesson))

    def _new_session(self, start: str, player_count: int) -> Session:
        """A game of people only, from the position `start`."""
        game = self._current.game
        seats = tuple(Seat("", figure) for figure in game.view.figures()[:player_count])
        return new_session(game, seats, "", start=start)

    def _on_learner_move(self, guide: Guide, moves: tuple[str, ...]) -> None:
        if isinstance(guide, PuzzleGuide) and guide.puzzle.status(moves) == RIGHT:
            self._solved_puzzles.add(guide.puzzle)

    def _on_guide_button(self, target: str) -> None:
        if target == NEXT:
            self._open_puzzle(self._puzzle_index + 1)
        elif target == NEXT_PART:
            self._begin_part(self._lesson_part + 1)
        elif target == RETRY:
            self._tasks.spawn(self._start())
        elif target == PLAY:
            self._start_game()
        elif target == ALL:
            self._refresh()
            by_id("learn").showModal()


def _puzzle_name(index: int, puzzle: Puzzle, solved: bool) -> Message:
    is_solved = "yes" if solved else "no"
    if puzzle.name:
        return msg(puzzle.name, solved=is_solved)
    return msg("puzzle-number", number=index + 1, solved=is_solved)

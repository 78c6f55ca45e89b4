"""Lessons: each can be played along to its end, and every word of them is there."""

from __future__ import annotations

import pytest

from game.catalog import GAMES, part
from game.contract import Game, State, find_move
from game.draw.show import Action
from game.learn.guide import AGAIN, LIST, NEXT, ON, PLAY, LessonGuide, PuzzleGuide
from game.learn.lesson import Lesson, Step
from game.learn.puzzle import Puzzle
from game.text.message import say
from tests.text.speaker import LANGUAGES, Speaker
from tools.site.icons import NAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)

SHORT = Lesson("", (Step(say("yes"), "a", ("b", "c")), Step(say("no")), Step(say("app-title"), "d")))
MOST_TAPS = 20
"""So many fit into two minutes."""


def lesson(game: Game) -> Lesson:
    found: Lesson = part(game.id, "lesson").LESSON
    return found


@every_game
def test_a_lesson_is_played_along_to_its_end_and_won(game: Game) -> None:
    state: State = game.parse_state(lesson(game).start)
    taps = 0
    for event in lesson(game).events:
        taps += event.asked
        if event.move:
            assert event.asked == (state.to_act == 0), f"{event.move} in {state.text()}"
            state = state.play(find_move(state, event.move))
    assert state.outcome
    assert state.outcome.winners == (0,)
    assert taps <= MOST_TAPS


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_one_short_text(game: Game, language: str) -> None:
    for step in lesson(game).steps:
        assert len(Speaker(language).text(step.text)) < 120


def test_moves_and_pauses_follow_each_other_as_written() -> None:
    guide, moves = LessonGuide(SHORT), ()
    assert (guide.asks(moves), guide.wanted(moves), guide.next_move(moves)) == (True, "a", "")
    assert (guide.allows(moves, "a"), guide.allows(moves, "b")) == (True, False)
    assert [guide.next_move(("a",)), guide.next_move(("a", "b"))] == ["b", "c"]
    played = ("a", "b", "c")
    assert (guide.asks(played), guide.prompt(played).key) == (False, "no")
    assert [action.target for action in guide.buttons(played, ())] == [ON]
    guide.go_on()
    assert (guide.asks(played), guide.wanted(played)) == (True, "d")


def test_a_game_offers_its_own_buttons_while_a_move_is_asked() -> None:
    action = Action("a", say("yes"), "x")
    assert LessonGuide(SHORT).buttons((), (action,)) == (action,)


def test_in_the_end_one_plays_in_earnest_or_once_more() -> None:
    guide = LessonGuide(SHORT)
    guide.go_on()
    assert [action.target for action in guide.buttons(("a", "b", "c", "d"), ())] == [PLAY, AGAIN]
    assert guide.hint(("a", "b", "c", "d")) is None


def test_the_buttons_of_guides_have_their_pictures() -> None:
    lesson, puzzle = LessonGuide(SHORT), Puzzle("", "", "a", {"a": (), "b": ()})
    leading = PuzzleGuide(puzzle, say("yes"), (), last=False)
    moves: tuple[tuple[str, ...], ...] = ((), ("a",), ("b",), ("a", "b", "c"), ("a", "b", "c", "d", "e"))
    actions = [action for line in moves for action in lesson.buttons(line, ())]
    actions += [action for line in moves[:3] for action in leading.buttons(line, ())]
    assert {action.target for action in actions} == {ON, PLAY, AGAIN, NEXT, LIST}
    assert {action.icon for action in actions} <= set(NAMES)

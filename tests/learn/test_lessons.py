"""Lessons: each can be played to its end, and all their texts exist."""

from __future__ import annotations

import pytest

from game.catalog import GAMES, load_submodule
from game.contract import CHANCE, Game, State, find_move
from game.draw.presentation import Action
from game.learn.guide import ALL, CONTINUE, NEXT, NEXT_PART, PLAY, RETRY, LessonGuide, PuzzleGuide
from game.learn.lesson import Lesson, Step
from game.learn.puzzle import Puzzle
from game.text.message import msg
from tests.text.speaker import LANGUAGES, Speaker
from tools.build.icons import LUCIDE_NAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)

SHORT_LESSON = Lesson("", (Step(msg("yes"), "a", ("b", "c")), Step(msg("no")), Step(msg("app-title"), "d")))
MAX_TAPS = 20
"""This many fit into two minutes."""


def lesson(game: Game) -> Lesson:
    found: Lesson = load_submodule(game.id, "learn.lesson").LESSON
    return found


def all_steps(game: Game) -> list[Step]:
    return [step for part in lesson(game).parts for step in part.steps]


@every_game
def test_a_lesson_ends_with_a_win(game: Game) -> None:
    taps = 0
    for part in lesson(game).parts:
        state: State = game.parse_state(part.start)
        for event in part.events:
            taps += event.is_learners_move
            if event.move:
                assert event.is_learners_move == (state.to_act == 0), f"{event.move} in {state.text()}"
                state = state.play(find_move(state, event.move))
    assert state.outcome
    assert state.outcome.winners == (0,)
    assert taps <= MAX_TAPS


@pytest.mark.parametrize("game_id", ["africa", "mancala"])
def test_a_lesson_tells_the_aim_and_then_begins_at_the_start(game_id: str) -> None:
    game = GAMES[game_id]
    first = lesson(game).parts[0]
    assert not first.steps[0].move, "the aim is only read"
    state: State = game.parse_state(first.start)
    newly_begun = game.new(seats=first.seats)
    while newly_begun.to_act == CHANCE:
        newly_begun = newly_begun.play(newly_begun.legal_moves()[0])
    assert {str(move) for move in state.legal_moves()} == {str(move) for move in newly_begun.legal_moves()}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_step_has_a_short_text(game: Game, language: str) -> None:
    for step in all_steps(game):
        assert len(Speaker(language).text(step.text)) < 120


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_asks_for_places_by_the_names_on_the_map(language: str) -> None:
    old, today = Speaker(language), Speaker(language, today=True)
    texts = [(old.text(step.text), today.text(step.text)) for step in all_steps(GAMES["africa"])]
    (changed,) = [pair for pair in texts if pair[0] != pair[1]]
    assert "Ghana" in changed[1]


def test_a_lesson_guide_follows_its_steps() -> None:
    guide, moves = LessonGuide(SHORT_LESSON), ()
    assert (guide.expects_move(moves), guide.suggested_move(moves), guide.next_move(moves)) == (True, "a", "")
    assert (guide.accepts(moves, "a"), guide.accepts(moves, "b")) == (True, False)
    assert [guide.next_move(("a",)), guide.next_move(("a", "b"))] == ["b", "c"]
    played = ("a", "b", "c")
    assert (guide.expects_move(played), guide.prompt(played).key) == (False, "no")
    assert [action.target for action in guide.buttons(played, ())] == [CONTINUE]
    guide.resume()
    assert (guide.expects_move(played), guide.suggested_move(played)) == (True, "d")


def test_a_lesson_shows_the_games_buttons_while_a_move_is_expected() -> None:
    action = Action("a", msg("yes"), "x")
    assert LessonGuide(SHORT_LESSON).buttons((), (action,)) == (action,)


def test_a_finished_lesson_offers_play_and_retry() -> None:
    guide = LessonGuide(SHORT_LESSON)
    guide.resume()
    assert [action.target for action in guide.buttons(("a", "b", "c", "d"), ())] == [PLAY, RETRY]
    assert guide.hint(("a", "b", "c", "d")) is None


def test_guide_buttons_have_icons() -> None:
    lesson, puzzle = LessonGuide(SHORT_LESSON), Puzzle("", "", "a", {"a": (), "b": ()})
    puzzle_guide = PuzzleGuide(puzzle, msg("yes"), (), last=False)
    moves: tuple[tuple[str, ...], ...] = ((), ("a",), ("b",), ("a", "b", "c"), ("a", "b", "c", "d", "e"))
    actions = [action for line in moves for action in lesson.buttons(line, ())]
    actions += [action for line in moves[:3] for action in puzzle_guide.buttons(line, ())]
    assert {action.target for action in actions} == {CONTINUE, PLAY, RETRY, NEXT, ALL}
    assert {action.icon for action in actions} <= set(LUCIDE_NAMES)


def test_every_wrong_tap_in_a_lesson_is_answered_with_what_to_do() -> None:
    guide = LessonGuide(SHORT_LESSON)
    assert guide.answer_to_wrong_tap(()) == msg("lesson-nudge", step=msg("yes"))
    assert guide.answer_to_wrong_tap(("a", "b", "c")) == msg("lesson-nudge-on", step=msg("no"))


def test_the_opening_of_a_lesson_leads_to_its_next_part() -> None:
    reading = Lesson("", (Step(msg("yes")),))
    (opening,) = LessonGuide(reading, is_last_part=False).buttons((), ())
    (ending,) = LessonGuide(reading).buttons((), ())
    assert (opening.target, ending.target) == (NEXT_PART, CONTINUE)

"""Lessons: each can be played to its end, and all their texts exist."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.catalog import GAMES, load_submodule
from game.contract import CHANCE, Game, State, find_move
from game.draw.presentation import Action
from game.learn.guide import ALL, CONTINUE, NEXT, NEXT_PART, PLAY, RETRY, LessonGuide, PuzzleGuide
from game.learn.lesson import Answer, Lesson, Step
from game.learn.puzzle import Puzzle
from game.star.rules.state import State as StarState
from game.star.rules.state import parse_state
from game.text.message import msg
from tests.text.speaker import Speaker
from tools.build.icons import LUCIDE_NAMES
from tools.paths import LANGUAGES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)

SHORT_LESSON = Lesson("", (Step(msg("yes"), "a", ("b", "c")), Step(msg("no")), Step(msg("app-title"), "d")))
MAX_TAPS = 20
"""This many fit into two minutes."""


def lessons(game: Game) -> tuple[Lesson, ...]:
    found: tuple[Lesson, ...] = load_submodule(game.id, "learn.lesson").LESSONS
    return found


def all_steps(game: Game) -> list[Step]:
    return [step for lesson in lessons(game) for part in lesson.parts for step in part.steps]


ALL_LESSONS = [(game, number) for game in GAMES.values() for number in range(len(lessons(game)))]


@pytest.mark.parametrize(("game", "number"), ALL_LESSONS, ids=lambda each: getattr(each, "id", each))
def test_a_lesson_ends_with_a_win(game: Game, number: int) -> None:
    taps = 0
    for part in lessons(game)[number].parts:
        state: State = game.parse_state(part.start)
        for event in part.events:
            taps += event.is_learners_move
            if event.move:
                assert event.is_learners_move == (state.to_act == 0), f"{event.move} in {state.text()}"
                state = state.play(find_move(state, event.move))
    assert state.outcome
    assert state.outcome.winners == (0,)
    assert taps <= MAX_TAPS


@every_game
def test_the_first_lesson_tells_the_aim_and_then_begins_at_the_start(game: Game) -> None:
    first = lessons(game)[0].parts[0]
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
        for text in (step.text, step.wrong, *(answer.reply for answer in step.answers)):
            assert text is None or len(Speaker(language).text(text)) < 125


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_that_shows_a_node_of_star_names_it(language: str) -> None:
    """Who hears the lesson does not see the arrow."""
    shown = [step for step in all_steps(GAMES["star"]) if step.move not in ("", "pass") and not step.wrong]
    assert len(shown) == 4
    for step in shown:
        assert step.move in Speaker(language).text(step.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_follows_a_question_can_stand_behind_not_there_yet(language: str) -> None:
    """“Not there yet. You are! So join your stars” would say two things at once."""
    steps = all_steps(GAMES["star"])
    found = [step for before, step in pairwise(steps) if before.answers]
    assert len(found) == 2
    assert not [step for step in found if "!" in Speaker(language).text(step.text)]


@every_game
def test_every_lesson_after_the_first_has_a_title(game: Game) -> None:
    assert [bool(lesson.title) for lesson in lessons(game)] == [False] + [True] * (len(lessons(game)) - 1)


def star_states(part: Lesson, move: str) -> tuple[StarState, StarState]:
    """The first position of a part of *Star's lesson, and the one after a move."""
    before = parse_state(part.start)
    return before, before.play(before.read_move(move))


def test_the_scoring_lesson_shows_the_two_examples_of_the_rules() -> None:
    fewer, quark = lessons(GAMES["star"])[1].parts
    before, after = (state.score() for state in star_states(fewer, "R32"))
    assert (before.peries, before.stars, before.total) == ((7, 13), (2, 3), (9, 12))
    assert (after.peries, after.stars, after.total) == ((7, 13), (1, 3), (11, 10))
    before, after = (state.score() for state in star_states(quark, "T43"))
    assert (before.quarks, before.total) == ((2, 3), (10, 11))
    assert (after.peries, after.quarks, after.stars, after.total) == ((10, 10), (3, 2), (3, 3), (11, 10))


def test_no_other_stone_turns_the_result_of_the_scoring_lesson() -> None:
    """So what is said to a wrong stone, that there are still two stars and that Red leads, is true."""
    part = lessons(GAMES["star"])[1].parts[0]
    stones = {str(move) for move in parse_state(part.start).legal_moves()} - {"R32", "pass"}
    for move in stones:
        _, after = star_states(part, move)
        blue, red = after.score().total
        assert (blue < red, after.score().stars[0]) == (True, 2), move


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_asks_for_places_by_the_names_on_the_map(language: str) -> None:
    old, today = Speaker(language), Speaker(language, today=True)
    texts = [(old.text(step.text), today.text(step.text)) for step in all_steps(GAMES["africa"])]
    (changed,) = [pair for pair in texts if pair[0] != pair[1]]
    assert "Ghana" in changed[1]


def test_a_lesson_guide_follows_its_steps() -> None:
    guide, moves = LessonGuide(SHORT_LESSON), ()
    assert (guide.expects_move(moves), guide.suggested_moves(moves)) == (True, ("a",))
    assert guide.next_move(moves) == ""
    assert (guide.accepts(moves, "a"), guide.accepts(moves, "b")) == (True, False)
    assert [guide.next_move(("a",)), guide.next_move(("a", "b"))] == ["b", "c"]
    assert (guide.expects_move(("a",)), guide.hint(("a",))) == (False, None)
    played = ("a", "b", "c")
    assert (guide.expects_move(played), guide.prompt(played).key) == (False, "no")
    assert [action.target for action in guide.buttons(played, ())] == [CONTINUE]
    guide.resume()
    assert (guide.expects_move(played), guide.suggested_moves(played)) == (True, ("d",))


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
    assert guide.answer_to_wrong_tap((), "", "") == msg("lesson-nudge", step=msg("yes"))
    assert guide.answer_to_wrong_tap((), "b", "b") == msg("lesson-nudge", step=msg("yes"))
    assert guide.answer_to_wrong_tap(("a", "b", "c"), "", "") == msg("lesson-nudge-on", step=msg("no"))


QUIZ = Lesson(
    "",
    (
        Step(msg("yes"), "a", wrong=msg("no"), lit_stat="stars 1"),
        Step(msg("yes"), answers=(Answer(msg("number"), "x", msg("no")), Answer(msg("player"), "x"))),
    ),
)


def test_a_move_to_be_found_is_shown_after_two_wrong_ones() -> None:
    guide = LessonGuide(QUIZ)
    assert (guide.suggested_moves(()), guide.accepts((), "a"), guide.lit_stat(())) == ((), True, "stars 1")
    assert guide.answer_to_wrong_tap((), "b", "b") == msg("no")
    assert guide.suggested_moves(()) == ()
    guide.answer_to_wrong_tap((), "c", "c")
    assert guide.suggested_moves(()) == ("a",)


def test_a_hint_shows_the_move_to_be_found() -> None:
    guide = LessonGuide(QUIZ)
    assert guide.hint(()) == msg("lesson-hint")
    assert guide.suggested_moves(()) == ("a",)


def test_a_wrong_answer_is_told_why_and_the_right_one_leads_on() -> None:
    guide = LessonGuide(QUIZ)
    wrong, right = guide.buttons(("a",), ())
    assert (wrong.target, right.target) == ("answer 0", CONTINUE)
    assert guide.answer_to_wrong_tap(("a",), wrong.target, "") == msg("no")
    assert guide.answer_to_wrong_tap(("a",), "", "") == msg("lesson-nudge-answer", step=msg("yes"))
    guide.resume()
    assert guide.prompt(("a",)) == msg("lesson-over")


def test_the_opening_of_a_lesson_leads_to_its_next_part() -> None:
    reading = Lesson("", (Step(msg("yes")),))
    (opening,) = LessonGuide(reading, is_last_part=False).buttons((), ())
    (ending,) = LessonGuide(reading).buttons((), ())
    assert (opening.target, ending.target) == (NEXT_PART, CONTINUE)

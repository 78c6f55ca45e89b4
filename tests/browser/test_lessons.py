"""Lessons can be played to their end by keyboard; then a real game starts."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from game.catalog import GAMES, load_submodule
from game.learn.lesson import Lesson, Step
from tests.browser.conftest import NewPage, open_ready
from tests.browser.pointer_player import (
    RECORD_ANNOUNCEMENTS_SCRIPT,
    any_whitespace,
    choose_game,
)
from tests.text.speaker import Speaker

RECORD_COLOURS_SCRIPT = """() => {
  window.colours = new Set();
  const turn = document.getElementById("turn");
  const note = () => colours.add(turn.dataset.figure);
  new MutationObserver(note).observe(turn, { attributeFilter: ["data-figure"] });
}"""
"""Notes the colours of the prompt."""

HOLD_LEARNING_TEXTS_SCRIPT = """() => {
  const [fetchNow, released] = [window.fetch, new Promise(resolve => { window.release = resolve; })];
  window.fetch = async (url, ...rest) => {
    if (`${url}`.includes("/learn/")) await released;
    return fetchNow(url, ...rest);
  };
}"""
"""Holds the texts of lessons back until `release()`."""

OPEN_LEARN_SCRIPT = """() => {
  document.querySelector("#start [data-dialog=learn]").click();
  const offered = [...document.querySelectorAll("#lessons button, #puzzles button")];
  return offered.filter(each => each.checkVisibility()).length;
}"""
"""Opens the dialog, and counts what it offers at once beside the first lesson."""

CONTINUE_BUTTON = '[data-target="learn on"], [data-target="learn part"]'


def test_each_lesson_can_be_played_by_keyboard(stored_page: NewPage) -> None:
    """And ends with a double tap, which presses only one button: the next one would begin a game."""
    page = open_ready(stored_page(), "/?seed=5eed")
    page.evaluate(RECORD_ANNOUNCEMENTS_SCRIPT)
    page.evaluate(RECORD_COLOURS_SCRIPT)
    for game in GAMES:
        choose_game(page, game, by_key=True)
        for number, lesson in enumerate(lessons(game)):
            page.locator("#start [data-dialog=learn]").press("Enter")
            page.evaluate("colours.clear()")
            page.locator("#learn [data-command=lesson]").nth(number).press("Enter")
            *steps, last = all_steps(lesson)
            for step in steps:
                if step.move in ("E", "start tangier"):
                    make_mistakes(page, step)
                play_step(page, step)
            expect(page.locator("#prompt")).to_have_text(any_whitespace(Speaker("en").text(last.text)))
            page.locator(CONTINUE_BUTTON).dblclick()
            expect(page.locator('[data-target="learn play"]')).to_be_visible()
            expect(page.locator("body[data-guided]")).to_be_attached()
            expect(page.locator('[data-target="learn again"]')).to_be_visible()
            assert page.evaluate("colours.size") == 1, "the prompt is always the learner's"
            page.locator("#home").press("Enter")
    announcements = "\n".join(page.evaluate("window.announcements"))
    for game in GAMES:
        for step in (step for lesson in lessons(game) for step in all_steps(lesson)):
            assert Speaker("en").text(step.text) in announcements
    assert not [key for key in page.evaluate("Object.keys(localStorage)") if key.endswith((".a", ".b"))]


def lessons(game: str) -> tuple[Lesson, ...]:
    found: tuple[Lesson, ...] = load_submodule(game, "learn.lesson").LESSONS
    return found


def all_steps(lesson: Lesson) -> list[Step]:
    return [step for part in lesson.parts for step in part.steps]


def make_mistakes(page: Page, step: Step) -> None:
    """Choose another spot, then tap where nothing can be chosen: both are answered with what to do."""
    expect(page.locator("#spots .pointed")).to_have_count(1)
    page.locator("#spots [data-spot]:not(.pointed)").first.press("Enter")
    answer = any_whitespace(f"Not there yet. {Speaker('en').text(step.text)}")
    expect(page.locator("#prompt")).to_have_text(answer)
    page.locator("[data-command=hint]").press("Enter")
    expect(page.locator("#prompt")).not_to_have_text(answer)
    page.locator("#board").click(position={"x": 3, "y": 3})
    expect(page.locator("#prompt")).to_have_text(answer)


def play_step(page: Page, step: Step) -> None:
    """Do what a step asks for."""
    if step.answers:
        answer_wrongly_then_rightly(page, step)
        return
    if step.wrong:
        find_move(page, step)
        return
    if not step.move:
        expect(page.locator("#prompt")).to_have_text(any_whitespace(Speaker("en").text(step.text)))
        page.locator(CONTINUE_BUTTON).press("Enter")
        expect(page.locator("#prompt")).not_to_have_text(any_whitespace(Speaker("en").text(step.text)))
        return
    if step.move.startswith("fly"):
        page.locator("#actions .pointed").press("Enter")
        expect(page.locator("#spots .pointed")).to_have_count(1)
    expect(page.locator(".pointed")).to_have_count(1)
    ply = int(page.locator("#game").get_attribute("data-ply") or 0)
    page.locator(".pointed").press("Enter")
    expect(page.locator(f'#game[data-ply="{ply + 1 + len(step.replies)}"]')).to_be_attached()


def answer_wrongly_then_rightly(page: Page, step: Step) -> None:
    for number, answer in enumerate(step.answers):
        if answer.reply:
            page.locator(f'[data-target="answer {number}"]').press("Enter")
            expect(page.locator("#prompt")).to_have_text(any_whitespace(Speaker("en").text(answer.reply)))
    page.locator(CONTINUE_BUTTON).press("Enter")
    expect(page.locator('[data-target^="answer"]')).to_have_count(0)


def find_move(page: Page, step: Step) -> None:
    """Make two wrong moves, each of which is told why; then the move is shown."""
    assert step.wrong
    expect(page.locator("#game[data-asked=yes]")).to_be_attached()
    ply = int(page.locator("#game").get_attribute("data-ply") or 0)
    for _ in range(2):
        expect(page.locator(".pointed")).to_have_count(0)
        page.locator('#actions [data-target="pass"]').press("Enter")
        expect(page.locator("#prompt")).to_have_text(any_whitespace(Speaker("en").text(step.wrong)))
    page.locator(".pointed").press("Enter")
    expect(page.locator(f'#game[data-ply="{ply + 1 + len(step.replies)}"]')).to_be_attached()


def test_a_lesson_can_be_left_for_a_real_game(stored_page: NewPage) -> None:
    """And, before its texts have come, for another kind of game, whose lesson does not begin then."""
    texts = {"starboard.game": "mancala"}
    page = open_ready(stored_page(texts), "/?seed=5eed")
    page.evaluate(HOLD_LEARNING_TEXTS_SCRIPT)
    page.locator("#start [data-dialog=learn]").click()
    page.locator("#learn .main[data-command=lesson]").click()
    choose_game(page, "star")
    page.evaluate("release()")
    page.locator("#start [data-dialog=learn]").click()
    expect(page.locator("#lessons button")).to_have_count(1)
    page.keyboard.press("Escape")
    choose_game(page, "mancala")

    assert page.evaluate(OPEN_LEARN_SCRIPT) == 0, "a tap in time never opens what the other game has"
    page.locator("#learn .main[data-command=lesson]").click()
    page.locator(CONTINUE_BUTTON).click()
    expect(page.locator(".pointed")).to_have_count(1)
    page.locator("#home").click()
    expect(page.locator("#play")).to_be_visible()
    expect(page.locator(".pointed")).to_have_count(0)
    page.locator("#play").click()
    expect(page.locator("#game[data-asked=yes]")).to_be_attached()
    expect(page.locator("#players [data-command=hand-over]").first).to_be_visible()

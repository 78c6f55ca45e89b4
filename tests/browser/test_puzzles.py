"""Puzzles by keyboard: a wrong and a right answer are announced, and the solution is saved."""

from __future__ import annotations

from playwright.sync_api import expect

from game.catalog import GAMES, load_submodule
from game.learn.puzzle_progress import puzzle_id
from tests.browser.conftest import NewPage, open_ready
from tests.browser.pointer_player import RECORD_ANNOUNCEMENTS_SCRIPT, choose_game
from tests.text.speaker import Speaker

SOLVED_KEY = "starboard.puzzles"


def test_a_puzzle_can_be_failed_and_solved_by_keyboard(stored_page: NewPage) -> None:
    puzzles = load_submodule("star", "learn.puzzles").PUZZLES
    puzzle, speaker = puzzles[1], Speaker("en")
    mover = GAMES["star"].parse_state(puzzle.start).to_act
    wrong = next(move for move in puzzle.variations if move != puzzle.best)
    texts = {"starboard.game": "star", SOLVED_KEY: f"{{rubbish {puzzle_id(puzzles[0])} \\u0000"}
    page = open_ready(stored_page(texts))
    page.evaluate(RECORD_ANNOUNCEMENTS_SCRIPT)

    page.locator("[data-dialog=learn]").press("Enter")
    expect(page.locator("#puzzles [data-command=puzzle]")).to_have_count(len(puzzles))
    expect(page.get_by_role("button", name="Puzzle 1, solved", exact=True)).to_be_visible()
    page.get_by_role("button", name="Puzzle 2", exact=True).press("Enter")
    goal = load_submodule("star", "learn.puzzles").goal_message(mover)
    expect(page.locator("#prompt")).to_have_text(speaker.text(goal))
    expect(page.locator("#game[data-asked=yes]")).to_be_attached()
    expect(page.locator(".pointed")).to_have_count(0)

    page.locator(f'#spots [data-spot="{wrong}"]').press("Enter")
    page.locator('[data-target="learn again"]').wait_for()
    expect(page.locator("[data-command=hint]")).to_be_disabled()
    page.locator('[data-target="learn again"]').press("Enter")
    expect(page.locator("#game[data-asked=yes][data-ply='0']")).to_be_attached()
    page.locator("[data-command=hint]").press("Enter")
    expect(page.locator("#spots .pointed")).to_have_count(3)
    page.locator("[data-command=hint]").press("Enter")
    expect(page.locator("#spots .pointed")).to_have_count(1)
    expect(page.locator(f'#spots .pointed[data-spot="{puzzle.best}"]')).to_have_count(1)
    page.locator(".pointed").press("Enter")
    expect(page.locator('[data-target="learn next"]')).to_be_visible()
    expect(page.locator(f"#game[data-ply='{1 + len(puzzle.variations[puzzle.best])}']")).to_be_attached()

    assert page.evaluate(f"localStorage['{SOLVED_KEY}']").split() == sorted(
        [puzzle_id(puzzles[0]), puzzle_id(puzzle)]
    )
    assert page.evaluate("localStorage['starboard.star.a']") is None, "a puzzle is not saved as a game"
    announcements = "\n".join(page.evaluate("window.announcements"))
    for text in ("After that answer there is no win any more", "Solved!"):
        assert text in announcements
    page.locator("#home").press("Enter")
    expect(page.locator("#play")).to_be_visible()
    expect(page.locator("#continue")).to_be_hidden()

    choose_game(page, "mancala", by_key=True)
    page.locator("[data-dialog=learn]").press("Enter")
    expect(page.locator("#puzzle-list [data-command=puzzle]")).to_have_count(12)
    expect(page.locator("#puzzle-count")).to_contain_text("12 positions")  # without those with a name

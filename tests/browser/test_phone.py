"""A phone in portrait and landscape: touch targets are reachable without scrolling."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from game.africa.view.scene import LEGIBLE_SCALE
from game.catalog import GAMES
from game.contract import NOBODY
from game.draw.presentation import Ui
from game.draw.theme import THEMES
from game.play.record import Seat
from game.play.session import Session, new_session
from tests.browser.conftest import NewPage, open_ready, wait_for_paint
from tests.browser.layout import COVERED, TOO_WIDE
from tests.browser.pointer_player import (
    GAME,
    SEATS,
    SHORT_GAME_SEED,
    PagePlayer,
    choose_game,
    choose_language,
    decisions_of_game,
    saved_texts,
    sensible_move,
)
from tests.browser.screens import screens
from tools.paths import LANGUAGES
from tools.setup.browsers import BOOT_URL

MAX_ACTIONS = 5
MAX_NAME_LENGTH = 24
CUT_TEXTS_SCRIPT = """
() => [...document.querySelectorAll("#strip .name, #recent-log p")]
  .filter(each => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1)
  .map(each => each.textContent)
"""
"""Names and lines that are cut off."""

MAX_NAME_LINES_SCRIPT = """
() => Math.max(...[...document.querySelectorAll("#strip .name")]
  .map(each => Math.round(each.clientHeight / parseFloat(getComputedStyle(each).lineHeight))))
"""
"""The greatest number of lines of a player's name."""

WHOLE_SCRIPT = (
    "each => each.every(one => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth)"
)

STARTS_INSIDE_SCRIPT = """
list => list.firstElementChild.getBoundingClientRect().top >= list.getBoundingClientRect().top
"""
"""Whether scrolling can reach the start of a list."""

SHOW_LONG_ENGLISH_SCRIPT = f"import({BOOT_URL} + 'start.mjs').then(page => page.i18n.setLanguage('qps'))"
"""Shows English with words 40 % longer."""

UPRIGHT = {"width": 360, "height": 640}
SIDEWAYS = {"width": 844, "height": 390}
SMALL_SIDEWAYS = {"width": 568, "height": 320}
TALL = {"width": 390, "height": 844}
both_orientations = pytest.mark.parametrize("viewport", [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])


@pytest.fixture
def open_phone(stored_page: NewPage) -> Callable[..., PagePlayer]:
    """A player with a phone of this size and orientation."""

    def start(viewport: dict[str, int], *records: str) -> PagePlayer:
        page = stored_page(saved_texts(*records), viewport=viewport, has_touch=True, is_mobile=True)
        return PagePlayer(open_ready(page, f"/?seed={SHORT_GAME_SEED}"))

    return start


@both_orientations
def test_a_game_by_taps_needs_no_scrolling_and_keeps_the_board_size(
    viewport: dict[str, int], open_phone: Callable[..., PagePlayer]
) -> None:
    person = open_phone(viewport)
    person.command_button("play").tap()
    ply, sizes, scales = -1, set(), set()
    while person.wait_for_turn(ply):
        expect(person.prompt).to_be_in_viewport(ratio=1)
        for button in person.actions.get_by_role("button").all():
            expect(button).to_be_in_viewport(ratio=1)
        sizes.add(person.board.evaluate("board => `${board.clientWidth} ${board.clientHeight}`"))
        assert person.page.evaluate(COVERED, lit_points(person)) == [], "every place in reach is in view"
        scales.add(board_scale(person))
        session = person.session()
        ply = session.ply
        person.choose(sensible_move(session))
    assert len(sizes) == 1
    assert max(scales) >= LEGIBLE_SCALE, "the camera comes near by itself"
    assert person.result.evaluate("result => result.scrollHeight <= result.clientHeight"), (
        "all players are visible"
    )
    for button in person.result.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)


def test_the_start_screen_fits_on_a_small_phone_held_sideways(open_phone: Callable[..., PagePlayer]) -> None:
    """Nothing covers the text beside the board; the button to play is on the screen, and a long name, too."""
    page = open_phone(SMALL_SIDEWAYS).page
    for language, game in product(LANGUAGES, GAMES):
        choose_language(page, language)
        choose_game(page, game)
        page.locator("#about-game").click(trial=True)
        expect(page.locator("#play")).to_be_in_viewport(ratio=1)
    page.locator("#start [data-dialog=setup]").tap()
    page.locator("#table summary").tap()
    name = page.locator("#seats input").first
    name.fill("Wilhelmina Charlotta Ann")
    for viewport in (UPRIGHT, SIDEWAYS):
        page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
        assert name.evaluate("each => each.scrollWidth <= each.clientWidth"), viewport


@both_orientations
def test_all_action_buttons_fit_on_the_screen(
    viewport: dict[str, int], open_phone: Callable[..., PagePlayer]
) -> None:
    person = open_phone(viewport, session_with_most_actions().record.text())
    person.resume()
    expect(person.actions.get_by_role("button")).to_have_count(MAX_ACTIONS)
    for language in LANGUAGES:
        choose_language(person.page, language)
        for button in person.actions.get_by_role("button").all():
            expect(button).to_be_in_viewport(ratio=1)
            assert button.evaluate("each => each.scrollWidth <= each.clientWidth")
        width = min(viewport.values())
        assert person.board.evaluate("board => board.clientHeight") > width * 0.85


def session_with_most_actions() -> Session:
    """The player is on a token, at a harbour and an airport, and can pay for everything."""
    for number in range(200):
        rng, session = Random(number), new_session(GAME, SEATS, f"{number:02x}")
        while session.state.to_act != NOBODY:
            moves = session.state.legal_moves()
            if session.state.to_act == 0 and len(GAME.view.actions(session.state, Ui())) == MAX_ACTIONS:
                return session
            session = session.play(rng.choice(moves))
    raise AssertionError("no such position")


@both_orientations
def test_the_whole_board_is_uncovered_and_can_be_enlarged(
    viewport: dict[str, int], open_phone: Callable[..., PagePlayer]
) -> None:
    person = open_phone(viewport)
    person.start_game()
    wait_for_paint(person.page)
    framed_scale = board_scale(person)
    person.command_button("zoom-all").tap()
    wait_for_paint(person.page)
    fitted_scale = board_scale(person)
    assert framed_scale > fitted_scale, "the camera shows what can be chosen"
    state = person.session().state
    live = GAME.view.scene(state, Ui(), THEMES["light"]).shapes
    die = next((shape.x, shape.y) for shape in live if shape.id == "die")
    spots = [(spot.x, spot.y) for spot in GAME.view.spots(state, Ui())]
    points = [*person.page_points(spots), person.page_point(*die, pinned=True)]
    assert person.page.evaluate(COVERED, points) == []

    person.command_button("zoom-in").tap()
    assert board_scale(person) > fitted_scale * 2
    person.command_button("zoom-all").tap()
    assert board_scale(person) == fitted_scale
    pinch(person)
    assert board_scale(person) > fitted_scale * 1.5


@both_orientations
def test_long_names_and_words_of_any_language_do_not_overflow(
    viewport: dict[str, int], open_phone: Callable[..., PagePlayer]
) -> None:
    last = decisions_of_game(SHORT_GAME_SEED)[-1].record
    longest = tuple(replace(seat, name="W" * MAX_NAME_LENGTH) for seat in last.seats)
    person = open_phone(viewport, replace(last, seats=longest).text())
    for screen in screens(person):
        for language in LANGUAGES:
            choose_language(person.page, language)
            assert person.page.evaluate(TOO_WIDE) == [], (screen, language)
        person.page.evaluate(SHOW_LONG_ENGLISH_SCRIPT)
        wait_for_paint(person.page)
        assert person.page.evaluate(TOO_WIDE) == [], screen
    person.page.evaluate("document.querySelector('#more [data-command=library]').click()")
    expect(person.page.locator("#library-games li")).to_be_visible()
    assert person.page.evaluate(TOO_WIDE) == [], "library"


@pytest.mark.parametrize("players", [2, 5], ids=["two abreast", "three abreast"])
def test_names_and_the_recent_log_are_not_cut(players: int, open_phone: Callable[..., PagePlayer]) -> None:
    anna = Seat("Ann-Charlotte", 0)
    homebodies = (Seat("", figure, "homebody") for figure in range(1, players))
    session = new_session(GAME, (anna, *homebodies), "5eed")
    person = open_phone(UPRIGHT, session.play(session.state.legal_moves()[0]).record.text())
    person.command_button("continue").tap()
    expect(person.page.locator("#strip .name").last).not_to_be_empty()
    for viewport, language in product((UPRIGHT, TALL, SIDEWAYS), LANGUAGES):
        person.page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
        choose_language(person.page, language)
        assert person.page.evaluate(CUT_TEXTS_SCRIPT) == [], (viewport, language)
        assert person.page.evaluate(MAX_NAME_LINES_SCRIPT) == 1, (viewport, language)


def test_the_board_keeps_its_size_during_replay(open_phone: Callable[..., PagePlayer]) -> None:
    person = open_phone(UPRIGHT, decisions_of_game(SHORT_GAME_SEED)[3].record.text())
    person.resume()
    person.page.evaluate("document.querySelector('#more [data-command=look-back]').click()")
    back = person.page.locator("#replay [data-command=step-back]")
    sizes = set()
    while back.get_attribute("aria-disabled") != "true":
        back.tap()
        wait_for_paint(person.page)
        sizes.add(person.board.evaluate("board => board.clientHeight"))
    assert len(sizes) == 1


@both_orientations
def test_position_editor_buttons_are_on_the_screen(
    viewport: dict[str, int], open_phone: Callable[..., PagePlayer]
) -> None:
    person = open_phone(viewport)
    for game in GAMES:
        person.page.locator(f"#games [data-game={game}]").tap()
        person.start_game()
        person.page.evaluate("document.querySelector('#more [data-command=editor]').click()")
        for button in (
            person.command_button("editor-undo"),
            person.command_button("editor-done"),
            person.command_button("return"),
        ):
            expect(button).to_be_in_viewport(ratio=1)
        expect(person.page.locator("#strip [aria-current]")).to_be_in_viewport()
        assert person.page.evaluate("document.documentElement.scrollWidth") == viewport["width"], game
        if game == "mancala":
            expect_upright_board(person.page, is_upright=viewport is UPRIGHT)
        if viewport is SIDEWAYS:
            person.page.set_viewport_size({"width": 640, "height": 360})
            expect(person.page.locator("#strip li").last).to_be_in_viewport(ratio=0.95)
            person.page.set_viewport_size({"width": 568, "height": 320})
            assert person.page.locator("#strip").evaluate(STARTS_INSIDE_SCRIPT), game
            person.page.set_viewport_size({"width": 320, "height": 256})  # a computer's page at 400 %
            assert person.page.locator("#board").evaluate("board => board.clientWidth") == 320, game
            person.page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
        person.command_button("home").tap()


def expect_upright_board(page: Page, is_upright: bool) -> None:
    """Expect that Afrika's board is upright, or that it is not, whatever bars are above it."""
    first, last = (page.locator(f'#spots [data-spot="{hole}"]').bounding_box() for hole in "AH")
    assert first
    assert last
    assert (abs(first["x"] - last["x"]) < 1) == is_upright


def lit_points(person: PagePlayer) -> list[tuple[float, float]]:
    """The places that can be chosen, in pixels of the page."""
    spots = GAME.view.spots(person.session().state, Ui())
    return person.page_points((spot.x, spot.y) for spot in spots if spot.target)


def board_scale(person: PagePlayer) -> float:
    style: Any = person.page.evaluate("document.getElementById('spots').style.getPropertyValue('--scale')")
    return float(style.removesuffix("px"))


def pinch(person: PagePlayer) -> None:
    """Move two fingers apart in the middle of the board."""
    x, y = person.page_point(500, 500)
    client = person.page.context.new_cdp_session(person.page)

    def touch(kind: str, apart: float) -> None:
        fingers = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers if apart else []})

    touch("touchStart", 20)
    for apart in (25, 30, 40, 50):
        touch("touchMove", apart)
    touch("touchEnd", 0)


def test_the_buttons_of_double_star_are_whole(stored_page: NewPage) -> None:
    star = GAMES["star"]
    session = new_session(star, (Seat("", 0), Seat("", 1)), "5eed", star.presets["double"])
    session = session.play(session.state.legal_moves()[0])
    texts = saved_texts(session.record.text(), game="star") | {"starboard.game": "star"}
    page = stored_page(texts, viewport=UPRIGHT, has_touch=True)
    open_ready(page)
    page.locator("[data-command=continue]").click()
    expect(page.locator('#game[data-asked=yes][data-ply="1"]')).to_be_attached()
    expect_whole_buttons(page)
    page.locator("#spots [aria-disabled=false]").nth(20).press("Enter")
    expect(page.locator('#game[data-asked=yes][data-ply="2"]')).to_be_attached()
    expect(page.locator('#actions [data-target="pass"]')).to_be_visible()
    expect_whole_buttons(page)


def expect_whole_buttons(page: Page) -> None:
    """Expect that no text of a button is cut in any language."""
    for language in LANGUAGES:
        choose_language(page, language)
        assert page.locator("#actions button").evaluate_all(WHOLE_SCRIPT), language

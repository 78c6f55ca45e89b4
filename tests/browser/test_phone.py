"""A phone, upright and sideways: fingers reach what they aim at, and nothing has to be scrolled for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from game.contract import NOBODY
from game.draw.show import Ui
from game.draw.theme import THEMES
from game.play.record import Seat
from game.play.session import Session, begin
from tests.browser.conftest import settle
from tests.browser.layout import COVERED, TOO_WIDE
from tests.browser.play import (
    GAME,
    SEATS,
    Person,
    decisions,
    sensible,
    short_game,
    storage,
    texts_of,
)
from tests.browser.screens import screens
from tests.text.speaker import LANGUAGES

MOST_TO_DO = 5
LONGEST_NAME = 24
CUT = """
() => [...document.querySelectorAll("#strip .name, #recent-log p")]
  .filter(each => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1)
  .map(each => each.textContent)
"""
"""Names and lines that are not shown to their end."""

LINES = """
() => Math.max(...[...document.querySelectorAll("#strip .name")]
  .map(each => Math.round(each.clientHeight / parseFloat(getComputedStyle(each).lineHeight))))
"""
"""The most lines that a player's name has."""

PSEUDO = "qps"
"""English with words 40 % longer."""

UPRIGHT = {"width": 360, "height": 640}
SIDEWAYS = {"width": 844, "height": 390}
TALL = {"width": 390, "height": 844}
BOTH = pytest.mark.parametrize("viewport", [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])


@pytest.fixture
def open_phone(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> Callable[..., Person]:
    """Somebody with a phone of this size, held in this way."""

    def start(viewport: dict[str, int], *records: str, language: str = "en") -> Person:
        kept = storage(base_url, texts_of(*records))
        page = new_page(storage_state=kept, viewport=viewport, has_touch=True, is_mobile=True)
        return Person(open_ready(page, f"/?seed={short_game()}&lang={language}"))

    return start


@BOTH
def test_a_game_by_fingers_needs_no_scrolling_and_the_board_keeps_its_size(
    viewport: dict[str, int], open_phone: Callable[..., Person]
) -> None:
    person = open_phone(viewport)
    person.does("play").tap()
    ply, sizes = -1, set()
    while person.wait(ply):
        expect(person.prompt).to_be_in_viewport(ratio=1)
        for button in person.actions.get_by_role("button").all():
            expect(button).to_be_in_viewport(ratio=1)
        sizes.add(person.board.evaluate("board => `${board.clientWidth} ${board.clientHeight}`"))
        session = person.session()
        ply = session.ply
        person.choose(sensible(session))
    assert len(sizes) == 1
    assert person.result.evaluate("result => result.scrollHeight <= result.clientHeight"), (
        "all players are seen"
    )
    for button in person.result.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)


@BOTH
def test_all_that_can_be_done_at_once_finds_room(
    viewport: dict[str, int], open_phone: Callable[..., Person]
) -> None:
    person = open_phone(viewport, with_most_to_do().record.text())
    person.resume()
    expect(person.actions.get_by_role("button")).to_have_count(MOST_TO_DO)
    for language in LANGUAGES:
        person.page.evaluate(f"document.querySelector('[data-language={language}]').click()")
        expect(person.page.locator(f"html[lang={language}]")).to_be_attached()
        settle(person.page)
        for button in person.actions.get_by_role("button").all():
            expect(button).to_be_in_viewport(ratio=1)
            assert button.evaluate("each => each.scrollWidth <= each.clientWidth")
        width = min(viewport.values())
        assert person.board.evaluate("board => board.clientHeight") > width * 0.85


def with_most_to_do() -> Session:
    """A person stands on a token, in a harbour and at an airport, and can pay for all of it."""
    for number in range(200):
        rng, session = Random(number), begin(GAME, SEATS, f"{number:02x}")
        while session.state.to_act != NOBODY:
            moves = session.state.legal_moves()
            if session.state.to_act == 0 and len(GAME.view.actions(session.state, Ui())) == MOST_TO_DO:
                return session
            session = session.play(rng.choice(moves))
    raise AssertionError("no such position")


@BOTH
def test_nothing_lies_over_a_spot_or_the_die(
    viewport: dict[str, int], open_phone: Callable[..., Person]
) -> None:
    person = open_phone(viewport)
    person.begin()
    settle(person.page)
    state = person.session().state
    live = GAME.view.scene(state, Ui(), THEMES["light"]).shapes
    die = next((shape.x, shape.y) for shape in live if shape.id == "die")
    spots = [(spot.x, spot.y) for spot in GAME.view.spots(state, Ui())]
    points = [person.pixel(x, y) for x, y in (*spots, die)]
    assert person.page.evaluate(COVERED, points) == []


@BOTH
def test_no_screen_is_wider_than_the_phone_in_any_language(
    viewport: dict[str, int], open_phone: Callable[..., Person]
) -> None:
    person = open_phone(viewport, decisions(short_game())[-1].record.text())
    for screen in screens(person):
        for language in LANGUAGES:
            person.page.evaluate(f"document.querySelector('[data-language={language}]').click()")
            expect(person.page.locator(f"html[lang={language}]")).to_be_attached()
            settle(person.page)
            assert person.page.evaluate(TOO_WIDE) == [], (screen, language)


@BOTH
def test_longer_words_and_names_find_room(
    viewport: dict[str, int], open_phone: Callable[..., Person]
) -> None:
    last = decisions(short_game())[-1].record
    longest = tuple(replace(seat, name="W" * LONGEST_NAME) for seat in last.seats)
    person = open_phone(viewport, replace(last, seats=longest).text(), language=PSEUDO)
    for screen in screens(person):
        assert person.page.evaluate(TOO_WIDE) == [], screen


@pytest.mark.parametrize("viewport", [UPRIGHT, TALL, SIDEWAYS], ids=["upright", "tall", "sideways"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_names_and_what_has_happened_lately_are_read_in_full(
    players: int, viewport: dict[str, int], open_phone: Callable[..., Person]
) -> None:
    anna = Seat("Ann-Charlotte", 0)
    homebodies = (Seat("", figure, "homebody") for figure in range(1, players))
    session = begin(GAME, (anna, *homebodies), "5eed")
    person = open_phone(viewport, session.play(session.state.legal_moves()[0]).record.text())
    person.does("continue").tap()
    expect(person.page.locator("#strip .name").last).not_to_be_empty()
    for language in LANGUAGES:
        person.page.evaluate(f"document.querySelector('[data-language={language}]').click()")
        expect(person.page.locator(f"html[lang={language}]")).to_be_attached()
        settle(person.page)
        assert person.page.evaluate(CUT) == [], language
        assert person.page.evaluate(LINES) == 1, language


@BOTH
def test_a_name_of_many_letters_is_seen_while_it_is_typed(
    viewport: dict[str, int], open_phone: Callable[..., Person]
) -> None:
    page = open_phone(viewport).page
    page.locator("#start [data-dialog=setup]").tap()
    name = page.locator("#seats input").first
    name.fill("Wilhelmina Charlotta Ann")
    assert name.evaluate("each => each.scrollWidth <= each.clientWidth")


def test_the_board_keeps_its_size_while_a_game_is_looked_back_at(open_phone: Callable[..., Person]) -> None:
    person = open_phone(UPRIGHT, decisions(short_game())[3].record.text())
    person.resume()
    person.page.evaluate("document.querySelector('#more [data-command=look-back]').click()")
    back = person.page.locator("#replay [data-command=step-back]")
    sizes = set()
    while back.get_attribute("aria-disabled") != "true":
        back.tap()
        settle(person.page)
        sizes.add(person.board.evaluate("board => board.clientHeight"))
    assert len(sizes) == 1


@BOTH
def test_all_that_sets_up_a_position_is_on_the_screen(
    viewport: dict[str, int], open_phone: Callable[..., Person]
) -> None:
    person = open_phone(viewport)
    for game in ("africa", "star", "mancala"):
        person.page.locator(f"#games [data-game={game}]").tap()
        person.begin()
        person.page.evaluate("document.querySelector('#more [data-command=editor]').click()")
        for button in (person.does("editor-undo"), person.does("editor-done"), person.does("return")):
            expect(button).to_be_in_viewport(ratio=1)
        expect(person.page.locator("#strip [aria-current]")).to_be_in_viewport()
        person.does("home").tap()


@BOTH
def test_two_fingers_and_buttons_bring_the_board_nearer(
    viewport: dict[str, int], open_phone: Callable[..., Person]
) -> None:
    person = open_phone(viewport)
    person.begin()
    whole = scale(person)
    person.does("zoom-in").tap()
    person.does("zoom-in").tap()
    assert scale(person) > whole * 2
    person.does("zoom-out").tap()
    person.does("zoom-all").tap()
    assert scale(person) == whole
    pinch(person)
    assert scale(person) > whole * 1.5


def scale(person: Person) -> float:
    style: Any = person.page.evaluate("document.getElementById('spots').style.getPropertyValue('--scale')")
    return float(style.removesuffix("px"))


def pinch(person: Person) -> None:
    """Two fingers in the middle of the board move apart."""
    x, y = person.pixel(500, 500)
    client = person.page.context.new_cdp_session(person.page)

    def touch(kind: str, apart: float) -> None:
        fingers = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers if apart else []})

    touch("touchStart", 20)
    for apart in (25, 30, 40, 50):
        touch("touchMove", apart)
    touch("touchEnd", 0)

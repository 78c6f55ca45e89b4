"""Choosing players and rules: what is chosen is what is played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from game.play.chance import Dealer
from game.play.record import HUMAN, Seat
from game.play.session import Session, begin
from game.text.message import say
from tests.browser.conftest import START
from tests.browser.play import GAME, SEEDS, Person, loosely, short_game, storage, texts_of
from tests.text.speaker import LANGUAGES, Speaker

NOBODY = "nobody"


class Form:
    """The set-up form."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.rows = page.locator("#seats > li")
        self.hint = page.locator("#setup-hint")

    def open(self) -> None:
        self.page.locator("#start [data-dialog=setup]").click()

    def seat(self, number: int, player: str, name: str = "") -> None:
        self.rows.nth(number).locator("select").select_option(player)
        if player != NOBODY:
            self.rows.nth(number).locator("input").fill(name)

    def rule(self, name: str, value: str) -> None:
        if not self.page.locator("#house-rules[open]").count():
            self.page.locator("#house-rules summary").click()
        field = self.page.locator(f"#option-{name}")
        if field.evaluate("field => field.localName") == "select":
            field.select_option(value)
        else:
            field.fill(value)

    def start(self) -> None:
        self.page.locator("[data-command=begin]").click()


@pytest.fixture
def person(base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]) -> Person:
    page = new_page(storage_state=storage(base_url), locale="en-GB")
    return Person(open_ready(page, f"/?seed={short_game()}"))


def test_two_to_five_play_with_their_names_and_figures(person: Person) -> None:
    form = Form(person.page)
    form.open()
    form.seat(0, HUMAN, "Anna")
    form.seat(1, HUMAN, "  Bo   Ek ")
    for number in (2, 3, 4):
        form.seat(number, NOBODY)
    form.rows.nth(0).locator("[data-cycle=figure]").click()
    form.start()
    person.wait()
    assert person.session().record.seats == (Seat("Anna", 1), Seat("Bo Ek", 0))

    person.does("home").click()
    form.open()
    expect(form.rows.nth(0).locator("input")).to_have_value("Anna")
    for number, player in enumerate(GAME.levels, start=1):
        form.seat(number, player, f"Guest {number}")
    form.start()
    person.wait()
    seats = person.session().record.seats
    assert [seat.player for seat in seats] == [HUMAN, *GAME.levels]
    assert sorted(seat.figure for seat in seats) == [0, 1, 2, 3, 4]
    expect(person.page.locator("#players > li")).to_have_count(5)


def test_two_begin_at_a_table_that_a_fifth_has_left(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    five = tuple(Seat("", figure) for figure in range(5))
    seeds = (f"{number:02x}" for number in range(SEEDS))
    session = next(game for seed in seeds if (game := drawn(five, seed)).state.to_act == 4)
    kept = texts_of(session.record.text())
    person = Person(open_ready(new_page(storage_state=storage(base_url, kept), locale="en-GB")))
    person.resume()
    expect(person.page.locator("#turn")).to_have_attribute("data-figure", "4")

    person.does("home").click()
    form = Form(person.page)
    form.open()
    for number in (2, 3, 4):
        form.seat(number, NOBODY)
    form.start()
    person.wait()
    assert len(person.session().record.seats) == 2


def drawn(seats: tuple[Seat, ...], seed: str) -> Session:
    """A game in which nothing has happened but the draw of who begins."""
    session = begin(GAME, seats, seed)
    return session.play(Dealer(seed).deal(session.state, 0))


def test_the_first_two_seats_are_always_taken(person: Person) -> None:
    form = Form(person.page)
    form.open()
    empty = form.rows.locator(f'option[value="{NOBODY}"]')
    expect(empty).to_have_count(3)
    for number in (0, 1):
        expect(form.rows.nth(number).locator(f'option[value="{NOBODY}"]')).to_have_count(0)


def test_an_edition_is_played_by_its_rules_and_a_house_rule_makes_it_our_own(person: Person) -> None:
    form = Form(person.page)
    form.open()
    form.page.locator("#preset").select_option("lost_diamond")
    form.start()
    person.wait()
    assert person.session().record.options == GAME.presets["lost_diamond"]
    expect(person.page.locator("#players")).to_contain_text("$5,000")

    person.does("home").click()
    form.open()
    expect(form.page.locator("#preset")).to_have_value("lost_diamond")
    form.rule("money_start", "777")
    form.rule("penniless_sea", "one_step")
    expect(form.page.locator("#preset")).to_have_value("own")
    expect(form.page.locator("#preset-help")).to_have_text(Speaker("en").text(say("setup-preset-own.help")))
    form.start()
    person.wait()
    mixed = {**GAME.presets["lost_diamond"], "money_start": 777, "penniless_sea": "one_step"}
    assert person.session().record.options == mixed


def test_a_number_that_does_not_fit_is_told_and_can_be_mended(person: Person) -> None:
    form = Form(person.page)
    person.page.set_viewport_size({"width": 360, "height": 640})
    form.open()
    for number in ("-5", "2.5", "1000001", ""):
        form.rule("sea_fare", number)
        form.start()
        expect(form.page.locator("#option-sea_fare")).to_be_focused()
        expect(form.hint).to_be_in_viewport(ratio=1)
    for language in LANGUAGES:
        person.page.evaluate(f"document.querySelector('[data-language={language}]').click()")
        message = say("notice-bad-option", option=say("option-africa-sea_fare"))
        expect(form.hint).to_have_text(loosely(Speaker(language).text(message)))
    form.rule("sea_fare", "50")
    form.start()
    person.wait()
    assert person.session().record.options["sea_fare"] == 50


def test_computers_alone_can_be_watched_to_the_end(person: Person) -> None:
    form = Form(person.page)
    form.open()
    form.seat(0, "scout")
    form.start()
    expect(person.result).to_be_visible(timeout=2 * START)
    session = person.session()
    assert session.state.outcome
    assert HUMAN not in [seat.player for seat in session.record.seats]
    expect(person.page.locator("#log li").first).to_be_attached()

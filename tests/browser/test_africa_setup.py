"""The chosen players and rules are those of the game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from game.play.dealer import Dealer
from game.play.record import HUMAN, Seat
from game.play.session import Session, new_session
from game.text.message import msg
from tests.browser.conftest import START_TIMEOUT, NewPage, open_ready, stall
from tests.browser.pointer_player import (
    GAME,
    SEED_COUNT,
    SHORT_GAME_SEED,
    PagePlayer,
    any_whitespace,
    choose_language,
    saved_texts,
)
from tests.text.speaker import Speaker
from tools.paths import LANGUAGES

EMPTY_SEAT, ELSEWHERE = "nobody", "elsewhere"


class SetupForm:
    """The set-up form."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.rows = page.locator("#seats > li")
        self.hint = page.locator("#setup-hint")

    def open(self) -> None:
        self.page.locator("#start [data-dialog=setup]").click()

    def seat(self, number: int, player: str, name: str = "") -> None:
        if not self.page.locator("#table[open]").count():
            self.page.locator("#table summary").click()
        self.rows.nth(number).locator("select").select_option(player)
        if player != EMPTY_SEAT:
            self.rows.nth(number).locator("input").fill(name)

    def rule(self, name: str, value: str) -> None:
        if not self.page.locator("#house-rules[open]").count():
            self.page.locator("#house-rules summary").click()
        field = self.page.locator(f"#option-{name}")
        if field.evaluate("field => field.localName") == "select":
            field.select_option(value)
        else:
            field.fill(value)

    def chosen(self, name: str) -> Locator:
        return self.page.locator(f"#setup-form [name={name}]:checked")

    def preset(self, name: str) -> Locator:
        return self.page.locator(f"#presets [value={name}]")

    def start(self) -> None:
        self.page.locator("[data-command=begin]").click()


@pytest.fixture
def person(stored_page: NewPage) -> PagePlayer:
    page = stored_page()
    return PagePlayer(open_ready(page, f"/?seed={SHORT_GAME_SEED}"))


def test_two_to_five_players_keep_their_names_and_figures(person: PagePlayer) -> None:
    form = SetupForm(person.page)
    form.open()
    may_be_empty = form.rows.filter(has=person.page.locator(f'option[value="{EMPTY_SEAT}"]'))
    expect(may_be_empty).to_have_count(3)
    expect(may_be_empty.first).to_have_attribute("data-figure", "2")
    form.seat(0, HUMAN, "Anna")
    form.seat(1, HUMAN, "  Bo   Ek ")
    for number in (2, 3, 4):
        form.seat(number, EMPTY_SEAT)
    form.rows.nth(0).locator("[data-cycle=figure]").click()
    expect(form.chosen("people")).to_have_value("2")
    expect(form.chosen("computers")).to_have_value("0")
    expect(form.page.locator("#strengths")).to_be_hidden()
    form.start()
    person.wait_for_turn()
    assert person.session().record.seats == (Seat("Anna", 1), Seat("Bo Ek", 0))

    person.command_button("home").click()
    form.open()
    expect(form.rows.nth(0).locator("input")).to_have_value("Anna")
    players = ("scout-easy", "trader", "homebody-hard", "navigator")
    for number, player in enumerate(players, start=1):
        form.seat(number, player, f"Guest {number}")
    form.start()
    person.wait_for_turn()
    seats = person.session().record.seats
    assert [seat.player for seat in seats] == [HUMAN, *players]
    assert sorted(seat.figure for seat in seats) == [0, 1, 2, 3, 4]
    expect(person.page.locator("#players > li")).to_have_count(5)


def test_a_game_of_two_starts_after_a_game_of_five(stored_page: NewPage) -> None:
    five = tuple(Seat("", figure) for figure in range(5))
    seeds = (f"{number:02x}" for number in range(SEED_COUNT))
    session = next(game for seed in seeds if (game := after_first_draw(five, seed)).state.to_act == 4)
    texts = saved_texts(session.record.text())
    person = PagePlayer(open_ready(stored_page(texts)))
    person.resume()
    expect(person.page.locator("#turn")).to_have_attribute("data-figure", "4")

    person.command_button("home").click()
    form = SetupForm(person.page)
    form.open()
    for number in (2, 3, 4):
        form.seat(number, EMPTY_SEAT)
    form.start()
    person.wait_for_turn()
    assert len(person.session().record.seats) == 2


def after_first_draw(seats: tuple[Seat, ...], seed: str) -> Session:
    """A game after the draw of the first player."""
    session = new_session(GAME, seats, seed)
    return session.play(Dealer(seed).deal(session.state, 0))


def test_three_choices_fill_the_seats_before_python_too(stored_page: NewPage) -> None:
    page = stored_page()
    let_go = stall(page, "/runtime/")
    page.goto("/", wait_until="commit")
    expect(page.locator("html[data-script]")).to_be_attached()
    form = SetupForm(page)
    form.open()
    page.locator("[name=people][value='4']").check()
    expect(form.chosen("computers")).to_have_value("1")
    page.locator("[name=computers][value='2']").check()
    expect(form.chosen("people")).to_have_value("3")
    page.locator("[name=strength]").last.check()
    players = page.locator("#seats select").evaluate_all("fields => fields.map(field => field.value)")
    assert players == [HUMAN, HUMAN, HUMAN, "navigator", "scout-hard"]
    page.locator("[name=people][value='1']").check()
    page.locator("[name=computers][value='0']").check()
    expect(form.chosen("people")).to_have_value("2")
    form.start()
    let_go()
    person = PagePlayer(page)
    person.wait_for_turn()
    assert [seat.player for seat in person.session().record.seats] == [HUMAN, HUMAN]


def test_a_changed_option_turns_an_edition_into_custom_rules(person: PagePlayer) -> None:
    form = SetupForm(person.page)
    form.open()
    form.preset("lost_diamond").check()
    form.start()
    person.wait_for_turn()
    assert person.session().record.options == GAME.presets["lost_diamond"]
    expect(person.page.locator("#players")).to_contain_text("$5,000")

    person.command_button("home").click()
    form.open()
    expect(form.preset("lost_diamond")).to_be_checked()
    form.rule("money_start", "777")
    form.rule("penniless_sea", "one_step")
    expect(form.preset("own")).to_be_checked()
    expect(form.page.locator("#presets")).to_contain_text(Speaker("en").text(msg("setup-preset-own.help")))
    form.start()
    person.wait_for_turn()
    mixed = {**GAME.presets["lost_diamond"], "money_start": 777, "penniless_sea": "one_step"}
    assert person.session().record.options == mixed


def test_an_invalid_number_is_reported_and_can_be_corrected(person: PagePlayer) -> None:
    form = SetupForm(person.page)
    person.page.set_viewport_size({"width": 360, "height": 640})
    form.open()
    for number in ("-5", "2.5", "1000001", ""):
        form.rule("sea_fare", number)
        form.start()
        expect(form.page.locator("#option-sea_fare")).to_be_focused()
        expect(form.hint).to_be_in_viewport(ratio=1)
    for language in LANGUAGES:
        choose_language(person.page, language)
        name = msg("option-africa-sea_fare")
        message = msg("setup-bad-number", option=name, lowest=0, highest=1_000_000)
        expect(form.hint).to_have_text(any_whitespace(Speaker(language).text(message)))
    form.rule("sea_fare", "50")
    expect(form.hint).to_be_hidden()
    expect(form.page.locator("#options h3")).to_have_count(4)
    form.start()
    person.wait_for_turn()
    assert person.session().record.options["sea_fare"] == 50


def test_a_game_of_bots_can_be_watched_to_its_end(person: PagePlayer) -> None:
    form = SetupForm(person.page)
    form.open()
    form.seat(0, ELSEWHERE)
    form.start()
    expect(form.hint).to_have_text(Speaker("en").text(msg("setup-none-here")))
    form.seat(0, "scout")
    form.start()
    expect(person.result).to_be_visible(timeout=2 * START_TIMEOUT)
    session = person.session()
    assert session.state.outcome
    assert HUMAN not in [seat.player for seat in session.record.seats]
    expect(person.page.locator("#log li").first).to_be_attached()

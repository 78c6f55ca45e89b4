"""The chosen players and rules are those of the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from game.play.dealer import Dealer
from game.play.record import HUMAN, Seat
from game.play.session import Session, new_session
from game.text.message import msg
from tests.browser.conftest import START_TIMEOUT
from tests.browser.pointer_player import (
    GAME,
    SEED_COUNT,
    PagePlayer,
    any_whitespace,
    saved_texts,
    short_game_seed,
    stored_state,
)
from tests.text.speaker import LANGUAGES, Speaker

EMPTY_SEAT = "nobody"


class SetupForm:
    """The set-up form."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.rows = page.locator("#seats > li")
        self.hint = page.locator("#setup-hint")

    def open(self) -> None:
        self.page.locator("#start [data-dialog=setup]").click()

    def seat(self, number: int, player: str, name: str = "") -> None:
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

    def start(self) -> None:
        self.page.locator("[data-command=begin]").click()


@pytest.fixture
def person(base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]) -> PagePlayer:
    page = new_page(storage_state=stored_state(base_url), locale="en-GB")
    return PagePlayer(open_ready(page, f"/?seed={short_game_seed()}"))


def test_two_to_five_players_keep_their_names_and_figures(person: PagePlayer) -> None:
    form = SetupForm(person.page)
    form.open()
    form.seat(0, HUMAN, "Anna")
    form.seat(1, HUMAN, "  Bo   Ek ")
    for number in (2, 3, 4):
        form.seat(number, EMPTY_SEAT)
    form.rows.nth(0).locator("[data-cycle=figure]").click()
    form.start()
    person.wait_for_turn()
    assert person.session().record.seats == (Seat("Anna", 1), Seat("Bo Ek", 0))

    person.command_button("home").click()
    form.open()
    expect(form.rows.nth(0).locator("input")).to_have_value("Anna")
    for number, player in enumerate(GAME.levels, start=1):
        form.seat(number, player, f"Guest {number}")
    form.start()
    person.wait_for_turn()
    seats = person.session().record.seats
    assert [seat.player for seat in seats] == [HUMAN, *GAME.levels]
    assert sorted(seat.figure for seat in seats) == [0, 1, 2, 3, 4]
    expect(person.page.locator("#players > li")).to_have_count(5)


def test_a_game_of_two_starts_after_a_game_of_five(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    five = tuple(Seat("", figure) for figure in range(5))
    seeds = (f"{number:02x}" for number in range(SEED_COUNT))
    session = next(game for seed in seeds if (game := after_first_draw(five, seed)).state.to_act == 4)
    texts = saved_texts(session.record.text())
    person = PagePlayer(open_ready(new_page(storage_state=stored_state(base_url, texts), locale="en-GB")))
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


def test_the_first_two_seats_are_always_taken(person: PagePlayer) -> None:
    form = SetupForm(person.page)
    form.open()
    empty = form.rows.locator(f'option[value="{EMPTY_SEAT}"]')
    expect(empty).to_have_count(3)
    for number in (0, 1):
        expect(form.rows.nth(number).locator(f'option[value="{EMPTY_SEAT}"]')).to_have_count(0)


def test_a_changed_option_turns_an_edition_into_custom_rules(person: PagePlayer) -> None:
    form = SetupForm(person.page)
    form.open()
    form.page.locator("#preset").select_option("lost_diamond")
    form.start()
    person.wait_for_turn()
    assert person.session().record.options == GAME.presets["lost_diamond"]
    expect(person.page.locator("#players")).to_contain_text("$5,000")

    person.command_button("home").click()
    form.open()
    expect(form.page.locator("#preset")).to_have_value("lost_diamond")
    form.rule("money_start", "777")
    form.rule("penniless_sea", "one_step")
    expect(form.page.locator("#preset")).to_have_value("own")
    expect(form.page.locator("#preset-help")).to_have_text(Speaker("en").text(msg("setup-preset-own.help")))
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
        person.page.evaluate(f"document.querySelector('[data-language={language}]').click()")
        message = msg("notice-bad-option", option=msg("option-africa-sea_fare"))
        expect(form.hint).to_have_text(any_whitespace(Speaker(language).text(message)))
    form.rule("sea_fare", "50")
    form.start()
    person.wait_for_turn()
    assert person.session().record.options["sea_fare"] == 50


def test_a_game_of_bots_can_be_watched_to_its_end(person: PagePlayer) -> None:
    form = SetupForm(person.page)
    form.open()
    form.seat(0, "scout")
    form.start()
    expect(person.result).to_be_visible(timeout=2 * START_TIMEOUT)
    session = person.session()
    assert session.state.outcome
    assert HUMAN not in [seat.player for seat in session.record.seats]
    expect(person.page.locator("#log li").first).to_be_attached()

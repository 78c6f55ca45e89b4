"""Each game has an archive, loaded when it is chosen or when the page is idle; failures are reported."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from game.catalog import GAMES
from game.play.exchange.share_link import encode
from game.play.record import HUMAN, Seat
from game.play.saves.game_saves import unfinished_games
from game.play.saves.library import library_entry
from game.play.saves.two_slot_save import MemoryStore
from game.play.session import new_session
from tests.browser.conftest import NewPage, Problems, open_ready, stall, wait_for_start
from tests.browser.pointer_player import PagePlayer
from tools.build.pyodide_files import OTHER_GAMES

pytestmark = pytest.mark.first_visit

ARCHIVE = re.compile(r"/(star|mancala)-\w+\.zip")
MISSING = "Part of the game could not be fetched"
STAR = re.compile(r"/star-\w+\.zip")
ARCHIVE_REQUESTS_SCRIPT = """
() => {
  const time = performance.getEntriesByName("playable").at(0)?.startTime;
  return performance.getEntriesByType("resource").filter(({ name }) => /\\.zip/.test(name))
    .map(({ name, startTime }) => [/(\\w+)-\\w+\\.zip/.exec(name)[1], startTime > time]);
}
"""
"""The archives that the page has requested, and whether the page was ready before."""


@pytest.mark.parametrize("last", ["africa", "star"])
def test_the_start_waits_only_for_the_last_played_game(last: str, page: Page) -> None:
    page.add_init_script(f"localStorage.setItem('starboard.game', '{last}')")
    with page.expect_response(STAR), page.expect_response(re.compile(r"/mancala-")):
        page.goto("/")
    wait_for_start(page)
    later = dict(page.evaluate(ARCHIVE_REQUESTS_SCRIPT))
    assert later.pop("later", True), "functions that come later, where Python is split"
    assert later == {"stdlib": False, "game": False} | {game: game != last for game in OTHER_GAMES}
    expect(page.locator(f"#games [data-game={last}]")).to_have_attribute("aria-pressed", "true")


def test_a_replaced_game_whose_kind_is_not_loaded_is_listed_at_the_start(stored_page: NewPage) -> None:
    session = new_session(GAMES["star"], (Seat("Anna", 0), Seat("Bo", 1)), "5eed")
    store = MemoryStore()
    unfinished_games(store).add(library_entry(session.play(session.state.legal_moves()[0]), 1))
    page = open_ready(stored_page(store.texts))
    expect(page.locator("#running [data-game=star]")).to_contain_text("Anna")


def test_the_game_shown_before_python_is_the_one_that_begins(stored_page: NewPage) -> None:
    page = stored_page({"starboard.game": "mancala"})
    let_go = stall(page, "/runtime/")
    page.goto("/", wait_until="commit")
    title, setup = page.locator("#game-title"), page.locator("#start [data-dialog=setup]")
    expect(title).to_have_text("Afrika")
    page.locator("#games [data-game=star]").click()
    expect(title).to_have_text("*Star")
    setup.click()
    expect(setup).to_have_attribute("aria-busy", "true")
    expect(page.locator("#setup"), "this form is for Star of Africa").to_be_hidden()
    page.locator("[data-command=play]").click()
    let_go()
    expect(page.locator("body[data-game=star][data-screen=game]")).to_be_attached()


def test_the_seats_chosen_before_python_are_those_of_the_game(stored_page: NewPage) -> None:
    page = stored_page({"starboard.game": "africa"})
    let_go = stall(page, "/runtime/")
    page.goto("/", wait_until="commit")
    expect(page.locator("html[data-script]")).to_be_attached()
    page.locator("#play").click()
    page.locator("#start [data-dialog=setup]").click()
    expect(page.locator("[aria-busy]"), "the set-up was chosen instead").to_have_count(0)
    page.locator("#people label", has_text="3").click()
    page.locator("#computers label", has_text="1").click()
    page.locator("#strengths label").last.click()
    page.locator("[data-command=begin]").click()
    page.locator("#setup [value=cancel]").click()
    expect(page.locator("[aria-busy]"), "it was cancelled").to_have_count(0)
    page.locator("#start [data-dialog=setup]").click()
    page.mouse.click(1, 1)
    expect(page.locator("#setup"), "a click outside closes it").to_be_hidden()
    page.locator("#start [data-dialog=setup]").click()
    page.locator("#people").hover()
    page.mouse.down()
    page.mouse.move(1, 1)
    page.mouse.up()
    expect(page.locator("#setup"), "selecting a text may end outside").to_be_visible()
    page.locator("[data-command=begin]").click()
    expect(page.locator("[data-command=begin]")).to_have_attribute("aria-busy", "true")
    let_go()
    expect(page.locator("body[data-screen=game]")).to_be_attached()
    players = [seat.player for seat in PagePlayer(page).session().record.seats]
    assert (players.count(HUMAN), len(players)) == (3, 4)
    assert players[-1] in GAMES["africa"].strengths["hard"]


def test_a_dialog_opened_before_python_takes_back_the_choice_of_a_running_game(stored_page: NewPage) -> None:
    running = [{"game": "africa", "place": "current", "is_over": False}]
    page = stored_page({"starboard.running": json.dumps(running)})
    let_go = stall(page, "/runtime/")
    page.goto("/", wait_until="commit")
    page.locator("#continue").click()
    expect(page.locator("#continue")).to_have_attribute("aria-busy", "true")
    page.locator("#start [data-dialog=setup]").click()
    let_go()
    wait_for_start(page)
    expect(page.locator("#setup")).to_be_visible()


def test_a_game_that_fails_to_load_is_reported_and_can_be_retried(
    new_page: NewPage, problems: Problems
) -> None:
    problems.expect("net::ERR_FAILED")
    page = new_page(service_workers="block")  # it would answer the requests that this test blocks
    for missing in (ARCHIVE, "**/learn/*.ftl"):
        page.route(missing, lambda route: route.abort())
    open_ready(page)
    chosen, notice = page.locator("#games [data-game=star]"), page.locator("#notices")
    chosen.click()
    expect(notice).to_contain_text(MISSING)
    expect(chosen).to_be_focused()
    expect(page.locator("#game-title")).to_have_text("Star of Africa")
    notice.locator("[data-command=dismiss]").press("Enter")
    expect(chosen, "the closed notice had the focus").to_be_focused()
    page.locator("#about-game").click()
    expect(notice).to_contain_text(MISSING)
    notice.locator("[data-command=dismiss]").click()
    link = encode(new_session(GAMES["star"], (Seat("", 0), Seat("", 1)), "").record)
    page.evaluate("link => { location.hash = link; }", link)
    expect(notice).to_contain_text(MISSING)
    assert page.url.endswith(link), "the key press is ignored"

    page.unroute(ARCHIVE)
    chosen.click()
    expect(page.locator("#game-title")).to_have_text("*Star")
    expect(notice).to_be_empty()
    PagePlayer(page).start_game()
    expect(page.locator("body")).to_have_attribute("data-game", "star")


def test_the_home_screen_is_inert_while_a_game_loads(new_page: NewPage) -> None:
    page = new_page(service_workers="block")
    let_go = stall(page, ARCHIVE)
    open_ready(page)
    chosen, settings = page.locator("#games [data-game=star]"), page.locator("[data-dialog=settings]")
    with page.expect_request(STAR):
        chosen.press("Enter")
    assert page.evaluate("document.getElementById('start').inert")
    page.keyboard.press("Enter")  # the inert screen cannot have the focus
    settings.focus()
    let_go()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(settings).to_be_focused()
    expect(page.locator("#start:not([inert])")).to_be_attached()

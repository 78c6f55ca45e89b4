"""Sharing and import: an imported game is previewed first, and hostile texts change nothing."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from game.catalog import GAMES
from game.contract import NOBODY
from game.play.exchange.import_game import import_game
from game.play.exchange.share_link import encode
from game.play.exchange.transcript import format_transcript
from game.play.record import Seat
from game.play.saves.library import Library, library_entry
from game.play.saves.two_slot_save import MemoryStore
from game.play.session import Session, new_session
from tests.browser.conftest import NewPage, open_ready
from tests.browser.pointer_player import (
    PagePlayer,
    choose_more,
    saved_texts,
    session_at_decision,
)
from tests.strategies import random_line

MANCALA = GAMES["mancala"]
SEATS = (Seat("Anna", 0), Seat("<b>Bo</b>", 3))

FILL_LIBRARY_SCRIPT = """texts => {
  document.getElementById("library").close();
  for (const slot of ["a", "b"]) delete localStorage[`starboard.library.${slot}`];
  Object.assign(localStorage, texts);
}"""

OPEN_LIBRARY_SCRIPT = """() => new Promise(resolve => {
  const opened = () => resolve(document.querySelectorAll("#library-games li").length);
  new MutationObserver(opened).observe(document.getElementById("library"), { attributeFilter: ["open"] });
  document.querySelector("#start [data-command=library]").click();
})"""
"""Opens the library; the number of games that it shows at first."""


@pytest.fixture
def session() -> Session:
    return session_at_decision(lambda session: session.ply >= 30)


@pytest.fixture
def person(session: Session, stored_page: NewPage) -> PagePlayer:
    page = stored_page(saved_texts(session.record.text()) | library_texts())
    return PagePlayer(open_ready(page))


def random_session(seed: int, plies: int = 100_000) -> Session:
    session = new_session(MANCALA, SEATS, "")
    for _, move, _ in random_line(session.state, seed, plies):
        session = session.play(move)
    return session


def library_texts(count: int = 3) -> dict[str, str]:
    """Some games, finished at noon on the first days of 1970, and one that only a newer version knows."""
    store, days = MemoryStore(), range(count)
    games = [library_entry(random_session(day), int(86_400 * (day + 0.5))) for day in days]
    Library(store).add(replace(games[0], game="go", link=""), *games)
    return store.texts


def shared_text(page: Page, what: str, how: str) -> str:
    page.locator("#share-what").select_option(what)
    page.locator("#share-how").select_option(how)
    return page.locator("#share-text").input_value()


def test_a_shared_game_or_position_has_no_seed(person: PagePlayer, session: Session, tmp_path: Path) -> None:
    page = person.page
    person.resume()
    choose_more(page, "share")
    expect(page.locator("#share-note")).to_contain_text("Future rolls")
    for how in ("link", "text"):
        game = import_game(shared_text(page, "game", how), GAMES).session
        assert game
        assert game.record.moves == session.record.moves
        assert game.record.seed == ""
        position = import_game(shared_text(page, "position", how), GAMES).session
        assert position
        assert (position.ply, position.state) == (0, session.state)
    with page.expect_download() as download:
        page.locator("[data-command=share-picture]").click()
    download.value.save_as(tmp_path / "board.png")
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


def test_a_link_opens_a_preview_and_replaces_no_game(
    person: PagePlayer, session: Session, base_url: str
) -> None:
    page, other = person.page, random_session(7, plies=12)
    before = person.texts()
    page.evaluate("link => { location.hash = link; }", encode(other.record))
    expect(page.locator("#preview")).to_be_visible()
    expect(page.locator("#preview-players li")).to_have_text(["Anna", "<b>Bo</b>"])
    expect(page.locator("#preview-board canvas")).to_be_visible()
    expect(page).to_have_url(f"{base_url}/")
    page.locator("#preview button[value=cancel]").click()
    assert person.texts() == before

    page.evaluate("link => { location.hash = link; }", encode(other.record))
    page.locator("#preview-replay").click()
    expect(person.game).to_have_attribute("data-ply", "12")
    back = page.get_by_role("button", name="Back to the")
    expect(back).to_have_text("Back to the start page")
    back.click()
    expect(page.locator("#start")).to_be_visible()
    assert person.texts() == before

    page.locator("[data-dialog=import]").click()
    page.locator("#import-text").fill(format_transcript(other))
    page.locator("[data-command=receive]").click()
    page.locator("#preview-play").click()
    expect(person.game).to_have_attribute("data-ply", "12")
    assert person.session().record == session.record, "the other game has its own save"


def test_hostile_links_and_texts_are_refused_with_a_notice(person: PagePlayer, session: Session) -> None:
    page = person.page
    before = person.texts()
    cut = encode(session.record)[:-20]
    for text in ("game=", "game=AAAA", cut, "game=<script>alert(1)</script>", "game=" + "A" * 70_000):
        page.evaluate("link => { location.hash = link; }", text)
        notice = page.locator('[data-notice="import-bad"]')
        expect(notice).to_be_visible()
        notice.get_by_role("button", name="Close").click()
        expect(notice).to_have_count(0)
    page.locator("[data-dialog=import]").click()
    page.locator("#import-text").fill('[game "mancala"]\n[rules "1"]\n[start "<img src=x onerror=alert(1)>"]')
    page.locator("[data-command=receive]").click()
    expect(page.locator("#import-problem")).to_contain_text("No game can be read from this.")
    expect(page.locator("#preview")).to_be_hidden()
    assert person.texts() == before


def test_a_pasted_game_with_a_mistake_stays_there_with_the_mistake_selected(
    person: PagePlayer, session: Session
) -> None:
    page = person.page
    page.locator("[data-dialog=import]").click()
    field = page.locator("#import-text")
    page.locator("[data-command=receive]").click()
    expect(field, "nothing has been pasted yet").to_be_focused()
    expect(page.locator("#import-problem")).to_be_empty()
    field.fill(format_transcript(session).replace("start cairo", "start nowhere"))
    page.locator("[data-command=receive]").click()
    expect(page.locator("#import-problem")).to_contain_text("start nowhere")
    expect(field).to_be_focused()
    assert (
        field.evaluate("({ value, selectionStart: s, selectionEnd: e }) => value.slice(s, e)")
        == "start nowhere"
    )
    field.press("End")
    field.press("x")
    expect(page.locator("#import-problem")).to_be_empty()
    field.fill(session.state.text())
    page.locator("[data-command=receive]").click()
    expect(page.locator("#preview-detail"), "of a position").to_have_text("No turn played yet")


def test_the_library_can_be_searched_exported_and_imported(person: PagePlayer, tmp_path: Path) -> None:
    page = person.page
    page.locator("#start [data-command=library]").click()
    rows = page.locator("#library-games li")
    expect(rows.locator("small")).to_have_text(["3 Jan 1970, draw", "2 Jan 1970", "1 Jan 1970"])
    page.locator("#library-search").fill("afrika bo")
    expect(page.locator("#library-games li:visible")).to_have_count(3)
    page.locator("#library-search").fill("eva")
    page.keyboard.press("Enter")  # it does not close the library
    expect(page.locator("#library-games li:visible")).to_have_count(0)
    expect(page.locator("#library-count")).to_have_text("Nothing found.")
    page.locator("#library-standings summary").click()
    expect(page.locator("#library-standings tbody tr")).to_have_count(4)
    with page.expect_download() as download:
        page.locator("[data-command=library-export]").click()
    file = tmp_path / "all.json"
    download.value.save_as(file)

    page.locator("#library-search").fill("")
    rows.first.locator("button").click()
    expect(page.locator("#preview-detail")).to_have_text(re.compile("^The board is empty: 64 to 64, a draw."))
    expect(page.locator("#preview-title")).to_be_focused()  # Enter removes nothing
    page.locator("#preview-remove").click()
    expect(rows).to_have_count(2)
    file.write_text(file.read_text("utf-8") + '{"format":1}\n', "utf-8")
    page.locator("#import-file").set_input_files(file)
    expect(page.locator("#library-result p").first).to_have_text(
        "Added: 1. Already there: 2. Unreadable or unfinished: 1."
    )
    expect(rows).to_have_count(3)
    file.write_text(file.read_text("utf-8").splitlines()[0], "utf-8")
    page.locator("#import-file").set_input_files(file)
    expect(page.locator("#library-result p").first).to_have_text(
        "Added: 0. Already there: 1. Unreadable or unfinished: 0."
    )
    page.locator("#import-file").set_input_files({"name": "b.txt", "mimeType": "text/plain", "buffer": b"no"})
    expect(page.locator("#library-result")).to_contain_text("No game can be read from this.")

    page.evaluate(FILL_LIBRARY_SCRIPT, library_texts(50))
    assert page.evaluate(OPEN_LIBRARY_SCRIPT) < 50, "the first games are shown before the others"
    expect(rows).to_have_count(50)
    expect(rows.last.locator("small")).to_have_text("1 Jan 1970")


def test_a_finished_game_is_added_to_the_library(stored_page: NewPage) -> None:
    moves = [move for _, move, _ in random_line(MANCALA.new(), 5)]
    session = new_session(MANCALA, SEATS, "")
    for move in moves[:-1]:
        session = session.play(move)
    assert session.play(moves[-1]).state.to_act == NOBODY
    texts = saved_texts(session.record.text(), game="mancala")
    person = PagePlayer(open_ready(stored_page(texts)))
    page = person.page
    page.locator("#games [data-game=mancala]").click()
    person.command_button("continue").click()
    page.locator(f'#spots [data-spot="{str(moves[-1])[-1]}"]').press("Enter")
    expect(person.result).to_be_visible()
    page.locator("#result [data-command=look-back]").click()
    expect(page.locator("#replay")).to_be_visible()
    choose_more(page, "share")
    expect(page.locator("#share-note")).not_to_contain_text("Future rolls")
    page.keyboard.press("Escape")
    choose_more(page, "library")
    expect(page.locator("#library-games li")).to_have_count(1)

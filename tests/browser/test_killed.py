"""A page or browser that ends at any moment loses at most the action in progress."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Error, Playwright, expect

from game.catalog import GAMES
from game.contract import find_move
from game.play.record import Seat
from game.play.session import new_session
from tests.browser.conftest import SETTINGS_KEY, Launch, NewPage, open_ready, wait_for_start
from tests.browser.pointer_player import (
    SHORT_GAME_SEED,
    PagePlayer,
    saved_texts,
)
from tools.bench.browser_session import served
from tools.fuzz.browser_kills import KILL_METHODS, EventHandler, KillableBrowser, kill

pytestmark = pytest.mark.first_visit


@pytest.fixture
def killable_browser(dist: Path, playwright: Playwright, tmp_path: Path) -> Iterator[KillableBrowser]:
    with served(dist, EventHandler) as address:
        killable = KillableBrowser(playwright, address, tmp_path / "mortal")
        yield killable
        killable.close()


def test_a_killed_page_loses_nothing_that_was_shown(
    killable_browser: KillableBrowser,
) -> None:
    """`python3 -m tools fuzz crashes` repeats it a thousand times."""
    rng = Random("sample")
    for method in KILL_METHODS:
        killable_browser.play_and_kill(rng, method)


LOG_WRITES_SCRIPT = """
const { setItem } = Storage.prototype;
const { transaction } = IDBDatabase.prototype;
window.written = [];
Storage.prototype.setItem = function (key, text) {
  if (/^starboard\\.africa\\.[ab]$/.test(key)) written.push("saved");
  setItem.call(this, key, text);
};
IDBDatabase.prototype.transaction = function (stores, mode) {
  if (mode === "readwrite") busy(transaction.call(this, stores, mode).objectStore("texts"), 40);
  const begun = transaction.call(this, stores, mode);
  if (mode === "readwrite") begun.addEventListener("complete", () => written.push("copied"));
  return begun;
};
const busy = (store, times) => (store.count().onsuccess = () => times && busy(store, times - 1));
const { setTimeout: later } = window;
window.setTimeout = (work, time, ...more) => later(work, time === 500 ? 60_000 : time, ...more);
"""
"""Logs the order of writes, with a slow database and a longer limit for a game's wait on it."""

WAIT_FOR_BACKUP_SCRIPT = """() => new Promise(done => {
  indexedDB.open("starboard", 1).onsuccess = ({ target }) => {
    const transaction = target.result.transaction("texts", "readwrite");
    transaction.objectStore("texts").count();
    transaction.oncomplete = () => done();
  };
})"""
"""Resolves once the database has stored all writes until now."""


def test_a_move_is_saved_only_after_the_backup_of_the_previous_one(stored_page: NewPage) -> None:
    page = stored_page()
    page.add_init_script(LOG_WRITES_SCRIPT)
    person = PagePlayer(open_ready(page, f"/?seed={SHORT_GAME_SEED}"))
    person.start_game()
    person.play_on(2)
    written = page.evaluate("written")
    assert written.count("saved") > 5
    assert ("saved", "saved") not in pairwise(written)


def test_a_killed_browser_loses_no_move(launch: Launch, base_url: str, tmp_path: Path) -> None:
    with suppress(Error), launch() as context:
        page = context.pages[0]
        page.add_init_script(
            f"localStorage[{SETTINGS_KEY!r}] = {json.dumps(json.dumps({'speed': 'instant'}))}"
        )
        person = PagePlayer(open_ready(page, f"{base_url}/?seed={SHORT_GAME_SEED}"))
        person.start_game()
        person.play_on(4)
        before = person.session().record
        page.evaluate(WAIT_FOR_BACKUP_SCRIPT)  # on a busy machine this may take longer than a game's wait
        kill(page, tmp_path / "profile")
    with launch() as context:
        assert PagePlayer(open_ready(context.pages[0], base_url)).session().record == before


def test_a_move_after_localstorage_was_cleared_is_newer_than_the_backups_of_earlier_moves(
    stored_page: NewPage,
) -> None:
    """The first start copies both slots to IndexedDB. The second start restores the copies that are newer."""
    session = new_session(GAMES["star"], (Seat("Anna", 0), Seat("Bo", 1)), "5eed")
    records = [session.record.text(), session.play(find_move(session.state, "S20")).record.text()]
    texts = saved_texts(*records, game="star") | {"starboard.game": "star"}
    page = open_ready(stored_page(texts))
    page.locator("#continue").click()
    expect(page.locator("#game[data-asked=yes][data-ply='1']")).to_be_attached()
    page.evaluate("localStorage.clear()")
    page.locator("#spots [data-spot=A30]").press("Enter")
    expect(page.locator("#game[data-asked=yes][data-ply='2']")).to_be_attached()
    page.evaluate(WAIT_FOR_BACKUP_SCRIPT)
    page.reload()
    wait_for_start(page)
    assert PagePlayer(page).session("star").record.moves == ("S20", "A30")

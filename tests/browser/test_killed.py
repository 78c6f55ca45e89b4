"""A page that goes away or a browser that is killed, at any moment, loses the action in progress at most."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Error, Page, Playwright, expect

from tests.browser.conftest import START, Launch
from tests.browser.play import SETTINGS, Person, short_game, storage
from tools.bench.visit import served
from tools.fuzz.crashes import WAYS, Listener, Mortal, kill


@pytest.fixture
def mortal(dist: Path, playwright: Playwright, tmp_path: Path) -> Iterator[Mortal]:
    with served(dist, Listener) as address:
        made = Mortal(playwright, address, tmp_path / "mortal")
        yield made
        made.close()


def test_whatever_ends_a_page_nothing_is_lost_that_was_shown_nor_found_that_was_not_played(
    mortal: Mortal,
) -> None:
    """`python3 -m tools fuzz crashes` does it a thousand times."""
    rng = Random("sample")
    for way in WAYS:
        mortal.strike(rng, way)


WRITTEN = """
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
"""Tells what is written in which order, where the database is slow and a game would wait longer for it."""

COPIED = """() => new Promise(done => {
  indexedDB.open("starboard", 1).onsuccess = ({ target }) => {
    const transaction = target.result.transaction("texts", "readwrite");
    transaction.objectStore("texts").count();
    transaction.oncomplete = () => done();
  };
})"""
"""Settles once the database has taken all that was written so far."""


def test_a_move_is_saved_once_the_one_before_would_outlive_the_browser(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    page = new_page(storage_state=storage(base_url))
    page.add_init_script(WRITTEN)
    person = Person(open_ready(page, f"/?seed={short_game()}"))
    person.begin()
    person.play_on(2)
    written = page.evaluate("written")
    assert written.count("saved") > 5
    assert ("saved", "saved") not in pairwise(written)


def test_a_browser_that_is_killed_loses_nothing_that_was_played(
    launch: Launch, base_url: str, tmp_path: Path
) -> None:
    with suppress(Error), launch() as context:
        page = context.pages[0]
        page.add_init_script(f"localStorage[{SETTINGS!r}] = {json.dumps(json.dumps({'speed': 'instant'}))}")
        person = Person(ready(page, f"{base_url}/?seed={short_game()}"))
        person.begin()
        person.play_on(4)
        before = person.session().record
        page.evaluate(COPIED)  # on a busy machine that may take longer than a game waits
        kill(page, tmp_path / "profile")
    with launch() as context:
        assert Person(ready(context.pages[0], base_url)).session().record == before


def ready(page: Page, address: str) -> Page:
    page.goto(address)
    expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START)
    return page

"""A page that goes away or a browser that is killed, at any moment, loses the action in progress at most."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import BrowserContext, Error, Page, expect

from tests.browser.conftest import START, Launch
from tests.browser.play import SETTINGS, Person, decisions, sensible, short_game, storage, texts_of

AFTER = """ticks => new Promise(done => {
  const tick = () => (ticks-- > 0 ? setTimeout(tick) : done());
  tick();
})"""


def test_a_page_closed_at_any_moment_loses_nothing_that_was_shown(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    session = decisions(short_game())[2]
    page = new_page(storage_state=storage(base_url, texts_of(session.record.text())))
    for moment in (0, 4, 40):
        person = Person(open_ready(page))
        person.resume()
        before = person.session()
        person.choose(sensible(before))
        page.evaluate(AFTER, moment)
        shown = int(person.game.get_attribute("data-ply") or "")
        page.close()
        page = page.context.new_page()
        after = Person(open_ready(page)).session()
        assert after.record.moves[: before.ply] == before.record.moves
        assert after.ply >= shown


def test_a_browser_that_is_killed_loses_nothing_that_was_played(launch: Launch, base_url: str) -> None:
    with suppress(Error), launch() as context:
        page = context.pages[0]
        page.add_init_script(f"localStorage[{SETTINGS!r}] = {json.dumps(json.dumps({'speed': 'instant'}))}")
        person = Person(ready(page, f"{base_url}/?seed={short_game()}"))
        person.begin()
        person.play_on(4)
        before = person.session().record
        kill(context)
    with launch() as context:
        assert Person(ready(context.pages[0], base_url)).session().record == before


def ready(page: Page, address: str) -> Page:
    page.goto(address)
    expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START)
    return page


def kill(context: BrowserContext) -> None:
    """The browser's main process falls, with no time to write anything."""
    context.new_cdp_session(context.pages[0]).send("Browser.crash")

"""A page that goes away or a browser that is killed, at any moment, loses the action in progress at most."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Error, Page, expect

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
        kill(tmp_path / "profile")
    with launch() as context:
        assert Person(ready(context.pages[0], base_url)).session().record == before


def ready(page: Page, address: str) -> Page:
    page.goto(address)
    expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START)
    return page


def kill(profile: Path) -> None:
    """Every process of the browser on that profile ends, with no time to write anything."""
    processes = subprocess.run(["ps", "-axo", "pid=,args="], capture_output=True, text=True, check=True)
    for line in processes.stdout.splitlines():
        if f"--user-data-dir={profile}" in line:
            with suppress(ProcessLookupError):
                os.kill(int(line.split()[0]), signal.SIGKILL)

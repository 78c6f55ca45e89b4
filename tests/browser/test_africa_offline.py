"""After the first load a game goes on without a network, and after the browser was closed and opened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import BrowserType, expect

from tests.browser.conftest import START, Problems
from tests.browser.play import Person, short_game
from tools import serve

TURNS = 3


def test_a_game_goes_on_offline_in_a_browser_that_was_closed_in_between(
    dist: Path,
    tmp_path: Path,
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    problems: Problems,
    open_ready: Callable[..., Any],
) -> None:
    def open_browser() -> Any:
        made = browser_type.launch_persistent_context(tmp_path / "profile", **browser_type_launch_args)
        return problems.watch(made)

    site = serve.server(dist, 0)
    problems.address = f"http://127.0.0.1:{site.server_port}/"
    Thread(target=site.serve_forever, daemon=True).start()
    address = f"{problems.address}?seed={short_game()}"

    with open_browser() as context:
        page = open_ready(context.pages[0], address)
        page.evaluate("""localStorage.setItem("starboard.settings", '{"speed": "instant"}')""")
        page.reload()
        expect(page.locator("html[data-offline=ready]")).to_be_attached(timeout=START)
        site.shutdown()
        site.server_close()
        person = Person(page)
        person.begin()
        person.play_on(TURNS)
        before = person.session()

    with open_browser() as context:
        person = Person(open_ready(context.pages[0], address))
        person.does("continue").click()
        person.wait()
        assert person.session().record == before.record
        person.play_on(TURNS)

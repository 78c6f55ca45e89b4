"""Long searches of computer players: they can be stopped, and they rate moves."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage, open_ready
from tests.browser.pointer_player import PagePlayer
from tools.console import ROOT

RATING = re.compile("in the end (about|exactly)")


def hole_spot(page: Page, hole: str) -> Locator:
    return page.locator(f"#spots [data-spot={hole}]")


def wait_for_turn(page: Page, ply: int) -> None:
    """Wait until a person is asked after ply `ply`."""
    expect(page.locator(f'#game[data-asked=yes]:not([data-ply="{ply}"])')).to_be_attached()


def test_a_bot_that_is_stopped_plays_at_once(stored_page: NewPage) -> None:
    settings = {"think": "open", "ponder": True, "show-mancala": "heat"}
    page = open_ready(stored_page(settings=settings), "/?seed=5eed")
    page.locator("#games [data-game=mancala]").click()
    page.locator("#new-game").click()
    page.locator("#strengths [value=reckoner]").check()
    page.locator("[data-command=begin]").click()
    wait_for_turn(page, -1)
    for hole in "ABCDEFGH":
        expect(hole_spot(page, hole)).to_have_attribute("aria-label", RATING)

    hole_spot(page, "C").press("Enter")
    stop = page.get_by_role("button", name="Play now")
    expect(page.get_by_role("progressbar", name="Thinking")).to_be_visible()
    expect(page.locator('#game[data-ply="1"]')).to_be_attached()
    stop.press("Enter")
    wait_for_turn(page, 1)
    expect(stop).to_be_hidden()
    expect(page.locator("#spots :focus")).to_have_count(1)

    ply = int(page.locator("#game").get_attribute("data-ply") or 0)
    page.locator("#spots [aria-disabled=false]").first.press("Enter")
    expect(stop).to_be_visible()
    page.keyboard.press("Escape")
    wait_for_turn(page, ply + 1)


WORKER = (ROOT / "game" / "web" / "ai" / "worker.py").read_text()
LOGGING_WORKER = WORKER.replace("    return await", "    print(request)\n    return await")


def test_bots_receive_the_position_and_no_seed(stored_page: NewPage) -> None:
    page = stored_page(service_workers="block")
    page.route("**/worker.py", lambda route: route.fulfill(body=LOGGING_WORKER))
    logged: list[str] = []
    page.on("console", lambda message: logged.append(message.text))
    person = PagePlayer(open_ready(page))
    person.start_game()
    person.play_on(1)
    session = person.session()
    requests = [json.loads(text) for text in logged if text.startswith("{")]
    assert len(requests) >= 3
    for request in requests:
        assert set(request) == {"game", "state", "level", "seed", "seconds"}
        assert request["state"] in {state.text() for state in session.states}
        assert f"{request['seed']:x}" not in session.record.seed
    assert session.record.seed not in "".join(logged)

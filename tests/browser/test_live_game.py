"""Games played live between devices of one network, by taps."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from game.catalog import GAMES
from game.play.together.shelf import Shelf
from tests.browser.conftest import wait_for_start, wait_until
from tests.browser.pointer_player import (
    READ_STORAGE_SCRIPT,
    PagePlayer,
    sensible_move,
    store_with,
    stored_state,
)
from tests.browser.together_player import TogetherPlayer

STORED_ROOM_SCRIPT = """await new Promise((resolve, reject) => {
  const opening = indexedDB.open("starboard-live", 1);
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const reading = opening.result.transaction("room").objectStore("room").get("room");
    reading.onsuccess = () => resolve(reading.result);
  };
})"""


class Device(TogetherPlayer):
    """The page in a browser context of its own."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.game = page.locator("#game")
        self.bar = page.locator("#live-bar")
        self._dialog = page.locator("#live-codes")

    def invitation(self) -> str:
        """The link of the code that is shown for another device."""
        if not self._dialog.is_visible():
            self.bar.get_by_role("button", name="Play live").click()
        return self.shown_link()

    def shown_link(self) -> str:
        expect(self.page.locator("#live-code svg.qr-code path")).to_be_attached()
        return self.page.locator("#live-link").input_value()

    def open(self, link: str) -> None:
        self.page.evaluate("hash => { location.hash = hash; }", link.partition("#")[2])

    def answer(self, link: str) -> str:
        """Open an invitation; the answer."""
        self.open(link)
        return self.shown_link()

    def take(self, answer: str) -> None:
        """Take an answer that came as text; then the code for the next device is shown."""
        link = self.page.locator("#live-link")
        before = link.input_value()
        self.page.locator("#live-answer").fill(answer)
        self.page.get_by_role("button", name="Connect").click()
        expect(link).not_to_have_value(before)

    def watch(self) -> None:
        """Agree to watch the game that is offered."""
        expect(self.page.locator("#offer-play")).to_have_text("Just watch")
        self.page.locator("#offer-play").click()

    def join(self, name: str) -> None:
        self.page.locator("#together-name").fill(name)
        self.page.locator("[data-command=together-join]").click()

    def close_dialog(self) -> None:
        self._dialog.locator("button[value=close]").click()

    def play(self) -> bool:
        """Play a sensible move of Star of Africa by taps, if it is this device's turn."""
        if self.game.get_attribute("data-asked") != "yes":
            return False
        shelf = Shelf(store_with(self.page.evaluate(READ_STORAGE_SCRIPT)), GAMES)
        (entry,) = shelf.entries()
        session = shelf.session(entry)
        assert session
        PagePlayer(self.page).choose(sensible_move(session), session)
        expect(self.page.locator(f"#game:not([data-ply='{session.ply}'])")).to_be_attached()
        return True

    def codes(self) -> list[str]:
        """The codes by which this device can find the other one again after a reload."""
        found = self.page.evaluate(f"async () => ({STORED_ROOM_SCRIPT}).peers[0].callable")
        assert isinstance(found, list)
        return found

    def expect_other_codes(self, before: list[str]) -> None:
        """Wait until the codes of before, which a page that is gone had given, are all replaced."""
        old = json.dumps(before)
        wait_until(
            self.page, f"({STORED_ROOM_SCRIPT}).peers[0].callable.every(code => !{old}.includes(code))"
        )

    def expect_ply(self, ply: int) -> None:
        expect(self.game).to_have_attribute("data-ply", str(ply))


@pytest.fixture
def new_device(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> Callable[[], Device]:
    return lambda: Device(open_ready(new_page(storage_state=stored_state(base_url))))


def test_a_whole_game_goes_live_and_survives_reloads(
    new_device: Callable[[], Device], open_ready: Callable[..., Page]
) -> None:
    anna, bo = new_device(), new_device()
    anna.start("star", "mini", others=1)
    answer = bo.answer(anna.invitation())
    other_tab = open_ready(anna.page.context.new_page(), f"/#{answer.partition('#')[2]}")
    expect(other_tab.locator("[data-notice=live-taken]")).to_be_visible()
    other_tab.close()
    bo.join("Bo")
    anna.close_dialog()
    expect(anna.bar).to_contain_text("Bo is here.")

    anna.place(3)
    bo.expect_ply(1)
    bo.place(7)
    anna.expect_ply(2)
    codes = anna.codes()
    bo.page.reload()
    wait_for_start(bo.page)
    anna.act("pass")
    bo.page.locator("#together-games .running").click()
    bo.expect_ply(3)
    expect(bo.bar).to_contain_text("Player 1 is here.")
    anna.expect_other_codes(codes)
    anna.page.reload()
    wait_for_start(anna.page)
    bo.act("pass")
    bo.act("pass")  # confirmed
    expect(bo.page.locator("#result")).to_be_visible()
    expect(anna.page.locator("#result")).to_be_visible()


def test_others_watch_and_the_next_game_needs_no_code(new_device: Callable[[], Device]) -> None:
    anna, bo, cilla = (new_device() for _ in range(3))
    anna.start("star", "mini", others=1)
    anna.take(bo.answer(anna.invitation()))
    bo.join("Bo")
    expect(anna.page.locator("#live-visitors")).to_contain_text("Bo is here.")
    anna.take(cilla.answer(anna.invitation()))
    cilla.watch()
    expect(anna.page.locator("#live-visitors")).to_contain_text("Bo is here. A guest is watching.")
    anna.close_dialog()

    anna.place(3)
    cilla.expect_ply(1)
    bo.place(7)
    anna.expect_ply(2)
    cilla.expect_ply(2)
    expect(cilla.game).not_to_have_attribute("data-asked", "yes")
    expect(cilla.page.locator("#spots [aria-disabled=false]")).to_have_count(0)
    expect(cilla.page.locator("#actions [data-target], [data-command=hand-over]:visible")).to_have_count(0)
    anna.act("pass")
    bo.act("pass")
    bo.act("pass")  # confirmed
    expect(anna.page.locator("#result")).to_be_visible()

    anna.page.locator("#result [data-command=rematch]").click()
    anna.page.locator("#seats li:nth-child(2) select").select_option("elsewhere")
    anna.page.locator("[data-command=begin]").click()
    bo.join("Bo")
    anna.place(5)
    bo.expect_ply(1)
    expect(anna.bar).to_contain_text("Bo is here.")


def test_star_of_africa_goes_live_to_its_end(new_device: Callable[[], Device]) -> None:
    """Two people by taps; the computers play on the device that started the game."""
    anna, bo = new_device(), new_device()
    anna.start("africa", "classic", others=1, name="Anna")
    anna.take(bo.answer(anna.invitation()))
    bo.join("Bo")
    anna.close_dialog()
    results = [device.page.locator("#result") for device in (anna, bo)]
    while not any(result.is_visible() for result in results):
        for device in (anna, bo):
            while device.play():
                pass
    for result in results:
        expect(result).to_be_visible()
    assert (
        anna.page.locator("#result-title").text_content() == bo.page.locator("#result-title").text_content()
    )

"""A game by letters between two devices, by taps, and what becomes of letters that are not honest."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from game.catalog import GAMES
from game.play.replay import session_at
from game.play.together.chains import new_secret
from game.play.together.draws import OwnChain, joined, with_told
from game.play.together.letter import read_letter, write_letter
from game.play.together.shelf import Shelf
from tests.browser.pointer_player import READ_STORAGE_SCRIPT, store_with, stored_state
from tests.browser.together_player import TogetherPlayer
from tests.play.together.players import play_run


class Device(TogetherPlayer):
    """A player who sends letters."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.bar = page.locator("#together-bar")

    def send(self, button: str = "Send") -> str:
        """The letter, which is then marked as sent."""
        page = self.page
        if page.locator("#result").is_visible():
            page.locator("#result button[value=close]").click()
        self.bar.get_by_role("button", name=button, exact=True).click()
        expect(page.locator("#together-letter")).to_be_visible()
        letter = page.locator("#together-text").input_value()
        page.locator("[data-command=together-copy]").click()
        page.locator("#together-letter button[value=close]").click()
        return letter

    def open(self, letter: str) -> None:
        self.page.evaluate("hash => { location.hash = hash; }", letter.partition("#")[2])

    def join(self, letter: str, name: str) -> None:
        """Accept an invitation after its preview."""
        self.open(letter)
        self.page.locator("#offer-play").click()
        self.page.locator("#together-name").fill(name)
        self.page.locator("[data-command=together-join]").click()

    def chain(self) -> OwnChain:
        """The chain of this device in its only game."""
        (entry,) = Shelf(store_with(self.page.evaluate(READ_STORAGE_SCRIPT)), GAMES).entries()
        return entry.chain

    def notice(self, key: str) -> Locator:
        return self.page.locator(f'[data-notice="{key}"]')


@pytest.fixture
def devices(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> tuple[Device, Device]:
    anna, bo = (Device(open_ready(new_page(storage_state=stored_state(base_url)))) for _ in range(2))
    return anna, bo


def test_a_whole_game_goes_by_letters(devices: tuple[Device, Device]) -> None:
    """And old, doubled and hostile letters change nothing on the way."""
    anna, bo = devices
    anna.start("star", "mini", name="Anna")
    anna.place(3)
    first = anna.send()
    expect(anna.bar).to_contain_text("Waiting for Player 2 since")
    bo.join(first, "Bo")
    expect(bo.page.locator("#game")).to_have_attribute("data-ply", "1")
    bo.place(7)
    second = bo.send()
    anna.open(second)
    expect(anna.page.locator("#game")).to_have_attribute("data-ply", "2")

    anna.open(second)
    expect(anna.notice("together-same")).to_be_visible()
    anna.open(first)
    expect(anna.notice("together-older")).to_be_visible()
    anna.open(second[:-6])
    expect(anna.notice("import-bad")).to_contain_text("damaged")
    stranger = new_secret(has_chance=False)
    changed = read_letter(second, GAMES)
    hostile = with_told(joined(changed, 1, stranger, "Bo"), 1, stranger)
    anna.open(f"#{write_letter(hostile)}")
    expect(anna.notice("together-refused")).to_contain_text("another device")
    expect(anna.page.locator("#game")).to_have_attribute("data-ply", "2")

    copy = play_run(session_at(changed, 1), bo.chain(), Random(2))
    anna.open(f"#{write_letter(copy)}")
    expect(anna.page.locator("#together-fork")).to_contain_text("Bo has played the same turn in two")
    anna.page.locator("[data-command=together-mine]").click()
    expect(anna.page.locator("#game")).to_have_attribute("data-ply", "2")

    anna.act("pass")
    bo.open(anna.send())
    bo.act("pass")
    bo.page.get_by_role("button", name="End the game").click()
    expect(bo.page.locator("#result")).to_be_visible()
    last = bo.send()
    expect(bo.bar).to_be_hidden()
    anna.open(last)
    expect(anna.page.locator("#result")).to_be_visible()
    anna.page.locator("#result [data-command=statistics]").click()
    expect(anna.page.locator("#statistics-proof")).to_contain_text("every turn was played by its own device")

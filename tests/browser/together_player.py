"""A player of a game from several devices, in a page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.pointer_player import choose_game

ASKED = "#game[data-asked=yes]"


class TogetherPlayer:
    """A page on a device of its own."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def start(self, game: str, preset: str, others: int = 1, name: str = "") -> None:
        """Start a game whose other players are elsewhere."""
        page = self.page
        choose_game(page, game)
        page.locator("#start [data-dialog=setup]").click()
        page.locator(f"#presets label:has(input[value={preset}])").click()
        page.locator("#table summary").click()
        page.locator("#seats li:nth-child(1) input").fill(name)
        for seat in range(others):
            page.locator(f"#seats li:nth-child({seat + 2}) select").select_option("elsewhere")
        page.locator("[data-command=begin]").click()

    def place(self, number: int) -> None:
        """Put a stone on the n-th free node."""
        expect(self.page.locator(ASKED)).to_be_attached()
        self.page.locator("#spots [aria-disabled=false]").nth(number).press("Enter")

    def act(self, target: str) -> None:
        expect(self.page.locator(ASKED)).to_be_attached()
        self.page.locator(f'#actions [data-target="{target}"]').click()

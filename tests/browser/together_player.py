"""A player of a game from several devices, in a page."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import Locator, Page, expect

from game.catalog import GAMES
from game.play.session import Session
from game.play.together.draws import OwnChain
from game.play.together.shelf import Shelf, ShelvedGame
from tests.browser.pointer_player import READ_STORAGE_SCRIPT, choose_game, store_with

ASKED = "#game[data-asked=yes]"


class TogetherPlayer:
    """A page on a device of its own."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def start(
        self, game: str, preset: str, others: int = 1, name: str = "", rules: Mapping[str, str] | None = None
    ) -> None:
        """Start a game, with these house rules, whose other players are elsewhere."""
        page = self.page
        choose_game(page, game)
        page.locator("#start [data-dialog=setup]").click()
        page.locator(f"#presets label:has(input[value={preset}])").click()
        page.locator("#table summary").click()
        page.locator("#seats li:nth-child(1) input").fill(name)
        for seat in range(others):
            page.locator(f"#seats li:nth-child({seat + 2}) select").select_option("elsewhere")
        for rest in page.locator("#seats li:visible").all()[others + 1 :]:
            rest.locator("select").select_option("nobody")
        if rules:
            page.locator("#house-rules summary").click()
        for rule, value in (rules or {}).items():
            field = page.locator(f"#option-{rule}")
            if field.evaluate("field => field.localName") == "select":
                field.select_option(value)
            else:
                field.fill(value)
        page.locator("[data-command=begin]").click()

    def place(self, number: int) -> None:
        """Put a stone on the n-th free node."""
        expect(self.page.locator(ASKED)).to_be_attached()
        self.page.locator("#spots [aria-disabled=false]").nth(number).press("Enter")

    def act(self, target: str) -> None:
        expect(self.page.locator(ASKED)).to_be_attached()
        self.page.locator(f'#actions [data-target="{target}"]').click()


class LetterPlayer(TogetherPlayer):
    """A player who sends letters."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.bar = page.locator("#together-bar")

    def send(self, button: str = "Send", *, by_hand: bool = False) -> str:
        """The letter, which is then marked as sent: copied with the button, or as any text is copied.

        At the end of a game the result dialog asks for it.
        """
        page, result = self.page, self.page.locator("#result")
        (result if result.is_visible() else self.bar).get_by_role("button", name=button, exact=True).click()
        expect(page.locator("#together-letter")).to_be_visible()
        letter = page.locator("#together-text").input_value()
        if by_hand:
            page.locator("#together-text").select_text()
            page.keyboard.press("ControlOrMeta+C")
        else:
            page.locator("[data-command=together-copy]").click()
        expect(page.locator("#together-letter [role=status]")).to_be_visible()
        page.locator("#together-letter button[value=close]").click()
        return letter

    def open(self, letter: str) -> None:
        self.page.evaluate("hash => { location.hash = hash; }", letter.partition("#")[2])

    def join(self, letter: str, name: str, seat: str = "") -> None:
        """Accept an invitation after its preview, in the first free seat unless one is given."""
        self.open(letter)
        self.page.locator("#offer-play").click()
        if seat:
            self.page.locator("#together-seat").select_option(seat)
        self.page.locator("#together-name").fill(name)
        self.page.locator("[data-command=together-join]").click()

    def _shelf(self) -> tuple[Shelf, ShelvedGame]:
        """The games of this device, and the only one of them."""
        shelf = Shelf(store_with(self.page.evaluate(READ_STORAGE_SCRIPT)), GAMES)
        (entry,) = shelf.entries()
        return shelf, entry

    def chain(self) -> OwnChain:
        """The chain of this device in its only game."""
        return self._shelf()[1].chain

    def session(self) -> Session:
        """The only game, as this device knows it."""
        shelf, entry = self._shelf()
        session = shelf.session(entry)
        assert session
        return session

    def wait_for_turn_or_letter(self, after: int = -1) -> bool:
        """Wait until somebody here is asked after more moves than `after`; False if a letter is due first."""
        asked = self.page.locator(f'{ASKED}:not([data-ply="{after}"])')
        due = self.page.locator("#together-bar:not([hidden]) button.main")
        expect(asked.or_(due).first).to_be_attached()
        return asked.count() > 0

    def notice(self, key: str) -> Locator:
        return self.page.locator(f'[data-notice="{key}"]')

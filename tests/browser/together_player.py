"""Players of a game from several devices: by letter, and live. Each has a page."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random

from playwright.sync_api import Locator, Page, expect

from game.catalog import GAMES
from game.play.session import Session
from game.play.together.draws import OwnChain
from game.play.together.shelf import Shelf, ShelvedGame
from tests.browser.conftest import wait_until
from tests.browser.pointer_player import (
    READ_STORAGE_SCRIPT,
    PagePlayer,
    choose_game,
    sensible_move,
    store_with,
)

ASKED = "#game[data-asked=yes]"

SHORT_AFRICA = {"air_fare": "0", "sea_fare": "0", "token_price": "0", "money_start": "2000"}
"""House rules under which everybody flies for nothing, so that a game of Star of Africa is short."""

SHORT_AFRIKA = {"end": "majority"}, 36446
"""House rules, and the seed of random moves that end the game after 21 turns."""

CONSTANT_SECRETS_SCRIPT = """
crypto.getRandomValues = array => {
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(BYTE);
  return array;
};
"""

STORED_ROOM_SCRIPT = """await new Promise((resolve, reject) => {
  const opening = indexedDB.open("starboard-live", 1);
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const reading = opening.result.transaction("room").objectStore("room").get("room");
    reading.onsuccess = () => resolve(reading.result);
  };
})"""


def fix_secrets(page: Page, byte: int) -> None:
    """Let the page, once it starts, make its secrets of this byte: they decide the dice and tokens."""
    page.add_init_script(CONSTANT_SECRETS_SCRIPT.replace("BYTE", str(byte)))


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
        page.keyboard.press("Enter")  # it does not cancel
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
                field.press("ControlOrMeta+A")  # Playwright's `fill` adds to a number in Firefox
                field.press_sequentially(value)
        page.locator("[data-command=begin]").click()

    def open(self, link: str) -> None:
        """Open a letter or an invitation."""
        self.page.evaluate("hash => { location.hash = hash; }", link.partition("#")[2])

    def _shelf(self) -> tuple[Shelf, ShelvedGame]:
        """The games of this device, and the only one of them."""
        shelf = Shelf(store_with(self.page.evaluate(READ_STORAGE_SCRIPT)), GAMES)
        (entry,) = shelf.entries()
        return shelf, entry

    def session(self) -> Session:
        """The only game, as this device knows it."""
        shelf, entry = self._shelf()
        session = shelf.session(entry)
        assert session
        return session

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

    def join(self, letter: str, name: str, seat: str = "") -> None:
        """Accept an invitation after its preview, in the first free seat unless one is given."""
        self.open(letter)
        self.page.locator("#preview-play").click()
        if seat:
            self.page.locator("#together-seat").select_option(seat)
        self.page.locator("#together-name").fill(name)
        self.page.locator("[data-command=together-join]").click()

    def chain(self) -> OwnChain:
        """The chain of this device in its only game."""
        return self._shelf()[1].chain

    def wait_for_turn_or_letter(self, after: int = -1) -> bool:
        """Wait until somebody here is asked after more moves than `after`; False if a letter is due first."""
        asked = self.page.locator(f'{ASKED}:not([data-ply="{after}"])')
        due = self.page.locator("#together-bar:not([hidden]) button.main")
        expect(asked.or_(due).first).to_be_attached()
        return asked.count() > 0

    def notice(self, key: str) -> Locator:
        return self.page.locator(f'[data-notice="{key}"]')


class LivePlayer(TogetherPlayer):
    """A player who is in the live game of one network."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.game = page.locator("#game")
        self.bar = page.locator("#live-bar")
        self._dialog = page.locator("#live-codes")

    def invitation(self) -> str:
        """The link of the code that is shown for another device."""
        if not self._dialog.is_visible():
            self.bar.get_by_role("button").click()
        return self.shown_link()

    def shown_link(self) -> str:
        expect(self.page.locator("#live-code svg.qr-code path")).to_be_attached()
        return self.page.locator("#live-link").input_value()

    def answer(self, link: str) -> str:
        """Open an invitation; the answer."""
        self.open(link)
        return self.shown_link()

    def take(self, answer: str) -> None:
        """Take an answer that came as text; then the next code is shown, or the dialog closes with five."""
        before = self.page.locator("#live-link").input_value()
        self.page.locator("#live-answer").fill(answer)
        self.page.get_by_label("The answer, if it comes as text", exact=True).press("Enter")
        wait_until(
            self.page,
            f"""!document.getElementById("live-codes").open
                || document.getElementById("live-link").value !== {json.dumps(before)}""",
        )

    def watch(self) -> None:
        """Agree to watch the game that is offered."""
        expect(self.page.locator("#preview-play")).to_have_text("Just watch")
        self.page.locator("#preview-play").click()

    def join(self, name: str) -> None:
        self.page.locator("#together-name").fill(name)
        self.page.locator("#together-name").press("Enter")

    def close_dialog(self) -> None:
        self._dialog.locator("button[value=close]").click()

    def play(self) -> bool:
        """Play a sensible move of Star of Africa by taps, if it is this device's turn."""
        if self.game.get_attribute("data-asked") != "yes":
            return False
        session = self.session()
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


def play_afrika_by_letter(anna: LetterPlayer, bo: LetterPlayer) -> None:
    """A whole game, started and told to be over by Anna."""
    rules, seed = SHORT_AFRIKA
    devices = anna, bo
    anna.start("mancala", "standard", name="Anna", rules=rules)
    anna.wait_for_turn_or_letter()
    state, rng, turn, ply = anna.session().state, Random(seed), 0, 0
    while state.outcome is None:
        device = devices[turn % 2]
        assert device.wait_for_turn_or_letter(ply - 1)
        move = rng.choice(state.legal_moves())
        device.page.locator(f'#spots [data-spot="{str(move)[-1]}"]').press("Enter")
        state, ply, turn = state.play(move), ply + 1, turn + 1
        main_button = device.page.locator("#result button.main:visible")
        if state.outcome:
            expect(main_button).to_have_text("Send")
        letter = device.send()
        if state.outcome:
            expect(main_button).to_have_text("Once more")
        if turn == 1:
            bo.join(letter, "Bo")
        else:
            devices[turn % 2].open(letter)
    for device in devices:
        expect(device.page.locator("#game")).to_have_attribute("data-ply", str(ply))
    assert [device.session().state.text() for device in devices] == [state.text()] * 2


def play_live_to_the_end(devices: list[LivePlayer]) -> None:
    """Play sensible moves of Star of Africa by taps, until all devices show the same result."""
    results = [device.page.locator("#result") for device in devices]
    while not any(result.is_visible() for result in results):
        for device in devices:
            while device.play():
                pass
    for result in results:
        expect(result).to_be_visible()
    titles = {device.page.locator("#result-title").text_content() for device in devices}
    assert len(titles) == 1

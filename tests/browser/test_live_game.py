"""Games played live between devices of one network, by taps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import NewPage, open_ready, wait_for_start
from tests.browser.together_player import SHORT_AFRICA, LivePlayer, fix_secrets, play_live_to_the_end

SECRET_BYTES = range(110, 115)
"""The byte of which each device makes its secret: their game is short."""

UPRIGHT: ViewportSize = {"width": 360, "height": 640}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
WITHOUT_SCROLLING_SCRIPT = "dialog => dialog.scrollHeight <= dialog.clientHeight"

FORGET_STAR_SCRIPT = """
async () => {
  localStorage.setItem("starboard.game", "africa");
  await caches.delete("starboard-snapshot");
}
"""
"""The next start has not loaded *Star when the device returns to the room."""


@pytest.fixture
def new_device(stored_page: NewPage) -> Callable[..., LivePlayer]:
    def open_device(secret_byte: int | None = None) -> LivePlayer:
        page = stored_page()
        if secret_byte is not None:
            fix_secrets(page, secret_byte)
        return LivePlayer(open_ready(page))

    return open_device


def test_a_whole_game_goes_live_and_survives_reloads(new_device: Callable[..., LivePlayer]) -> None:
    anna, bo = new_device(), new_device()
    anna.start("star", "mini", others=1)
    invitation = anna.invitation()
    for viewport in UPRIGHT, DESKTOP:
        anna.page.set_viewport_size(viewport)
        assert anna.page.locator("#live-codes").evaluate(WITHOUT_SCROLLING_SCRIPT), viewport
    anna.page.locator("[data-command=live-copy]").click()
    expect(anna.page.locator("#live-codes")).to_contain_text("Copied")
    anna.page.locator("#live-answer").fill("no code")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#live-problem")).to_contain_text("This code does not fit")
    expect(anna.page.locator("[data-notice=live-bad-code]")).to_be_hidden()
    answer = bo.answer(invitation)
    other_tab = open_ready(anna.page.context.new_page(), f"/#{answer.partition('#')[2]}")
    expect(other_tab.locator("[data-notice=live-taken]")).to_be_visible()
    other_tab.close()
    bo.join("Bo")
    anna.close_dialog()
    expect(anna.bar).to_contain_text("Bo is here.")
    expect(anna.bar.get_by_role("button")).to_have_text("Devices…")

    anna.place(3)
    bo.expect_ply(1)
    expect(anna.page.locator("#together-bar")).to_be_hidden()  # the turn needs no letter
    anna.page.locator("#tools [data-command=undo]").click()
    bo.place(7)
    anna.expect_ply(2)
    anna.page.locator("[data-command=together-undo-ask]").click()
    expect(anna.page.locator("[data-notice=together-declined]")).to_be_visible()
    codes = anna.codes()
    bo.page.evaluate(FORGET_STAR_SCRIPT)
    bo.page.reload()
    wait_for_start(bo.page)
    bo.page.locator("[data-command=play]").click()  # Star of Africa, while the other thinks
    anna.act("pass")
    bo.page.locator("[data-notice=together-your-turn] [data-command=together-your-turn]").click()
    bo.expect_ply(3)
    expect(bo.bar).to_contain_text("Player 1 is here.")
    anna.expect_other_codes(codes)
    anna.page.reload()
    wait_for_start(anna.page)
    tab = LivePlayer(open_ready(anna.page.context.new_page()))
    tab.page.locator("#together-games .running").click()
    expect(tab.bar).to_contain_text("Bo is here.")
    tab.page.close()
    expect(bo.bar).to_contain_text("Player 1 is away")
    bo.act("pass")
    bo.act("pass")  # confirmed
    expect(bo.page.locator("#result-unsent")).to_be_visible()
    anna.page.bring_to_front()
    anna.page.locator("#together-games .running").click()
    expect(anna.page.locator("#result")).to_be_visible()
    expect(bo.page.locator("#result-unsent")).to_be_hidden()  # the line has brought it


def test_others_watch_and_the_next_game_needs_no_code(new_device: Callable[..., LivePlayer]) -> None:
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
    anna.page.locator("[data-command=begin]").click()
    bo.join("Bo")
    anna.place(5)
    bo.expect_ply(1)
    expect(anna.bar).to_contain_text("Bo is here.")

    bo.page.locator("[data-dialog=more]:visible").click()
    bo.page.locator("#resign").click()
    bo.page.locator("#together-question [data-command=together-resign-now]").click()
    for player in (anna, bo):
        expect(player.page.locator("#result-title")).to_have_text("Bo has resigned: Player 1 wins!")
        expect(player.page.locator("#result-unsent")).to_be_hidden()

    cilla.page.keyboard.press("Escape")  # the offer to watch that game, too
    cilla.page.locator("#game-over-actions [data-command=rematch]").click()
    cilla.page.locator("[data-command=begin]").click()
    expect(cilla.game).to_have_attribute("data-asked", "yes")


def test_five_devices_play_star_of_africa_to_its_end(new_device: Callable[..., LivePlayer]) -> None:
    anna, *guests = devices = [new_device(byte) for byte in SECRET_BYTES]
    anna.start("africa", "classic", others=4, name="Anna", rules=SHORT_AFRICA)
    for guest, name in zip(guests, ("Bo", "Cilla", "Dan", "Eva"), strict=True):
        anna.take(guest.answer(anna.invitation()))
        guest.join(name)
        expect(anna.bar).to_contain_text(f"{name} is here.")
    play_live_to_the_end(devices)

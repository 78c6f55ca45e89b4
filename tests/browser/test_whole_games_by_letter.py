"""A whole Star of Africa by letter, by taps, on three devices; Afrika: `tests/engines/test_together.py`."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from game.play.together.draws import device_to_act
from tests.browser.conftest import NewPage, open_ready
from tests.browser.pointer_player import PagePlayer, sensible_move
from tests.browser.together_player import SHORT_AFRICA, LetterPlayer, fix_secrets

SECRET_BYTES = 67, 68, 69
"""The byte of which each device makes its secret: the star is found on the first flights."""


@pytest.fixture
def new_device(stored_page: NewPage) -> Callable[[int], LetterPlayer]:
    def open_device(secret_byte: int) -> LetterPlayer:
        page = stored_page()
        fix_secrets(page, secret_byte)
        return LetterPlayer(open_ready(page))

    return open_device


def test_a_whole_star_of_africa_goes_by_letter_between_three(
    new_device: Callable[[int], LetterPlayer],
) -> None:
    anna, bo, cilla = devices = [new_device(byte) for byte in SECRET_BYTES]
    anna.start("africa", "classic", others=2, name="Anna", rules=SHORT_AFRICA)
    invitation = anna.send()
    for device, name, seat in ((bo, "Bo", "1"), (cilla, "Cilla", "2")):
        device.join(invitation, name, seat)
        anna.open(device.send())
    mover, is_over = anna, False
    while not is_over:
        after = -1
        while mover.wait_for_turn_or_letter(after):
            session = mover.session()
            PagePlayer(mover.page).choose(sensible_move(session), session)
            after = session.ply
        session, letter = mover.session(), mover.send()
        to_act = device_to_act(session)
        is_over = to_act is None
        waiting = [device for device in devices if device is not mover]
        mover = mover if to_act is None else devices[to_act]
        for device in waiting if is_over else [mover]:
            device.open(letter)
    for device in waiting:
        expect(device.page.locator("#result")).to_be_visible()
    waiting[0].page.locator("#result [data-command=statistics]").click()
    expect(waiting[0].page.locator("#statistics-proof")).to_contain_text("Every roll and every token")

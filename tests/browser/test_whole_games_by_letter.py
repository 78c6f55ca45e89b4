"""Whole games by letter, by taps: Afrika on two devices, Star of Africa on three."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from game.play.together.draws import device_to_act
from tests.browser.pointer_player import PagePlayer, sensible_move, stored_state
from tests.browser.together_player import LetterPlayer

SHORT_AFRIKA = {"end": "majority"}, 240
"""House rules, and the seed of random moves that end the game after 28 turns."""

SHORT_AFRICA = {"air_fare": "0", "sea_fare": "0", "token_price": "0", "money_start": "2000"}, (67, 68, 69)
"""House rules, and the byte of which each device makes its secret: the star is found on the first flights."""

CONSTANT_SECRETS_SCRIPT = """
crypto.getRandomValues = array => {
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(BYTE);
  return array;
};
"""


@pytest.fixture
def new_device(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> Callable[..., LetterPlayer]:
    def open_device(secret_byte: int | None = None) -> LetterPlayer:
        page = new_page(storage_state=stored_state(base_url))
        if secret_byte is not None:
            page.add_init_script(CONSTANT_SECRETS_SCRIPT.replace("BYTE", str(secret_byte)))
        return LetterPlayer(open_ready(page))

    return open_device


def test_a_whole_game_of_afrika_goes_by_letter(new_device: Callable[..., LetterPlayer]) -> None:
    rules, seed = SHORT_AFRIKA
    anna, bo = devices = [new_device(), new_device()]
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


def test_a_whole_star_of_africa_goes_by_letter_between_three(new_device: Callable[..., LetterPlayer]) -> None:
    rules, secret_bytes = SHORT_AFRICA
    anna, bo, cilla = devices = [new_device(byte) for byte in secret_bytes]
    anna.start("africa", "classic", others=2, name="Anna", rules=rules)
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
    expect(waiting[0].page.locator("#statistics-proof")).to_contain_text("Every die and token")

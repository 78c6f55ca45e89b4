"""A whole game of one person and three computers by keyboard; by taps: `test_phone.py`."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import expect

from game.draw.presentation import Ui
from game.play.record import HUMAN
from game.web.game_screen import outcome_text
from tests.browser.conftest import NewPage, open_ready
from tests.browser.keyboard_player import KeyboardPlayer, arrow_graph
from tests.browser.pointer_player import (
    GAME,
    SHORT_GAME_SEED,
    any_whitespace,
    expected_announcements,
    sensible_move,
)

MAX_TABS_PER_MOVE = 2

RECORD_FOCUS_SCRIPT = """
() => {
  window.focused = [];
  document.addEventListener("focusin", ({ target }) => focused.push(target.outerHTML));
}
"""


def test_a_game_by_keyboard_is_announced_in_order_saved_and_shows_its_winner(stored_page: NewPage) -> None:
    page = stored_page()
    person = KeyboardPlayer(open_ready(page, f"/?seed={SHORT_GAME_SEED}"))
    person.record_announcements()
    page.evaluate(RECORD_FOCUS_SCRIPT)
    person.press(command="play")
    person.wait_for_turn()
    graph = arrow_graph(page)
    chosen: dict[int, str] = {}
    while person.wait_for_turn(max(chosen, default=-1)):
        session = person.session()
        chosen[session.ply] = str(sensible_move(session))
        person.play(chosen[session.ply], graph)

    session = person.session()
    assert {ply: session.record.moves[ply] for ply in chosen} == chosen
    assert person.announcements() == [
        person.text_of(message) for message in expected_announcements(session, chosen)
    ]
    assert person.tabs <= MAX_TABS_PER_MOVE * len(chosen), "the focus follows the game"
    focused = page.evaluate("focused")
    assert [each for each, following in pairwise(focused) if each == following] == [], "each is read once"

    check_result(person)
    person.press(command="rematch")
    assert person.wait_for_turn(session.ply)
    again = person.session()
    assert again.ply < session.ply
    assert [seat.player for seat in again.record.seats] == [HUMAN, "scout", "trader", "homebody"]


def check_result(person: KeyboardPlayer) -> None:
    session, page = person.session(), person.page
    outcome = session.state.outcome
    assert outcome
    title = any_whitespace(person.text_of(outcome_text.title(session)))
    expect(page.locator("#result-title")).to_have_text(title)
    rows = page.locator("#result-rows li")
    expect(rows).to_have_count(4)
    expect(rows.first).to_have_class("winner")
    expect(rows.first).to_contain_text(person.text_of(outcome_text.player_name(session, outcome.winners[0])))
    for card in GAME.view.player_cards(session.state, Ui()):
        row = rows.filter(has_text=person.text_of(outcome_text.player_name(session, card.seat)))
        expect(row).to_contain_text(any_whitespace(person.text_of(card.stats[0].value)))

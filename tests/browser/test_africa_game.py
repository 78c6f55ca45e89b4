"""A whole game of one person and three computers, from the first button to the last, by taps and by keys."""

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
    PagePlayer,
    any_whitespace,
    expected_announcements,
    sensible_move,
    short_game_seed,
)

MAX_TABS_PER_MOVE = 2

RECORD_FOCUS_SCRIPT = """
() => {
  window.focused = [];
  document.addEventListener("focusin", ({ target }) => focused.push(target.outerHTML));
}
"""


def test_a_game_by_taps_shows_its_winner_and_saves_every_move(stored_page: NewPage) -> None:
    page = stored_page()
    person = PagePlayer(open_ready(page, f"/?seed={short_game_seed()}"))
    person.start_game()
    chosen: dict[int, str] = {}
    while person.wait_for_turn(max(chosen, default=-1)):
        session = person.session()
        chosen[session.ply] = str(sensible_move(session))
        person.choose(chosen[session.ply])

    session = person.session()
    outcome = session.state.outcome
    assert outcome
    played = {ply: session.record.moves[ply] for ply in chosen}
    assert played == chosen
    expect(page.locator("#result-title")).to_have_text(
        any_whitespace(person.text_of(outcome_text.title(session)))
    )
    rows = page.locator("#result-rows li")
    expect(rows).to_have_count(4)
    expect(rows.first).to_have_class("winner")
    expect(rows.first).to_contain_text(person.text_of(outcome_text.player_name(session, outcome.winners[0])))
    for card in GAME.view.player_cards(session.state, Ui()):
        row = rows.filter(has_text=person.text_of(outcome_text.player_name(session, card.seat)))
        expect(row).to_contain_text(any_whitespace(person.text_of(card.stats[0].value)))

    person.result.get_by_role("button", name="Once more").click()
    assert person.wait_for_turn(session.ply)
    again = person.session()
    assert again.ply < session.ply
    assert [seat.player for seat in again.record.seats] == [HUMAN, "scout", "trader", "homebody"]


def test_a_game_by_keyboard_is_announced_in_order(stored_page: NewPage) -> None:
    page = stored_page()
    person = KeyboardPlayer(open_ready(page, f"/?seed={short_game_seed()}"))
    person.record_announcements()
    page.evaluate(RECORD_FOCUS_SCRIPT)
    person.press(command="play")
    person.wait_for_turn()
    graph = arrow_graph(page)
    asked_plies: set[int] = set()
    while person.wait_for_turn(max(asked_plies, default=-1)):
        session = person.session()
        asked_plies.add(session.ply)
        person.play(sensible_move(session), graph)

    session = person.session()
    assert person.announcements() == [
        person.text_of(message) for message in expected_announcements(session, asked_plies)
    ]
    assert person.tabs <= MAX_TABS_PER_MOVE * len(asked_plies), "the focus follows the game"
    focused = page.evaluate("focused")
    assert [each for each, following in pairwise(focused) if each == following] == [], "each is read once"
    person.press(command="rematch")
    assert person.wait_for_turn(session.ply)

"""What the computer thinks: a list of moves, or the one that needs no search."""

import re

from playwright.sync_api import expect

from game.catalog import GAMES
from game.play.record import Seat
from game.play.session import new_session
from tests.browser.conftest import NewPage, open_ready
from tests.browser.pointer_player import PagePlayer, choose_more, saved_texts, start_game

WITH_FIVE_MOVES = "E f A xC xh g A xC xh xB"
"""Of so few moves none ever leaves the list."""
CHOSEN_MOVE = "D"

CHOOSE_AT_ONCE_SCRIPT = """
move => new MutationObserver((_, observer) => {
  const button = document.querySelector(`#candidates-list [data-move="${move}"]`);
  if (!button) return;
  observer.disconnect();
  button.focus();
  button.click();
  button.dataset.old = "yes";
}).observe(document.getElementById("candidates-list"), { childList: true })
"""
"""Chooses a move when the list first has it. On a slow machine the values change no more soon after that."""


def test_a_chosen_move_stays_chosen_when_its_value_changes(stored_page: NewPage) -> None:
    seats = (Seat("Anna", 0), Seat("Bo", 1))
    session = new_session(GAMES["mancala"], seats, "")
    for move in WITH_FIVE_MOVES.split():
        session = session.play(session.state.read_move(move))
    texts = saved_texts(session.record.text(), game="mancala")
    page = stored_page(texts)
    person = PagePlayer(open_ready(page))
    page.locator("#games [data-game=mancala]").click()
    person.command_button("continue").click()
    assert person.wait_for_turn()
    page.evaluate(CHOOSE_AT_ONCE_SCRIPT, CHOSEN_MOVE)
    choose_more(page, "candidates")
    chosen = page.locator(f'#candidates-list button[data-move="{CHOSEN_MOVE}"]')
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(person.live.last).to_have_text(re.compile(r" [A-Ha-h]$"))  # the line is read aloud
    expect(page.locator("#candidates-list [data-old]")).to_have_count(0, timeout=60_000)
    expect(chosen).to_be_focused()
    expect(chosen).to_have_attribute("aria-pressed", "true")


def test_help_and_another_game_close_a_phones_panel_and_a_first_stone_is_named_without_a_search(
    stored_page: NewPage,
) -> None:
    page = open_ready(stored_page(viewport={"width": 360, "height": 640}))
    start_game(page, "star")
    for command in ("hint", "candidates"):
        page.locator("#panel-toggle").click()
        expect(page.locator("#panel")).to_be_visible()
        page.evaluate(f"document.querySelector('[data-command={command}]').click()")
        expect(page.locator("#panel"), "it covers the board").to_be_hidden()
    expect(page.locator("#candidates-status")).to_have_text(
        re.compile(r"^Player\s1 – It would choose: .6\d\. A stone on the rim is neither too good nor too bad")
    )
    page.locator("#panel-toggle").click()
    page.locator("[data-command=home]:visible").click()
    start_game(page, "star")
    expect(page.locator("#panel")).to_be_hidden()

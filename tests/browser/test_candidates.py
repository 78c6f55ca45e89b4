"""The list of what the computer thinks keeps a chosen move when it comes again after more thinking."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from game.catalog import GAMES
from game.play.record import Seat
from game.play.session import new_session
from tests.browser.pointer_player import PagePlayer, choose_more, saved_texts, stored_state


def test_a_chosen_move_stays_chosen_when_its_value_changes(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    session = new_session(GAMES["star"], (Seat("Anna", 0), Seat("Bo", 1)), "")
    for move in ("T30", "S30"):
        session = session.play(session.state.read_move(move))
    texts = {key.replace("africa", "star"): text for key, text in saved_texts(session.record.text()).items()}
    page = new_page(storage_state=stored_state(base_url, texts))
    person = PagePlayer(open_ready(page))
    page.locator("#games [data-game=star]").click()
    person.command_button("continue").click()
    assert person.wait_for_turn()
    choose_more(page, "candidates")
    button = page.locator("#candidates-list button").first
    button.press("Enter")
    expect(button).to_have_attribute("aria-pressed", "true")
    rated, before = button.get_attribute("data-move"), button.element_handle()
    page.wait_for_function("button => !button.isConnected", arg=before, timeout=60_000)
    chosen = page.locator(f'#candidates-list button[data-move="{rated}"]')
    expect(chosen).to_be_focused()
    expect(chosen).to_have_attribute("aria-pressed", "true")

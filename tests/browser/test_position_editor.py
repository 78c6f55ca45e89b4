"""A position can be edited by taps or keys, played and analysed; the saved game does not change."""

import re

from playwright.sync_api import expect

from game.catalog import GAMES
from game.play.exchange.import_game import import_game
from game.play.record import Seat
from game.play.session import Session, new_session
from tests.browser.conftest import NewPage, open_ready
from tests.browser.pointer_player import PagePlayer, choose_more, saved_texts
from tests.strategies import random_line

MANCALA = GAMES["mancala"]
PLIES = 36
"""The moves of a game with few legal moves left."""


def random_session() -> Session:
    session = new_session(MANCALA, (Seat("Anna", 0), Seat("Bo", 1)), "")
    for _, move, _ in random_line(session.state, 5, PLIES):
        session = session.play(move)
    return session


def test_an_edited_position_can_be_shared_played_and_analysed(stored_page: NewPage) -> None:
    session = random_session()
    page = stored_page(saved_texts(session.record.text(), game="mancala"))
    person = PagePlayer(open_ready(page))
    page.locator("#games [data-game=mancala]").click()
    person.command_button("continue").click()
    assert person.wait_for_turn()
    before = person.texts()

    choose_more(page, "editor")
    person.command_button("hint").click()
    expect(person.prompt).to_contain_text("128 stones")
    editor, state = MANCALA.editor, session.state
    hole = next(letter for letter in "ABCDEFGH" if editor.apply_tool(state, "more", letter))
    page.locator(f'#spots [data-spot="{hole}"]').press("Enter")
    state = editor.apply_tool(state, "more", hole)
    expect(person.live.last).to_have_text(re.compile(f"^{hole}, Anna: "))
    choose_more(page, "candidates")
    rows = page.locator("#candidates-list li")
    expect(rows, "a capture is forced").to_have_count(1, timeout=60_000)
    page.locator("#editor [data-tool=turn]").press("Enter")
    state = editor.run_command(state, "turn")
    expect(rows.nth(1), "the other player has a choice").to_be_visible(timeout=60_000)
    expect(page.locator("#editor [data-tool=turn]")).to_be_focused()
    page.locator("#editor [data-tool=turn]").click()
    expect(person.live.last).to_have_text(f"{session.record.seats[state.to_act - 1].name}’s turn")
    page.locator("#editor [data-command=editor-undo]").click()
    expect(person.live.last).to_have_text(f"{session.record.seats[state.to_act].name}’s turn")
    expect(page.locator("#more [data-command=look-back]")).to_have_css("display", "none")
    page.locator("[data-command=editor-done]").click()
    expect(page.locator("#editor")).to_be_hidden()
    expect(person.game).to_have_attribute("data-asked", "yes")

    choose_more(page, "share")
    page.locator("#share-what").select_option("position")
    page.locator("#share-how").select_option("text")
    shared = import_game(page.locator("#share-text").input_value(), GAMES).session
    assert shared
    assert shared.state == state
    page.keyboard.press("Escape")
    expect(page.locator("[data-dialog=more]"), "the menu's button has the focus again").to_be_focused()

    expect(rows.first).to_be_visible(timeout=60_000)
    assert 1 <= rows.count() <= len(state.legal_moves())
    page.locator("[data-command=candidates-close]").click()

    page.locator("#sandbox-exit").click()
    assert person.wait_for_turn()
    expect(person.game).to_have_attribute("data-ply", str(PLIES))
    choose_more(page, "statistics")
    page.locator("[data-command=judge]").click()
    expect(page.locator("#statistics-body progress")).to_be_focused()
    expect(page.locator(".turning-points")).to_be_visible(timeout=90_000)
    expect(page.locator("#statistics-body h3:focus")).to_contain_text("chance to win")
    turns = page.locator(".turning-points button")
    if turns.count():
        expect(turns.first.locator("b")).to_have_text("1")
        sentence = turns.first.locator("span").last.text_content() or ""
        found = re.match(r"Turn (\d+),", sentence)
        assert found
        turns.first.click()
        expect(page.locator("#replay-place")).to_contain_text(f"Turn {found[1]} of")
        expect(page.locator("#replay-text")).to_have_text(sentence)
        expect(page.locator("#spots .pointed")).to_have_count(1)
        expect(page.locator("#look-done"), "the keys of the replay work there").to_be_focused()
    else:
        page.keyboard.press("Escape")
    expect(page.locator("#replay-place")).to_have_text(re.compile(r"Turn \d+ of \d+"))
    page.locator("#look-done").click()
    expect(person.game).to_have_attribute("data-ply", str(PLIES))
    assert person.texts() == before


def test_a_set_up_position_that_is_played_once_more_is_a_game_that_is_saved(stored_page: NewPage) -> None:
    page = stored_page()
    person = PagePlayer(open_ready(page))
    page.locator("#start [data-dialog=import]").click()
    page.locator("#import-text").fill("0 0 0 0 0 0 0 0/1 0 0 0 0 0 0 0 64 63 S")
    page.locator("#import [data-command=receive]").click()
    page.get_by_role("button", name="Play on").click()
    expect(page.locator("#sandbox-text")).to_have_text("Only a trial: nothing is saved.")
    page.locator("#spots [aria-disabled=false]").press("Enter")
    page.locator("#result [data-command=rematch]").click()
    expect(page.locator("#sandbox-bar")).to_be_hidden()
    expect(page.locator("#game[data-ply='0'][data-asked=yes]")).to_be_attached()
    assert " 64 63 S" in str(person.texts())

"""*Star: the levels in the set-up, and a whole game of a person against the first of them."""

from __future__ import annotations

from playwright.sync_api import expect

from game.catalog import GAMES
from game.play.record import Seat
from game.play.saves.library import Library
from game.play.session import new_session
from game.web.game_screen import outcome_text
from tests.browser.conftest import NewPage, open_ready
from tests.browser.pointer_player import (
    PagePlayer,
    choose_game,
    choose_more,
    saved_texts,
    session_in,
    store_with,
)


def test_a_game_by_keyboard_shows_its_result_and_is_saved(stored_page: NewPage) -> None:
    page = open_ready(stored_page(), "/?seed=5eed")
    choose_game(page, "star", by_key=True)
    page.locator("#new-game").press("Enter")
    page.locator("#strengths [value=sprout]").check()
    page.locator("#presets [value=mini]").check()
    page.locator("[data-command=begin]").press("Enter")
    expect(page.locator("#spots :focus")).to_be_attached()  # not the pass
    ply, turn = -1, 0
    while PagePlayer(page).wait_for_turn(ply):
        ply, turn = int(page.locator("#game").get_attribute("data-ply") or 0), turn + 1
        spots = page.locator("#spots [aria-disabled=false]")
        chosen = (
            spots.nth(turn * 7 % spots.count()) if spots.count() else page.locator("#actions button").first
        )
        chosen.press("Enter")

    session = session_in(PagePlayer(page).texts(), "star", whole=True)
    outcome = session.state.outcome
    assert outcome
    expect(page.locator("#result-rows li")).to_have_count(2)
    expect(page.locator("#result-rows .winner")).to_have_count(len(outcome.winners))
    days = [outcome_text.day(session, seat) for seat in (0, 1)]
    expect(page.locator("#result-rows small")).to_have_count(2 - days.count(None))
    assert session.record.options == GAMES["star"].presets["mini"]

    page.locator("#result button[value=close]").press("Enter")
    again = page.locator("#game").get_by_role("button", name="Once more")
    again.press("Enter")
    expect(page.locator("#game[data-asked=yes][data-over=no]")).to_be_attached()
    expect(again).to_be_hidden()


def test_a_level_that_is_offered_no_longer_is_replaced_in_the_next_game(stored_page: NewPage) -> None:
    played = new_session(GAMES["star"], (Seat("", 0), Seat("", 1, "sage")), "5eed", {"rings": 4})
    texts = saved_texts(played.record.text(), game="star")
    page = open_ready(stored_page(texts))
    choose_game(page, "star")
    page.locator("#new-game").click()
    expect(page.locator("#strengths [value=professor]")).to_be_checked()
    players = page.locator("#seats > li").nth(1).locator("select")
    expect(players).to_have_value("professor")
    expect(players.locator("[value=sage]")).to_have_count(0)


def test_the_chosen_level_is_explained_above_all_levels(stored_page: NewPage) -> None:
    page = open_ready(stored_page(viewport={"width": 360, "height": 640}))
    page.locator("#new-game").click()
    expect(page.locator("#ratings")).to_be_hidden()
    page.keyboard.press("Escape")

    choose_game(page, "star")
    page.locator("#new-game").click()
    explained = page.locator("#characters li:visible")
    page.locator("#strengths [value=professor]").check()
    expect(explained).to_have_count(1)
    expect(explained).to_have_attribute("data-levels", "professor")
    expect(explained).to_be_in_viewport()
    expect(page.locator("#ratings")).to_be_visible()
    explanation, levels = explained.bounding_box(), page.locator("#strengths > div").bounding_box()
    assert explanation
    assert levels
    assert explanation["y"] + explanation["height"] <= levels["y"]


def test_a_person_resigns_and_takes_it_back(stored_page: NewPage) -> None:
    """Only in a game for two without chance, and in their own turn."""
    session = new_session(GAMES["mancala"], (Seat("Anna", 0), Seat("", 1, "gleaner")), "5eed")
    session = session.play(session.state.legal_moves()[0])
    page = open_ready(stored_page(saved_texts(session.record.text(), game="mancala")))
    choose_game(page, "mancala")
    person = PagePlayer(page)
    person.resume()
    before = person.session("mancala")
    choose_more(page, "resign")
    expect(page.locator("#result-title")).to_have_text("You have resigned: Gleaner wins!")
    assert person.session("mancala").outcome == before.resign().outcome
    assert len(Library(store_with(person.texts())).games()) == 1
    page.locator("#result button[value=close]").click()
    page.locator("[data-dialog=more]:visible").click()
    expect(page.locator("#resign")).to_be_hidden()
    page.keyboard.press("Escape")
    page.locator("#bar [data-command=undo]").click()
    expect(page.locator("#game[data-asked=yes][data-over=no]")).to_be_attached()
    assert person.session("mancala").record == before.record
    assert Library(store_with(person.texts())).games() == ()
    page.locator("#bar [data-command=home]").click()

    choose_game(page, "africa")
    person.start_game()
    page.locator("[data-dialog=more]:visible").click()
    expect(page.locator("#more")).to_be_visible()
    expect(page.locator("#resign")).to_be_hidden()


def test_a_seat_handed_over_does_not_change_who_plays_next(stored_page: NewPage) -> None:
    session = new_session(GAMES["star"], (Seat("", 0), Seat("", 1)), "5eed")
    session = session.play(session.state.legal_moves()[0])
    texts = saved_texts(session.record.text(), game="star")
    page = open_ready(stored_page(texts))
    choose_game(page, "star")
    PagePlayer(page).resume()
    expect(page.locator("script[name=ai]"), "two people need no worker").to_have_count(0)
    page.locator("#coach").evaluate("coach => { coach.hidden = false; }")
    page.locator("[data-command=coach-close]").press("Enter")
    expect(page.locator("#spots :focus"), "the closed notice had the focus").to_be_attached()
    page.locator("#players [data-command=hand-over]").first.click()
    page.locator("#bar [data-command=home]").click()
    expect(page.locator("#continue")).to_contain_text("Builder, You")
    expect(page.locator("#play-players")).to_have_text("Player 1, Player 2")

"""What players may do besides moving: take back, ask for a hint, hand a seat over, keep a game as a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from game.draw.show import Ui
from game.play.record import HUMAN, Seat
from game.play.session import Session, begin
from tests.africa.table import table
from tests.browser.conftest import START, settle
from tests.browser.play import (
    GAME,
    Person,
    decision,
    decisions,
    loosely,
    sensible,
    short_game,
    storage,
    texts_of,
    ways,
)

MOST_HURRIED = 12
"""So many moves are not reached in one turn and the beginning of the next."""

WATCH_FRAMES = """() => {
  window.framed = [];
  const table = document.getElementById("players");
  const look = () => framed.push(table.querySelector("[aria-current]") !== null);
  new MutationObserver(look).observe(table, { childList: true });
}"""
"""Notes at each change of the table whether a player is marked in it."""


@pytest.fixture
def open_game(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> Callable[..., Person]:
    """Somebody who goes on with a saved game, asked already if people play in it."""

    def start(session: Session, **settings: object) -> Person:
        page = new_page(storage_state=storage(base_url, texts_of(session.record.text()), **settings))
        person = Person(open_ready(page, f"/?seed={short_game()}"))
        person.does("continue").click()
        if HUMAN in [seat.player for seat in session.record.seats]:
            person.wait()
        return person

    return start


def test_in_the_strip_an_icon_tells_what_holds_a_player_up(open_game: Callable[..., Person]) -> None:
    """There is no room for words on a phone, and who listens hears them all the same."""
    start = table("cairo 0", "darfur-sahara:6 0 captured").text()
    held = begin(GAME, (Seat("", 0), Seat("", 1)), "5eed", start=start)
    person = open_game(held.play(held.state.legal_moves()[0]))
    person.page.set_viewport_size({"width": 360, "height": 640})
    captured = person.page.locator("#strip li").nth(1)
    expect(captured.locator("use[href$='#lock']")).to_be_visible()
    expect(captured).to_contain_text("desert")
    expect(person.page.locator("#strip use[href$='#lock']")).to_have_count(1)


def test_what_the_computer_thinks_calls_moves_as_their_buttons_do(open_game: Callable[..., Person]) -> None:
    person = open_game(decision(lambda session: bool(ways(session, "land"))))
    settle(person.page)
    walk = person.action("land").locator("span").first.inner_text()
    person.page.locator("[data-dialog=more]").click()
    person.page.locator("#more [data-command=candidates]").click()
    expect(person.page.locator("#candidates-list tbody")).to_contain_text(walk, timeout=START)
    for number in person.page.locator("#candidates-list tr > :nth-child(2)").all():
        expect(number).to_have_css("text-align", "right")


def test_what_the_computer_thinks_calls_places_as_the_map_does(open_game: Callable[..., Person]) -> None:
    session = decision(lambda session: len(ways(session, "go")) > 1)
    person = open_game(session)
    person.page.locator("[data-dialog=more]").click()
    person.page.locator("#more [data-command=candidates]").click()
    places = {spot.target: spot.label for spot in GAME.view.spots(session.state, Ui())}
    for move in ways(session, "go"):
        row = person.page.locator("#candidates-list tr", has_text=loosely(person.says(places[str(move)])))
        expect(row.first).to_be_visible(timeout=START)


def test_whose_turn_it_is_stays_framed_while_the_die_rolls(open_game: Callable[..., Person]) -> None:
    session = decision(lambda session: bool(ways(session, "land")))
    person = open_game(session)
    person.page.evaluate(WATCH_FRAMES)
    person.choose("land")
    person.wait(after=session.ply)
    framed = person.page.evaluate("framed")
    assert framed
    assert all(framed)


def test_undo_takes_a_choice_back_and_redo_plays_it_again(open_game: Callable[..., Person]) -> None:
    session = decision(lambda session: session.can_undo())
    person = open_game(session)
    expect(person.does("redo")).to_be_disabled()
    person.does("undo").click()
    person.wait(session.ply)
    assert person.session().record == session.undo().record
    expect(person.prompt).to_have_text(loosely(person.says(GAME.view.prompt(session.undo().state, Ui()))))
    person.does("redo").click()
    person.wait(session.undo().ply)
    assert person.session().record == session.record
    expect(person.does("redo")).to_be_disabled()


def test_undo_stops_at_a_die_unless_friends_allow_more(open_game: Callable[..., Person]) -> None:
    session = decision(lambda session: not session.can_undo() and session.can_undo(past_chance=True))
    expect(open_game(session).does("undo")).to_be_disabled()
    person = open_game(session, undo="any")
    person.does("undo").click()
    person.wait(session.ply)
    before = person.session()
    assert before.record == session.undo(past_chance=True).record
    person.choose(session.record.moves[before.ply])
    person.wait(before.ply)
    assert person.session().record == session.record, "the same die fell again"


def test_a_hint_says_why_and_plays_nothing(open_game: Callable[..., Person]) -> None:
    session = decisions(short_game())[3]
    person = open_game(session)
    asked = loosely(person.says(GAME.view.prompt(session.state, Ui())))
    expect(person.prompt).to_have_text(asked)
    person.listen()
    person.does("hint").click()
    expect(person.prompt).not_to_have_text(asked)
    (reason,) = person.heard()
    expect(person.prompt).to_have_text(loosely(reason))
    assert person.session().record == session.record
    person.choose(sensible(session))
    assert person.wait(session.ply)


def test_a_seat_passes_to_the_computer_and_back(open_game: Callable[..., Person]) -> None:
    friends = (Seat("Anna", 0), Seat("Bo", 1))
    person = open_game(begin(GAME, friends, "5eed").play(GAME.new(None, 2).legal_moves()[0]))
    anna, bo = ("Let the computer play for Anna", "Bo")
    expect(person.prompt).to_contain_text("Anna")
    person.page.get_by_role("button", name=anna).focus()
    person.page.keyboard.press("Enter")
    expect(person.prompt).to_contain_text(bo)
    expect(person.page.get_by_role("button", name="Anna plays again")).to_be_focused()
    assert [seat.player == HUMAN for seat in person.session().record.seats] == [False, True]
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("button", name=anna)).to_be_visible()
    person.wait()
    ply = person.session().ply
    person.choose(person.session().state.legal_moves()[0])
    person.wait(ply)
    assert [seat.player for seat in person.session().record.seats] == [HUMAN, HUMAN]


def test_a_key_hurries_one_turn_and_no_more(open_game: Callable[..., Person]) -> None:
    computers = (Seat("Anna", 0, "scout"), Seat("Bo", 1, "trader"))
    session = begin(GAME, computers, "5eed")
    person = open_game(session.play(session.state.legal_moves()[0]), speed="calm")
    person.page.keyboard.press("Escape")
    expect(person.live.filter(has_text="Bo ").first).to_be_attached(timeout=START)
    assert person.session().ply < MOST_HURRIED


def test_a_game_saved_as_a_file_is_opened_again_as_it_was(
    open_game: Callable[..., Person], tmp_path: Path
) -> None:
    session = decisions(short_game())[3]
    person = open_game(session)
    person.page.locator("[data-dialog=more]").click()
    with person.page.expect_download() as download:
        person.does("export").click()
    person.page.keyboard.press("Escape")
    assert download.value.suggested_filename.endswith(".json")
    kept = tmp_path / download.value.suggested_filename
    download.value.save_as(kept)
    assert kept.read_text("utf-8") == session.record.text()
    person.does("home").click()
    person.begin()
    another = person.session()
    person.does("home").click()
    person.page.locator("#import-file").set_input_files(kept)
    person.page.locator("#offer-play").click()
    person.wait(another.ply)
    assert person.session().record == session.record


def test_a_new_game_can_be_undone(open_game: Callable[..., Person]) -> None:
    session = decisions(short_game())[3]
    person = open_game(session)
    person.does("home").click()
    person.begin()
    newer = person.session()
    person.does("home").click()
    person.does("previous").click()
    person.wait()
    assert person.session().record == session.record
    person.does("home").click()
    person.does("previous").click()
    person.wait()
    assert person.session().record == newer.record, "and that again"

"""Actions besides moves: undo, hints, giving a seat to a computer, export and import."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from game.draw.presentation import Ui
from game.play.record import HUMAN, Seat
from game.play.session import Session, new_session
from game.text.message import msg
from tests.africa.positions import position
from tests.browser.conftest import NewPage, open_ready
from tests.browser.pointer_player import (
    GAME,
    SHORT_GAME_SEED,
    PagePlayer,
    any_whitespace,
    choose_game,
    choose_language,
    choose_more,
    decisions_of_game,
    moves_with_verb,
    saved_texts,
    sensible_move,
    session_at_decision,
)
from tools.paths import LANGUAGES

MAX_LISTED = 6
"""The most moves in the list of what the computer thinks."""

MAX_SKIPPED_PLIES = 12
"""More moves than one turn and the beginning of the next have."""

COUNT_FOCUS_SCRIPT = """() => {
  window.focusCount = 0;
  document.addEventListener("focusin", () => focusCount++);
}"""
WATCH_FRAMES = """() => {
  window.framed = [];
  const table = document.getElementById("players");
  const look = () => framed.push(table.querySelector("[aria-current]") !== null);
  new MutationObserver(look).observe(table, { childList: true });
}"""
"""Records at each change of the list of players whether a player is marked in it."""

CUT_NAMES_SCRIPT = """
() => [...document.querySelectorAll("#players .name")]
  .filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent)
"""
"""The names in the list of players that are cut off."""


@pytest.fixture
def open_game(stored_page: NewPage) -> Callable[..., PagePlayer]:
    """A player who continues a saved game and is asked, if persons play in it."""

    def start(session: Session, **settings: object) -> PagePlayer:
        page = stored_page(saved_texts(session.record.text()), settings=settings)
        person = PagePlayer(open_ready(page, f"/?seed={SHORT_GAME_SEED}"))
        person.command_button("continue").click()
        if HUMAN in [seat.player for seat in session.record.seats]:
            person.wait_for_turn()
        return person

    return start


def test_the_strip_shows_a_status_icon(open_game: Callable[..., PagePlayer]) -> None:
    """A phone has no room for the words; screen readers read them."""
    start = position("cairo 0", "darfur-sahara:6 0 captured").text()
    held = new_session(GAME, (Seat("", 0), Seat("", 1)), "5eed", start=start)
    person = open_game(held.play(held.state.legal_moves()[0]))
    person.page.set_viewport_size({"width": 360, "height": 640})
    captured = person.page.locator("#strip li").nth(1)
    expect(captured.locator("use[href$='#lock']")).to_be_visible()
    expect(captured).to_contain_text("desert")
    expect(person.page.locator("#strip use[href$='#lock']")).to_have_count(1)


def test_what_the_computer_thinks_stands_beside_the_map_as_shares_of_wins(
    open_game: Callable[..., PagePlayer],
) -> None:
    session = session_at_decision(lambda session: len(moves_with_verb(session, "go")) > 1)
    person = open_game(session)
    choose_more(person.page, "candidates")
    names = [person.text_of(GAME.view.move_name(session.state, move)) for move in session.state.legal_moves()]
    rows = person.page.locator("#candidates-list .name")
    expect(rows.first).to_have_text(any_of(names))
    assert rows.count() == min(MAX_LISTED, len(names))
    for value in person.page.locator("#candidates-list .value").all_text_contents():
        assert re.fullmatch(r"wins \d+\s%", value)
    person.choose(moves_with_verb(session, "go")[0])
    assert person.wait_for_turn(session.ply), "the map can be played on beside the list"
    person.page.locator("[data-command=candidates-close]").click()
    expect(rows).to_have_count(0)


def any_of(texts: Iterable[str]) -> re.Pattern[str]:
    return re.compile("|".join(any_whitespace(text).pattern for text in texts))


def test_the_turn_marker_stays_while_the_die_rolls(open_game: Callable[..., PagePlayer]) -> None:
    session = session_at_decision(lambda session: bool(moves_with_verb(session, "land")))
    person = open_game(session)
    person.page.evaluate(WATCH_FRAMES)
    person.choose("land")
    person.wait_for_turn(after=session.ply)
    framed = person.page.evaluate("framed")
    assert framed
    assert all(framed)


def test_undo_and_redo_restore_a_move(open_game: Callable[..., PagePlayer]) -> None:
    session = session_at_decision(lambda session: session.can_undo())
    person = open_game(session)
    expect(person.command_button("redo")).to_be_disabled()
    person.command_button("undo").click()
    person.wait_for_turn(session.ply)
    assert person.session().record == session.undo().record
    expect(person.prompt).to_have_text(
        any_whitespace(person.text_of(GAME.view.prompt(session.undo().state, Ui())))
    )
    person.command_button("redo").click()
    person.wait_for_turn(session.undo().ply)
    assert person.session().record == session.record
    expect(person.command_button("redo")).to_be_disabled()


@pytest.mark.parametrize("is_set", [False, True])
def test_a_move_before_a_roll_is_taken_back_after_a_question_unless_a_setting_allows_it(
    open_game: Callable[..., PagePlayer], is_set: bool
) -> None:
    session = session_at_decision(
        lambda session: not session.can_undo() and session.can_undo(past_chance=True)
    )
    person = open_game(session)
    if is_set:
        person.page.locator("#bar [data-dialog=settings]").click()
        person.page.locator("#settings [name=undo]").select_option("any")
        person.page.keyboard.press("Escape")
    person.command_button("undo").click()
    notice = person.page.locator("[data-notice=notice-undo-chance]")
    if not is_set:
        assert person.session().record == session.record
        notice.locator("[data-command=undo-past-chance]").click()
    person.wait_for_turn(session.ply)
    expect(notice).to_have_count(0)
    before = person.session()
    assert before.record == session.undo(past_chance=True).record
    person.choose(session.record.moves[before.ply])
    person.wait_for_turn(before.ply)
    assert person.session().record == session.record, "the roll is the same again"


def test_a_hint_gives_a_reason_and_plays_no_move(open_game: Callable[..., PagePlayer]) -> None:
    session = decisions_of_game(SHORT_GAME_SEED)[3]
    person = open_game(session)
    prompt = any_whitespace(person.text_of(GAME.view.prompt(session.state, Ui())))
    expect(person.prompt).to_have_text(prompt)
    person.record_announcements()
    person.command_button("hint").click()
    expect(person.prompt).to_contain_text("Hint:")
    thinking, reason = person.announcements()
    assert thinking == person.text_of(msg("hint-thinking"))
    expect(person.prompt).to_have_text(any_whitespace(reason))
    assert person.session().record == session.record
    person.choose(sensible_move(session))
    assert person.wait_for_turn(session.ply)


def test_a_seat_can_be_given_to_a_bot_and_taken_back(open_game: Callable[..., PagePlayer]) -> None:
    friends = (Seat("Anna", 0), Seat("Bo", 1))
    person = open_game(new_session(GAME, friends, "5eed").play(GAME.new(None, 2).legal_moves()[0]))
    anna, bo = ("Let the computer play for Anna", "Bo")
    expect(person.prompt).to_contain_text("Anna")
    person.page.get_by_role("button", name=anna).focus()
    person.page.evaluate(COUNT_FOCUS_SCRIPT)
    person.page.keyboard.press("Enter")
    expect(person.prompt).to_contain_text(bo)
    expect(person.page.get_by_role("button", name="Let a person play for Anna")).to_be_focused()
    assert person.page.evaluate("focusCount") == 0, "the button is not read aloud at each redraw"
    assert [seat.player == HUMAN for seat in person.session().record.seats] == [False, True]
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("button", name=anna)).to_be_visible()
    person.wait_for_turn()
    ply = person.session().ply
    person.choose(person.session().state.legal_moves()[0])
    person.wait_for_turn(ply)
    assert [seat.player for seat in person.session().record.seats] == [HUMAN, HUMAN]


def test_a_key_skips_the_animation_of_one_turn_only(open_game: Callable[..., PagePlayer]) -> None:
    computers = (Seat("Anna", 0, "scout"), Seat("Bo", 1, "trader"))
    session = new_session(GAME, computers, "5eed")
    person = open_game(session.play(session.state.legal_moves()[0]), speed="calm")
    person.page.keyboard.press("Escape")
    expect(person.live.filter(has_text="Bo ").first).to_be_attached()
    assert person.session().ply < MAX_SKIPPED_PLIES


def test_skip_leads_past_all_computers_to_the_persons_turn(open_game: Callable[..., PagePlayer]) -> None:
    session = session_at_decision(lambda session: bool(moves_with_verb(session, "done")))
    person = open_game(session, speed="calm")
    person.choose("done")
    skip = person.actions.get_by_role("button", name="Skip to my turn")
    skip.click()
    assert person.wait_for_turn(session.ply)
    expect(skip).to_be_hidden()


def test_an_exported_game_is_imported_unchanged(open_game: Callable[..., PagePlayer], tmp_path: Path) -> None:
    session = decisions_of_game(SHORT_GAME_SEED)[3]
    person = open_game(session)
    person.page.locator("[data-dialog=more]").click()
    with person.page.expect_download() as download:
        person.command_button("export").click()
    person.page.keyboard.press("Escape")
    assert download.value.suggested_filename.endswith(".json")
    exported = tmp_path / download.value.suggested_filename
    download.value.save_as(exported)
    assert exported.read_text("utf-8") == session.record.text()
    person.command_button("home").click()
    person.start_game()
    another = person.session()
    person.command_button("home").click()
    person.page.locator("#import-file").set_input_files(exported)
    person.page.locator("#preview-play").click()
    person.wait_for_turn(another.ply)
    assert person.session().record == session.record


def test_a_game_that_two_later_ones_replaced_is_in_the_library(open_game: Callable[..., PagePlayer]) -> None:
    session = decisions_of_game(SHORT_GAME_SEED)[3]
    person = open_game(session)
    for _ in range(2):
        person.command_button("home").click()
        person.start_game()
        person.play_on(1)
    person.command_button("home").click()
    person.command_button("library").click()
    page = person.page
    expect(page.locator("#library-unfinished button")).to_have_count(1)
    page.locator("#library-unfinished button").click()
    page.locator("#preview-remove").click()
    expect(page.locator("#library-unfinished button")).to_have_count(0)
    expect(page.locator("[data-command=library-restore]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#library-unfinished button")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("#preview-play").click()
    expect(page.locator("#library")).to_be_hidden()
    person.wait_for_turn(session.ply - 1)
    assert person.session().record == session.record


def test_the_table_shows_whole_names_beside_large_sums(open_game: Callable[..., PagePlayer]) -> None:
    seats = (
        Seat("Ann-Charlotte", 0),
        Seat("", 1, "trader"),
        Seat("", 2, "homebody"),
        Seat("", 3, "navigator"),
    )
    session = new_session(GAME, seats, "5eed", GAME.presets["lost_diamond"])
    page = open_game(session.play(session.state.legal_moves()[0])).page
    expect(page.locator("#players")).to_contain_text("$5,000")
    for language in LANGUAGES:
        choose_language(page, language)
        assert page.evaluate(CUT_NAMES_SCRIPT) == [], language


def test_games_of_all_kinds_are_listed_and_one_tap_away(open_game: Callable[..., PagePlayer]) -> None:
    session = decisions_of_game(SHORT_GAME_SEED)[3]
    person = open_game(session)
    page = person.page
    running = page.locator("#running [data-command=running]")
    person.command_button("home").click()
    expect(running).to_have_count(0)
    person.start_game()
    newer = person.session()
    assert newer.record.seats == session.record.seats, "Play starts with the players of last time"
    person.command_button("home").click()
    expect(running).to_have_count(1)
    expect(running).to_contain_text("Scout")
    running.click()
    person.wait_for_turn()
    assert person.session().record == session.record
    person.command_button("home").click()
    choose_game(page, "star")
    expect(running).to_have_count(2)
    expect(running.first.locator("img")).to_have_attribute("src", re.compile("^data:image/"))

    page.reload()  # the list is there before Python, and keeps a tap
    page.locator("#running [data-place=previous]").click()
    person.wait_for_turn()
    assert person.session().record == newer.record, "a game that was replaced comes back, too"

    person.command_button("home").click()
    choose_game(page, "star")
    page.locator("#play").click()
    expect(page.locator("#game[data-asked=yes]")).to_be_attached()
    page.locator("#spots [aria-disabled=false]").first.press("Enter")
    page.locator("#home").click()
    choose_game(page, "africa")
    page.evaluate("for (const slot of ['a', 'b']) localStorage[`starboard.star.${slot}`] = 'unreadable'")
    running.first.click()
    expect(page.locator("[data-notice]")).to_be_visible()
    person.resume()
    assert person.session().record == newer.record, "one that cannot be read keeps no other from going on"

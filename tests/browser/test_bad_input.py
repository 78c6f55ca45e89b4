"""Damaged, foreign and refused data is reported in the player's language, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, expect

from game.catalog import GAMES
from game.play.session import Session, load_session
from game.text.message import Message, msg
from tests.browser.conftest import Launch, NewPage, Problems, open_ready, wait_for_paint, wait_for_start
from tests.browser.pointer_player import (
    SAVE_KEY,
    SHORT_GAME_SEED,
    PagePlayer,
    any_whitespace,
    choose_game,
    choose_language,
    decisions_of_game,
    saved_texts,
    sensible_move,
)
from tests.text.speaker import Speaker
from tools.paths import LANGUAGES

NO_LOCAL_STORAGE_SCRIPT = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("refused", "SecurityError"); }
});
"""
BLOCKED_STORAGE_PREFERENCES = {"profile": {"default_content_setting_values": {"cookies": 2}}}
"""Chromium's preference that blocks cookies and, with them, storage, databases, caches and locks."""
FULL_STORAGE_SCRIPT = """
const setItem = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, value) {
  if (window.full) throw new DOMException("full", "QuotaExceededError");
  setItem.call(this, key, value);
};
"""


@pytest.fixture
def open_with(stored_page: NewPage) -> Callable[..., PagePlayer]:
    """A player whose browser has these texts in its storage."""

    def start(texts: dict[str, str], script: str = "") -> PagePlayer:
        page = stored_page(texts)
        if script:
            page.add_init_script(script)
        return PagePlayer(open_ready(page, f"/?seed={SHORT_GAME_SEED}"))

    return start


@pytest.fixture(scope="module")
def session() -> Session:
    """An unfinished game."""
    return decisions_of_game(SHORT_GAME_SEED)[4]


def expect_notice(person: PagePlayer, message: Message) -> None:
    """Expect a notice with this message in every language."""
    notice = person.page.locator(f'[data-notice="{message.key}"] p')
    for language in LANGUAGES:
        choose_language(person.page, language)
        expect(notice).to_have_text(any_whitespace(Speaker(language).text(message)))


def exported_session(person: PagePlayer) -> Session:
    """The game in the file that a notice offers for download."""
    with person.page.expect_download() as download:
        person.page.locator("[data-notice] [data-command=export]").click()
    loaded = load_session(Path(download.value.path()).read_text("utf-8"), GAMES)
    assert loaded.session
    return loaded.session


def copied_text(person: PagePlayer) -> str:
    """The text that the button of a notice copies."""
    with person.page.expect_download() as download:
        person.command_button("keep-copy").click()
    return Path(download.value.path()).read_text("utf-8")


def record_with(session: Session, **fields: Any) -> str:
    """The session's record with other fields."""
    return json.dumps(json.loads(session.record.text()) | fields)


def test_a_save_with_a_bad_move_continues_from_the_last_valid_position(
    session: Session, open_with: Callable[..., PagePlayer]
) -> None:
    text = record_with(session, moves=[*session.record.moves, "fly cairo", "6"])
    person = open_with(saved_texts(text))
    expect_notice(person, msg("notice-bad-save-part", reason=msg("notice-illegal-move", move="fly cairo")))
    assert copied_text(person) == text
    person.resume()
    person.play_on(1)
    assert person.session().record.moves[: session.ply] == session.record.moves
    assert person.texts()[f"{SAVE_KEY}.damaged"] == text


def test_an_unplayable_save_is_kept_when_a_new_game_starts(
    session: Session, open_with: Callable[..., PagePlayer]
) -> None:
    text = record_with(session, game="chess")
    person = open_with(saved_texts(text))
    expect_notice(person, msg("notice-bad-save", reason=msg("bad-record-game", text="chess")))
    assert copied_text(person) == text
    expect(person.command_button("continue")).to_have_count(0)
    person.start_game()
    person.play_on(2)
    assert person.session().record.moves
    assert person.texts()[f"{SAVE_KEY}.damaged"] == text


def test_a_newer_versions_save_is_not_overwritten_by_a_new_game(
    session: Session, open_with: Callable[..., PagePlayer]
) -> None:
    texts = saved_texts(record_with(session, format=99))
    person = open_with(texts)
    expect_notice(person, msg("notice-newer-save"))
    person.start_game()
    before = exported_session(person).ply
    person.action_button("start cairo").click()
    person.wait_for_turn(before)
    texts_after = person.texts()
    assert {slot: texts_after[slot] for slot in texts} == texts
    assert "start cairo" in exported_session(person).record.moves


def test_a_game_with_one_corrupt_slot_continues_from_the_other(
    session: Session, open_with: Callable[..., PagePlayer]
) -> None:
    before = replace(session.record, moves=session.record.moves[:-1])
    texts = saved_texts(before.text(), session.record.text())
    newest = f"{SAVE_KEY}.b"
    texts[newest] = texts[newest][:-9]
    person = open_with(texts)
    expect_notice(person, msg("notice-bad-save-part", reason=msg("bad-record-copy", text="")))
    assert copied_text(person) == texts[newest]
    person.resume()
    assert person.session().record.moves[: session.ply - 1] == session.record.moves[:-1]


def test_two_corrupt_slots_start_a_new_game_and_can_be_downloaded(
    session: Session, open_with: Callable[..., PagePlayer]
) -> None:
    texts = {
        slot: text[:-9] for slot, text in saved_texts(session.record.text(), session.record.text()).items()
    }
    person = open_with(texts)
    expect_notice(person, msg("notice-bad-save", reason=msg("bad-record-unreadable", text="")))
    choose_game(person.page, "star")
    assert copied_text(person) == "\n".join(texts.values())
    choose_game(person.page, "africa")
    person.start_game()
    person.play_on(1)


def test_an_invalid_file_leaves_the_current_game_unchanged(
    session: Session, tmp_path: Path, open_with: Callable[..., PagePlayer]
) -> None:
    person = open_with(saved_texts(session.record.text()))
    wrong = tmp_path / "holiday.json"
    for text in (
        "",
        "no game",
        '{"format": 1}',
        "[" * 100_000,
        " " * 300_000,
        record_with(session, moves=["7"]),
    ):
        wrong.write_text(text, "utf-8")
        person.page.locator("#import-file").set_input_files(wrong)
        notice = person.page.locator('[data-notice="import-bad"]')
        expect(notice).to_be_visible()
        notice.get_by_role("button", name="Close").click()
        expect(notice).to_have_count(0)
    seats = json.loads(session.record.text())["seats"]
    for fields, reason in (
        ({"format": 99}, msg("bad-record-newer")),
        ({"options": {"dragons": "yes"}}, msg("notice-bad-option", option="dragons")),
        ({"seats": seats[:1]}, msg("notice-bad-seats", text="1")),
        ({"seats": [*seats[:1], seats[1] | {"player": "dragon"}]}, msg("notice-bad-player", text="dragon")),
    ):
        wrong.write_text(record_with(session, **fields), "utf-8")
        person.page.locator("#import-file").set_input_files(wrong)
        expect_notice(person, msg("import-bad", reason=reason))
    assert person.session().record == session.record
    person.resume()


def test_a_game_without_localstorage_can_be_played_and_exported(
    open_with: Callable[..., PagePlayer],
) -> None:
    check_game_can_be_played_and_exported(open_with({}, script=NO_LOCAL_STORAGE_SCRIPT))


def test_a_game_without_any_storage_can_be_played_and_exported(
    launch: Launch, tmp_path: Path, base_url: str
) -> None:
    profile = tmp_path / "profile" / "Default"
    profile.mkdir(parents=True)
    (profile / "Preferences").write_text(json.dumps(BLOCKED_STORAGE_PREFERENCES))
    person = PagePlayer(open_ready(launch(with_windows=True).pages[0], f"{base_url}/?seed={SHORT_GAME_SEED}"))
    with pytest.raises(Error, match="Access is denied"):
        person.page.evaluate("localStorage")
    check_game_can_be_played_and_exported(person)


def check_game_can_be_played_and_exported(person: PagePlayer) -> None:
    expect_notice(person, msg("notice-not-saved"))
    person.start_game()
    before = exported_session(person).ply
    person.action_button("start cairo").click()
    person.wait_for_turn(before)
    assert "start cairo" in exported_session(person).record.moves


def play_unsaved_move(person: PagePlayer, session: Session) -> Session:
    """Play a move that the full storage refuses; returns the session on the page."""
    person.resume()
    person.page.evaluate("window.full = true")
    person.choose(sensible_move(session))
    expect_notice(person, msg("notice-storage-full"))
    assert person.session().record == session.record
    person.wait_for_turn(session.ply)
    return exported_session(person)


def test_storage_full_from_the_start_keeps_the_last_save_and_the_next_move_retries(
    session: Session, open_with: Callable[..., PagePlayer]
) -> None:
    person = open_with(saved_texts(session.record.text()), FULL_STORAGE_SCRIPT + "window.full = true;")
    session_on_page = play_unsaved_move(person, session)
    person.page.evaluate("window.full = false")
    person.choose(sensible_move(session_on_page), session_on_page)
    expect(person.page.locator("[data-notice]")).to_have_count(0)
    assert person.session().record.moves[: session_on_page.ply] == session_on_page.record.moves


def test_storage_full_later_keeps_the_last_save_and_the_move_is_there_after_a_reload(
    session: Session, open_with: Callable[..., PagePlayer]
) -> None:
    person = open_with(saved_texts(session.record.text()), FULL_STORAGE_SCRIPT)
    session_on_page = play_unsaved_move(person, session)
    person.page.reload()
    person.resume()
    person.wait_for_turn(session.ply)
    assert person.session() == session_on_page


def test_names_are_shown_as_text_and_truncated(
    open_with: Callable[..., PagePlayer],
) -> None:
    person = open_with({})
    page = person.page
    page.locator("[data-dialog=setup]").click()
    page.locator("#table summary").click()
    families = "👨🏽‍👩🏽‍👧🏽‍👦🏽" * 23
    names = ("<b>Anna</b>", "\u202eE\u200dva\u200b\u2066", f"{families}Ö", "a" * 500, "🦁" * 10_000)
    for row, name in enumerate(names):
        page.locator("#seats select").nth(row).select_option("human")
        page.locator("#seats input").nth(row).evaluate("(input, name) => { input.value = name; }", name)
    page.locator("[data-command=begin]").click()
    person.wait_for_turn()
    before = person.session()
    wait_for_paint(page)
    shown = set(page.locator("#players .name").all_text_contents())
    assert shown == {"<b>Anna</b>", "Eva", f"{families}Ö", "a" * 23 + "…", "🦁" * 23 + "…"}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    wait_for_start(page)
    person.resume()
    assert person.session().record == before.record


def test_an_internal_error_offers_an_anonymous_report_and_a_reload(
    session: Session, open_with: Callable[..., PagePlayer], problems: Problems
) -> None:
    problems.expect("the page has no #prompt")
    named = replace(
        session.record, seats=(replace(session.record.seats[0], name="Anna"), *session.record.seats[1:])
    )
    person = open_with(saved_texts(named.text()))
    person.resume()
    person.page.evaluate("document.getElementById('prompt').remove()")
    person.choose(sensible_move(session))
    notice = person.page.locator("[data-notice=notice-error]")
    expect(notice).to_contain_text("Something went wrong")
    with person.page.expect_download() as download:
        notice.locator("[data-command=report]").click()
    report = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert "the page has no #prompt" in report["error"]
    assert report["build"] == person.page.locator("meta[name=build]").get_attribute("content")
    loaded = load_session(json.dumps(report["game"]), GAMES)
    assert loaded.session
    assert loaded.session.record.moves[: session.ply] == session.record.moves
    assert loaded.session.record.seed == ""
    assert {seat.name for seat in loaded.session.record.seats} == {""}

    expect(person.board).to_be_visible()
    assert person.session().ply > session.ply
    notice.locator("[data-command=reload]").click()
    expect(person.prompt).to_be_attached()
    assert person.wait_for_turn(session.ply)
    assert person.session().record.moves[: session.ply] == session.record.moves
    expect(person.page.locator(".notice")).to_have_count(0)

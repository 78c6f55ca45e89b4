"""Whatever is damaged, foreign or refused: the player is told in their language, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from game.catalog import GAMES
from game.play.session import Session, load
from game.text.message import Message, say
from tests.browser.conftest import Launch, Problems, settle
from tests.browser.play import (
    CURRENT,
    Person,
    decisions,
    loosely,
    sensible,
    short_game,
    storage,
    texts_of,
)
from tests.text.speaker import LANGUAGES, Speaker

REFUSED = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("refused", "SecurityError"); }
});
"""
NOTHING_KEPT = {"profile": {"default_content_setting_values": {"cookies": 2}}}
"""Chromium's own setting against cookies, by which it also means storage, databases, caches and locks."""
FULL = """
const setItem = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, value) {
  if (window.full) throw new DOMException("full", "QuotaExceededError");
  setItem.call(this, key, value);
};
"""


@pytest.fixture
def open_with(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> Callable[..., Person]:
    """Somebody whose browser has kept these texts."""

    def start(texts: dict[str, str], script: str = "") -> Person:
        page = new_page(storage_state=storage(base_url, texts), locale="en-GB")
        if script:
            page.add_init_script(script)
        return Person(open_ready(page, f"/?seed={short_game()}"))

    return start


@pytest.fixture(scope="module")
def session() -> Session:
    """A game in the middle."""
    return decisions(short_game())[4]


def told(person: Person, message: Message) -> None:
    """A notice says this, in whatever language is chosen."""
    notice = person.page.locator(f'[data-notice="{message.key}"] p')
    for language in LANGUAGES:
        person.page.evaluate(f"document.querySelector('[data-language={language}]').click()")
        expect(notice).to_have_text(loosely(Speaker(language).text(message)))


def exported(person: Person) -> Session:
    """The game in the file that a notice offers."""
    with person.page.expect_download() as download:
        person.page.locator("[data-notice] [data-command=export]").click()
    loaded = load(Path(download.value.path()).read_text("utf-8"), GAMES)
    assert loaded.session
    return loaded.session


def copied(person: Person) -> str:
    """What the button of a notice hands out."""
    with person.page.expect_download() as download:
        person.does("keep-copy").click()
    return Path(download.value.path()).read_text("utf-8")


def changed(session: Session, **fields: Any) -> str:
    """The session's record with other fields."""
    return json.dumps(json.loads(session.record.text()) | fields)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("fly cairo", say("notice-illegal-move", move="fly cairo")),
        ("fly to the moon", say("notice-bad-notation", text="fly to the moon")),
    ],
    ids=["illegal", "unreadable"],
)
def test_a_save_with_a_bad_move_is_played_on_from_the_last_good_position(
    move: str, reason: Message, session: Session, open_with: Callable[..., Person]
) -> None:
    text = changed(session, moves=[*session.record.moves, move, "6"])
    person = open_with(texts_of(text))
    told(person, say("notice-bad-save-part", reason=reason))
    assert copied(person) == text
    person.resume()
    person.play_on(1)
    assert person.session().record.moves[: session.ply] == session.record.moves
    assert person.store().texts[f"{CURRENT}.damaged"] == text


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        (
            {"options": {"dragons": "yes"}},
            say("notice-bad-save", reason=say("notice-bad-option", option="dragons")),
        ),
        ({"game": "chess"}, say("notice-bad-save", reason=say("bad-record-game", text="chess"))),
    ],
    ids=["an unknown option", "another game"],
)
def test_a_save_that_cannot_be_played_is_kept_while_a_new_game_begins(
    fields: dict[str, Any], message: Message, session: Session, open_with: Callable[..., Person]
) -> None:
    text = changed(session, **fields)
    person = open_with(texts_of(text))
    told(person, message)
    assert copied(person) == text
    expect(person.does("continue")).to_have_count(0)
    person.begin()
    person.play_on(2)
    assert person.session().record.moves
    assert person.store().texts[f"{CURRENT}.damaged"] == text


def test_a_save_of_a_newer_version_is_left_as_it_is_while_a_new_game_is_played(
    session: Session, open_with: Callable[..., Person]
) -> None:
    texts = texts_of(changed(session, format=99))
    person = open_with(texts)
    told(person, say("notice-newer-save"))
    person.begin()
    person.action("start cairo").click()
    expect(person.page.locator("#game:not([data-ply='0'])[data-asked=yes]")).to_be_attached()
    kept = person.store().texts
    assert {slot: kept[slot] for slot in texts} == texts
    assert "start cairo" in exported(person).record.moves


def test_with_one_damaged_slot_the_game_goes_on_from_the_other(
    session: Session, open_with: Callable[..., Person]
) -> None:
    before = replace(session.record, moves=session.record.moves[:-1])
    texts = texts_of(before.text(), session.record.text())
    newest = f"{CURRENT}.b"
    texts[newest] = texts[newest][:-9]
    person = open_with(texts)
    told(person, say("notice-bad-save-part", reason=say("bad-record-copy", text="")))
    assert copied(person) == texts[newest]
    person.resume()
    assert person.session().record.moves[: session.ply - 1] == session.record.moves[:-1]


def test_with_both_slots_damaged_a_new_game_begins_and_what_was_there_can_be_saved(
    session: Session, open_with: Callable[..., Person]
) -> None:
    texts = {slot: text[:-9] for slot, text in texts_of(session.record.text(), session.record.text()).items()}
    person = open_with(texts)
    told(person, say("notice-bad-save", reason=say("bad-record-unreadable", text="")))
    assert copied(person).split("\n") == "\n".join(texts.values()).split("\n")
    person.begin()
    person.play_on(1)


def test_a_file_that_is_no_game_leaves_the_game_alone(
    session: Session, tmp_path: Path, open_with: Callable[..., Person]
) -> None:
    person = open_with(texts_of(session.record.text()))
    wrong = tmp_path / "holiday.json"
    for text in ("", "no game", '{"format": 1}', "[" * 100_000, " " * 300_000, changed(session, moves=["7"])):
        wrong.write_text(text, "utf-8")
        person.page.locator("#import-file").set_input_files(wrong)
        notice = person.page.locator('[data-notice="import-bad"]')
        expect(notice).to_be_visible()
        notice.get_by_role("button", name="Close").click()
        expect(notice).to_have_count(0)
    for fields, reason in (
        ({"format": 99}, say("bad-record-newer")),
        ({"options": {"dragons": "yes"}}, say("notice-bad-option", option="dragons")),
    ):
        wrong.write_text(changed(session, **fields), "utf-8")
        person.page.locator("#import-file").set_input_files(wrong)
        told(person, say("import-bad", reason=reason))
    assert person.session().record == session.record
    person.resume()


def test_where_localstorage_is_refused_the_game_is_played_and_can_be_saved_as_a_file(
    open_with: Callable[..., Person],
) -> None:
    plays_and_saves_as_a_file(open_with({}, script=REFUSED))


def test_where_the_browser_keeps_nothing_the_game_is_played_and_can_be_saved_as_a_file(
    launch: Launch, tmp_path: Path, base_url: str, open_ready: Callable[..., Page]
) -> None:
    profile = tmp_path / "profile" / "Default"
    profile.mkdir(parents=True)
    (profile / "Preferences").write_text(json.dumps(NOTHING_KEPT))
    person = Person(open_ready(launch().pages[0], f"{base_url}/?seed={short_game()}"))
    with pytest.raises(Error, match="Access is denied"):
        person.page.evaluate("localStorage")
    plays_and_saves_as_a_file(person)


def plays_and_saves_as_a_file(person: Person) -> None:
    told(person, say("notice-not-saved"))
    person.begin()
    before = exported(person).ply
    person.action("start cairo").click()
    person.wait(before)
    assert "start cairo" in exported(person).record.moves


@pytest.mark.parametrize("full_at_start", ["true", "false"])
def test_a_full_store_keeps_the_last_save_and_the_next_move_tries_again(
    full_at_start: str, session: Session, open_with: Callable[..., Person]
) -> None:
    person = open_with(texts_of(session.record.text()), script=f"{FULL} window.full = {full_at_start};")
    person.resume()
    person.page.evaluate("window.full = true")
    person.choose(sensible(session))
    told(person, say("notice-storage-full"))
    assert person.session().record == session.record
    person.wait(session.ply)
    there = exported(person)
    person.page.evaluate("window.full = false")
    person.choose(sensible(there), there)
    expect(person.page.locator("[data-notice]")).to_have_count(0)
    assert person.session().record.moves[: there.ply] == there.record.moves


def test_a_tap_that_means_nothing_does_nothing(session: Session, open_with: Callable[..., Person]) -> None:
    person = open_with(texts_of(session.record.text()))
    person.resume()
    for x, y in ((120.0, 620.0), (500.0, 480.0), (960.0, 40.0)):
        person.touch(person.pixel(x, y))
    assert person.session().record == session.record


def test_names_are_shown_as_they_were_typed_and_cut_where_they_are_long(
    open_with: Callable[..., Person],
) -> None:
    person = open_with({})
    page = person.page
    page.locator("[data-dialog=setup]").click()
    families = "👨🏽‍👩🏽‍👧🏽‍👦🏽" * 23
    names = ("<b>Anna</b>", "\u202eE\u200dva\u200b\u2066", f"{families}Ö", "a" * 500, "🦁" * 10_000)
    for row, name in enumerate(names):
        page.locator("#seats select").nth(row).select_option("human")
        page.locator("#seats input").nth(row).evaluate("(input, name) => { input.value = name; }", name)
    page.locator("[data-command=begin]").click()
    person.wait()
    before = person.session()
    settle(page)
    shown = set(page.locator("#players .name").all_text_contents())
    assert shown == {"<b>Anna</b>", "Eva", f"{families}Ö", "a" * 23 + "…", "🦁" * 23 + "…"}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    expect(page.locator("html[data-ready=yes]")).to_be_attached()
    person.resume()
    assert person.session().record == before.record


def test_after_an_error_of_ours_there_are_a_report_without_names_and_a_way_back_to_the_game(
    session: Session, open_with: Callable[..., Person], problems: Problems
) -> None:
    problems.expect("the page has no #prompt")
    named = replace(
        session.record, seats=(replace(session.record.seats[0], name="Anna"), *session.record.seats[1:])
    )
    person = open_with(texts_of(named.text()))
    person.resume()
    person.page.evaluate("document.getElementById('prompt').remove()")
    person.choose(sensible(session))
    notice = person.page.locator("[data-notice=notice-error]")
    expect(notice).to_contain_text("Something went wrong")
    with person.page.expect_download() as download:
        notice.locator("[data-command=report]").click()
    report = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert "the page has no #prompt" in report["error"]
    assert report["build"] == person.page.locator("meta[name=build]").get_attribute("content")
    loaded = load(json.dumps(report["game"]), GAMES)
    assert loaded.session
    assert loaded.session.record.moves[: session.ply] == session.record.moves
    assert loaded.session.record.seed == ""
    assert {seat.name for seat in loaded.session.record.seats} == {""}

    expect(person.board).to_be_visible()
    assert person.session().ply > session.ply
    notice.locator("[data-command=reload]").click()
    expect(person.prompt).to_be_attached()
    assert person.wait(session.ply)
    assert person.session().record.moves[: session.ply] == session.record.moves
    expect(person.page.locator(".notice")).to_have_count(0)

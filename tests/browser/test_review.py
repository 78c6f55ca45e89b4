"""Looking back at a game, and trying something out from there, leave the game as it is."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from game.play.history import at, lines_of, stops
from game.play.session import Session
from tests.browser.play import Person, decision, names, storage, texts_of
from tests.text.speaker import Speaker

LATE = 40
"""Moves that were played in a game in its middle."""


@pytest.fixture
def session() -> Session:
    return decision(lambda session: session.ply >= LATE)


@pytest.fixture
def person(
    session: Session, base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> Person:
    page = new_page(storage_state=storage(base_url, texts_of(session.record.text())))
    person = Person(open_ready(page))
    person.resume()
    return person


def button(person: Person, word: str) -> Locator:
    return person.page.locator(f'#replay [data-command="{word}"]')


def shows(person: Person, ply: int) -> None:
    expect(person.game).to_have_attribute("data-ply", str(ply))


def test_any_moment_is_shown_by_buttons_keys_and_the_log_and_the_game_waits(
    person: Person, session: Session
) -> None:
    page, steps = person.page, stops(session)
    page.locator("[data-dialog=more]").click()
    page.locator("#more [data-command=look-back]").click()
    expect(page.locator("#more")).to_be_hidden()
    for does, ply in (("back", steps[-2]), ("first", 0), ("on", steps[1]), ("last", session.ply)):
        button(person, f"step-{does}").click()
        shows(person, ply)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    shows(person, steps[1])

    page.locator("#log").focus()
    page.keyboard.press("ArrowUp")
    shows(person, steps[2])
    line = page.locator(f'#log [data-ply="{steps[2]}"]').first
    expect(line).to_have_attribute("aria-current", "step")
    speaker = Speaker("en", names(session))
    told = [speaker.text(line.beat.message) for line in lines_of(at(session, steps[2]), steps[2])]
    expect(page.locator("#replay-text")).to_have_text(told[-1])
    expect(line).to_have_text(told[-1])

    page.locator(f'#log [data-ply="{steps[5]}"]').first.click()
    shows(person, steps[5])
    button(person, "step-first").click()
    button(person, "play-back").click()
    expect(person.game).to_have_attribute("data-ply", re.compile(r"[1-9]"))
    button(person, "look-done").click()
    assert person.wait()
    shows(person, session.ply)
    assert person.session() == session


def test_what_is_tried_out_is_never_saved_and_one_button_leads_back(person: Person, session: Session) -> None:
    page = person.page
    before = person.store().texts
    called = page.locator("#players .name").all_text_contents()
    page.locator("[data-dialog=more]").click()
    page.locator("#more [data-command=explore]").click()
    expect(page.locator("#sandbox-bar")).to_be_visible()
    expect(page.locator("#players .name")).to_have_text(called)
    assert person.wait()
    target = str(session.state.legal_moves()[0])
    person.choose(target, session)
    expect(person.game).not_to_have_attribute("data-ply", str(session.ply))
    assert person.store().texts == before
    person.does("return").click()
    shows(person, session.ply)
    expect(page.locator("#sandbox-bar")).to_be_hidden()
    person.play_on(1)
    assert person.session().record.moves[: session.ply] == session.record.moves
    person.does("home").click()
    expect(page.locator("#continue")).to_be_visible()


def test_going_home_from_a_branch_leaves_the_real_game(person: Person, session: Session) -> None:
    person.page.locator("[data-dialog=more]").click()
    person.page.locator("#more [data-command=explore]").click()
    expect(person.page.locator("#sandbox-bar")).to_be_visible()
    assert person.wait()
    person.choose(str(session.state.legal_moves()[0]), session)
    expect(person.game).not_to_have_attribute("data-ply", str(session.ply))
    person.does("home").click()
    person.resume()
    shows(person, session.ply)
    assert person.session() == session

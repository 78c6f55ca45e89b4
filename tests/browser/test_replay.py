"""The replay and the sandbox do not change the game."""

import re

import pytest
from playwright.sync_api import Locator, expect

from game.play.replay import log_entries_of_ply, session_at, stops
from game.play.session import Session
from tests.browser.conftest import NewPage, open_ready
from tests.browser.pointer_player import (
    PagePlayer,
    choose_more,
    player_names,
    saved_texts,
    session_at_decision,
)
from tests.text.speaker import Speaker

MIN_PLY = 40
"""The least number of moves of the game."""

SEE_AGAIN_IN_TWO_DAYS_SCRIPT = """() => {
  const now = Date.now();
  Date.now = () => now + 2 * 86_400_000;
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def session() -> Session:
    return session_at_decision(lambda session: session.ply >= MIN_PLY)


@pytest.fixture
def person(session: Session, stored_page: NewPage) -> PagePlayer:
    page = stored_page(saved_texts(session.record.text()))
    person = PagePlayer(open_ready(page))
    person.resume()
    return person


def replay_button(person: PagePlayer, word: str) -> Locator:
    return person.page.locator(f'#replay [data-command="{word}"]')


def expect_ply(person: PagePlayer, ply: int) -> None:
    expect(person.game).to_have_attribute("data-ply", str(ply))


def top_of(element: Locator) -> float:
    return element.evaluate("each => each.getBoundingClientRect().top")


def bottom_of(element: Locator) -> float:
    return element.evaluate("each => each.getBoundingClientRect().bottom")


def test_replay_shows_any_ply_by_buttons_keys_and_log(person: PagePlayer, session: Session) -> None:
    page, steps = person.page, stops(session)
    choose_more(page, "look-back")
    expect(page.locator("#more")).to_be_hidden()
    expect(page.locator("#look-done")).to_be_focused()
    expect(page.locator("[data-command=hand-over]:visible")).to_have_count(0)
    for does, ply in (("back", steps[-2]), ("first", 0), ("on", steps[1]), ("last", session.ply)):
        replay_button(person, f"step-{does}").click()
        expect_ply(person, ply)
    page.keyboard.press("Home")
    expect(person.live.last).to_have_text("The game begins.")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Alt+ArrowLeft")  # belongs to the browser
    expect_ply(person, steps[1])

    page.locator("#log").focus()
    page.keyboard.press("ArrowUp")
    expect_ply(person, steps[2])
    line = page.locator(f'#log [data-ply="{steps[2]}"]').first
    expect(line).to_have_attribute("aria-current", "step")
    speaker = Speaker("en", player_names(session))
    texts = [
        speaker.text(line.event.message)
        for line in log_entries_of_ply(session_at(session, steps[2]), steps[2])
    ]
    expect(page.locator("#replay-text")).to_have_text(texts[-1])
    expect(line).to_have_text(texts[-1])

    page.locator(f'#log [data-ply="{steps[5]}"]').first.click()
    expect_ply(person, steps[5])
    replay_button(person, "step-last").click()
    choose_more(page, "candidates")
    expect(page.locator("#candidates-list li").first).to_be_visible()
    replay_button(person, "step-back").click()
    assert bottom_of(page.locator("#log [aria-current]").last) <= top_of(page.locator("#candidates"))
    replay_button(person, "step-first").click()
    expect(page.locator("#candidates-status")).to_have_text("It is nobody’s turn here.")
    replay_button(person, "play-back").click()
    expect(person.game).to_have_attribute("data-ply", re.compile(r"[1-9]"))
    expect(page.locator("#candidates-status")).to_have_text("It is thinking…")
    page.locator("[data-command=candidates-close]").click()
    expect(page.locator("[data-dialog=more]")).to_be_focused()
    replay_button(person, "look-done").click()
    assert person.wait_for_turn()
    expect_ply(person, session.ply)
    assert person.session() == session
    assert page.locator("#log").evaluate("log => log.scrollTop") == 0


def test_the_sandbox_saves_nothing_and_can_be_left(person: PagePlayer, session: Session) -> None:
    page = person.page
    before = person.texts()
    names_before = page.locator("#players .name").all_text_contents()
    choose_more(page, "explore")
    expect(page.locator("#sandbox-bar")).to_be_visible()
    expect(page.locator("#players .name")).to_have_text(names_before)
    assert person.wait_for_turn()
    target = str(session.state.legal_moves()[0])
    person.choose(target, session)
    expect(person.game).not_to_have_attribute("data-ply", str(session.ply))
    assert person.texts() == before
    person.command_button("return").click()
    expect_ply(person, session.ply)
    expect(page.locator("#sandbox-bar")).to_be_hidden()
    expect(page.locator("#actions button, #spots button").and_(page.locator(":focus"))).to_have_count(1)
    person.play_on(1)
    played = person.session()
    assert played.record.moves[: session.ply] == session.record.moves

    choose_more(page, "explore")
    expect(page.locator("#sandbox-bar")).to_be_visible()
    assert person.wait_for_turn()
    person.choose(str(played.state.legal_moves()[0]), played)
    expect(person.game).not_to_have_attribute("data-ply", str(played.ply))
    person.command_button("home").click()
    person.resume()
    expect_ply(person, played.ply)
    assert person.session() == played
    person.command_button("home").click()
    expect(page.locator("#continue")).to_contain_text("just now")
    page.evaluate(SEE_AGAIN_IN_TWO_DAYS_SCRIPT)
    expect(page.locator("#continue")).to_contain_text("2 days ago")

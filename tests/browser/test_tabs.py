"""Two tabs never play one game at once: the second spectates; after it takes over, the first spectates."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from game.play.session import Session
from tests.browser.conftest import NewPage, open_ready
from tests.browser.pointer_player import (
    SHORT_GAME_SEED,
    PagePlayer,
    decisions_of_game,
    saved_texts,
)
from tools.setup.browsers import BOOT_URL

ASK_TWICE_SCRIPT = f"""
import({BOOT_URL} + "start.mjs")
  .then(({{ tabLock }}) => Promise.all([1, 2].map(() => tabLock.acquire("africa"))))
"""
NO_LOCKS = "delete Navigator.prototype.locks;"
NO_STORAGE_EVENTS = "addEventListener('storage', event => event.stopImmediatePropagation(), true);"


@pytest.fixture
def open_two(stored_page: NewPage) -> Callable[..., tuple[PagePlayer, PagePlayer]]:
    """Two tabs of one browser with a saved game; the first continues it."""

    def start(session: Session, script: str = "") -> tuple[PagePlayer, PagePlayer]:
        first = stored_page(saved_texts(session.record.text()))
        pages = first, first.context.new_page()
        for page in pages:
            page.add_init_script(script)
        left, right = (PagePlayer(open_ready(page)) for page in pages)
        left.resume()
        right.command_button("continue").click()
        return left, right

    return start


@pytest.fixture(scope="module")
def session() -> Session:
    """An unfinished game."""
    return decisions_of_game(SHORT_GAME_SEED)[3]


def expect_spectating(person: PagePlayer, ply: int) -> None:
    """Expect the current position, the reason for spectating, and no buttons for moves."""
    expect(person.game).to_have_attribute("data-ply", str(ply))
    expect(person.page.locator("[data-notice=notice-elsewhere]")).to_be_visible()
    expect(person.game).to_have_attribute("data-asked", "no")
    expect(person.actions.locator("button")).to_have_count(0)
    expect(person.command_button("undo")).to_be_disabled()


def take_over(person: PagePlayer) -> None:
    person.command_button("take-over").click()
    person.wait_for_turn()
    expect(person.page.locator("[data-notice=notice-elsewhere]")).to_have_count(0)


def test_the_second_tab_spectates_and_can_take_over(
    session: Session, open_two: Callable[..., tuple[PagePlayer, PagePlayer]]
) -> None:
    left, right = open_two(session)
    expect_spectating(right, session.ply)
    assert right.page.evaluate(ASK_TWICE_SCRIPT) == [False, False]
    left.play_on(1)
    expect_spectating(right, left.session().ply)
    take_over(right)
    expect_spectating(left, right.session().ply)
    left.page.locator("#sound").click()
    expect(right.page.locator("#sound"), "its next change must not undo this").to_have_attribute(
        "aria-pressed", "true"
    )
    right.play_on(1)
    expect_spectating(left, right.session().ply)
    left.command_button("home").click()
    left.command_button("play").click()
    expect_spectating(left, right.session().ply)
    told = left.page.locator("[data-notice=notice-other-game]")
    expect(told).to_contain_text("Another tab is playing Star of Africa")
    right.page.close()
    take_over(left)
    expect(told).to_have_count(0)
    left.play_on(1)


def test_without_locks_a_tab_that_finds_a_newer_save_spectates(
    session: Session, open_two: Callable[..., tuple[PagePlayer, PagePlayer]]
) -> None:
    left, right = open_two(session, NO_LOCKS)
    left.play_on(1)
    expect_spectating(right, left.session().ply)
    take_over(right)
    right.play_on(1)
    expect_spectating(left, right.session().ply)


def test_a_tab_without_storage_events_never_overwrites_a_newer_save(
    session: Session, open_two: Callable[..., tuple[PagePlayer, PagePlayer]]
) -> None:
    left, right = open_two(session, NO_LOCKS + NO_STORAGE_EVENTS)
    right.wait_for_turn()
    left.play_on(1)
    before = left.session().record
    right.choose(session.state.legal_moves()[0], session)
    expect_spectating(right, len(before.moves))
    assert left.session().record == before


def test_a_tab_of_an_older_build_never_overwrites_a_newer_builds_save(
    session: Session, open_two: Callable[..., tuple[PagePlayer, PagePlayer]]
) -> None:
    left, right = open_two(session, NO_LOCKS)
    right.wait_for_turn()
    newer = saved_texts(session.record.text(), session.record.text().replace('"format":2', '"format":99'))
    right.page.evaluate("texts => Object.assign(localStorage, texts)", newer)
    expect(left.page.locator("[data-notice=notice-newer-save]")).to_be_visible()
    expect(left.page.locator("[data-notice=notice-elsewhere]")).to_be_visible()
    left.choose(session.state.legal_moves()[0], session)
    left.command_button("take-over").click()
    expect(left.page.locator("[data-notice=notice-elsewhere]")).to_have_count(0)
    texts_after = left.texts()
    assert {slot: texts_after[slot] for slot in newer} == newer

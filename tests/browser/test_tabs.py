"""Two tabs never play one game at once: the second looks on, and when it takes over the first looks on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from game.play.session import Session
from tests.browser.conftest import START, Problems
from tests.browser.play import Person, decisions, short_game, storage, texts_of

NO_LOCKS = "delete Navigator.prototype.locks;"
NO_WORD_OF_OTHERS = "addEventListener('storage', event => event.stopImmediatePropagation(), true);"


@pytest.fixture
def open_two(
    base_url: str,
    new_context: Callable[..., BrowserContext],
    open_ready: Callable[..., Page],
    problems: Problems,
) -> Callable[..., tuple[Person, Person]]:
    """Two tabs of one browser that has kept a game; the first goes on with it."""

    def start(session: Session, script: str = "") -> tuple[Person, Person]:
        kept = storage(base_url, texts_of(session.record.text()))
        context = problems.watch(new_context(storage_state=kept, locale="en-GB"))
        context.add_init_script(script)
        left, right = (Person(open_ready(context.new_page())) for _ in range(2))
        left.resume()
        right.does("continue").click()
        return left, right

    return start


@pytest.fixture(scope="module")
def session() -> Session:
    """A game in the middle."""
    return decisions(short_game())[3]


def looks_on(person: Person, ply: int) -> None:
    """It shows the game as it is, says why it only shows it, and offers nothing."""
    expect(person.game).to_have_attribute("data-ply", str(ply), timeout=START)
    expect(person.page.locator("[data-notice=notice-elsewhere]")).to_be_visible()
    expect(person.game).to_have_attribute("data-asked", "no")
    expect(person.actions.locator("button")).to_have_count(0)
    expect(person.does("undo")).to_be_disabled()


def take_over(person: Person) -> None:
    person.does("take-over").click()
    person.wait()
    expect(person.page.locator("[data-notice=notice-elsewhere]")).to_have_count(0)


def test_the_second_tab_looks_on_and_takes_over(
    session: Session, open_two: Callable[..., tuple[Person, Person]]
) -> None:
    left, right = open_two(session)
    looks_on(right, session.ply)
    left.play_on(1)
    looks_on(right, left.session().ply)
    take_over(right)
    looks_on(left, right.session().ply)
    right.play_on(1)
    looks_on(left, right.session().ply)
    left.does("home").click()
    left.does("play").click()
    looks_on(left, right.session().ply)
    right.page.close()
    take_over(left)
    left.play_on(1)


def test_without_locks_whoever_finds_a_newer_save_looks_on(
    session: Session, open_two: Callable[..., tuple[Person, Person]]
) -> None:
    left, right = open_two(session, NO_LOCKS)
    left.play_on(1)
    looks_on(right, left.session().ply)
    take_over(right)
    right.play_on(1)
    looks_on(left, right.session().ply)


def test_a_tab_that_hears_of_no_other_still_writes_over_no_newer_save(
    session: Session, open_two: Callable[..., tuple[Person, Person]]
) -> None:
    left, right = open_two(session, NO_LOCKS + NO_WORD_OF_OTHERS)
    right.wait()
    left.play_on(1)
    before = left.session().record
    right.choose(session.state.legal_moves()[0], session)
    looks_on(right, len(before.moves))
    assert left.session().record == before


def test_a_tab_of_an_older_build_writes_nothing_over_what_a_newer_one_has_saved(
    session: Session, open_two: Callable[..., tuple[Person, Person]]
) -> None:
    left, right = open_two(session, NO_LOCKS)
    right.wait()
    newer = texts_of(session.record.text(), session.record.text().replace('"format":2', '"format":99'))
    right.page.evaluate("texts => Object.assign(localStorage, texts)", newer)
    expect(left.page.locator("[data-notice=notice-newer-save]")).to_be_visible()
    expect(left.page.locator("[data-notice=notice-elsewhere]")).to_be_visible()
    left.choose(session.state.legal_moves()[0], session)
    left.does("take-over").click()
    expect(left.page.locator("[data-notice=notice-elsewhere]")).to_have_count(0)
    kept = left.store().texts
    assert {slot: kept[slot] for slot in newer} == newer

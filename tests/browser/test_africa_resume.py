"""A reload loses nothing: the same position, the same die to come, the same moves, whatever was going on."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from game.draw.show import Ui
from game.play.session import Session
from tests.browser.conftest import START
from tests.browser.play import GAME, Person, loosely, names, sensible, short_game, storage


@pytest.fixture
def open_person(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> Callable[..., Person]:
    """Somebody who opens the page; the dice of a short game."""

    def start() -> Person:
        page = new_page(storage_state=storage(base_url))
        return Person(open_ready(page, f"/?seed={short_game()}"))

    return start


def test_after_a_roll_the_same_choice_with_the_same_die(open_person: Callable[..., Person]) -> None:
    person = open_person()
    person.begin()
    before = play_until(person, lambda session: len(ways(session, "go")) > 1)
    reload(person)
    person.wait()
    assert person.session().record == before.record
    expect(person.prompt).to_have_text(loosely(person.says(GAME.view.prompt(before.state, Ui()))))
    glowing = person.page.locator("#spots [aria-disabled=false]")
    expect(glowing).to_have_count(len(ways(before, "go")))
    person.choose(ways(before, "go")[0])
    person.wait(before.ply)
    assert person.session().record.moves[: before.ply] == before.record.moves


def test_while_the_die_tumbles_it_has_fallen_already(open_person: Callable[..., Person]) -> None:
    person = open_person()
    person.begin()
    before = play_until(person, lambda session: bool(ways(session, "land")))
    set_speed(person, "calm")
    person.choose("land")
    while (rolling := person.session()).ply < before.ply + 2:
        expect(person.live.last).to_have_text(loosely(person.says(GAME.view.prompt(before.state, Ui()))))
    reload(person)
    person.wait(before.ply)
    assert person.session().record.moves[: rolling.ply] == rolling.record.moves


def test_while_a_computer_plays_its_move_stands(open_person: Callable[..., Person]) -> None:
    person = open_person()
    person.begin()
    before = play_until(person, lambda session: bool(roads(session)))
    set_speed(person, "calm")
    person.choose(roads(before)[0])
    others = "|".join(names(before)[1:])
    expect(person.live.last).to_have_text(re.compile(f"^({others}) "), timeout=START)
    playing = person.session()
    assert playing.ply > before.ply + 1
    reload(person, speed="instant")
    person.wait(before.ply)
    assert person.session().record.moves[: playing.ply] == playing.record.moves


def roads(session: Session) -> list[Any]:
    """Ends of a walk between two places, where the turn ends."""
    return [move for move in ways(session, "go") if ":" in str(move)]


def reload(person: Person, speed: str = "") -> None:
    """Come back and go on, perhaps at another speed."""
    person.page.reload()
    expect(person.does("continue")).to_be_visible(timeout=START)
    if speed:
        set_speed(person, speed)
    person.does("continue").click()


def set_speed(person: Person, speed: str) -> None:
    person.page.locator("#bar [data-opens=settings]").click()
    person.page.locator("#settings [name=speed]").select_option(speed)
    person.page.keyboard.press("Escape")


def ways(session: Session, verb: str) -> list[Any]:
    """The moves with that verb that are possible."""
    return [move for move in session.state.legal_moves() if str(move).partition(" ")[0] == verb]


def play_until(person: Person, there: Callable[[Session], bool]) -> Session:
    """Sensible moves until a position is asked about in which something is so."""
    session = person.session()
    while not there(session):
        person.choose(sensible(session))
        assert person.wait(session.ply), "the game went on so far"
        session = person.session()
    return session

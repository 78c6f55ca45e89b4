"""A reload loses nothing: the same position, the same die to come, the same moves, whatever was going on."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from game.draw.show import Ui
from game.play.record import Record
from game.play.session import Session
from tests.browser.conftest import START
from tests.browser.play import (
    GAME,
    KEPT,
    Person,
    decision,
    loosely,
    names,
    session_in,
    storage,
    store_of,
    texts_of,
    ways,
)

KEPT_AND_HEARD = f"[{KEPT}, document.getElementById('live').lastElementChild.textContent]"


@pytest.fixture
def open_game(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> Callable[..., Person]:
    """Somebody who goes on with a saved game."""

    def start(record: Record) -> Person:
        page = new_page(storage_state=storage(base_url, texts_of(record.text())))
        person = Person(open_ready(page))
        person.resume()
        return person

    return start


def before_the_roll(session: Session) -> Record:
    """The game before the walk that the last die was rolled for."""
    *moves, walk, _ = session.record.moves
    assert walk == "land"
    return replace(session.record, moves=tuple(moves))


def test_after_a_roll_the_same_choice_with_the_same_die(open_game: Callable[..., Person]) -> None:
    rolled = decision(lambda session: len(ways(session, "go")) > 1)
    person = open_game(before_the_roll(rolled))
    person.choose("land")
    person.wait(rolled.ply - 2)
    reload(person)
    person.wait()
    assert person.session().record == rolled.record
    expect(person.prompt).to_have_text(loosely(person.says(GAME.view.prompt(rolled.state, Ui()))))
    glowing = person.page.locator("#spots [aria-disabled=false]")
    expect(glowing).to_have_count(len(ways(rolled, "go")))
    person.choose(ways(rolled, "go")[0])
    person.wait(rolled.ply)
    assert person.session().record.moves[: rolled.ply] == rolled.record.moves


def test_while_the_die_tumbles_it_has_fallen_already(open_game: Callable[..., Person]) -> None:
    rolled = decision(lambda session: len(ways(session, "go")) > 1)
    person = open_game(before_the_roll(rolled))
    set_speed(person, "calm")
    person.choose("land")
    told = person.says(GAME.view.prompt(rolled.states[-3], Ui()))
    assert heard_once_saved(person, rolled.ply).split() == told.split(), "what fell is not told yet"
    reload(person)
    person.wait()
    assert person.session().record == rolled.record


def test_while_a_computer_plays_its_move_stands(open_game: Callable[..., Person]) -> None:
    rolled = decision(lambda session: bool(roads(session)))
    person = open_game(rolled.record)
    set_speed(person, "calm")
    person.choose(roads(rolled)[0])
    others = "|".join(names(rolled)[1:])
    expect(person.live.last).to_have_text(re.compile(f"^({others}) "), timeout=START)
    expect(person.prompt).to_have_text(re.compile(f"^({others})’s turn$"))
    playing = person.session()
    assert playing.ply > rolled.ply + 1
    reload(person, speed="instant")
    person.wait(rolled.ply)
    assert person.session().record.moves[: playing.ply] == playing.record.moves


def heard_once_saved(person: Person, ply: int) -> str:
    """What the live region says last, at a moment when so many moves are saved."""
    until = monotonic() + START / 1000
    while monotonic() < until:
        kept, heard = person.page.evaluate(KEPT_AND_HEARD)
        if session_in(store_of(kept)).ply >= ply:
            return str(heard)
    raise AssertionError("nothing more is saved")


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
    person.page.locator("#bar [data-dialog=settings]").click()
    person.page.locator("#settings [name=speed]").select_option(speed)
    person.page.keyboard.press("Escape")

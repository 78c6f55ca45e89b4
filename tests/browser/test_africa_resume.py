"""After a reload the position, the next roll and the moves are the same, whatever was in progress."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import expect

from game.draw.presentation import Ui
from game.play.record import Record
from game.play.session import Session
from tests.browser.conftest import START_TIMEOUT, NewPage, open_ready
from tests.browser.pointer_player import (
    GAME,
    READ_STORAGE_SCRIPT,
    PagePlayer,
    any_whitespace,
    moves_with_verb,
    player_names,
    saved_texts,
    session_at_decision,
    session_in,
)

STORAGE_AND_ANNOUNCEMENT_SCRIPT = (
    f"[{READ_STORAGE_SCRIPT}, document.getElementById('live').lastElementChild.textContent]"
)


@pytest.fixture
def open_game(stored_page: NewPage) -> Callable[..., PagePlayer]:
    """A player who continues a saved game."""

    def start(record: Record) -> PagePlayer:
        page = stored_page(saved_texts(record.text()))
        person = PagePlayer(open_ready(page))
        person.resume()
        return person

    return start


def before_the_roll(session: Session) -> Record:
    """The game before the last roll."""
    *moves, walk, _ = session.record.moves
    assert walk == "land"
    return replace(session.record, moves=tuple(moves))


def test_a_reload_after_a_roll_keeps_the_die(open_game: Callable[..., PagePlayer]) -> None:
    rolled = session_at_decision(lambda session: len(moves_with_verb(session, "go")) > 1)
    person = open_game(before_the_roll(rolled))
    person.choose("land")
    person.wait_for_turn(rolled.ply - 2)
    reload(person)
    person.wait_for_turn()
    assert person.session().record == rolled.record
    expect(person.prompt).to_have_text(any_whitespace(person.text_of(GAME.view.prompt(rolled.state, Ui()))))
    glowing = person.page.locator("#spots [aria-disabled=false]")
    expect(glowing).to_have_count(len(moves_with_verb(rolled, "go")))
    person.choose(moves_with_verb(rolled, "go")[0])
    person.wait_for_turn(rolled.ply)
    assert person.session().record.moves[: rolled.ply] == rolled.record.moves


def test_a_roll_is_saved_before_its_animation_ends(open_game: Callable[..., PagePlayer]) -> None:
    rolled = session_at_decision(lambda session: len(moves_with_verb(session, "go")) > 1)
    person = open_game(before_the_roll(rolled))
    set_speed(person, "calm")
    person.choose("land")
    prompt = person.text_of(GAME.view.prompt(rolled.states[-3], Ui()))
    assert last_announcement_when_saved(person, rolled.ply).split() == prompt.split(), (
        "the roll is not announced yet"
    )
    reload(person)
    person.wait_for_turn()
    assert person.session().record == rolled.record


def test_a_bots_move_is_saved_before_its_animation_ends(open_game: Callable[..., PagePlayer]) -> None:
    rolled = session_at_decision(lambda session: bool(moves_along_roads(session)))
    person = open_game(rolled.record)
    set_speed(person, "calm")
    person.choose(moves_along_roads(rolled)[0])
    others = "|".join(player_names(rolled)[1:])
    expect(person.live.last).to_have_text(re.compile(f"^({others}) "))
    expect(person.prompt).to_have_text(re.compile(f"^({others})’s turn$"))
    playing = person.session()
    assert playing.ply > rolled.ply + 1
    reload(person, speed="instant")
    person.wait_for_turn(rolled.ply)
    assert person.session().record.moves[: playing.ply] == playing.record.moves


def last_announcement_when_saved(person: PagePlayer, ply: int) -> str:
    """The last text of the live region at the moment when `ply` moves are saved."""
    until = monotonic() + START_TIMEOUT / 1000
    while monotonic() < until:
        texts, announced = person.page.evaluate(STORAGE_AND_ANNOUNCEMENT_SCRIPT)
        if session_in(texts).ply >= ply:
            return str(announced)
    raise AssertionError("nothing more is saved")


def moves_along_roads(session: Session) -> list[Any]:
    """Walks that end the turn between two cities."""
    return [move for move in moves_with_verb(session, "go") if ":" in str(move)]


def reload(person: PagePlayer, speed: str = "") -> None:
    """Reload and continue, with another speed if one is given."""
    person.page.reload()
    expect(person.command_button("continue")).to_be_visible()
    if speed:
        set_speed(person, speed)
    person.command_button("continue").click()


def set_speed(person: PagePlayer, speed: str) -> None:
    person.page.locator("#bar [data-dialog=settings]").click()
    person.page.locator("#settings [name=speed]").select_option(speed)
    person.page.keyboard.press("Escape")

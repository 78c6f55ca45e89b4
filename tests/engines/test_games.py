"""A game of each, played to its end by taps and keys, with a reload in its middle."""

from __future__ import annotations

import pytest

from game.catalog import GAMES
from game.draw.show import Ui
from tests.engines.browser import Browser
from tests.engines.player import Player, sensible, unfinished
from tests.text.speaker import Speaker

BEFORE_THE_RELOAD = 2
"""Decisions: one by tap, one by keys."""

TITLE = 'document.getElementById("result-title").textContent'
WINNERS = '[...document.querySelectorAll("#result-rows .winner .name")].map(name => name.textContent)'


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_is_played_to_its_end_by_taps_and_keys_across_a_reload(game_id: str, browser: Browser) -> None:
    player = Player(browser, GAMES[game_id])
    player.go_on()
    assert player.is_asked()
    kept = unfinished()[game_id].record.moves
    assert player.kept().record.moves[: len(kept)] == kept
    player.learn_ways()
    assert play(player, BEFORE_THE_RELOAD) == BEFORE_THE_RELOAD
    assert player.is_asked(after=player.kept().ply - 1)

    before = player.kept()
    browser.reload()
    player.go_on()
    assert player.is_asked()
    assert player.kept().record == before.record
    play(player)

    session = player.kept()
    outcome = session.state.outcome
    assert outcome
    browser.settle()
    told = Speaker("en", ("Anna", "Ben")).text(session.game.view.prompt(session.state, Ui()))
    assert words(browser.ask(TITLE)) == words(told)
    assert browser.ask(WINNERS) == [session.record.seats[seat].name for seat in outcome.winners]
    browser.click("#result [data-command=home]")
    browser.see("body[data-screen=start]")


def play(player: Player, most: int = 100) -> int:
    """Decide by tap and by keys in turn, so often or to the end; how often it was."""
    ply, number = -1, 0
    while number < most and player.is_asked(after=ply):
        session = player.kept()
        way = player.type if number % 2 else player.tap
        way(sensible(session))
        ply, number = session.ply, number + 1
    return number


def words(text: str) -> list[str]:
    """A text without regard to the kind of its spaces."""
    return text.split()

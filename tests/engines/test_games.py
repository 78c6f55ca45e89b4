"""A game of each is played to its end by taps and keys, with a reload in the middle."""

from __future__ import annotations

import pytest

from game.catalog import GAMES
from game.web.game_screen import outcome_text
from tests.engines.browser import Browser
from tests.engines.player import Player, quick_move, unfinished_games
from tests.text.speaker import Speaker

DECISIONS_BEFORE_RELOAD = 2
"""One decision by tap, one by keys."""

TITLE = 'document.getElementById("result-title").textContent'
WINNERS = '[...document.querySelectorAll("#result-rows .winner .name")].map(name => name.textContent)'


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_by_taps_and_keys_survives_a_reload(game_id: str, browser: Browser) -> None:
    player = Player(browser, GAMES[game_id])
    player.resume()
    assert player.is_asked()
    moves_before = unfinished_games()[game_id].record.moves
    assert player.saved_session().record.moves[: len(moves_before)] == moves_before
    player.read_arrow_graph()
    assert play(player, DECISIONS_BEFORE_RELOAD) == DECISIONS_BEFORE_RELOAD
    assert player.is_asked(after=player.saved_session().ply - 1)

    before = player.saved_session()
    browser.reload()
    player.resume()
    assert player.is_asked()
    assert player.saved_session().record == before.record
    play(player)

    session = player.saved_session()
    outcome = session.state.outcome
    assert outcome
    browser.wait_for_paint()
    prompt = Speaker("en", ("Anna", "Ben")).text(outcome_text.title(session))
    assert split_words(browser.evaluate(TITLE)) == split_words(prompt)
    assert browser.evaluate(WINNERS) == [session.record.seats[seat].name for seat in outcome.winners]
    browser.click("#result [data-command=home]")
    browser.wait_for("body[data-screen=start]")


def play(player: Player, max_decisions: int = 100) -> int:
    """Decide by tap and by keys in turn, at most `max_decisions` times; the number of decisions."""
    ply, number = -1, 0
    while number < max_decisions and player.is_asked(after=ply):
        session = player.saved_session()
        play_move = player.play_by_keys if number % 2 else player.play_by_tap
        play_move(quick_move(session))
        ply, number = session.ply, number + 1
    return number


def split_words(text: str) -> list[str]:
    """The words of a text, whatever kind of space separates them."""
    return text.split()

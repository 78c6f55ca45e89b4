"""Future chance is hidden: neither a position nor a computer player's choice depends on the seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from game.catalog import GAMES
from game.contract import State
from game.play.record import Seat
from game.play.session import Session, load_session, new_session
from game.search.thinker import think_for_slices
from tools.fuzz.generators import play_randomly

SEEDS = ("00", "01", "ff", "5eed", "feed", "ca11")
MAX_PLIES = 400
MAX_POSITIONS = 30
"""Tested positions per game."""


@cache
def random_game(name: str) -> Session:
    """A game of random moves, cut at `MAX_PLIES`."""
    game = GAMES[name]
    session = new_session(game, tuple(Seat("", figure) for figure in range(game.seats[-1])), SEEDS[0])
    return play_randomly(session, Random(f"{name} by lot"), MAX_PLIES)


def positions_with_choice(session: Session) -> list[State]:
    """At most `MAX_POSITIONS` positions, spread over the game, in which a player has a choice."""
    found = [state for state in session.states if state.to_act >= 0 and len(state.legal_moves()) > 1]
    return found[:: -(-len(found) // MAX_POSITIONS)]


def decisions(name: str, level: str, seed: str) -> Iterator[tuple[str, str, float]]:
    """For each position: its text as the player sees it, the chosen move and its value."""
    loaded = load_session(replace(random_game(name).record, seed=seed).text(), GAMES).session
    assert loaded
    for state in positions_with_choice(loaded):
        seen = state.seen_by(state.to_act)
        thought = think_for_slices(GAMES[name].levels[level].thinker(), seen, Random(7), slices=1)
        yield seen.text(), str(thought.move), thought.value


@pytest.mark.parametrize(("name", "level"), [(name, level) for name in GAMES for level in GAMES[name].levels])
def test_a_bots_choice_does_not_depend_on_the_seed(name: str, level: str) -> None:
    as_played, *others = (list(decisions(name, level, seed)) for seed in SEEDS)
    assert len(as_played) > MAX_POSITIONS / 2
    assert others == [as_played] * len(others)

"""Nobody sees what chance has not shown yet: neither a position nor a computer player depends on the seed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.catalog import GAMES
from game.contract import CHANCE, NOBODY
from game.play.record import Seat
from game.play.session import Session, begin, load
from game.search.thinker import decide

SEEDS = ("00", "ff", "5eed")
PLIES = (9, 24, 40)


def middle(name: str, plies: int) -> Session:
    """A game after so many moves by lot, where a player is to act."""
    game = GAMES[name]
    rng = Random(f"{name} {plies}")
    session = begin(game, tuple(Seat("", figure) for figure in range(game.seats[-1])), SEEDS[0])
    while session.state.to_act == CHANCE or session.ply < plies:
        session = session.play(rng.choice(session.state.legal_moves()))
    assert session.state.to_act != NOBODY
    return session


@pytest.mark.parametrize("plies", PLIES)
@pytest.mark.parametrize(("name", "level"), [(name, level) for name in GAMES for level in GAMES[name].levels])
def test_a_choice_is_the_same_whatever_the_dice_and_tokens_to_come(name: str, level: str, plies: int) -> None:
    played = middle(name, plies)
    choices = set()
    for seed in SEEDS:
        loaded = load(replace(played.record, seed=seed).text(), GAMES).session
        assert loaded
        seen = loaded.state.seen_by(loaded.state.to_act)
        thought = decide(GAMES[name].levels[level].thinker(), seen, Random(7), slices=1)
        choices.add((seen.text(), str(thought.move), thought.value))
    assert len(choices) == 1

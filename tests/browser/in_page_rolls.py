"""Runs in the page's own Python (test_dice.py): rolls from seeds that are made as for real games."""

import json
from collections import Counter

from js import document

from game.catalog import GAMES
from game.contract import CHANCE, State, find_move
from game.play.dealer import Dealer, new_seed
from game.play.record import Seat
from game.play.session import new_session

STARTS, PLIES = 600, 100


def state_before_roll(seed: str) -> State:
    """A game of Star of Africa whose next move is a die."""
    session = new_session(GAMES["africa"], (Seat("", 0), Seat("", 1)), seed)
    while session.state.to_act == CHANCE or "land" not in map(str, session.state.legal_moves()):
        if session.state.to_act == CHANCE:
            move = Dealer(seed).deal(session.state, session.ply)
        else:
            move = session.state.legal_moves()[0]
        session = session.play(move)
    return session.play(find_move(session.state, "land")).state


seeds = [new_seed() for _ in range(STARTS)]
die = state_before_roll(seeds[0])
rolls = Counter(str(Dealer(seed).deal(die, ply)) for seed in seeds for ply in range(PLIES))
document.documentElement.dataset.rolled = json.dumps({"rolls": rolls, "seeds": seeds})

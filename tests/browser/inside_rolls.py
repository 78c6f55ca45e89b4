"""Runs in the page's own Python (test_dice.py): rolls from seeds as games get them."""

import json
from collections import Counter

from js import document

from game.catalog import GAMES
from game.contract import CHANCE, State, find_move
from game.play.chance import Dealer, fresh_seed
from game.play.record import Seat
from game.play.session import begin

STARTS, PLIES = 600, 100


def at_the_die(seed: str) -> State:
    """A game of Star of Africa whose next move is a die."""
    session = begin(GAMES["africa"], (Seat("", 0), Seat("", 1)), seed)
    while session.state.to_act == CHANCE or "land" not in map(str, session.state.legal_moves()):
        if session.state.to_act == CHANCE:
            move = Dealer(seed).deal(session.state, session.ply)
        else:
            move = session.state.legal_moves()[0]
        session = session.play(move)
    return session.play(find_move(session.state, "land")).state


seeds = [fresh_seed() for _ in range(STARTS)]
die = at_the_die(seeds[0])
rolls = Counter(str(Dealer(seed).deal(die, ply)) for seed in seeds for ply in range(PLIES))
document.documentElement.dataset.rolled = json.dumps({"rolls": rolls, "seeds": seeds})

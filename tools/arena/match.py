"""One game between computer players, from its seed."""

from __future__ import annotations

import time
from random import Random
from typing import NamedTuple

from game.catalog import GAMES
from game.contract import CHANCE, Game, Options, Outcome
from game.play.chance import Dealer
from game.search.players import RandomPlayer
from game.search.thinker import Thinker, decide

RANDOM = "random"

MOST_PLIES = 20_000
"""A game that goes on longer is given up and counts as a draw."""

ENDLESS = Outcome((), None, "endless")


class Match(NamedTuple):
    """A game to be played: `players` by seat; the seed fixes dice, lots and what the players draw."""

    game: str
    options: Options
    players: tuple[str, ...]
    seed: str


class Result(NamedTuple):
    """How it ended: winners by seat, the reason, and for each seat the processor's seconds of each decision."""

    winners: tuple[int, ...]
    reason: str
    plies: int
    seconds: tuple[tuple[float, ...], ...]


def play_match(match: Match, slices: int) -> Result:
    """Play it to its end; each decision may take so many slices."""
    game = GAMES[match.game]
    state = game.new(match.options, len(match.players))
    players = [thinker(game, name) for name in match.players]
    draws = [Random(f"{match.seed} {seat}") for seat in range(len(players))]
    seconds: list[list[float]] = [[] for _ in players]
    dealer = Dealer(match.seed)
    plies = 0
    while state.outcome is None and plies < MOST_PLIES:
        seat = state.to_act
        if seat == CHANCE:
            move = dealer.deal(state, plies)
        else:
            start = time.process_time()  # other processes' work is not the player's
            move = decide(players[seat], state.seen_by(seat), draws[seat], slices).move
            seconds[seat].append(time.process_time() - start)
        state = state.play(move)
        plies += 1
    outcome = state.outcome or ENDLESS
    return Result(outcome.winners, outcome.reason, plies, tuple(map(tuple, seconds)))


def thinker(game: Game, name: str) -> Thinker:
    """A fresh player of that name."""
    if name == RANDOM:
        return RandomPlayer()
    player: Thinker = game.levels[name].thinker()
    return player

"""One game between computer players, from its seed."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from math import inf
from random import Random
from typing import Any, NamedTuple

from game.catalog import GAMES
from game.contract import CHANCE, Game, Options, Outcome, State
from game.mancala.ai import Planner
from game.play.dealer import Dealer, level_in_game
from game.search.players import RandomPlayer
from game.search.thinker import SearchResult, Thinker, think_for_slices
from tools.arena import africa, star, uct_rave

RANDOM = "random"

FIXED_BASELINES: Mapping[str, Mapping[str, Callable[[], Any]]] = {
    "africa": africa.BASELINES,
    "star": {"child": star.CarelessChild},
}
"""By game: players that are not levels and take no number."""

BASELINES: Mapping[str, Mapping[str, Callable[[int], Any]]] = {
    "mancala": {"depth": Planner},
    "star": {"uct": star.PlainUct, "uct-rave": uct_rave.UctRave},
}
"""By game: players that take a number, their depth or their playouts, and think until they have done it."""

EARLY_DECISION: Mapping[str, Callable[[Any], Outcome | None]] = {"star": star.decided_outcome}
"""By game: a function that returns the outcome once it is certain; the game stops there."""

MAX_PLIES = 20_000
"""A longer game is stopped and counts as a draw."""

ENDLESS = Outcome((), None, "endless")


class Match(NamedTuple):
    """A game to play: `players` by seat; `seed` fixes dice, tokens and the players' random choices.

    Decisions in the first `opening` plies are random, the same for every rotation of the seats. Rolls and
    drawn tokens are plies, too.
    """

    game: str
    options: Options
    players: tuple[str, ...]
    seed: str
    opening: int = 0


class Result(NamedTuple):
    """`winners` are seats; `seconds` has for each seat the CPU time of each decision."""

    winners: tuple[int, ...]
    reason: str
    plies: int
    seconds: tuple[tuple[float, ...], ...]


def play_match(match: Match, slices: int) -> Result:
    """Play until the outcome is known; `slices` is the budget of players whose name sets none."""
    game = GAMES[match.game]
    early_decision = EARLY_DECISION.get(match.game, lambda state: None)
    state = game.new(match.options, len(match.players))
    players = [
        make_player(game, _name_in_game(game, name, match.seed, seat))
        for seat, name in enumerate(match.players)
    ]
    player_rngs = [Random(f"{match.seed} {seat}") for seat in range(len(players))]
    opening_rng = Random(f"{match.seed} opening")
    seconds: list[list[float]] = [[] for _ in players]
    dealer = Dealer(match.seed)
    plies = 0
    outcome = state.outcome
    while outcome is None and plies < MAX_PLIES:
        seat = state.to_act
        if seat == CHANCE:
            move = dealer.deal(state, plies)
        elif plies < match.opening:
            move = opening_rng.choice(state.legal_moves())
        else:
            start = time.process_time()  # other processes do not count
            thinker, budget = players[seat]
            move = think_until(thinker, budget, state.seen_by(seat), player_rngs[seat], slices).move
            seconds[seat].append(time.process_time() - start)
        state = state.play(move)
        plies += 1
        outcome = state.outcome or early_decision(state)
    outcome = outcome or ENDLESS
    return Result(outcome.winners, outcome.reason, plies, tuple(map(tuple, seconds)))


def _name_in_game(game: Game, name: str, seed: str, seat: int) -> str:
    """The name with the level as which a level plays this game; the budget stays."""
    kind, colon, budget = name.partition(":")
    if kind in game.levels:
        kind = level_in_game(game, kind, seed, seat)
    return kind + colon + budget


class Budget(NamedTuple):
    """Limit of one decision: work as the player counts it, or CPU seconds."""

    work: float = inf
    seconds: float = inf


def make_player(game: Game, name: str) -> tuple[Thinker, Budget | None]:
    """A new player of that name, and its budget; None if slices limit it.

    `reckoner:30000` limits work, `reckoner:0.5s` CPU seconds. Raises KeyError or ValueError for other names.
    """
    kind, _, budget = name.partition(":")
    baselines = BASELINES.get(game.id, {})
    if kind in baselines:
        return baselines[kind](int(budget)), Budget()
    thinker: Thinker = _unparametrised_players(game)[kind]()
    if budget.endswith("s"):
        return thinker, Budget(seconds=float(budget.removesuffix("s")))
    return thinker, Budget(work=int(budget)) if budget else None


def _unparametrised_players(game: Game) -> Mapping[str, Callable[[], Any]]:
    levels = {name: level.thinker for name, level in game.levels.items()}
    return {RANDOM: RandomPlayer, **FIXED_BASELINES.get(game.id, {}), **levels}


def think_until(
    thinker: Thinker, budget: Budget | None, state: State, rng: Random, slices: int
) -> SearchResult:
    """The result when the budget is used up; without a budget, after `slices` slices."""
    if budget is None:
        return think_for_slices(thinker, state, rng, slices)
    deadline = time.process_time() + budget.seconds
    thoughts = thinker.think(state, rng)
    thought = next(thoughts)
    while thought.work < budget.work and time.process_time() < deadline and (better := next(thoughts, None)):
        thought = better
    return thought

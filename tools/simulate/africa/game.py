"""One game of Star of Africa between computer players, and its result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

from game.africa import GAME
from game.africa.rules.position import ACT, START
from game.contract import CHANCE
from game.search.thinker import Thinker, think_for_slices
from tools.arena.africa import BASELINES

PLAYERS = (*GAME.levels, *BASELINES)
"""The names of all players: levels, and the arena's baselines."""

MAX_PLIES = 20_000
"""A game with more moves, dice included, is stopped and counts as a draw."""

ENDLESS = "endless"
"""The reason of that draw."""


class GameJob(NamedTuple):
    """A game to play. The player of each seat is drawn from `players`; `seed` fixes everything.

    `chosen_starts`: players choose their home; else it is drawn, so that homes can be compared.
    """

    preset: str
    players: tuple[str, ...]
    seats: int
    seed: str
    chosen_starts: bool = False


class GameResult(NamedTuple):
    """`rounds` is the highest number of turns of a player; `winner` is a seat, or None for a draw.

    `players`, `starts` and `stranded` are by seat; `star` is the city of the star, empty if it was not found.
    `plies` are all moves, dice included.
    """

    rounds: int
    winner: int | None
    reason: str
    players: tuple[str, ...]
    starts: tuple[str, ...]
    stranded: tuple[bool, ...]
    star: str
    plies: int = 0


def play_game(job: GameJob) -> GameResult:
    """Play a game to its end."""
    rng = Random(job.seed)
    players = tuple(rng.choice(job.players) for _ in range(job.seats))
    thinkers = [cached_thinker(name) for name in players]
    state: Any = GAME.new(GAME.presets[job.preset], job.seats)
    turns, starts, star, plies = [0] * job.seats, [""] * job.seats, "", 0
    while not state.outcome and plies < MAX_PLIES:
        if state.to_act == CHANCE:
            move = sample_chance(state, rng)
        elif state.phase == START and not job.chosen_starts:
            move = rng.choice(state.legal_moves())
        else:
            move = choose_move(state, thinkers, rng)
        if move.verb == "start":
            starts[state.seat] = move.target
        elif move.verb == "token" and move.target == "star":
            star = state.mover.place
        elif state.phase == ACT:
            turns[state.seat] += 1
        state, plies = state.play(move), plies + 1
    winners = state.outcome.winners if state.outcome else ()
    return GameResult(
        max(turns),
        winners[0] if winners else None,
        state.outcome.reason if state.outcome else ENDLESS,
        players,
        tuple(starts),
        tuple(seat.stranded for seat in state.seats),
        star,
        plies,
    )


def sample_chance(state: Any, rng: Random) -> Any:
    """A random event. Tokens are drawn when they are turned, which is as fair as dealing them before."""
    odds: Sequence[tuple[Any, int]] = state.odds()
    return rng.choices([move for move, _ in odds], [weight for _, weight in odds])[0]


def choose_move(state: Any, thinkers: Sequence[Thinker], rng: Random) -> Any:
    """The player's choice after one slice."""
    seat = state.to_act
    return think_for_slices(thinkers[seat], state.seen_by(seat), rng, slices=1).move


@cache
def cached_thinker(player: str) -> Thinker:
    """A player's thinker, shared by all games, since none keeps anything between them."""
    made: Thinker = (BASELINES[player] if player in BASELINES else GAME.levels[player].thinker)()
    return made

"""One game of Star of Africa among computer players, and what of it is counted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

from game.africa import GAME
from game.africa.rules.position import ACT, START
from game.contract import CHANCE
from game.search.thinker import Thinker, think_for_slices

MAX_PLIES = 20_000
"""A game that goes on longer is given up and counts as a draw."""


class GameJob(NamedTuple):
    """A game to be played. Who sits where is drawn from `players`; `seed` fixes everything.

    `chosen_starts`: players choose the home they start from; else it is drawn, so that homes can be compared.
    """

    preset: str
    players: tuple[str, ...]
    seats: int
    seed: str
    chosen_starts: bool = False


class GameResult(NamedTuple):
    """A game that was played.

    `rounds` are the turns of whoever had the most; `winner` is a seat, or None for a draw, and `reason` the
    outcome's. `players`, `starts` and `stranded` are told by seat; `star` is the city where the star lay, or
    empty where nobody turned it.
    """

    rounds: int
    winner: int | None
    reason: str
    players: tuple[str, ...]
    starts: tuple[str, ...]
    stranded: tuple[bool, ...]
    star: str


def play_game(job: GameJob) -> GameResult:
    """Play it to its end."""
    rng = Random(job.seed)
    players = tuple(rng.choice(job.players) for _ in range(job.seats))
    thinkers = [cached_thinker(name) for name in players]
    state: Any = GAME.new(GAME.presets[job.preset], job.seats)
    turns, starts, star = [0] * job.seats, [""] * job.seats, ""
    for _ in range(MAX_PLIES):
        if state.outcome:
            break
        if state.to_act == CHANCE:
            move = sample_chance(state, rng)
        elif state.phase == START and not job.chosen_starts:
            move = rng.choice(state.legal_moves())
        else:
            move = choose_move(state, thinkers, rng)
        if move.verb == "start":
            starts[state.turn] = move.target
        elif move.verb == "token" and move.target == "star":
            star = state.mover.place
        elif state.phase == ACT:
            turns[state.turn] += 1
        state = state.play(move)
    winners = state.outcome.winners if state.outcome else ()
    return GameResult(
        max(turns),
        winners[0] if winners else None,
        state.outcome.reason if state.outcome else "endless",
        players,
        tuple(starts),
        tuple(seat.stranded for seat in state.seats),
        star,
    )


def sample_chance(state: Any, rng: Random) -> Any:
    """What chance brings. The tokens are drawn when they are turned, which deals them as fairly."""
    odds: Sequence[tuple[Any, int]] = state.odds()
    return rng.choices([move for move, _ in odds], [weight for _, weight in odds])[0]


def choose_move(state: Any, thinkers: Sequence[Thinker], rng: Random) -> Any:
    """A player's first thought."""
    seat = state.to_act
    return think_for_slices(thinkers[seat], state.seen_by(seat), rng, slices=1).move


@cache
def cached_thinker(level: str) -> Thinker:
    """A level's thinker; none keeps anything from one game to the next."""
    made: Thinker = GAME.levels[level].thinker()
    return made

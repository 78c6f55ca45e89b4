"""Valid games to corrupt: every game, any house rules, random moves."""

from __future__ import annotations

from functools import cache
from random import Random

from game.catalog import GAMES
from game.contract import CHANCE, NOBODY, Game, Option, OptionValue
from game.nim import GAME as NIM
from game.play.dealer import Dealer
from game.play.record import HUMAN, Seat
from game.play.replay import session_at
from game.play.session import Session, new_session

ALL_GAMES = {**GAMES, NIM.id: NIM}
"""Every game by id, the template too."""

GAMES_IN_POOL = 12
"""Different games of each kind; a random session is one of them up to some ply."""

MAX_PLIES = 60
NAMES = ("", "Anna", "Åke Ö", "<b>Bo</b>", "🦁" * 24, 'a"b\\c', "ש")


def pick_game(rng: Random) -> Game:
    return ALL_GAMES[rng.choice(list(ALL_GAMES))]


def random_session(rng: Random, game: Game | None = None) -> Session:
    """A game up to a random ply."""
    game = game or pick_game(rng)
    session = _random_game(game.id, rng.randrange(GAMES_IN_POOL))
    return session_at(session, rng.randint(0, session.ply))


def play_random_move(session: Session, rng: Random) -> Session:
    """The session after one more move: chance's, or a random legal one."""
    state = session.state
    if state.to_act == CHANCE:
        return session.play(Dealer(session.record.seed).deal(state, session.ply))
    return session.play(rng.choice(state.legal_moves()))


def play_randomly(session: Session, rng: Random, plies: int = 100_000) -> Session:
    """The session after random moves, at this ply or at its end."""
    while session.ply < plies and session.state.to_act != NOBODY:
        session = play_random_move(session, rng)
    return session


def random_new_session(game: Game, rng: Random) -> Session:
    """A game before its first move, with random options, seats, names and players."""
    options = dict(rng.choice(list(game.presets.values())))
    for name, option in game.options.items():
        if rng.random() < 0.2:
            options[name] = random_value(option, rng)
    seats = tuple(_seat(game, figure, rng) for figure in rng.sample(range(5), rng.choice(game.seats)))
    return new_session(game, seats, f"{rng.getrandbits(64):x}", options)


def random_value(option: Option, rng: Random) -> OptionValue:
    """A valid value of the option; from the first 1,000 of a long range."""
    return rng.choice(option.values[:1000])


@cache
def _random_game(game_id: str, number: int) -> Session:
    rng = Random(f"good {game_id} {number}")
    return play_randomly(random_new_session(ALL_GAMES[game_id], rng), rng, MAX_PLIES)


def _seat(game: Game, figure: int, rng: Random) -> Seat:
    return Seat(rng.choice(NAMES), figure, rng.choice((HUMAN, *game.levels)))

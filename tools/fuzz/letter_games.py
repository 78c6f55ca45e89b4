"""Random games from several devices, as the devices play them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from game.contract import CHANCE, Game
from game.play.record import DRAW, Seat
from game.play.session import Session, new_session
from game.play.together import agreements
from game.play.together.chains import element_bytes
from game.play.together.draws import (
    OwnChain,
    device_to_act,
    draw_next,
    joined,
    missing_devices,
    new_together,
    with_revealed,
)
from tools.fuzz.generators import ALL_GAMES

MAX_PLIES = 60

ASKED = 0.2
"""The probability that a player asks for something when that is possible."""

ENDED = 0.1
"""The probability that somebody resigns at the end of a random game, and that they offer a draw."""

TABLES = {"africa": ((0, 1), (0, 1, 2), (0, 0, 1)), "star": ((0, 1),), "mancala": ((0, 1),)}
"""The devices of the seats, by game."""


def answered(session: Session, own: OwnChain) -> Session:
    """The session after a device has agreed to take a move back, or to what is asked, as it is sent."""
    after = agreements.agreed(session)
    return with_revealed(after, own.device, own.secret)


def new_game(rng: Random, tables: Sequence[tuple[int, ...]] | None = None) -> tuple[Session, list[str]]:
    """A game that its first device has started, and the secrets of all devices."""
    name = "africa" if tables else rng.choice(list(TABLES))
    game, owners = ALL_GAMES[name], rng.choice(tables or TABLES[name])
    size = element_bytes(game.has_chance)
    secrets = [rng.randbytes(size).hex() for _ in range(max(owners) + 1)]
    seats = tuple(Seat("", figure) for figure in range(len(owners)))
    options = _small_options(game)
    session = new_session(game, seats, "", options)
    together = new_together(owners, secrets[0])
    return replace(session, record=replace(session.record, together=together)), secrets


def _small_options(game: Game) -> dict[str, int | float | str]:
    options = game.complete_options()
    return options | {"rings": 4} if "rings" in options else options


def random_game(rng: Random, tables: Sequence[tuple[int, ...]] | None = None) -> tuple[Session, list[str]]:
    """A game of some turns, all of them revealed, and the secrets of all devices."""
    session, secrets = new_game(rng, tables)
    for device in missing_devices(session):
        session = joined(session, device, secrets[device], f"Player {device}")
    session = all_played(session, secrets, rng, plies=rng.randint(4, 40))
    ending = rng.random()
    if (last := device_to_act(session)) is not None and session.can_be_ended:
        if ending < ENDED:
            session = with_revealed(agreements.resigned(session), last, secrets[last])
        elif ending < 2 * ENDED:
            session = agreements.asked(session, DRAW)
    return session, secrets


def all_played(session: Session, secrets: Sequence[str], rng: Random, plies: int = 20) -> Session:
    while session.ply < plies and (device := device_to_act(session)) is not None:
        own = OwnChain(device, secrets[device])
        before = device_to_act(session.undo())
        has_asked = before is not None and agreements.can_ask(session, before) and rng.random() < ASKED
        session = answered(session, own) if has_asked else played(session, own, rng)
    return session


def played(session: Session, own: OwnChain, rng: Random) -> Session:
    """The session after this device's turn, `MAX_PLIES` long at most, with its element revealed."""
    for _ in range(MAX_PLIES):
        at_chance = session.state.to_act == CHANCE
        if device_to_act(session) != own.device or (at_chance and missing_devices(session)):
            break
        move = draw_next(session, own) if at_chance else rng.choice(session.state.legal_moves())
        session = session.play(move)
    return with_revealed(session, own.device, own.secret)

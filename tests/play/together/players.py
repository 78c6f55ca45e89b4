"""Devices that play a game together by letter, without a browser."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.contract import CHANCE, Game, Options
from game.play.record import Seat
from game.play.session import Session, new_session
from game.play.together.chains import element_bytes
from game.play.together.draws import (
    OwnChain,
    device_to_act,
    draw_next,
    is_live,
    joined,
    missing_devices,
    new_together,
    together_of,
    with_revealed,
)
from game.play.together.letter import read_letter, write_letter

NAMES = ("Anna", "Bo", "Cilla", "Dag", "Eva")


def new_secrets(game: Game, rng: Random, devices: int) -> list[str]:
    size = element_bytes(game.has_chance)
    return [rng.randbytes(size).hex() for _ in range(devices)]


def started(game: Game, owners: tuple[int, ...], secret: str, options: Options | None = None) -> Session:
    """A game as its first device starts it: only its own seats have names."""
    seats = tuple(Seat(NAMES[seat] if owner == 0 else "", seat) for seat, owner in enumerate(owners))
    session = new_session(game, seats, "", options)
    return replace(session, record=replace(session.record, together=new_together(owners, secret)))


def all_joined(session: Session, secrets: list[str]) -> Session:
    """The session that all devices have joined, as if each had answered the invitation."""
    assert session.record.together
    for device in missing_devices(session):
        name = NAMES[session.record.together.owners.index(device)]
        session = joined(session, device, secrets[device], name)
    return session


def play_run(session: Session, own: OwnChain, rng: Random) -> Session:
    """The session after all moves of this device's turn, with its element revealed: ready to be sent."""
    while device_to_act(session) == own.device:
        at_chance = session.state.to_act == CHANCE
        move = draw_next(session, own) if at_chance else rng.choice(session.state.legal_moves())
        session = session.play(move)
    return with_revealed(session, own.device, own.secret)


def play_by_letter(session: Session, secrets: list[str], rng: Random, plies: int) -> Session:
    """The session after at least `plies` moves, or at its end; every turn is sent as a letter and read."""
    games = {session.game.id: session.game}
    while session.ply < plies and (device := device_to_act(session)) is not None:
        session = play_run(session, OwnChain(device, secrets[device]), rng)
        assert read_letter(write_letter(session), games).record == session.record
    return session


def with_live(session: Session, live: bool) -> Session:
    """The session in which draws from now on are made live, or by letter again."""
    together = together_of(session.record)
    if is_live(together, session.ply) == live:
        return session
    if together.live and together.live[-1] == session.ply:  # switched twice before a move
        changed = together.live[:-1]
    else:
        changed = (*together.live, session.ply)
    return replace(session, record=replace(session.record, together=replace(together, live=changed)))

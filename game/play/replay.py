"""Replay of a session: the log of its moves, the session at any ply, and forks from there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from game.contract import CHANCE
from game.play.record import HUMAN
from game.play.session import Session


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One `game.draw.presentation.MoveEvent` of the move that led to the position after `ply` moves."""

    ply: int
    event: Any


def log_entries(session: Session) -> Iterator[LogEntry]:
    """The log of all moves, in order."""
    for ply in range(1, session.ply + 1):
        yield from log_entries_of_ply(session, ply)


def log_entries_of_ply(session: Session, ply: int) -> Iterator[LogEntry]:
    """The log of the move that led to the position after `ply` moves; empty at ply 0."""
    if ply > 0:
        before, after = session.states[ply - 1 : ply + 1]
        move = before.read_move(session.record.moves[ply - 1])
        for event in session.game.narrator.narrate(before, move, after):
            yield LogEntry(ply, event)


def stops(session: Session) -> tuple[int, ...]:
    """The plies at which stepping through a game stops: 0, and every ply with log entries."""
    return (0, *sorted({line.ply for line in log_entries(session)}))


def turns(session: Session) -> list[tuple[int, tuple[str, ...]]]:
    """The seat and the moves of each turn, chance's included; the first turn has those before it, too."""
    acting = [state.to_act for state in session.states[:-1]]
    seat = next((each for each in acting if each != CHANCE), 0)
    seats = []
    for each in acting:
        seat = seat if each == CHANCE else each
        seats.append(seat)
    by_seat = groupby(zip(seats, session.record.moves, strict=True), key=lambda each: each[0])
    return [(seat, tuple(move for _, move in moves)) for seat, moves in by_seat]


def session_at(session: Session, ply: int) -> Session:
    """The session after `ply` moves, without later moves and without a redo stack."""
    record = session.record.first_moves(ply)
    return replace(session, record=record, states=session.states[: ply + 1], redo_stack=())


def fork(session: Session, ply: int, seed: str, names: Sequence[str]) -> Session:
    """A new session from `ply` on with a person in every seat; `names` are the displayed names of the seats.

    It has its own `seed`, so that it does not reveal the real game's future dice.
    """
    past = session_at(session, ply)
    seats = tuple(
        seat if seat.player == HUMAN else replace(seat, player=HUMAN, name=seat.name or name)
        for seat, name in zip(past.record.seats, names, strict=True)
    )
    return replace(past, record=replace(past.record, seats=seats, seed=seed, together=None))

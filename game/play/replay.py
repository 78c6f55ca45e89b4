"""A game looked back at: what was told of each move, how it stood then, and branches from there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.play.record import HUMAN
from game.play.session import Session


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One beat (`game.draw.presentation.Beat`) of the move that led to the position after `ply` moves."""

    ply: int
    event: Any


def log_entries(session: Session) -> Iterator[LogEntry]:
    """What was told of every move, from the first one on."""
    for ply in range(1, session.ply + 1):
        yield from log_entries_of_ply(session, ply)


def log_entries_of_ply(session: Session, ply: int) -> Iterator[LogEntry]:
    """What was told of the move that led to the position after `ply` moves; nothing of the beginning."""
    if ply > 0:
        before, after = session.states[ply - 1 : ply + 1]
        for event in session.game.narrator.narrate(
            before, before.read_move(session.record.moves[ply - 1]), after
        ):
            yield LogEntry(ply, event)


def stops(session: Session) -> tuple[int, ...]:
    """Where stepping stops: the beginning, and after every move of which something was told."""
    return (0, *sorted({line.ply for line in log_entries(session)}))


def session_at(session: Session, ply: int) -> Session:
    """The session as it stood after so many moves; what came later, and what was undone, is left out."""
    record = replace(session.record, moves=session.record.moves[:ply])
    return replace(session, record=record, states=session.states[: ply + 1], redo_stack=())


def fork(session: Session, ply: int, seed: str, names: Sequence[str]) -> Session:
    """Another game from there on, for a person to try out every seat; computers keep what they are called.

    Its chance comes from a seed of its own, so that it tells nothing of what the real game has in store.
    """
    past = session_at(session, ply)
    seats = tuple(
        seat if seat.player == HUMAN else replace(seat, player=HUMAN, name=seat.name or name)
        for seat, name in zip(past.record.seats, names, strict=True)
    )
    return replace(past, record=replace(past.record, seats=seats, seed=seed))

"""Replay of a session: the log of its moves, the session at any ply, and forks from there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from game.contract import CHANCE
from game.draw.presentation import MoveEvent
from game.play.record import DRAW, HUMAN
from game.play.session import Session
from game.text.message import msg


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One event of the move that led to the position after `ply` moves."""

    ply: int
    event: MoveEvent


def log_entries(session: Session) -> Iterator[LogEntry]:
    """The log of all moves, in order."""
    for ply in range(session.ply + 1):
        yield from log_entries_of_ply(session, ply)


def log_entries_of_ply(session: Session, ply: int) -> Iterator[LogEntry]:
    """The log of the move that led to the position after `ply` moves, and of the end that players chose."""
    if ply > 0:
        before, after = session.states[ply - 1 : ply + 1]
        move = before.read_move(session.record.moves[ply - 1])
        for event in session.game.narrator.narrate(before, move, after):
            yield LogEntry(ply, event)
    if ply == session.ply and (ending := chosen_ending(session)):
        yield LogEntry(ply, ending)


def chosen_ending(session: Session) -> MoveEvent | None:
    """The event of a draw that players have agreed on, or of one who has resigned; else None."""
    outcome, seat = session.outcome, session.state.to_act
    if outcome is None or seat < 0:
        return None
    text, name = f"outcome-{outcome.reason}", msg("player", seat=seat)
    if outcome.reason == DRAW:
        return MoveEvent("draw", msg(text, other=name), seat)
    return MoveEvent("win", msg(text, seat=outcome.winners[0], other=name), outcome.winners[0])


def stops(session: Session) -> tuple[int, ...]:
    """The plies at which stepping through a game stops: 0, and every ply with log entries."""
    return tuple(sorted({0, *(entry.ply for entry in log_entries(session))}))


def turns(session: Session) -> list[tuple[int, tuple[str, ...]]]:
    """The seat and the moves of each turn, chance's included; the first turn has those before it, too."""
    found: list[tuple[int, tuple[str, ...]]] = []
    moves, begins_turn = session.record.moves, session.game.begins_turn
    start, seat = 0, None
    for ply, state in enumerate(session.states[:-1]):
        if state.to_act == CHANCE:
            continue
        if seat is not None and (state.to_act != seat or (begins_turn and begins_turn(state))):
            found.append((seat, moves[start:ply]))
            start = ply
        seat = state.to_act
    return [*found, (seat or 0, moves[start:])] if moves else []


def turn_number(session: Session, ply: int) -> int:
    """The number of the turn to which the last of the first `ply` moves belongs."""
    return len(turns(session_at(session, ply)))


def turn_ends(session: Session) -> tuple[int, ...]:
    """The plies after which a turn has ended, with 0 before the first; the last turn may go on."""
    return (0, *accumulate(len(moves) for _, moves in turns(session)))


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
    return replace(past, record=replace(past.record, seats=seats, seed=seed, together=None, ended=""))

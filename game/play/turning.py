"""Turning points: the moves of a game for two that cost whoever played them most, as a computer judged it.

Judged is the chance to win before a move, had the best one been played, and after the one that was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

LEAST = 0.1
"""A smaller loss is within what such judging errs."""

MOST = 5


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a computer thinks of a position: the chance to win of seat 0 (0 to 1), and the move it would play.

    `seat` is to act, `best` empty once the game is over.
    """

    seat: int
    chance: float
    best: str


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The move after which `ply` were played, what would have been better, and the mover's chances."""

    ply: int
    seat: int
    played: str
    better: str
    before: float
    after: float


def turning_points(judged: Sequence[Judgement], moves: Sequence[str]) -> tuple[TurningPoint, ...]:
    """The costliest moves, in the order they were played; `judged[k]` is the position before `moves[k]`."""
    found = [
        TurningPoint(ply, now.seat, played, now.best, _for_seat(now, now.seat), _for_seat(then, now.seat))
        for ply, (now, then, played) in enumerate(zip(judged, judged[1:], moves, strict=False), start=1)
        if now.best != played
    ]
    costly = [point for point in found if point.before - point.after >= LEAST]
    costly.sort(key=lambda point: point.after - point.before)
    return tuple(sorted(costly[:MOST], key=lambda point: point.ply))


def _for_seat(judgement: Judgement, seat: int) -> float:
    return judgement.chance if seat == 0 else 1 - judgement.chance

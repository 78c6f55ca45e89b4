"""Turning points: the moves of a game for two that cost whoever played them most, as a computer judged it.

Judged is the chance to win before a move, had the best one been played, and after the one that was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

MIN_LOSS = 0.1
"""A smaller loss is within what such judging errs."""

MAX_POINTS = 5


@dataclass(frozen=True, slots=True)
class PlyEvaluation:
    """What a computer thinks of a position: the chance to win of seat 0 (0 to 1), and the move it would play.

    `seat` is to act, `best` empty once the game is over.
    """

    seat: int
    win_chance: float
    best_move: str


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The move after which `ply` were played, what would have been better, and the mover's chances."""

    ply: int
    seat: int
    played: str
    better: str
    chance_before: float
    chance_after: float


def turning_points(evaluations: Sequence[PlyEvaluation], moves: Sequence[str]) -> tuple[TurningPoint, ...]:
    """The costliest moves, in the order they were played; `judged[k]` is the position before `moves[k]`."""
    found = [
        TurningPoint(
            ply,
            now.seat,
            played,
            now.best_move,
            _win_chance_of(now, now.seat),
            _win_chance_of(then, now.seat),
        )
        for ply, (now, then, played) in enumerate(
            zip(evaluations, evaluations[1:], moves, strict=False), start=1
        )
        if now.best_move != played
    ]
    costly = [point for point in found if point.chance_before - point.chance_after >= MIN_LOSS]
    costly.sort(key=lambda point: point.chance_after - point.chance_before)
    return tuple(sorted(costly[:MAX_POINTS], key=lambda point: point.ply))


def _win_chance_of(evaluation: PlyEvaluation, seat: int) -> float:
    return evaluation.win_chance if seat == 0 else 1 - evaluation.win_chance

"""Turning points: the moves of a game for two that cost their player most, as evaluated by a computer.

The cost of a move is the loss of winning probability compared with the best move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.contract import State

MIN_LOSS = 0.1
"""Smallest loss of winning probability that exceeds the evaluation's error."""

DECISIVE_LOSS, MIN_CHANCE_BEFORE = 0.25, 0.4
"""A move throws the game away if it loses so much, and the game was not lost before."""

MAX_POINTS = 5


@dataclass(frozen=True, slots=True)
class PlyEvaluation:
    """A computer's evaluation of a position: seat 0's winning probability (0 to 1) and the best move.

    `seat` is to act; `best_move` is empty when the game is over. `is_drawn`: the game is a draw, or proved to
    end as one if both play well; its winning probability is one half.
    """

    seat: int
    win_probability: float
    best_move: str
    is_drawn: bool = False


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The move that led to `ply`, a better move, and the player's winning probability before and after.

    `drawn` says when the game was a proved draw: `before` the move, `after` it, or `no`.
    """

    ply: int
    seat: int
    played: str
    better: str
    chance_before: float
    chance_after: float
    drawn: str = "no"


def evaluation_of(
    state: State, value: float = 0.5, best_move: str = "", exact: bool = False
) -> PlyEvaluation:
    """An evaluation from the winning probability of the seat to act; of a finished game, from its outcome."""
    if state.outcome:
        winners = state.outcome.winners
        return PlyEvaluation(0, (0 in winners) if winners else 0.5, "", not winners)
    is_drawn = exact and value == 0.5
    return PlyEvaluation(state.to_act, value if state.to_act == 0 else 1 - value, best_move, is_drawn)


def is_decisive(point: TurningPoint) -> bool:
    """Whether the move threw the game away."""
    loss = point.chance_before - point.chance_after
    return loss >= DECISIVE_LOSS and point.chance_before >= MIN_CHANCE_BEFORE


def turning_points(evaluations: Sequence[PlyEvaluation], moves: Sequence[str]) -> tuple[TurningPoint, ...]:
    """The costliest moves in playing order; `evaluations[k]` is of the position before `moves[k]`."""
    found = [
        TurningPoint(
            ply,
            now.seat,
            played,
            now.best_move,
            _win_probability_of(now, now.seat),
            _win_probability_of(then, now.seat),
            "before" if now.is_drawn else "after" if then.is_drawn else "no",
        )
        for ply, (now, then, played) in enumerate(
            zip(evaluations, evaluations[1:], moves, strict=False), start=1
        )
        if now.best_move != played
    ]
    costly = [point for point in found if point.chance_before - point.chance_after >= MIN_LOSS]
    costly.sort(key=lambda point: point.chance_after - point.chance_before)
    return tuple(sorted(costly[:MAX_POINTS], key=lambda point: point.ply))


def _win_probability_of(evaluation: PlyEvaluation, seat: int) -> float:
    return evaluation.win_probability if seat == 0 else 1 - evaluation.win_probability

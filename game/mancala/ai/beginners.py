"""Computer players that look at most one reply ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from game.mancala.rules.board import all_captures, stones_in_row
from game.mancala.rules.moves import CAPTURE, SOW, SWAP, Move
from game.mancala.rules.state import State
from game.search.thinker import SearchResult
from game.text.message import Message, msg

MoveScore = Callable[[State, Move], int]

HABIT_PROBABILITY = 0.5
"""Probability that Sower sows its fullest hole instead of a random one."""

RISK_WEIGHT, GIVING_WEIGHT = 2, 1
"""Guard's weights of a stone at risk and of a stone sown to the other row; a threat has weight 1."""


class Sower:
    """Sows its fullest hole or a random one, and ignores captures."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        moves = state.legal_moves()
        sowings = [move for move in moves if move.verb == SOW]
        if not sowings:
            yield SearchResult(rng.choice(moves), 0.5, msg("mancala-reason-forced"))
        elif rng.random() < HABIT_PROBABILITY:
            fullest = max(sowings, key=lambda move: state.board[move.hole])
            yield SearchResult(fullest, 0.5, msg("mancala-reason-fullest"))
        else:
            yield SearchResult(rng.choice(sowings), 0.5, msg("mancala-reason-any"))


class Captor:
    """Sows so that its next capture would be as large as possible if the opponent did nothing."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        rated = _rated(state, rng, capture_threat)
        yield _best(rated, msg("mancala-reason-threat", stones=rated[0][1]))


class Guard:
    """Threatens captures, leaves few stones at risk, and keeps its own row small."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        rated = _rated(state, rng, guard_score)
        yield _best(rated, msg("mancala-reason-guard", stones=stones_at_risk(state, rated[0][0])))


def _rated(state: State, rng: Random, score: MoveScore) -> list[tuple[Move, int]]:
    """The moves except the swap with their scores, best first, ties in random order."""
    moves = [move for move in state.legal_moves() if move.verb != SWAP]
    rng.shuffle(moves)
    return sorted(((move, score(state, move)) for move in moves), key=lambda each: -each[1])


def _best(rated: list[tuple[Move, int]], reason: Message) -> SearchResult:
    """The result for the first move, with `reason` unless the rules force a capture."""
    move, _ = rated[0]
    shown_reason = msg("mancala-reason-forced") if move.verb == CAPTURE else reason
    return SearchResult(move, 0.5, shown_reason, tuple(rated), work=len(rated))


def capture_threat(before: State, move: Move) -> int:
    """The stones that a move captures, or that the next move could if the opponent did nothing."""
    if move.verb == CAPTURE:
        return before.board[move.hole]
    found = [each.stones for each in all_captures(before.play(move).board, before.seat)]
    if before.house.capture == "free":
        return max(found, default=0)
    return min(found, default=0)


def guard_score(before: State, move: Move) -> int:
    """Guard's rating of a move."""
    return (
        capture_threat(before, move)
        - RISK_WEIGHT * stones_at_risk(before, move)
        + GIVING_WEIGHT * stones_given(before, move)
    )


def stones_given(before: State, move: Move) -> int:
    """The stones that a sowing moves to the other row."""
    return stones_in_row(before.board, before.seat) - stones_in_row(before.play(move).board, before.seat)


def stones_at_risk(before: State, move: Move) -> int:
    """The largest capture that the opponent can make after a move."""
    return max((each.stones for each in before.play(move).captures()), default=0)

"""Computer players that look at most one reply ahead."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from random import Random

from game.mancala.rules.board import legal_captures, row, stones_in_row
from game.mancala.rules.moves import CAPTURE, SOW, SWAP, Move
from game.mancala.rules.state import State
from game.search.thinker import SearchResult

MoveScore = Callable[[State, Move], int]

CAPTURE_WEIGHT = 2
"""Guard's weight of a stone threatened or at risk; a stone sown to the other row has weight 1."""


class Sower:
    """Sows its fullest hole, and ignores captures."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        yield _best_move(state, rng, stones_sown)


class Captor:
    """Sows so that its next capture would be as large as possible if the opponent did nothing."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        yield _best_move(state, rng, capture_threat)


class Guard:
    """Threatens captures, leaves few stones at risk, and keeps its own row small."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        yield _best_move(state, rng, guard_score)


class Forgetful:
    """Chooses as `player` does, among the holes that it looks at: it forgets some others in each turn.

    A forced capture is not forgotten. If it looks at no hole that it may sow, it looks at all of them.
    """

    def __init__(self, player: Sower | Captor, forgotten_holes: int) -> None:
        self._player = player
        self._forgotten_holes = forgotten_holes

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        forgotten = frozenset(rng.sample(row(state.seat), self._forgotten_holes))
        for result in self._player.think(state, rng):
            yield _without_holes(result, forgotten)


def _without_holes(result: SearchResult, forgotten: Collection[int]) -> SearchResult:
    """The result with the best of the moves from other holes."""
    seen = tuple(each for each in result.candidates if each[0].hole not in forgotten)
    if result.move.verb != SOW or not seen:
        return result
    return replace(result, move=seen[0][0], candidates=seen)


def _best_move(state: State, rng: Random, score: MoveScore) -> SearchResult:
    """The move with the highest score, never the swap; ties in random order."""
    moves = [move for move in state.legal_moves() if move.verb != SWAP]
    rng.shuffle(moves)
    rated = sorted(((move, score(state, move)) for move in moves), key=lambda each: -each[1])
    return SearchResult(rated[0][0], 0.5, candidates=tuple(rated), work=len(rated))


def stones_sown(before: State, move: Move) -> int:
    """The stones in the hole of a sowing."""
    return before.board[move.hole]


def capture_threat(before: State, move: Move) -> int:
    """The stones that a move captures, or that the next move could if the opponent did nothing."""
    if move.verb == CAPTURE:
        return before.board[move.hole]
    found = legal_captures(before.play(move).board, before.seat, before.house.capture)
    return max((each.stones for each in found), default=0)


def guard_score(before: State, move: Move) -> int:
    """Guard's rating of a move."""
    lead = capture_threat(before, move) - stones_at_risk(before, move)
    return CAPTURE_WEIGHT * lead + stones_given(before, move)


def stones_given(before: State, move: Move) -> int:
    """The stones that a sowing moves to the other row."""
    return stones_in_row(before.board, before.seat) - stones_in_row(before.play(move).board, before.seat)


def stones_at_risk(before: State, move: Move) -> int:
    """The largest capture that the opponent can make after a move."""
    return max((each.stones for each in before.play(move).captures()), default=0)

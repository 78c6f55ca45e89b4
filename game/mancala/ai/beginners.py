"""Computer players that look at the board and hardly further: beginners, each with a habit of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from game.mancala.board import facing, in_row
from game.mancala.moves import CAPTURE, SOW, SWAP, Move
from game.mancala.rules import State
from game.search.thinker import Thought
from game.text.message import Message, say

Worth = Callable[[State, Move], int]

CHANCE_OF_A_HABIT = 0.5
"""How often the sower sows its fullest hole; else any."""

LOSS, ACROSS = 2, 1
"""What weighs with the guard, next to a stone threatened: a stone left, a stone sent across."""


class Sower:
    """Loves a handful: sows its fullest hole, or any, and never looks at what can be captured."""

    def think(self, state: State, rng: Random) -> Iterator[Thought]:
        moves = state.legal_moves()
        sowings = [move for move in moves if move.verb == SOW]
        if not sowings:
            yield Thought(rng.choice(moves), 0.5, say("mancala-reason-forced"))
        elif rng.random() < CHANCE_OF_A_HABIT:
            fullest = max(sowings, key=lambda move: state.board[move.hole])
            yield Thought(fullest, 0.5, say("mancala-reason-fullest"))
        else:
            yield Thought(rng.choice(sowings), 0.5, say("mancala-reason-any"))


class Captor:
    """Wants to capture: sows so that as much as possible could be captured if the other did nothing."""

    def think(self, state: State, rng: Random) -> Iterator[Thought]:
        rated = _rated(state, rng, threat)
        yield _best(rated, say("mancala-reason-threat", stones=rated[0][1]))


class Guard:
    """Looks at the answer: threatens, leaves little to be captured, and keeps its own row light."""

    def think(self, state: State, rng: Random) -> Iterator[Thought]:
        rated = _rated(state, rng, prudence)
        yield _best(rated, say("mancala-reason-guard", stones=loss(state, rated[0][0])))


def _rated(state: State, rng: Random, worth: Worth) -> list[tuple[Move, int]]:
    """The moves with what they are worth, best first, equals by lot; beginners leave sides as they are."""
    moves = [move for move in state.legal_moves() if move.verb != SWAP]
    rng.shuffle(moves)
    return sorted(((move, worth(state, move)) for move in moves), key=lambda each: -each[1])


def _best(rated: list[tuple[Move, int]], reason: Message) -> Thought:
    """The first move, for this reason unless the rules leave nothing but captures."""
    move, _ = rated[0]
    told = say("mancala-reason-forced") if move.verb == CAPTURE else reason
    return Thought(move, 0.5, told, tuple(rated), work=len(rated))


def threat(before: State, move: Move) -> int:
    """The stones that a move captures, or could capture next if the other did nothing."""
    if move.verb == CAPTURE:
        return before.board[move.hole]
    found = [each.stones for each in facing(before.play(move).board, before.seat)]
    if before.house.capture == "free":
        return max(found, default=0)
    return min(found, default=0)


def prudence(before: State, move: Move) -> int:
    """What the guard thinks of a move."""
    return threat(before, move) - LOSS * loss(before, move) + ACROSS * across(before, move)


def across(before: State, move: Move) -> int:
    """The stones that a sowing takes out of the own row."""
    return in_row(before.board, before.seat) - in_row(before.play(move).board, before.seat)


def loss(before: State, move: Move) -> int:
    """The stones that the other can capture after a move."""
    return max((each.stones for each in before.play(move).captures()), default=0)

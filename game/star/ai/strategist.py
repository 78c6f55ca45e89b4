"""Strategist dreams of thousands of ends and then reads: its best moves, and the best answers to each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.search.mcts import Node
from game.search.thinker import Thought
from game.star.ai.ahead import ahead
from game.star.ai.manners import without_thinking
from game.star.board import NAMES
from game.star.moves import STONES
from game.star.playouts.leaves import Leaves
from game.star.rules import State
from game.text.message import say

MOVES, ANSWERS = 8, 4
"""Moves that it reads, and answers to each: a batch of leaves in all."""

GLANCES, READINGS = 1, 2
"""Batches for the whole board first, and then for the moves and answers."""


class Strategist:
    """The move that keeps most after the answer that hurts it most."""

    def think(self, state: State, rng: Random) -> Iterator[Thought]:
        known = without_thinking(state, rng)
        if known is not None:
            yield known
            return
        position = ahead(state)
        leaves = Leaves(position, MOVES * ANSWERS, rng)
        root = Node(state.seat)
        for _ in range(GLANCES):
            _play(root, leaves, [()] * (MOVES * ANSWERS))
            yield _glance(root, leaves.empty, len(state.stones))
        if len(position.turns) > 1:
            yield from _read(root, position.turns[1], leaves, len(state.stones))


def _glance(root: Node, empty: Sequence[int], cells: int) -> Thought:
    """The best cell by all ends so far."""
    ranked = root.ranked_cells(root.seat, empty, cells)
    candidates = tuple((STONES[at], value) for value, at in ranked)
    move, value = candidates[0]
    reason = say("star-reason-ends", percent=round(100 * value))
    return Thought(move, value, reason, candidates, work=root.playouts)


def _read(root: Node, answering: int, leaves: Leaves, cells: int) -> Iterator[Thought]:
    """The best moves again, each with the cells that are best for whoever is next."""
    moves = root.ranked_cells(root.seat, leaves.empty, cells)
    answers = [at for _, at in root.ranked_cells(answering, leaves.empty, cells)]
    lines = [
        (at, answer)
        for _, at in moves[:MOVES]
        for answer in [each for each in answers if each != at][:ANSWERS]
    ]
    found = [Node(root.seat) for _ in lines]
    for _ in range(READINGS):
        for node, leaf in zip(found, leaves.evaluate(lines), strict=True):
            node.add(leaf)
        yield _judge(root, lines, found, moves, answering)


def _judge(
    root: Node,
    lines: Sequence[tuple[int, int]],
    found: Sequence[Node],
    moves: Sequence[tuple[float, int]],
    answering: int,
) -> Thought:
    """Each move by its worst answer (by its best second stone, where the turn has two)."""
    after: dict[int, list[tuple[float, int]]] = {}
    for (at, answer), node in zip(lines, found, strict=True):
        after.setdefault(at, []).append((node.value(root.seat), answer))
    pick = max if answering == root.seat else min
    read = sorted(((*pick(values), at) for at, values in after.items()), reverse=True)
    value, answer, best = read[0]
    candidates = [(STONES[at], worth) for worth, _, at in read]
    candidates += [(STONES[at], min(value, worth)) for worth, at in moves if at not in after]
    reason = say("star-reason-reply", reply=NAMES[answer])
    work = root.playouts + sum(node.playouts for node in found)
    return Thought(STONES[best], value, reason, tuple(candidates), work=work)


def _play(node: Node, leaves: Leaves, lines: Sequence[Sequence[int]]) -> None:
    for leaf in leaves.evaluate(lines):
        node.add(leaf)

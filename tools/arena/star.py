"""What the arena knows of *Star: plain UCT as a yardstick, and when a game needs no more moves.

Plain UCT (Kocsis and Szepesvári 2006): one playout a leaf, every move tried once before any is tried again,
no AMAF, no proofs, nothing kept between moves; it plays the move most visited. `uct:3000` makes 3,000 of them
a move. First stone and swap are those of the levels; the playouts share no code with theirs but the board.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log, sqrt
from random import Random

from game.contract import Outcome
from game.search.thinker import Thought
from game.star.ai.ahead import ahead
from game.star.ai.manners import without_thinking
from game.star.board import board
from game.star.bounds import decided
from game.star.moves import STONES
from game.star.rules import State
from game.star.territory import COLOURS, EMPTY

EXPLORATION = 1.0


def foregone(state: State) -> Outcome | None:
    """How the game ends for certain, once the bounds agree."""
    won = decided(state.rings, state.stones)
    return None if won is None else Outcome((won,), None, "decided")


class _Node:
    """Visits, wins of the seat that moved here, moves not tried yet, and the others."""

    __slots__ = ("children", "untried", "visits", "wins")

    def __init__(self, untried: list[int]) -> None:
        self.visits = 0
        self.wins = 0
        self.untried = untried
        self.children: dict[int, _Node] = {}

    def best(self) -> int:
        """The child with the highest upper confidence bound."""
        reach = EXPLORATION * EXPLORATION * log(self.visits)
        return max(
            self.children,
            key=lambda move: (child := self.children[move]).wins / child.visits + sqrt(reach / child.visits),
        )


class PlainUct:
    """Makes so many playouts a move and plays the one most visited."""

    def __init__(self, playouts: int) -> None:
        self._playouts = playouts

    def think(self, state: State, rng: Random) -> Iterator[Thought]:
        yield without_thinking(state, rng) or self._search(state, rng)

    def _search(self, state: State, rng: Random) -> Thought:
        turns = ahead(state).turns
        colours = [COLOURS.find(stone) for stone in state.stones]
        root = _Node(_shuffled([at for at, stone in enumerate(state.stones) if stone == EMPTY], rng))
        for _ in range(self._playouts):
            _visit(root, list(colours), turns, state.rings, rng)
        move = max(root.children, key=lambda move: root.children[move].visits)
        best = root.children[move]
        return Thought(STONES[move], best.wins / best.visits, work=self._playouts)


def _visit(root: _Node, colours: list[int], turns: tuple[int, ...], rings: int, rng: Random) -> None:
    """One way down to a new leaf, a playout there, and what came of it on the way back."""
    node, path, depth = root, [root], 0
    while not node.untried and node.children:
        move = node.best()
        colours[move] = turns[depth]
        node = node.children[move]
        path.append(node)
        depth += 1
    if node.untried:
        move = node.untried.pop()
        colours[move] = turns[depth]
        depth += 1
        left = _shuffled([at for at, colour in enumerate(colours) if colour < 0], rng)
        node.children[move] = node = _Node(left)
        path.append(node)
    free = _shuffled([at for at, colour in enumerate(colours) if colour < 0], rng)
    for at, seat in zip(free, turns[depth:], strict=True):
        colours[at] = seat
    won = winner_of_full(rings, colours)
    root.visits += 1
    for node, seat in zip(path[1:], turns, strict=False):
        node.visits += 1
        node.wins += seat == won


def _shuffled(cells: list[int], rng: Random) -> list[int]:
    rng.shuffle(cells)
    return cells


def winner_of_full(rings: int, colours: list[int]) -> int:
    """Who wins a full board, group by group from the perimeter inwards; `colours` are used up."""
    graph = board(rings)
    first, neighbours = graph.perimeter.start, graph.neighbours
    margin, quarks = 0, [0, 0]
    for start in graph.perimeter:
        colour = colours[start]
        if colour >= 2:
            continue
        group, peries, corners = [start], 0, 0
        colours[start] = 2
        for at in group:  # grows while it is read
            if at >= first:
                peries += 1
                corners += (at - first) % rings == 0
            for beside in neighbours[at]:
                if colours[beside] == colour:
                    colours[beside] = 2
                    group.append(beside)
        worth = peries - 4 if peries >= 2 else -1
        margin += -worth if colour else worth
        quarks[colour if peries >= 2 else 1 - colour] += corners
    ahead_in_quarks = int(quarks[1] > quarks[0])
    margin += -1 if ahead_in_quarks else 1
    return ahead_in_quarks if margin == 0 else int(margin < 0)

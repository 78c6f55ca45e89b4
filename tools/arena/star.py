"""The arena's baselines for *Star, `child` and `uct:3000`, and the early end of a decided game.

`child` is a careless child of six: each turn it tosses a coin whether it takes the rim, best beside its own
stones, or just puts a stone beside another of its own.

`uct` is plain UCT (Kocsis and Szepesvári 2006): one playout per leaf, every move tried once before any is
tried again, no AMAF, no proofs, no tree kept between moves; it plays the most visited move. Its playouts
share only the board with those of the levels. First stone and swap are those of the levels, for both.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log, sqrt
from random import Random

from game.contract import Outcome
from game.search.thinker import SearchResult
from game.star.ai.opening_policy import move_without_search
from game.star.playouts.leaf_evaluator import PlayoutPosition
from game.star.rules.board import board
from game.star.rules.moves import STONES
from game.star.rules.score_bounds import proved_winner
from game.star.rules.state import State
from game.star.rules.territory import COLOURS, empty_nodes

EXPLORATION = 1.0


def decided_outcome(state: State) -> Outcome | None:
    """The outcome once the score bounds prove a winner, else None."""
    winner = proved_winner(state.rings, state.stones)
    return None if winner is None else Outcome((winner,), None, "decided")


class CarelessChild:
    """Takes the rim, or puts a stone beside its own ones; does not look at its opponent."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        yield move_without_search(state, rng) or SearchResult(STONES[_child_move(state, rng)], 0.5)


def _child_move(state: State, rng: Random) -> int:
    own, takes_rim = COLOURS[state.seat], rng.random() < 0.5
    empty = _shuffled(empty_nodes(state.stones), rng)

    def attraction(at: int) -> tuple[bool, int]:
        friends = sum(state.stones[each] == own for each in state.board.neighbours[at])
        return (at in state.board.perimeter, friends) if takes_rim else (friends > 0, 0)

    return max(empty, key=attraction)


class _Node:
    """Visits, wins of the seat that moved here, untried moves, and children by move."""

    __slots__ = ("children", "untried", "visits", "wins")

    def __init__(self, untried: list[int]) -> None:
        self.visits = 0
        self.wins = 0
        self.untried = untried
        self.children: dict[int, _Node] = {}

    def best_child(self) -> int:
        """The child with the highest upper confidence bound."""
        exploration = EXPLORATION * EXPLORATION * log(self.visits)
        return max(
            self.children,
            key=lambda move: (
                (child := self.children[move]).wins / child.visits + sqrt(exploration / child.visits)
            ),
        )


class PlainUct:
    """Makes `playouts` playouts for each move and plays the most visited one."""

    def __init__(self, playouts: int) -> None:
        self._playouts = playouts

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        yield move_without_search(state, rng) or self._search(state, rng)

    def _search(self, state: State, rng: Random) -> SearchResult:
        turns = PlayoutPosition.of(state).turns
        colours = [COLOURS.find(stone) for stone in state.stones]
        root = _Node(_shuffled(empty_nodes(state.stones), rng))
        for _ in range(self._playouts):
            _run_playout(root, list(colours), turns, state.rings, rng)
        move = max(root.children, key=lambda move: root.children[move].visits)
        best = root.children[move]
        return SearchResult(STONES[move], best.wins / best.visits, work=self._playouts)


def _run_playout(root: _Node, colours: list[int], turns: tuple[int, ...], rings: int, rng: Random) -> None:
    """Descend to a new leaf, play out at random, and count the result along the path."""
    node, path, depth = root, [root], 0
    while not node.untried and node.children:
        move = node.best_child()
        colours[move] = turns[depth]
        node = node.children[move]
        path.append(node)
        depth += 1
    if node.untried:
        move = node.untried.pop()
        colours[move] = turns[depth]
        depth += 1
        untried = _shuffled([at for at, colour in enumerate(colours) if colour < 0], rng)
        node.children[move] = node = _Node(untried)
        path.append(node)
    empty_nodes = _shuffled([at for at, colour in enumerate(colours) if colour < 0], rng)
    for at, seat in zip(empty_nodes, turns[depth:], strict=True):
        colours[at] = seat
    winner = _full_board_winner(rings, colours)
    root.visits += 1
    for node, seat in zip(path[1:], turns, strict=False):
        node.visits += 1
        node.wins += seat == winner


def _shuffled(cells: list[int], rng: Random) -> list[int]:
    rng.shuffle(cells)
    return cells


def _full_board_winner(rings: int, colours: list[int]) -> int:
    """The seat that wins a full board, group by group from the perimeter inwards; overwrites `colours`."""
    graph = board(rings)
    first, neighbours = graph.perimeter.start, graph.neighbours
    margin, quarks = 0, [0, 0]
    for start in graph.perimeter:
        colour = colours[start]
        if colour >= 2:
            continue
        group, peries, corners = [start], 0, 0
        colours[start] = 2
        for at in group:  # grows during the loop
            if at >= first:
                peries += 1
                corners += (at - first) % rings == 0
            for neighbour in neighbours[at]:
                if colours[neighbour] == colour:
                    colours[neighbour] = 2
                    group.append(neighbour)
        group_score = peries - 4 if peries >= 2 else -1
        margin += -group_score if colour else group_score
        quarks[colour if peries >= 2 else 1 - colour] += corners
    quark_leader = int(quarks[1] > quarks[0])
    margin += -1 if quark_leader else 1
    return quark_leader if margin == 0 else int(margin < 0)

"""What is already proved in a position of *Star, whatever both players do from here on.

Recolouring an enemy stone never lowers one's own total, so the board with every empty node blue is the best
that can come for Blue, and the one with every empty node red the worst. Bounds that agree on the winner
decide the game; a node with the same owner on both boards belongs to that owner for certain.

A *dead* node is one whose colour can no longer change anything. Proved dead is what one group of a colour
closes off with at most one peri inside: no enemy star can arise there, nothing is left to connect, and the
peri is the group's in any case. Taking such nodes as stones of that group may close off more, so the
proof goes round until nothing is added. Where both bounds are equal to a peri, every empty node is dead.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.star.board import Board, board
from game.star.scoring import Score, score, winner
from game.star.territory import COLOURS, EMPTY, components, find_groups, territory


@dataclass(frozen=True, slots=True)
class Bounds:
    """`worst` and `best` are the scores for Blue at the two ends.

    `winner` is the seat that has won already, if one has. `settled` has for each node the seat that owns it
    for certain, or None. `dead` are empty nodes and stones whose colour no longer matters.
    """

    worst: Score
    best: Score
    winner: int | None
    settled: tuple[int | None, ...]
    dead: frozenset[int]

    @property
    def margins(self) -> tuple[int, int]:
        """The least and the greatest margin for Blue."""
        return self.worst.schmittberger[0], self.best.schmittberger[0]


@lru_cache(maxsize=64)
def bounds(rings: int, stones: str) -> Bounds:
    """What is proved on a board; `stones` has a letter for each node."""
    low, high = (stones.replace(EMPTY, COLOURS[colour]) for colour in (1, 0))
    worst, best = score(rings, low), score(rings, high)
    owners = zip(territory(rings, low).owners, territory(rings, high).owners, strict=True)
    dead = dead_nodes(rings, stones)
    if worst.schmittberger == best.schmittberger:
        dead |= {at for at, stone in enumerate(stones) if stone == EMPTY}
    return Bounds(
        worst=worst,
        best=best,
        winner=decided(rings, stones),
        settled=tuple(one if one == other else None for one, other in owners),
        dead=dead,
    )


def decided(rings: int, stones: str) -> int | None:
    """The seat that wins whatever comes, if one does."""
    at_worst, at_best = (winner(score(rings, stones.replace(EMPTY, COLOURS[seat]))) for seat in (1, 0))
    return at_worst if at_worst == at_best else None


def dead_nodes(rings: int, stones: str) -> frozenset[int]:
    """Nodes that one group closes off with at most one peri inside, found round by round."""
    graph, found, now = board(rings), frozenset[int](), stones
    while True:
        for colour in COLOURS:
            closed = _closed_off(graph, now, colour)
            found |= closed
            now = "".join(colour if at in closed else stone for at, stone in enumerate(now))
        if now == stones:
            return found
        stones = now


def _closed_off(graph: Board, stones: str, colour: str) -> frozenset[int]:
    """What single groups of a colour close off; a region may hold stones of the other colour."""
    group_at = {at: number for number, group in enumerate(find_groups(graph, stones)) for at in group.nodes}
    closed = frozenset[int]()
    for nodes in components(graph, lambda at: stones[at] != colour, lambda one, other: True):
        beside = {each for at in nodes for each in graph.neighbours[at]} - nodes
        if len(nodes.intersection(graph.perimeter)) <= 1 and len({group_at[at] for at in beside}) == 1:
            closed |= nodes
    return closed

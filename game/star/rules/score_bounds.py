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

from game.star.rules.board import Board, board
from game.star.rules.scoring import Score, score, winner
from game.star.rules.territory import COLOURS, EMPTY, components, find_groups, territory


@dataclass(frozen=True, slots=True)
class Bounds:
    """`worst` and `best` are the scores for Blue at the two ends.

    `winner` is the seat that has won already, if one has. `settled` has for each node the seat that owns it
    for certain, or None. `dead` are empty nodes and stones whose colour no longer matters.
    """

    min_score: Score
    max_score: Score
    winner: int | None
    settled: tuple[int | None, ...]
    dead: frozenset[int]

    @property
    def margins(self) -> tuple[int, int]:
        """The least and the greatest margin for Blue."""
        return self.min_score.schmittberger[0], self.max_score.schmittberger[0]


@lru_cache(maxsize=64)
def bounds(rings: int, stones: str) -> Bounds:
    """What is proved on a board; `stones` has a letter for each node."""
    all_red, all_blue = (stones.replace(EMPTY, COLOURS[colour]) for colour in (1, 0))
    min_score, max_score = score(rings, all_red), score(rings, all_blue)
    owners = zip(territory(rings, all_red).owners, territory(rings, all_blue).owners, strict=True)
    dead = dead_nodes(rings, stones)
    if min_score.schmittberger == max_score.schmittberger:
        dead |= {at for at, stone in enumerate(stones) if stone == EMPTY}
    return Bounds(
        min_score=min_score,
        max_score=max_score,
        winner=proved_winner(rings, stones),
        settled=tuple(one if one == other else None for one, other in owners),
        dead=dead,
    )


def proved_winner(rings: int, stones: str) -> int | None:
    """The seat that wins whatever comes, if one does."""
    winner_all_red, winner_all_blue = (
        winner(score(rings, stones.replace(EMPTY, COLOURS[seat]))) for seat in (1, 0)
    )
    return winner_all_red if winner_all_red == winner_all_blue else None


def dead_nodes(rings: int, stones: str) -> frozenset[int]:
    """Nodes that one group closes off with at most one peri inside, found round by round."""
    graph, found, filled = board(rings), frozenset[int](), stones
    while True:
        for colour in COLOURS:
            closed = _closed_off(graph, filled, colour)
            found |= closed
            filled = "".join(colour if at in closed else stone for at, stone in enumerate(filled))
        if filled == stones:
            return found
        stones = filled


def _closed_off(graph: Board, stones: str, colour: str) -> frozenset[int]:
    """What single groups of a colour close off; a region may hold stones of the other colour."""
    group_at = {at: number for number, group in enumerate(find_groups(graph, stones)) for at in group.nodes}
    closed = frozenset[int]()
    for nodes in components(graph, lambda at: stones[at] != colour, lambda one, other: True):
        neighbours = {each for at in nodes for each in graph.neighbours[at]} - nodes
        if len(nodes.intersection(graph.perimeter)) <= 1 and len({group_at[at] for at in neighbours}) == 1:
            closed |= nodes
    return closed

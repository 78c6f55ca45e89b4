"""Proved bounds of the score of a *Star position, valid for all possible continuations.

Recolouring an enemy stone never lowers a player's total. So filling every empty node with blue gives Blue's
best possible result, and filling with red Blue's worst. If both have the same winner, the game is decided; a
node with the same owner on both boards certainly belongs to that owner (`proved_ownership.py`).

A *dead* node is one whose colour no longer matters. A region is proved dead if a single group encloses it and
it has at most one peri: no enemy star can arise there, there is nothing left to connect, and the peri belongs
to the group in any case. Dead nodes then count as stones of that group, which may enclose more regions, so
the proof repeats until nothing is added. (`proved_ownership.py`: if both bounds give the same margin, every
empty node is dead.)
"""

from __future__ import annotations

from game.star.rules.board import Board, board
from game.star.rules.scoring import score, winner
from game.star.rules.territory import COLOURS, EMPTY, components, find_groups


def proved_winner(rings: int, stones: str) -> int | None:
    """The seat that wins in every continuation, or None."""
    winner_all_red, winner_all_blue = (
        winner(score(rings, stones.replace(EMPTY, COLOURS[seat]))) for seat in (1, 0)
    )
    return winner_all_red if winner_all_red == winner_all_blue else None


def may_end_at_once(rings: int, stones: str) -> bool:
    """Whether a winner is proved who also wins by the present totals, so that the game may end at once."""
    proved = proved_winner(rings, stones)
    return proved is not None and proved == winner(score(rings, stones))


def dead_nodes(rings: int, stones: str) -> frozenset[int]:
    """The nodes of all regions that a single group encloses with at most one peri, found round by round."""
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
    """The nodes that single groups of `colour` enclose; a region may contain stones of the other colour."""
    group_at = {at: number for number, group in enumerate(find_groups(graph, stones)) for at in group.nodes}
    closed = frozenset[int]()
    for nodes in components(graph, [None if stone == colour else "region" for stone in stones]):
        neighbours = {each for at in nodes for each in graph.neighbours[at]} - nodes
        if len(nodes.intersection(graph.perimeter)) <= 1 and len({group_at[at] for at in neighbours}) == 1:
            closed |= nodes
    return closed

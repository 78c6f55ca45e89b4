"""Who owns what for certain, and what somebody merely stands on: what the picture and the table share."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.star.bounds import bounds
from game.star.rules import State
from game.star.scoring import Pair
from game.star.territory import COLOURS, EMPTY, territory


class Standing(NamedTuple):
    """What a position has come to.

    `settled` has for each node the seat that owns it for certain (once the game is over: that owns it), or
    None. `claimed` has the seat whose stone stands on a node that is not settled. `lost` are the stones on
    nodes that the other seat owns, `idle` the empty nodes that cannot matter any more. `sure` are the points
    that each seat has for certain, `open` those that are still to be had.
    """

    settled: tuple[int | None, ...]
    claimed: tuple[int | None, ...]
    lost: frozenset[int]
    idle: frozenset[int]
    sure: Pair
    open: int
    winner: int | None


@lru_cache(maxsize=8)
def standing(state: State) -> Standing:
    """Counts and owners of a position; over, it is settled whatever the bounds say."""
    if state.outcome:
        settled, sure = territory(state.rings, state.stones).owners, state.score().total
        winner = next(iter(state.outcome.winners), None)
        idle = frozenset(at for at, stone in enumerate(state.stones) if stone == EMPTY)
    else:
        proved = bounds(state.rings, state.stones)
        settled, sure = proved.settled, (proved.worst.total[0], proved.best.total[1])
        winner, idle = proved.winner, frozenset(at for at in proved.dead if state.stones[at] == EMPTY)
    colours = [COLOURS.find(stone) for stone in state.stones]
    claimed = tuple(
        colour if owner is None and colour >= 0 else None
        for colour, owner in zip(colours, settled, strict=True)
    )
    lost = frozenset(
        at
        for at, (colour, owner) in enumerate(zip(colours, settled, strict=True))
        if colour >= 0 and owner is not None and owner != colour
    )
    return Standing(settled, claimed, lost, idle, sure, points(state.rings) - sum(sure), winner)


def points(rings: int) -> int:
    """What the two totals of a full board add up to."""
    return 5 * rings + 1

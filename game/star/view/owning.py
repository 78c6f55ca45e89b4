"""Who owns what for certain, and what somebody merely stands on: what the picture and the table share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.contract import Outcome
from game.star.bounds import bounds
from game.star.rules import State
from game.star.scoring import Pair
from game.star.territory import COLOURS, EMPTY, territory


class Standing(NamedTuple):
    """What a position has come to.

    `settled` has for each node the seat that owns it for certain, or None. `claimed` has the seat whose stone
    stands on a node that is still open. `lost` are the stones on nodes that the other seat owns, `idle` the
    empty nodes that cannot matter any more. `sure` are the points that each seat has for certain, `open`
    those that are still to be had. Once the game is over, nothing is open any more.
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
    """What is owned, claimed, lost, and still open."""
    return _ended(state, state.outcome) if state.outcome else _proved(state)


def _ended(state: State, outcome: Outcome) -> Standing:
    settled, nobody = territory(state.rings, state.stones).owners, (None,) * len(state.stones)
    winner = next(iter(outcome.winners), None)
    return Standing(settled, nobody, _lost(state, settled), frozenset(), state.score().total, 0, winner)


def _proved(state: State) -> Standing:
    proved = bounds(state.rings, state.stones)
    claimed = tuple(
        COLOURS.index(stone) if owner is None and stone != EMPTY else None
        for stone, owner in zip(state.stones, proved.settled, strict=True)
    )
    idle = frozenset(at for at in proved.dead if state.stones[at] == EMPTY)
    sure = proved.worst.total[0], proved.best.total[1]
    to_be_had = points(state.rings) - sum(sure)
    return Standing(
        proved.settled, claimed, _lost(state, proved.settled), idle, sure, to_be_had, proved.winner
    )


def _lost(state: State, owners: Sequence[int | None]) -> frozenset[int]:
    """The stones on nodes of the other seat."""
    other = {COLOURS[seat]: 1 - seat for seat in (0, 1)}
    both = enumerate(zip(state.stones, owners, strict=True))
    return frozenset(at for at, (stone, owner) in both if owner is not None and owner == other.get(stone))


def points(rings: int) -> int:
    """What the two totals of a full board add up to."""
    return 5 * rings + 1

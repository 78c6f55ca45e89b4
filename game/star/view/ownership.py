"""Who owns what for certain, and what somebody merely stands on: what the picture and the table share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.contract import Outcome
from game.star.rules.score_bounds import bounds
from game.star.rules.scoring import Pair
from game.star.rules.state import State
from game.star.rules.territory import COLOURS, EMPTY, territory


class Ownership(NamedTuple):
    """What a position has come to.

    `settled` has for each node the seat that owns it for certain, or None. `claimed` has the seat whose stone
    stands on a node that is still open. `lost` are the stones on nodes that the other seat owns, `idle` the
    empty nodes that cannot matter any more. `sure` are the points that each seat has for certain, `open`
    those that are still to be had. Once the game is over, nothing is open any more.
    """

    settled: tuple[int | None, ...]
    claimed: tuple[int | None, ...]
    lost: frozenset[int]
    dead: frozenset[int]
    certain: Pair
    open: int
    winner: int | None


@lru_cache(maxsize=8)
def ownership_of(state: State) -> Ownership:
    """What is owned, claimed, lost, and still open."""
    return _final_ownership(state, state.outcome) if state.outcome else _proved_ownership(state)


def _final_ownership(state: State, outcome: Outcome) -> Ownership:
    settled, nobody = territory(state.rings, state.stones).owners, (None,) * len(state.stones)
    winner = next(iter(outcome.winners), None)
    return Ownership(
        settled, nobody, _lost_stones(state, settled), frozenset(), state.score().total, 0, winner
    )


def _proved_ownership(state: State) -> Ownership:
    proved_bounds = bounds(state.rings, state.stones)
    claimed = tuple(
        COLOURS.index(stone) if owner is None and stone != EMPTY else None
        for stone, owner in zip(state.stones, proved_bounds.settled, strict=True)
    )
    dead = frozenset(at for at in proved_bounds.dead if state.stones[at] == EMPTY)
    certain = proved_bounds.min_score.total[0], proved_bounds.max_score.total[1]
    open_points = total_points(state.rings) - sum(certain)
    return Ownership(
        proved_bounds.settled,
        claimed,
        _lost_stones(state, proved_bounds.settled),
        dead,
        certain,
        open_points,
        proved_bounds.winner,
    )


def _lost_stones(state: State, owners: Sequence[int | None]) -> frozenset[int]:
    """The stones on nodes of the other seat."""
    other = {COLOURS[seat]: 1 - seat for seat in (0, 1)}
    both = enumerate(zip(state.stones, owners, strict=True))
    return frozenset(at for at, (stone, owner) in both if owner is not None and owner == other.get(stone))


def total_points(rings: int) -> int:
    """What the two totals of a full board add up to."""
    return 5 * rings + 1

"""Proved ownership: the nodes and points that each seat certainly has, whatever is played from now on."""

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
    """The ownership in a position.

    `settled` has the seat that certainly owns each node, or None; `claimed` the seat whose stone occupies a
    node that is not settled, or None. `lost` are stones on nodes that the other seat owns, `dead` the empty
    nodes that no longer matter. `certain` are the points that each seat certainly has; `open` is the number
    of other points, 0 once the game is over. `winner` is the seat that certainly wins, or None.
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
    """The ownership in a position; final once the game is over."""
    return _final_ownership(state, state.outcome) if state.outcome else _proved_ownership(state)


def _final_ownership(state: State, outcome: Outcome) -> Ownership:
    settled, unclaimed = territory(state.rings, state.stones).owners, (None,) * len(state.stones)
    winner = next(iter(outcome.winners), None)
    return Ownership(
        settled, unclaimed, _lost_stones(state, settled), frozenset(), state.score().total, 0, winner
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
    """The nodes with a stone that are owned by the other seat."""
    other = {COLOURS[seat]: 1 - seat for seat in (0, 1)}
    both = enumerate(zip(state.stones, owners, strict=True))
    return frozenset(at for at, (stone, owner) in both if owner is not None and owner == other.get(stone))


def star_peries(state: State) -> list[int]:
    """The number of peries that each star occupies or certainly owns, in the order of the stars."""
    found, settled = territory(state.rings, state.stones), ownership_of(state).settled
    return [
        sum(at in star.nodes or settled[at] == star.colour for at in owned)
        for star, owned in zip(found.stars, found.peries, strict=True)
    ]


def total_points(rings: int) -> int:
    """The sum of both totals on a full board."""
    return 5 * rings + 1

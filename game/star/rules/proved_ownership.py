"""Proved ownership: the nodes and points that each seat certainly has, whatever is played from now on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.contract import Outcome
from game.star.rules.score_bounds import dead_nodes, proved_winner
from game.star.rules.scoring import Pair, score
from game.star.rules.state import State
from game.star.rules.territory import COLOURS, EMPTY, empty_nodes, territory


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


@lru_cache(maxsize=64)
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
    rings, stones = state.rings, state.stones
    all_red, all_blue = (stones.replace(EMPTY, COLOURS[seat]) for seat in (1, 0))
    owners = zip(territory(rings, all_red).owners, territory(rings, all_blue).owners, strict=True)
    settled = tuple(one if one == other else None for one, other in owners)
    claimed = tuple(
        COLOURS.index(stone) if owner is None and stone != EMPTY else None
        for stone, owner in zip(stones, settled, strict=True)
    )
    worst, best = score(rings, all_red), score(rings, all_blue)
    dead = frozenset(empty_nodes(stones))
    if worst.schmittberger != best.schmittberger:
        dead &= dead_nodes(rings, stones)
    certain = worst.total[0], best.total[1]
    still_open = total_points(rings) - sum(certain)
    won = proved_winner(rings, stones)
    return Ownership(settled, claimed, _lost_stones(state, settled), dead, certain, still_open, won)


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

"""The money that keeps a player from being stranded where house rules allow no voyage without the fare.

`never`: an island can only be left with the fare, and a token there may be a robber. `never` and `stowaway`:
the last tokens may lie on islands, and no ship leaves the mainland without the fare.
"""

from __future__ import annotations

from game.africa.rules.moves import TOKEN_KINDS
from game.africa.rules.position import Position

STRANDED_TURNS = 15.0
"""Turns that a stranding on an island costs, in a player's estimate."""

FEW_MAINLAND_TOKENS = 4
"""With this many tokens left on the mainland or fewer, a fare is kept for those on the islands."""


def reserve_for_try(position: Position, city: str) -> int:
    """The money that must be left after a token is opened by a try."""
    return _fare(position) if _is_island_trap(position, city) else 0


def reserve_for_purchase(position: Position, city: str) -> int:
    """The money that must be left after a token is bought."""
    needed = _is_island_trap(position, city) or _saves_for_islands(position, city)
    return _fare(position) if needed else 0


def robber_risk(position: Position, city: str) -> float:
    """Expected turns lost because a robber may take the fare that leads off an island."""
    if not _is_island_trap(position, city):
        return 0.0
    return STRANDED_TURNS * position.bag[TOKEN_KINDS.index("robber")] / max(1, sum(position.bag))


def _fare(position: Position) -> int:
    return min(position.house.sea_fare, position.house.air_fare)


def _is_island_trap(position: Position, city: str) -> bool:
    """Whether the token is the last one of an island, where a player without money is stranded."""
    islands = position.board.islands
    return (
        position.house.penniless_sea == "never"
        and city in islands
        and len(position.tokens & islands[city]) <= 1
    )


def _saves_for_islands(position: Position, city: str) -> bool:
    islands = position.board.islands
    if position.house.penniless_sea not in ("never", "stowaway") or city in islands:
        return False
    on_islands = sum(token in islands for token in position.tokens)
    return on_islands > 0 and len(position.tokens) - on_islands <= FEW_MAINLAND_TOKENS

"""What it takes not to be stranded, under the rules that let nobody sail without the fare.

`never`: an island is left with the fare or not at all, and a robber may lie there. `never` and `stowaway`:
the last tokens may lie on islands, and on the mainland nobody sails for nothing.
"""

from __future__ import annotations

from game.africa.rules.moves import TOKEN_KINDS
from game.africa.rules.position import Position

STRANDED_TURNS = 15.0
"""To be caught on an island is as bad as so many turns lost."""

FEW_MAINLAND_TOKENS = 4
"""With so few tokens left there, a fare is kept for those on the islands."""


def reserve_for_try(position: Position, city: str) -> int:
    """The money that must be left after a token is turned in a city by other means than money."""
    return _fare(position) if _is_a_trap(position, city) else 0


def reserve_for_purchase(position: Position, city: str) -> int:
    """The money that must be left after a token is bought in a city."""
    needed = _is_a_trap(position, city) or _islands_come_last(position, city)
    return _fare(position) if needed else 0


def robber_risk(position: Position, city: str) -> float:
    """The risk that a robber takes the money for the way off, in turns."""
    if not _is_a_trap(position, city):
        return 0.0
    return STRANDED_TURNS * position.bag[TOKEN_KINDS.index("robber")] / max(1, sum(position.bag))


def _fare(position: Position) -> int:
    return min(position.house.sea_fare, position.house.air_fare)


def _is_a_trap(position: Position, city: str) -> bool:
    """The last token of an island, where a traveller without money is caught."""
    islands = position.board.islands
    return (
        position.house.penniless_sea == "never"
        and city in islands
        and len(position.tokens & islands[city]) <= 1
    )


def _islands_come_last(position: Position, city: str) -> bool:
    islands = position.board.islands
    if position.house.penniless_sea not in ("never", "stowaway") or city in islands:
        return False
    on_islands = sum(token in islands for token in position.tokens)
    return on_islands > 0 and len(position.tokens) - on_islands <= FEW_MAINLAND_TOKENS

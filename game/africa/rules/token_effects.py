"""The effect of a token on its finder."""

from __future__ import annotations

from game.africa.rules.board import GOLD_COAST, SLAVE_COAST
from game.africa.rules.options import HouseRules
from game.africa.rules.position import FoundToken, Position, Seat

GOLD_COAST_FACTOR = 2
"""The factor on the value of a gem found in Gold Coast."""


def apply_token(position: Position, seat: Seat, kind: str) -> Seat:
    """The finder after turning a token of this kind at `seat.place`.

    The star has no effect beyond being in `found`. A horseshoe counts only if the star is found already.
    """
    value = gem_value(position.house, kind)
    seat = seat._replace(found=(*seat.found, FoundToken(seat.place, kind)))
    if value is not None:
        return seat._replace(
            purse=seat.purse + (GOLD_COAST_FACTOR if seat.place == GOLD_COAST else 1) * value
        )
    if kind == "robber":
        return seat._replace(purse=0)
    if kind == "horseshoe" and position.star_found:
        return seat._replace(horseshoe=True)
    if kind == "blank" and seat.place == SLAVE_COAST:
        return seat._replace(turns_to_miss=position.house.slave_coast_turns)
    return seat


def gem_value(house: HouseRules, kind: str) -> int | None:
    """The money for a gem outside Gold Coast; None for other tokens."""
    return {"topaz": house.topaz, "emerald": house.emerald, "ruby": house.ruby}.get(kind)

"""The effect of a token on its finder."""

from __future__ import annotations

from game.africa.rules.board import GOLD_COAST, SLAVE_COAST
from game.africa.rules.moves import TOKEN_KINDS
from game.africa.rules.options import HouseRules
from game.africa.rules.position import FoundToken, Position, Seat


def apply_token(position: Position, seat: Seat, kind: str) -> Seat:
    """The finder after turning a token of this kind at `seat.place`.

    The star has no effect beyond being in `found`. A horseshoe counts only if the star is found already.
    """
    seat = seat._replace(found=(*seat.found, FoundToken(seat.place, kind)))
    if value := gem_value(position.house, kind, seat.place):
        return seat._replace(purse=seat.purse + value)
    if kind == "robber":
        return seat._replace(purse=0)
    if kind == "horseshoe" and position.star_found:
        return seat._replace(horseshoe=True)
    if kind == "blank" and seat.place == SLAVE_COAST:
        return seat._replace(turns_to_miss=position.house.slave_coast_turns)
    return seat


def gem_value(house: HouseRules, kind: str, place: str = "") -> int:
    """The money for a gem that is found at `place`, twice as much in Gold Coast; 0 for other tokens."""
    value = {"topaz": house.topaz, "emerald": house.emerald, "ruby": house.ruby}.get(kind, 0)
    return 2 * value if place == GOLD_COAST else value


def bag_with(bag: tuple[int, ...], kind: str, change: int) -> tuple[int, ...]:
    """The bag with `change` more tokens of a kind; fewer if it is negative."""
    index = TOKEN_KINDS.index(kind)
    return (*bag[:index], bag[index] + change, *bag[index + 1 :])


def gems_left(position: Position) -> int:
    """The gems in the bag; one that is worth nothing is none."""
    counts = zip(TOKEN_KINDS, position.bag, strict=True)
    return sum(count for kind, count in counts if gem_value(position.house, kind))

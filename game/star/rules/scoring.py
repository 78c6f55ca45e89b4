"""The score of a board of *Star by three methods, each computed from its own definition.

*Standard* is Ea Ea's own count, *simplified* the one without rewards, *Schmittberger* the difference defined
in Wayne Schmittberger's book. On a full board all three give the same winner and the same margin. On any
other board they count what is owned at present.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.star.rules.board import board
from game.star.rules.territory import territory

Pair = tuple[int, int]
"""A number for Blue and one for Red."""

QUARKS_FOR_A_PERI = 3


@dataclass(frozen=True, slots=True)
class Score:
    """The counts of both colours; `total` is the standard method, and the other methods have their names."""

    peries: Pair
    quarks: Pair
    stars: Pair
    reward: Pair
    total: Pair
    simplified: Pair
    schmittberger: Pair


def score(rings: int, stones: str) -> Score:
    """The score of any board. Peries of a region that both colours border, or none, have no owner."""
    found = territory(rings, stones)
    graph = board(rings)
    perimeter_owners = [found.owners[at] for at in graph.perimeter]
    corner_owners = [found.owners[at] for at in graph.corners]
    star_colours = [star.colour for star in found.stars]
    peries = perimeter_owners.count(0), perimeter_owners.count(1)
    quarks = corner_owners.count(0), corner_owners.count(1)
    stars = star_colours.count(0), star_colours.count(1)
    star_peries: tuple[list[int], list[int]] = ([], [])
    for star, own in zip(found.stars, found.peries, strict=True):
        star_peries[star.colour].append(len(own))
    return Score(
        peries=peries,
        quarks=quarks,
        stars=stars,
        reward=rewards(stars),
        total=standard(peries, quarks, stars),
        simplified=simplified(star_peries, quarks),
        schmittberger=schmittberger(peries, quarks, stars),
    )


def standard(peries: Pair, quarks: Pair, stars: Pair) -> Pair:
    """Peries owned, plus the quark peri, plus the reward."""
    extra, reward = quark_peri(quarks), rewards(stars)
    return peries[0] + extra[0] + reward[0], peries[1] + extra[1] + reward[1]


def simplified(stars: tuple[list[int], list[int]], quarks: Pair) -> Pair:
    """Peries minus 4 for each star, plus the quark peri. `stars` has each star's peries, by colour."""
    extra = quark_peri(quarks)
    blue, red = (sum(peries - 4 for peries in own) for own in stars)
    return blue + extra[0], red + extra[1]


def schmittberger(peries: Pair, quarks: Pair, stars: Pair) -> Pair:
    """The difference in peries, quark peri and reward; a player with a positive number wins."""
    (blue, red), (blue_extra, red_extra) = peries, quark_peri(quarks)
    blue_reward, red_reward = rewards(stars)
    margin = (blue + blue_extra) - (red + red_extra) + blue_reward - red_reward
    return margin, -margin


def rewards(stars: Pair) -> Pair:
    """Twice the difference between the opponent's number of stars and one's own."""
    blue, red = stars
    return 2 * (red - blue), 2 * (blue - red)


def quark_peri(quarks: Pair) -> Pair:
    """The quark peri: one point for at least three quarks."""
    blue, red = quarks
    return int(blue >= QUARKS_FOR_A_PERI), int(red >= QUARKS_FOR_A_PERI)


def winner(result: Score) -> int | None:
    """The seat with the larger total, or with more quarks if totals are equal; None for a draw."""
    blue, red = (result.total[0], result.quarks[0]), (result.total[1], result.quarks[1])
    if blue == red:
        return None
    return 0 if blue > red else 1

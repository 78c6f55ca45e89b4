"""What a board of *Star is worth, by three methods, each from its own definition.

*Standard* is Ea Ea's own count, *simplified* the one without rewards, *Schmittberger* the difference that
Wayne Schmittberger's book counts. On a full board all three give the same winner and the same margin. On
any other they tell what is owned as the stones lie.
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
    """What each colour has. `total` is the standard count."""

    peries: Pair
    quarks: Pair
    stars: Pair
    reward: Pair
    total: Pair
    simplified: Pair
    schmittberger: Pair


def score(rings: int, stones: str) -> Score:
    """The score of any board; peries of regions that no colour borders alone belong to nobody yet."""
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
        star_peries[star.colour or 0].append(len(own))
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
    """Peries owned, one for the owner of at least three quarks, and the reward."""
    extra, reward = quark_peri(quarks), rewards(stars)
    return peries[0] + extra[0] + reward[0], peries[1] + extra[1] + reward[1]


def simplified(stars: tuple[list[int], list[int]], quarks: Pair) -> Pair:
    """The peries of each star less four, and the quark peri. `stars` has each star's peries, by colour."""
    extra = quark_peri(quarks)
    blue, red = (sum(peries - 4 for peries in own) for own in stars)
    return blue + extra[0], red + extra[1]


def schmittberger(peries: Pair, quarks: Pair, stars: Pair) -> Pair:
    """Own peries and quark peri less the other's, own reward less the other's: above zero wins."""
    (blue, red), (blue_extra, red_extra) = peries, quark_peri(quarks)
    blue_reward, red_reward = rewards(stars)
    margin = (blue + blue_extra) - (red + red_extra) + blue_reward - red_reward
    return margin, -margin


def rewards(stars: Pair) -> Pair:
    """Twice the other's stars less the own ones."""
    blue, red = stars
    return 2 * (red - blue), 2 * (blue - red)


def quark_peri(quarks: Pair) -> Pair:
    """One for the owner of at least three quarks."""
    blue, red = quarks
    return int(blue >= QUARKS_FOR_A_PERI), int(red >= QUARKS_FOR_A_PERI)


def winner(result: Score) -> int | None:
    """The seat with the larger total; of equal ones, the one with more quarks, if any."""
    blue, red = (result.total[0], result.quarks[0]), (result.total[1], result.quarks[1])
    if blue == red:
        return None
    return 0 if blue > red else 1

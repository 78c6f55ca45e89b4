"""What can be reached: the rest of the map pales, and a ring lies round every spot that may be chosen.

Spots are drawn together, as few shapes for all of them; each has a target of its own.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import dist

from game.africa import atlas
from game.africa.board import PLACES
from game.africa.position import Position
from game.africa.routes import HOMES
from game.africa.view.choosing import Choice
from game.africa.view.glyphs import discs
from game.africa.view.ground import PLACE_RADIUS, SPOT_RADIUS, name_of
from game.africa.view.leaning import HEAD
from game.africa.view.places import Point
from game.africa.view.tokens import unturned
from game.draw.scene import Path, Shape
from game.draw.show import Ui
from game.draw.theme import Theme

JOURNEYS = frozenset({"start", "go", "sail", "fly"})
VEIL = 0.3
"""How much of the map is hidden while a destination is chosen."""

_GAP, _BROAD, _BROADER = 2.8, 5.5, 11.0
"""How far a ring lies round its spot, how broad it is, and how broad where it is pointed at."""


def lit(
    state: Position, ui: Ui, chosen: Iterable[Choice], at: Mapping[str, Point], theme: Theme
) -> Iterator[Shape]:
    """While a destination is chosen the map lies under a veil, but for what can be reached and its name."""
    reached = [choice.spot for choice in chosen if choice.verb in JOURNEYS]
    if not reached:
        return
    yield Path(id="veil", d=f"M0 0H{atlas.SIZE}V{atlas.SIZE}H0z", fill=theme.paper, opacity=VEIL)
    for r, spots in by_radius(reached).items():
        fill = theme.spot if r == SPOT_RADIUS else theme.place
        yield Path(d=discs([at[spot] for spot in spots], r), fill=fill)
    yield from unturned([spot for spot in reached if spot in state.tokens], theme)
    for spot in reached:
        yield from name_of(spot, ui.language, ui.names, theme)


def glows(chosen: Sequence[Choice], ui: Ui, at: Mapping[str, Point], theme: Theme) -> Iterator[Shape]:
    """A ring round every spot that may be chosen; broader where it is pointed at."""
    for choice in chosen:
        yield Path(*at[choice.spot], f"glow:{choice.spot}", choice.target, reach=radius(choice.spot) + _GAP)
    yield from rings([each.spot for each in chosen if each.target != ui.hover], _BROAD, at, theme)
    yield from rings([each.spot for each in chosen if each.target == ui.hover], _BROADER, at, theme)


def behind_pins(
    chosen: Iterable[Choice], heads: Sequence[Point], ui: Ui, at: Mapping[str, Point], theme: Theme
) -> Iterator[Shape]:
    """Rings that the head of a pin would hide, painted over it."""
    hidden = [
        each.spot
        for each in chosen
        if each.target != ui.hover and any(dist(at[each.spot], head) < HEAD + SPOT_RADIUS for head in heads)
    ]
    yield from rings(hidden, _BROAD, at, theme)


def rings(spots: Iterable[str], broad: float, at: Mapping[str, Point], theme: Theme) -> Iterator[Shape]:
    """Rings round some spots, edged so that they stand out on everything."""
    d = "".join(discs([at[spot] for spot in alike], r + _GAP) for r, alike in by_radius(spots).items())
    if d:
        yield Path(d=d, stroke=theme.glow_edge, width=broad + 3.0)
        yield Path(d=d, stroke=theme.glow, width=broad)


def by_radius(spots: Iterable[str]) -> Mapping[float, list[str]]:
    """Spots by how large they are drawn."""
    found: dict[float, list[str]] = defaultdict(list)
    for spot in spots:
        found[radius(spot)].append(spot)
    return found


def radius(spot: str) -> float:
    """How large a spot is drawn."""
    if spot in HOMES:
        return PLACE_RADIUS + 2
    return PLACE_RADIUS if spot in PLACES else SPOT_RADIUS

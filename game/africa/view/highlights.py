"""Highlights: light round what can be reached, and a ring round each spot that can be selected.

All rings are drawn as a few shapes, for speed; each spot has an invisible shape with its target.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import dist

from game.africa.rules.board import PLACES
from game.africa.rules.routes import HOMES
from game.africa.view.background import PLACE_RADIUS, SPOT_RADIUS, place_label
from game.africa.view.input import SelectableSpot
from game.africa.view.pin_placement import HEAD_RADIUS
from game.draw.presentation import Ui
from game.draw.scene import Path, Shape
from game.draw.svg_paths import Point, circles
from game.draw.theme import Theme

DESTINATION_VERBS = frozenset({"start", "go", "sail", "fly"})
LIGHT_OPACITY = 0.5
"""The opacity of the light on routes and round places."""

_LIGHT_WIDTH = 12.0
"""The width of the light round a place."""

_RING_GAP, _RING_WIDTH, _HOVERED_RING_WIDTH = 2.8, 5.5, 11.0
"""The gap between spot and ring, and the width of a ring and of a hovered one."""


def lit_places(
    choices: Iterable[SelectableSpot], ui: Ui, at: Mapping[str, Point], theme: Theme
) -> Iterator[Shape]:
    """A light round each destination that can be reached, under tokens and pieces, with its name over it."""
    reachable = [choice.spot for choice in choices if choice.verb in DESTINATION_VERBS]
    d = circles_round(reachable, _LIGHT_WIDTH, at)
    if d:
        yield Path(d=d, fill=theme.glow, opacity=LIGHT_OPACITY)
    for spot in reachable:
        yield from place_label(spot, ui.language, ui.place_names, theme)


def selection_rings(
    choices: Sequence[SelectableSpot], ui: Ui, at: Mapping[str, Point], theme: Theme
) -> Iterator[Shape]:
    """A ring round each selectable spot, broader round the hovered one."""
    for choice in choices:
        yield Path(
            *at[choice.spot],
            f"glow:{choice.spot}",
            choice.target,
            hit_radius=spot_radius(choice.spot) + _RING_GAP,
        )
    yield from ring_shapes([each.spot for each in choices if each.target != ui.hover], _RING_WIDTH, at, theme)
    yield from ring_shapes(
        [each.spot for each in choices if each.target == ui.hover], _HOVERED_RING_WIDTH, at, theme
    )


def rings_over_pins(
    choices: Iterable[SelectableSpot], heads: Sequence[Point], ui: Ui, at: Mapping[str, Point], theme: Theme
) -> Iterator[Shape]:
    """Rings that the head of a pin would hide, to be painted over it."""
    hidden = [
        each.spot
        for each in choices
        if each.target != ui.hover
        and any(dist(at[each.spot], head) < HEAD_RADIUS + SPOT_RADIUS for head in heads)
    ]
    yield from ring_shapes(hidden, _RING_WIDTH, at, theme)


def ring_shapes(spots: Iterable[str], width: float, at: Mapping[str, Point], theme: Theme) -> Iterator[Shape]:
    """Rings round spots, edged so that they are visible on any colour."""
    d = circles_round(spots, _RING_GAP, at)
    if d:
        yield Path(d=d, stroke=theme.glow_edge, width=width + 3.0)
        yield Path(d=d, stroke=theme.glow, width=width)


def circles_round(spots: Iterable[str], gap: float, at: Mapping[str, Point]) -> str:
    """Path data of a circle round each spot, `gap` outside its edge."""
    return "".join(circles([at[spot]], spot_radius(spot) + gap) for spot in spots)


def spot_radius(spot: str) -> float:
    """The radius of a spot on the map."""
    if spot in HOMES:
        return PLACE_RADIUS + 2
    return PLACE_RADIUS if spot in PLACES else SPOT_RADIUS

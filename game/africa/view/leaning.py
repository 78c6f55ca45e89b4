"""Pins and names: a pin leans aside where its head would hide a name; what it hides is printed over it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import cos, dist, radians, sin

from game.africa import atlas
from game.africa.view.ground import name_of
from game.africa.view.places import Point
from game.draw.scene import Shape
from game.draw.show import Ui
from game.draw.theme import Theme

HEIGHT, TALL = 31.0, 58.0
"""How far a pin's head is from its tip."""

HEAD = 15.0
"""How broad it is, from its middle."""

BROAD = 0.64
"""A letter's width on an average, as a part of its height."""

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Lean:
    """How a pin stands: so many degrees to the right, its head so far from its tip."""

    turn: float = 0.0
    height: float = HEIGHT

    @property
    def head(self) -> Point:
        """Where its head is, seen from its tip."""
        return self.height * sin(radians(self.turn)), -self.height * cos(radians(self.turn))


LEANS = (
    *(Lean(turn) for turn in (0, 20, -20, 40, -40, 60, -60)),
    *(Lean(turn, TALL) for turn in (0, 20, -20, 40, -40, 60, -60)),
    Lean(75),
    Lean(-75),
)
"""How a pin may stand, the likeliest first."""


FARTHER = tuple(
    Lean(turn, height) for height in (44.0, 74.0) for turn in (0, 20, -20, 40, -40, 60, -60, 90, -90)
)
"""How one may stand where names leave no room for any of those."""


@lru_cache(maxsize=64)
def lean(tip: Point, language: str, names: str) -> Lean:
    """How a pin stands that is alone: as upright as can be, its head on no name, or on as little of one."""
    printed = boxes(language, names).values()
    room: dict[Lean, float] = {}
    for each in (*LEANS, *FARTHER):
        room[each] = min(away(tip, each, box) for box in printed)
        if room[each] >= HEAD:
            return each
    return max(room, key=lambda each: room[each])


def away(tip: Point, pin: Lean, box: Box) -> float:
    """How far the middle of a pin's head is from a name."""
    middle = tip[0] + pin.head[0], tip[1] + pin.head[1]
    return dist(middle, (min(max(middle[0], box[0]), box[2]), min(max(middle[1], box[1]), box[3])))


def covered(pins: Iterable[tuple[Point, Lean]], ui: Ui, theme: Theme) -> Iterator[Shape]:
    """The names that some pin lies on all the same."""
    extents = [_extent(tip, pin.head) for tip, pin in pins]
    for place, box in boxes(ui.language, ui.names).items():
        if any(meet(box, extent) for extent in extents):
            yield from name_of(place, ui.language, ui.names, theme)


def _extent(tip: Point, head: Point) -> Box:
    left, right = sorted((0, head[0]))
    return tip[0] + left - HEAD, tip[1] + head[1] - HEAD, tip[0] + right + HEAD, tip[1]


@lru_cache(maxsize=4)
def boxes(language: str, names: str) -> Mapping[str, Box]:
    """About where each name is printed: left, top, right, bottom."""
    labels = atlas.LABELS[language]
    return {place: _box(label) for place, label in (labels["old"] | labels[names]).items()}


def _box(label: atlas.Label) -> Box:
    x, y, anchor, lines = label
    wide = BROAD * atlas.NAME_SIZE * max(map(len, lines))
    left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
    high = atlas.NAME_SIZE + (len(lines) - 1) * atlas.LEADING
    return left, y - high / 2, left + wide, y + high / 2


def meet(one: Box, other: Box) -> bool:
    """Whether two boxes have a point in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]

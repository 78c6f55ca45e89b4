"""Positions of the names: near their place, clear of spots, routes and one another.

Candidates lie around the place in 32 directions and 5 distances, on one line or two; a descent picks a set
of low cost (Christensen, Marks and Shieber 1995 compare such methods). Nothing is random, so the result is
always the same.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from math import cos, pi, sin

from game.africa.view.pin_placement import HEAD_RADIUS
from tools.map.geometry import Point
from tools.map.names import one_line, two_lines, width

TYPE_SIZE = 20
LEADING = 0.98
"""The distance between two lines, in ems."""

HALF_LINE = 0.5
"""Half the height of a line, in ems."""

DISC_RADIUS = 21.0
"""The disc around a place outside which its label lies."""

CLEARANCE = 2.5
"""The least gap between a label and any disc."""

FORBIDDEN = 1000.0
"""The cost of touching what a label must not touch."""

EDGE = (26.0, 974.0)
"""The coordinates between which all labels lie."""

MAX_LABEL_DISTANCE = 230.0
"""No part of a name is farther from its place than this."""


@dataclass(frozen=True)
class Box:
    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: "Box") -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def touches_disc(self, point: Point, margin: float) -> bool:
        """Whether a disc of radius `margin` about `point` touches the box."""
        dx = max(self.left - point[0], 0.0, point[0] - self.right)
        dy = max(self.top - point[1], 0.0, point[1] - self.bottom)
        return dx * dx + dy * dy < margin * margin


@dataclass(frozen=True)
class Label:
    """A name at its anchor: `lines` are centred on `y`, each `LEADING` ems apart."""

    x: float
    y: float
    anchor: str
    lines: tuple[str, ...]
    cost: float = 0.0

    def box(self) -> Box:
        wide = max(width(line, TYPE_SIZE) for line in self.lines)
        half = (len(self.lines) - 1) * LEADING * TYPE_SIZE / 2 + HALF_LINE * TYPE_SIZE
        left = {"start": self.x, "middle": self.x - wide / 2, "end": self.x - wide}[self.anchor]
        return Box(left, self.y - half, left + wide, self.y + half)


@dataclass(frozen=True)
class Obstacles:
    """What a name avoids: discs (point, radius), points of routes, points not to hide, boxes, pin heads."""

    discs: tuple[tuple[Point, float], ...]
    routes: tuple[Point, ...]
    keep_visible: tuple[Point, ...]
    boxes: tuple[Box, ...]
    pin_heads: tuple[Point, ...] = ()

    def restricted_to(self, place: Point) -> "Obstacles":
        """The obstacles that a name of `place` can meet."""

        def is_near(point: Point) -> bool:
            return (
                abs(point[0] - place[0]) < MAX_LABEL_DISTANCE
                and abs(point[1] - place[1]) < MAX_LABEL_DISTANCE / 2
            )

        return Obstacles(
            tuple(disc for disc in self.discs if is_near(disc[0])),
            tuple(filter(is_near, self.routes)),
            tuple(filter(is_near, self.keep_visible)),
            self.boxes,
            tuple(filter(is_near, self.pin_heads)),
        )

    def cost(self, box: Box) -> float:
        low, high = EDGE
        is_outside = box.left < low or box.top < low or box.right > high or box.bottom > high
        hits = sum(box.touches_disc(point, radius + CLEARANCE) for point, radius in self.discs)
        hits += sum(box.touches_disc(point, 3.5) for point in self.routes)
        hits += sum(box.overlaps(other) for other in self.boxes)
        hidden = sum(box.touches_disc(point, 1.5) for point in self.keep_visible)
        covered = sum(box.touches_disc(point, HEAD_RADIUS) for point in self.pin_heads)
        return FORBIDDEN * (hits + 10 * is_outside) + 4.0 * hidden + 60.0 * covered


def candidates(place: Point, name: str, obstacles: Obstacles) -> list[Label]:
    """The 80 cheapest positions, the cheapest first."""
    nearby = obstacles.restricted_to(place)
    spellings = {one_line(name), two_lines(name)}
    found = [
        with_cost(place_label(place, lines, 2 * pi * turn / 32, gap), gap, turn, nearby)
        for lines in sorted(spellings, key=len)
        for gap in (2.0, 5.0, 9.0, 14.0, 20.0)
        for turn in range(32)
    ]
    return sorted(found, key=lambda label: label.cost)[:80]


def place_label(place: Point, lines: tuple[str, ...], angle: float, gap: float) -> Label:
    """A label whose box touches a disc around the place in the direction of `angle`."""
    box = Label(0.0, 0.0, "middle", lines).box()
    distance = DISC_RADIUS + gap
    x = place[0] + cos(angle) * distance + cos(angle) * box.right
    y = place[1] + sin(angle) * distance + sin(angle) * box.bottom
    if abs(cos(angle)) < 0.5:
        return Label(round(x, 1), round(y, 1), "middle", lines)
    side = 1 if cos(angle) > 0 else -1
    return Label(round(x - side * box.right, 1), round(y, 1), "start" if side > 0 else "end", lines)


def with_cost(label: Label, gap: float, turn: int, obstacles: Obstacles) -> Label:
    """The label with its cost: lowest beside the place, then under it; above it, pieces hide the name."""
    side = {0: 0.0, 16: 0.5, 8: 1.5}.get(turn, 9.0 if 20 <= turn <= 28 else 2.5)
    cost = obstacles.cost(label.box()) + gap * 0.5 + side + (len(label.lines) - 1) * 1.0
    return replace(label, cost=cost)


def choose_labels(options: Mapping[str, list[Label]], fixed: Iterable[Label] = ()) -> dict[str, Label]:
    """One candidate for each place, of low total cost and without overlaps."""
    fixed_boxes = tuple(label.box() for label in fixed)
    boxes = {place: [label.box() for label in labels] for place, labels in options.items()}
    pick = dict.fromkeys(options, 0)

    def cost(place: str, k: int) -> float:
        box = boxes[place][k]
        meets = sum(box.overlaps(boxes[other][pick[other]]) for other in options if other != place)
        meets += sum(box.overlaps(other) for other in fixed_boxes)
        return options[place][k].cost + FORBIDDEN * meets

    for _ in range(30):
        before = dict(pick)
        for place in sorted(options, key=lambda each: -cost(each, pick[each])):
            costs = [cost(place, k) for k in range(len(options[place]))]
            pick[place] = costs.index(min(costs))
        if pick == before:
            break
    return {place: options[place][k] for place, k in pick.items()}

"""Finds room for the names: near their place, clear of spots, routes and one another.

Candidates stand round the place in thirty-two directions and five distances, on one line or two; a descent
picks the set that costs least (Christensen, Marks and Shieber 1995 compare such methods). Nothing is drawn by
chance, so the same map comes out each time.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import cos, pi, sin

from tools.make_map.geometry import Point
from tools.make_map.names import one_line, two_lines, width

SIZE = 20
LEADING = 0.98
ASCENT = 0.5
PLACE_RADIUS = 21.0
CLEAR = 2.5
FORBIDDEN = 1000.0
EDGE = (26.0, 974.0)


@dataclass(frozen=True)
class Box:
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Box") -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def holds(self, point: Point, margin: float) -> bool:
        """Whether a disc of radius `margin` about `point` touches the box."""
        dx = max(self.left - point[0], 0.0, point[0] - self.right)
        dy = max(self.top - point[1], 0.0, point[1] - self.bottom)
        return dx * dx + dy * dy < margin * margin


@dataclass(frozen=True)
class Label:
    """A name at its anchor: `lines` stand about `y`, each `LEADING` lines of type apart."""

    x: float
    y: float
    anchor: str
    lines: tuple[str, ...]
    cost: float = 0.0

    def box(self) -> Box:
        wide = max(width(line, SIZE) for line in self.lines)
        half = (len(self.lines) - 1) * LEADING * SIZE / 2 + ASCENT * SIZE
        left = {"start": self.x, "middle": self.x - wide / 2, "end": self.x - wide}[self.anchor]
        return Box(left, self.y - half, left + wide, self.y + half)


PIN = 15.0
"""How broad a pin's head is, from its middle."""

REACH = 230.0
"""No name stands farther off than this."""


@dataclass(frozen=True)
class Obstacles:
    """What a name keeps off: discs (a point and a radius), points of routes, what it would hide, pins."""

    discs: tuple[tuple[Point, float], ...]
    routes: tuple[Point, ...]
    shown: tuple[Point, ...]
    boxes: tuple[Box, ...]
    heads: tuple[Point, ...] = ()

    def about(self, place: Point) -> "Obstacles":
        """Those that a name near `place` can meet."""

        def near(point: Point) -> bool:
            return abs(point[0] - place[0]) < REACH and abs(point[1] - place[1]) < REACH / 2

        return Obstacles(
            tuple(disc for disc in self.discs if near(disc[0])),
            tuple(filter(near, self.routes)),
            tuple(filter(near, self.shown)),
            self.boxes,
            tuple(filter(near, self.heads)),
        )

    def cost(self, box: Box) -> float:
        low, high = EDGE
        out = box.left < low or box.top < low or box.right > high or box.bottom > high
        hits = sum(box.holds(point, radius + CLEAR) for point, radius in self.discs)
        hits += sum(box.holds(point, 3.5) for point in self.routes)
        hits += sum(box.meets(other) for other in self.boxes)
        hidden = sum(box.holds(point, 1.5) for point in self.shown)
        covered = sum(box.holds(point, PIN) for point in self.heads)
        return FORBIDDEN * (hits + 10 * out) + 4.0 * hidden + 60.0 * covered


def candidates(place: Point, name: str, obstacles: Obstacles) -> list[Label]:
    """Every position worth trying, the cheapest first."""
    near = obstacles.about(place)
    spellings = {one_line(name), two_lines(name)}
    found = [
        weigh(stand(place, lines, 2 * pi * turn / 32, gap), gap, turn, near)
        for lines in sorted(spellings, key=len)
        for gap in (2.0, 5.0, 9.0, 14.0, 20.0)
        for turn in range(32)
    ]
    return sorted(found, key=lambda label: label.cost)[:80]


def stand(place: Point, lines: tuple[str, ...], angle: float, gap: float) -> Label:
    """A label whose box touches a disc about the place in the direction of `angle`."""
    box = Label(0.0, 0.0, "middle", lines).box()
    reach = PLACE_RADIUS + gap
    x = place[0] + cos(angle) * reach + cos(angle) * box.right
    y = place[1] + sin(angle) * reach + sin(angle) * box.bottom
    if abs(cos(angle)) < 0.5:
        return Label(round(x, 1), round(y, 1), "middle", lines)
    side = 1 if cos(angle) > 0 else -1
    return Label(round(x - side * box.right, 1), round(y, 1), "start" if side > 0 else "end", lines)


def weigh(label: Label, gap: float, turn: int, obstacles: Obstacles) -> Label:
    """The label with its cost: best beside the place, then under it; over it, pieces hide it."""
    side = {0: 0.0, 16: 0.5, 8: 1.5}.get(turn, 9.0 if 20 <= turn <= 28 else 2.5)
    cost = obstacles.cost(label.box()) + gap * 0.5 + side + (len(label.lines) - 1) * 1.0
    return Label(label.x, label.y, label.anchor, label.lines, cost)


def choose(options: Mapping[str, list[Label]], fixed: Iterable[Label] = ()) -> dict[str, Label]:
    """One candidate a place, so that little is crossed and no two names meet."""
    standing = tuple(label.box() for label in fixed)
    boxes = {place: [label.box() for label in labels] for place, labels in options.items()}
    pick = dict.fromkeys(options, 0)

    def cost(place: str, k: int) -> float:
        box = boxes[place][k]
        meets = sum(box.meets(boxes[other][pick[other]]) for other in options if other != place)
        meets += sum(box.meets(other) for other in standing)
        return options[place][k].cost + FORBIDDEN * meets

    for _ in range(30):
        before = dict(pick)
        for place in sorted(options, key=lambda each: -cost(each, pick[each])):
            costs = [cost(place, k) for k in range(len(options[place]))]
            pick[place] = costs.index(min(costs))
        if pick == before:
            break
    return {place: options[place][k] for place, k in pick.items()}

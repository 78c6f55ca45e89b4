"""Pins and names: a pin leans aside where its head would hide a name; what it hides is printed over it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import cos, dist, radians, sin

from game.africa.view import map_data
from game.africa.view.background import place_label
from game.africa.view.layout import Point
from game.draw.presentation import Ui
from game.draw.scene import Shape
from game.draw.theme import Theme

PIN_HEIGHT, TALL_PIN_HEIGHT = 31.0, 58.0
"""How far a pin's head is from its tip."""

HEAD_RADIUS = 15.0
"""How broad it is, from its middle."""

LETTER_ASPECT = 0.64
"""A letter's width on an average, as a part of its height."""

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class PinPose:
    """How a pin stands: so many degrees to the right, its head so far from its tip."""

    tilt: float = 0.0
    height: float = PIN_HEIGHT

    @property
    def head(self) -> Point:
        """Where its head is, seen from its tip."""
        return self.height * sin(radians(self.tilt)), -self.height * cos(radians(self.tilt))


POSES = (
    *(PinPose(turn) for turn in (0, 20, -20, 40, -40, 60, -60)),
    *(PinPose(turn, TALL_PIN_HEIGHT) for turn in (0, 20, -20, 40, -40, 60, -60)),
    PinPose(75),
    PinPose(-75),
)
"""How a pin may stand, the likeliest first."""


FALLBACK_POSES = tuple(
    PinPose(turn, height) for height in (44.0, 74.0) for turn in (0, 20, -20, 40, -40, 60, -60, 90, -90)
)
"""How one may stand where names leave no room for any of those."""


@lru_cache(maxsize=64)
def choose_pose(tip: Point, language: str, names: str) -> PinPose:
    """How a pin stands that is alone: as upright as can be, its head on no name, or on as little of one."""
    printed = label_boxes(language, names).values()
    clearances: dict[PinPose, float] = {}
    for pose in (*POSES, *FALLBACK_POSES):
        clearances[pose] = min(distance_to_label(tip, pose, box) for box in printed)
        if clearances[pose] >= HEAD_RADIUS:
            return pose
    return max(clearances, key=lambda pose: clearances[pose])


def distance_to_label(tip: Point, pose: PinPose, box: Box) -> float:
    """How far the middle of a pin's head is from a name."""
    middle = tip[0] + pose.head[0], tip[1] + pose.head[1]
    return dist(middle, (min(max(middle[0], box[0]), box[2]), min(max(middle[1], box[1]), box[3])))


def hidden_labels(pins: Iterable[tuple[Point, PinPose]], ui: Ui, theme: Theme) -> Iterator[Shape]:
    """The names that some pin lies on all the same."""
    extents = [_pin_bounds(tip, pose.head) for tip, pose in pins]
    for place, box in label_boxes(ui.language, ui.place_names).items():
        if any(overlap(box, extent) for extent in extents):
            yield from place_label(place, ui.language, ui.place_names, theme)


def _pin_bounds(tip: Point, head: Point) -> Box:
    left, right = sorted((0, head[0]))
    return tip[0] + left - HEAD_RADIUS, tip[1] + head[1] - HEAD_RADIUS, tip[0] + right + HEAD_RADIUS, tip[1]


@lru_cache(maxsize=4)
def label_boxes(language: str, names: str) -> Mapping[str, Box]:
    """About where each name is printed: left, top, right, bottom."""
    labels = map_data.LABELS[language]
    return {place: _label_box(label) for place, label in (labels["old"] | labels[names]).items()}


def _label_box(label: map_data.Label) -> Box:
    x, y, anchor, lines = label
    width = LETTER_ASPECT * map_data.NAME_SIZE * max(map(len, lines))
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    height = map_data.NAME_SIZE + (len(lines) - 1) * map_data.LEADING
    return left, y - height / 2, left + width, y + height / 2


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes have a point in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]

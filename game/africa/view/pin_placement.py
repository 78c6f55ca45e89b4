"""Placement of pins: a pin tilts if its head would hide a name; names still hidden are painted over it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import cos, dist, radians, sin

from game.africa.view import map_data
from game.africa.view.background import place_label
from game.africa.view.layout import place_labels
from game.draw.presentation import Ui
from game.draw.scene import Box, Shape
from game.draw.svg_paths import Point
from game.draw.theme import Theme

PIN_HEIGHT, TALL_PIN_HEIGHT = 31.0, 58.0
"""The distance of a pin's head from its tip, in board units."""

HEAD_RADIUS = 15.0

LETTER_ASPECT = 0.64
"""The average width of a letter, as a part of its height."""


@dataclass(frozen=True, slots=True)
class PinPose:
    """The tilt of a pin in degrees to the right, and the distance of its head from its tip."""

    tilt: float = 0.0
    height: float = PIN_HEIGHT

    @property
    def head(self) -> Point:
        """The centre of the head, relative to the tip."""
        return self.height * sin(radians(self.tilt)), -self.height * cos(radians(self.tilt))


POSES = (
    *(PinPose(turn) for turn in (0, 20, -20, 40, -40, 60, -60)),
    *(PinPose(turn, TALL_PIN_HEIGHT) for turn in (0, 20, -20, 40, -40, 60, -60)),
    PinPose(75),
    PinPose(-75),
)
"""The poses of a pin, preferred ones first."""

FALLBACK_POSES = tuple(
    PinPose(turn, height) for height in (44.0, 74.0) for turn in (0, 20, -20, 40, -40, 60, -60, 90, -90)
)
"""The poses for places where names leave no room for any of `POSES`."""


@lru_cache(maxsize=64)
def choose_pose(tip: Point, language: str, names: str) -> PinPose:
    """The first pose whose head touches no name, or else the one farthest from all names."""
    boxes = label_boxes(language, names).values()
    clearances: dict[PinPose, float] = {}
    for pose in (*POSES, *FALLBACK_POSES):
        clearances[pose] = min(distance_to_label(tip, pose, box) for box in boxes)
        if clearances[pose] >= HEAD_RADIUS:
            return pose
    return max(clearances, key=lambda pose: clearances[pose])


def distance_to_label(tip: Point, pose: PinPose, box: Box) -> float:
    """The distance from the centre of a pin's head to a name."""
    x, y = tip[0] + pose.head[0], tip[1] + pose.head[1]
    return dist((x, y), (min(max(x, box[0]), box[2]), min(max(y, box[1]), box[3])))


def hidden_labels(pins: Iterable[tuple[Point, PinPose]], ui: Ui, theme: Theme) -> Iterator[Shape]:
    """The names that a pin hides in spite of its pose."""
    extents = [_pin_bounds(tip, pose.head) for tip, pose in pins]
    for place, box in label_boxes(ui.language, ui.place_names).items():
        if any(overlap(box, extent) for extent in extents):
            yield from place_label(place, ui.language, ui.place_names, theme)


def _pin_bounds(tip: Point, head: Point) -> Box:
    left, right = sorted((0, head[0]))
    return tip[0] + left - HEAD_RADIUS, tip[1] + head[1] - HEAD_RADIUS, tip[0] + right + HEAD_RADIUS, tip[1]


@lru_cache(maxsize=4)
def label_boxes(language: str, names: str) -> Mapping[str, Box]:
    """The estimated box of each name: left, top, right, bottom."""
    return {place: _label_box(label) for place, label in place_labels(language, names).items()}


def _label_box(label: map_data.Label) -> Box:
    x, y, anchor, lines = label
    width = LETTER_ASPECT * map_data.NAME_SIZE * max(map(len, lines))
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    height = map_data.NAME_SIZE + (len(lines) - 1) * map_data.LEADING
    return left, y - height / 2, left + width, y + height / 2


def overlap(one: Box, other: Box) -> bool:
    """True if two boxes overlap."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]

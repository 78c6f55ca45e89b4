"""Hit testing: the targets under a tap, and the zoom that separates them.

A fingertip is about 48 CSS pixels wide. If it covers several targets, the camera zooms in so that the next
tap selects one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import dist, inf

from game.draw.camera import Camera

TOUCH_RADIUS = 24.0
"""CSS pixels around a target that still count as a tap on it."""

REACH = 44.0
"""CSS pixels around a target that still count where no other target is nearly as close."""

CLEARLY_FARTHER = 1.5
"""The nearest target alone is meant if the next one is this many times as far away, or more."""

LARGE_TARGET = 12.0
"""A hit inside a target of at least this radius, in CSS pixels, ignores its neighbours."""

MIN_SEPARATION = 56.0
"""Distance in CSS pixels between two targets that a finger can tell apart."""

CROWDED = 40.0
"""Targets nearer to each other than this, in CSS pixels, are hidden by one fingertip."""


@dataclass(frozen=True, slots=True)
class Target:
    """A selectable disc on the board; position and `radius` in board units."""

    name: str
    x: float
    y: float
    radius: float = 0.0


def targets_at(targets: Iterable[Target], camera: Camera, x: float, y: float) -> tuple[Target, ...]:
    """The targets that a tap on a pixel may mean, without duplicates, nearest first."""
    found: dict[str, Target] = {}
    for distance, target in _by_distance(targets, camera, x, y):
        if distance < TOUCH_RADIUS:
            found.setdefault(target.name, target)
        if distance <= 0 and target.radius * camera.scale >= LARGE_TARGET:
            break
    return tuple(found.values())


def lone_target_at(targets: Iterable[Target], camera: Camera, x: float, y: float) -> tuple[Target, ...]:
    """The target that a tap beside all targets means: within `REACH` and clearly the nearest; else none."""
    nearest: dict[str, tuple[float, Target]] = {}
    for distance, target in _by_distance(targets, camera, x, y):
        nearest.setdefault(target.name, (distance, target))
    if not nearest:
        return ()
    (first, target), *others = nearest.values()
    second = others[0][0] if others else inf
    return (target,) if first < REACH and second >= CLEARLY_FARTHER * first else ()


def _by_distance(targets: Iterable[Target], camera: Camera, x: float, y: float) -> list[tuple[float, Target]]:
    """Targets with the distance of their edges from a pixel, nearest first."""
    pairs = [
        (dist((x, y), camera.to_view(each.x, each.y)) - each.radius * camera.scale, each) for each in targets
    ]
    return sorted(pairs, key=lambda pair: pair[0])


def zoom_to_separate(
    found: Iterable[Target], targets: Sequence[Target], camera: Camera, x: float, y: float
) -> Camera:
    """The camera zoomed at a pixel until the `found` targets are `MIN_SEPARATION` from all others."""
    gap = _min_gap(found, targets, camera)
    return camera.zoomed(MIN_SEPARATION / gap, x, y) if gap < MIN_SEPARATION else camera


def is_crowded(found: Iterable[Target], targets: Sequence[Target], camera: Camera) -> bool:
    """Whether other targets are so close to those found that a finger hides what it would choose."""
    return _min_gap(found, targets, camera) < CROWDED


def _min_gap(found: Iterable[Target], targets: Sequence[Target], camera: Camera) -> float:
    """The smallest distance in CSS pixels between one of the `found` targets and another one."""
    gaps = (dist((a.x, a.y), (b.x, b.y)) * camera.scale for a in found for b in targets if a.name != b.name)
    return min((gap for gap in gaps if gap), default=inf)

"""What a finger on a board means: one target, or several that it cannot tell apart.

A fingertip is about 48 CSS pixels across. Where several targets lie under it, the board is brought so near
that the next tap means one only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import dist

from game.draw.camera import Camera

TOUCH_RADIUS = 24.0
"""CSS pixels round a target in which a tap still means it: targets of 48 pixels."""

LARGE_TARGET = 12.0
"""From so many CSS pixels from its middle to its edge on, a target that is hit is the one that was meant."""

MIN_SEPARATION = 56.0
"""CSS pixels between targets that no finger confuses."""


@dataclass(frozen=True, slots=True)
class Target:
    """What may be chosen at a point of the board; `reach` is how far it extends round it, in board units."""

    name: str
    x: float
    y: float
    radius: float = 0.0


def targets_at(targets: Iterable[Target], camera: Camera, x: float, y: float) -> tuple[Target, ...]:
    """The targets that a tap on a pixel may mean, each once, the nearest first."""
    by_distance = [
        (dist((x, y), camera.to_view(each.x, each.y)) - each.radius * camera.scale, each) for each in targets
    ]
    found: dict[str, Target] = {}
    for distance, target in sorted(by_distance, key=lambda pair: pair[0]):
        if distance < TOUCH_RADIUS:
            found.setdefault(target.name, target)
        if distance <= 0 and target.radius * camera.scale >= LARGE_TARGET:
            break
    return tuple(found.values())


def zoom_to_separate(
    found: Iterable[Target], targets: Sequence[Target], camera: Camera, x: float, y: float
) -> Camera:
    """So near round a pixel that no finger confuses what was found there with any other of the targets."""
    gaps = (dist((a.x, a.y), (b.x, b.y)) * camera.scale for a in found for b in targets if a.name != b.name)
    min_gap = min((gap for gap in gaps if gap), default=MIN_SEPARATION)
    return camera.zoomed(MIN_SEPARATION / min_gap, x, y) if min_gap < MIN_SEPARATION else camera

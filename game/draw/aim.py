"""What a finger on a board means: one target, or several that it cannot tell apart.

A fingertip is about 48 CSS pixels across. Where several targets lie under it, the board is brought so near
that the next tap means one only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import dist

from game.draw.camera import Camera

REACH = 24.0
"""CSS pixels round a target in which a tap still means it: targets of 48 pixels."""

BROAD = 12.0
"""From so many CSS pixels from its middle to its edge on, a target that is hit is the one that was meant."""

APART = 56.0
"""CSS pixels between targets that no finger confuses."""


@dataclass(frozen=True, slots=True)
class Target:
    """What may be chosen at a point of the board; `reach` is how far it extends round it, in board units."""

    name: str
    x: float
    y: float
    reach: float = 0.0


def under(targets: Iterable[Target], camera: Camera, x: float, y: float) -> tuple[Target, ...]:
    """The targets that a tap on a pixel may mean, each once, the nearest first."""
    away = [
        (dist((x, y), camera.to_view(each.x, each.y)) - each.reach * camera.scale, each) for each in targets
    ]
    found: dict[str, Target] = {}
    for distance, target in sorted(away, key=lambda pair: pair[0]):
        if distance < REACH:
            found.setdefault(target.name, target)
        if distance <= 0 and target.reach * camera.scale >= BROAD:
            break
    return tuple(found.values())


def nearer(found: Iterable[Target], targets: Sequence[Target], camera: Camera, x: float, y: float) -> Camera:
    """So near round a pixel that no finger confuses what was found there with any other of the targets."""
    gaps = (dist((a.x, a.y), (b.x, b.y)) * camera.scale for a in found for b in targets if a.name != b.name)
    least = min((gap for gap in gaps if gap), default=APART)
    return camera.zoomed(APART / least, x, y) if least < APART else camera

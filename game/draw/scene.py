"""A picture as a list of shapes in board units, y downwards: what views return and painters paint.

A shape with an `id` is the same thing in the next scene, which is how `tween` finds what moved. A shape
with a `target` answers a tap: the nearest one within reach counts. Colours are those of a `Theme`,
already looked up. Paths are SVG path data (absolute or relative commands alike), so that one string
serves `Path2D` in the browser and `<path>` in an SVG.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Anchor = Literal["start", "middle", "end"]

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What all shapes have. `x`, `y` place the shape's own origin; `turn` is in degrees, clockwise.

    `reach` is how far from its origin a tap is still on it, in board units.
    """

    x: float = 0.0
    y: float = 0.0
    id: str = ""
    target: str = ""
    opacity: float = 1.0
    scale: float = 1.0
    rotation: float = 0.0
    hit_radius: float = 0.0


@dataclass(frozen=True, slots=True)
class Circle(Shape):
    """A disc and its rim; `fill` or `stroke` empty: not painted."""

    r: float = 1.0
    fill: str = ""
    stroke: str = ""
    width: float = 1.0
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Path(Shape):
    """SVG path data `d` about the shape's origin."""

    d: str = ""
    fill: str = ""
    stroke: str = ""
    width: float = 1.0
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Text(Shape):
    """One line of text, centred on `y`; `halo` is a colour painted round the letters, `size` their height.

    `upright` text takes up the same room on a turned board, and can be read from where it is turned to.
    """

    text: str = ""
    size: float = 12.0
    fill: str = ""
    halo: str = ""
    anchor: Anchor = "middle"
    weight: int = 400
    upright: bool = False


@dataclass(frozen=True, slots=True)
class Group(Shape):
    """Shapes that move together; their coordinates are about the group's origin.

    Nothing of it lies outside its `box`, if it has one (in the same coordinates): a painter may keep it as a
    picture for as long as `shapes` is the same tuple.

    `plot` is SVG path data about its origin: a plot of the ground that is the group's alone, since nothing
    else that stands still lies there, and the group does not reach beyond it. A painter may paint it anew by
    itself.
    """

    shapes: tuple[Shape, ...] = ()
    bounds: Box | None = None
    redraw_region: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture. `ground` stands still: with the same `ground_key` it need not be painted anew.

    `turned`: it is to be looked at from the other side, turned half round; cameras do that.
    """

    width: float
    height: float
    background_key: str
    background: tuple[Shape, ...]
    shapes: tuple[Shape, ...]
    rotated: bool = False

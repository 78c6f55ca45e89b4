"""A scene: a picture as shapes in board units, y downwards. Views return scenes, renderers paint them.

`tween` moves a shape to the shape with the same `id` in the next scene. A shape with a `target` reacts to
taps. Colours are values of a `Theme`. Paths are SVG path data, for `Path2D` in the browser and `<path>` in an
SVG.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Anchor = Literal["start", "middle", "end"]

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Base class of shapes. `x`, `y` is the shape's origin; `rotation` is in degrees, clockwise.

    A tap within `hit_radius` (board units) of the origin is on the shape.
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
    """A circle; an empty `fill` or `stroke` is not painted."""

    r: float = 1.0
    fill: str = ""
    stroke: str = ""
    width: float = 1.0
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Path(Shape):
    """SVG path data `d` relative to the shape's origin."""

    d: str = ""
    fill: str = ""
    stroke: str = ""
    width: float = 1.0
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Text(Shape):
    """One line of text, vertically centred on `y`; `size` is the font size, `halo` the colour of an outline.

    `upright` text is not rotated with a rotated board, and keeps its bounding box.
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
    """Shapes that move together; their coordinates are relative to the group's origin.

    `bounds`, if given, contains all of the group, in the same coordinates: a renderer may cache the group as
    a bitmap while `shapes` is the same tuple. `redraw_region` is SVG path data, about the origin, of an area
    that contains the group and no other static shape: a renderer may repaint that area alone. A `pinned`
    group of a scene stays in its place in the viewport (`Camera.pinned`).
    """

    shapes: tuple[Shape, ...] = ()
    bounds: Box | None = None
    redraw_region: str = ""
    pinned: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture. A renderer may cache the static `background` while `background_key` is the same.

    `rotated`: cameras show it rotated by 180°. `pin_corner`: the board point in the lower left corner of the
    viewport for pinned groups on a small board. `legible_scale`: CSS pixels per board unit from which names
    can be read; where the whole board would be smaller, cameras frame what matters. 0: they never do.
    """

    width: float
    height: float
    background_key: str
    background: tuple[Shape, ...]
    shapes: tuple[Shape, ...]
    rotated: bool = False
    pin_corner: tuple[float, float] = (0.0, 0.0)
    legible_scale: float = 0.0

"""Paints a scene as an SVG: the board picture that a page shows before Python runs, and pictures for tests.

The canvas painter does the same in the browser; both round line ends and joins, and centre text on its `y`.
An element is a `Node` first: a page builds its elements from it, since no text becomes markup there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import NamedTuple

from game.draw.scene import Circle, Group, Path, Scene, Shape, Text

FONT = "serif"

HALO = 0.3
"""A halo's width as a part of the letters' height."""

Window = tuple[float, float, float, float]
"""Left, top, width and height of a part of a board."""


class Node(NamedTuple):
    """An SVG element: its attributes in order, and what is in it, elements or a text."""

    tag: str
    attributes: Mapping[str, str]
    inside: tuple[Node, ...] | str = ()


def picture(scene: Scene, font: str = FONT) -> str:
    """The whole scene as an SVG document, its size in board units."""
    return document(scene, (*scene.ground, *scene.shapes), font)


def ground(scene: Scene, font: str = FONT) -> str:
    """What stands still in the scene, as an SVG document."""
    return document(scene, scene.ground, font)


def document(scene: Scene, shapes: Iterable[Shape], font: str) -> str:
    frame = root((0, 0, scene.width, scene.height), font, tuple(map(node, shapes)))
    attributes = {"xmlns": "http://www.w3.org/2000/svg", **frame.attributes}
    return f"{markup(frame._replace(attributes=attributes))}\n"


def inset(scene: Scene, window: Window, ground_id: str, font: str = FONT) -> Node:
    """A part of the scene, for a page whose element `ground_id` has the ground."""
    return root(window, font, (Node("use", {"href": f"#{ground_id}"}), *map(node, scene.shapes)))


def root(window: Window, font: str, inside: tuple[Node, ...]) -> Node:
    """An SVG that shows a part of a board."""
    attributes = {"viewBox": " ".join(map(number, window)), "font-family": font, "fill": "none"}
    return Node("svg", {**attributes, "stroke-linecap": "round", "stroke-linejoin": "round"}, inside)


def element(shape: Shape) -> str:
    """One shape as an SVG element."""
    return markup(node(shape))


def markup(node: Node) -> str:
    """An element as text."""
    attributes = "".join(f' {name}="{escape(value)}"' for name, value in node.attributes.items())
    if not node.inside:
        return f"<{node.tag}{attributes}/>"
    inside = escape(node.inside) if isinstance(node.inside, str) else "".join(map(markup, node.inside))
    return f"<{node.tag}{attributes}>{inside}</{node.tag}>"


def node(shape: Shape) -> Node:
    """One shape as an element."""
    match shape:
        case Circle():
            return Node("circle", {**place(shape), "r": number(shape.r), **paint(shape)})
        case Path():
            return Node("path", {**place(shape), "d": shape.d, **paint(shape)})
        case Text():
            return Node("text", {**place(shape), **letters(shape)}, shape.text)
        case Group():
            return Node("g", place(shape), tuple(map(node, shape.shapes)))
    raise TypeError(f"no shape to paint: {shape!r}")


def place(shape: Shape) -> dict[str, str]:
    """Where and how a shape stands, as attributes."""
    moves = []
    if shape.x or shape.y:
        moves.append(f"translate({number(shape.x)} {number(shape.y)})")
    if shape.turn:
        moves.append(f"rotate({number(shape.turn)})")
    if shape.scale != 1:
        moves.append(f"scale({number(shape.scale)})")
    transform = {"transform": " ".join(moves)} if moves else {}
    return transform | ({"opacity": number(shape.opacity)} if shape.opacity != 1 else {})


def paint(shape: Circle | Path) -> dict[str, str]:
    """Fill and stroke as attributes."""
    fill = {"fill": shape.fill} if shape.fill else {}
    if not shape.stroke:
        return fill
    dash = {"stroke-dasharray": " ".join(map(number, shape.dash))} if shape.dash else {}
    return fill | {"stroke": shape.stroke, "stroke-width": number(shape.width)} | dash


def letters(shape: Text) -> dict[str, str]:
    """How a line of text looks; the halo is a broad stroke under the letters."""
    look = {"font-size": number(shape.size), "font-weight": str(shape.weight), "text-anchor": shape.anchor}
    look |= {"dominant-baseline": "central", "fill": shape.fill}
    if shape.halo:
        width = number(shape.size * HALO)
        look |= {"stroke": shape.halo, "stroke-width": width, "paint-order": "stroke"}
    return look


def number(value: float) -> str:
    """At most two decimals, and none that say nothing."""
    return f"{value:.2f}".rstrip("0").rstrip(".")

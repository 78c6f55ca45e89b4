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

ViewBox = tuple[float, float, float, float]
"""Left, top, width and height of a part of a board."""


class Node(NamedTuple):
    """An SVG element: its attributes in order, and what is in it, elements or a text."""

    tag: str
    attributes: Mapping[str, str]
    content: tuple[Node, ...] | str = ()


def render(scene: Scene, font: str = FONT) -> str:
    """The whole scene as an SVG document, its size in board units."""
    return document(scene, (*scene.background, *scene.shapes), font)


def render_background(scene: Scene, font: str = FONT) -> str:
    """What stands still in the scene, as an SVG document."""
    return document(scene, scene.background, font)


def document(scene: Scene, shapes: Iterable[Shape], font: str) -> str:
    svg = root((0, 0, scene.width, scene.height), font, tuple(map(node, shapes)))
    attributes = {"xmlns": "http://www.w3.org/2000/svg", **svg.attributes}
    return f"{markup(svg._replace(attributes=attributes))}\n"


def render_cropped(scene: Scene, view_box: ViewBox, background_id: str, font: str = FONT) -> Node:
    """A part of the scene, for a page whose element `ground_id` has the ground."""
    return root(view_box, font, (Node("use", {"href": f"#{background_id}"}), *map(node, scene.shapes)))


def root(view_box: ViewBox, font: str, content: tuple[Node, ...]) -> Node:
    """An SVG that shows a part of a board."""
    attributes = {"viewBox": " ".join(map(format_number, view_box)), "font-family": font, "fill": "none"}
    return Node("svg", {**attributes, "stroke-linecap": "round", "stroke-linejoin": "round"}, content)


def element(shape: Shape) -> str:
    """One shape as an SVG element."""
    return markup(node(shape))


def markup(node: Node) -> str:
    """An element as text."""
    attributes = "".join(f' {name}="{escape(value)}"' for name, value in node.attributes.items())
    if not node.content:
        return f"<{node.tag}{attributes}/>"
    content = escape(node.content) if isinstance(node.content, str) else "".join(map(markup, node.content))
    return f"<{node.tag}{attributes}>{content}</{node.tag}>"


def node(shape: Shape) -> Node:
    """One shape as an element."""
    match shape:
        case Circle():
            return Node(
                "circle",
                {**transform_attributes(shape), "r": format_number(shape.r), **fill_attributes(shape)},
            )
        case Path():
            return Node("path", {**transform_attributes(shape), "d": shape.d, **fill_attributes(shape)})
        case Text():
            return Node("text", {**transform_attributes(shape), **text_attributes(shape)}, shape.text)
        case Group():
            return Node("g", transform_attributes(shape), tuple(map(node, shape.shapes)))
    raise TypeError(f"no shape to paint: {shape!r}")


def transform_attributes(shape: Shape) -> dict[str, str]:
    """Where and how a shape stands, as attributes."""
    transforms = []
    if shape.x or shape.y:
        transforms.append(f"translate({format_number(shape.x)} {format_number(shape.y)})")
    if shape.rotation:
        transforms.append(f"rotate({format_number(shape.rotation)})")
    if shape.scale != 1:
        transforms.append(f"scale({format_number(shape.scale)})")
    transform = {"transform": " ".join(transforms)} if transforms else {}
    return transform | ({"opacity": format_number(shape.opacity)} if shape.opacity != 1 else {})


def fill_attributes(shape: Circle | Path) -> dict[str, str]:
    """Fill and stroke as attributes."""
    fill = {"fill": shape.fill} if shape.fill else {}
    if not shape.stroke:
        return fill
    dash = {"stroke-dasharray": " ".join(map(format_number, shape.dash))} if shape.dash else {}
    return fill | {"stroke": shape.stroke, "stroke-width": format_number(shape.width)} | dash


def text_attributes(shape: Text) -> dict[str, str]:
    """How a line of text looks; the halo is a broad stroke under the letters."""
    look = {
        "font-size": format_number(shape.size),
        "font-weight": str(shape.weight),
        "text-anchor": shape.anchor,
    }
    look |= {"dominant-baseline": "central", "fill": shape.fill}
    if shape.halo:
        width = format_number(shape.size * HALO)
        look |= {"stroke": shape.halo, "stroke-width": width, "paint-order": "stroke"}
    return look


def format_number(value: float) -> str:
    """At most two decimals, and none that say nothing."""
    return f"{value:.2f}".rstrip("0").rstrip(".")

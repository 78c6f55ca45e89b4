"""Renders scenes as SVG: the board that the page shows before Python runs, and pictures for tests.

The canvas renderer paints the same: round line ends and joins, text vertically centred on its `y`. The page
builds DOM elements from `Node` objects, since its security policy forbids markup from text.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import NamedTuple

from game.draw.scene import Circle, Group, Path, Scene, Shape, Text

FONT = "serif"

HALO = 0.3
"""Width of a halo as a fraction of the font size."""

ViewBox = tuple[float, float, float, float]
"""Left, top, width, height."""


class Node(NamedTuple):
    """An SVG element; its content is child elements or text."""

    tag: str
    attributes: Mapping[str, str]
    content: tuple[Node, ...] | str = ()


def render(scene: Scene, font: str = FONT) -> str:
    """The scene as an SVG document in board units."""
    svg = _svg((0, 0, scene.width, scene.height), font, tuple(map(node, (*scene.background, *scene.shapes))))
    attributes = {"xmlns": "http://www.w3.org/2000/svg", **svg.attributes}
    return f"{_markup(svg._replace(attributes=attributes))}\n"


def render_cropped(scene: Scene, view_box: ViewBox, background_id: str, font: str = FONT) -> Node:
    """A part of the scene; the background is taken from the page's element `background_id`."""
    return _svg(view_box, font, (Node("use", {"href": f"#{background_id}"}), *map(node, scene.shapes)))


def _svg(view_box: ViewBox, font: str, content: tuple[Node, ...]) -> Node:
    """An `<svg>` element with the attributes that all pictures share."""
    attributes = {"viewBox": " ".join(map(format_number, view_box)), "font-family": font, "fill": "none"}
    return Node("svg", {**attributes, "stroke-linecap": "round", "stroke-linejoin": "round"}, content)


def element(shape: Shape) -> str:
    """A shape as SVG markup."""
    return _markup(node(shape))


def _markup(node: Node) -> str:
    """An element as SVG markup."""
    attributes = "".join(f' {name}="{escape(value)}"' for name, value in node.attributes.items())
    if not node.content:
        return f"<{node.tag}{attributes}/>"
    content = escape(node.content) if isinstance(node.content, str) else "".join(map(_markup, node.content))
    return f"<{node.tag}{attributes}>{content}</{node.tag}>"


def node(shape: Shape) -> Node:
    """A shape as an element. Raises TypeError for an unknown class."""
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
    """Position, rotation, scale and opacity as attributes."""
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
    """Font, anchor and colours as attributes; the halo is a wide stroke under the letters."""
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
    """The number with at most two decimals, without trailing zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".")

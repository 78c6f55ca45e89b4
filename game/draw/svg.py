"""Paints a scene as an SVG: the board picture that a page shows before Python runs, and pictures for tests.

The canvas painter does the same in the browser; both round line ends and joins, and centre text on its `y`.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from game.draw.scene import Circle, Group, Path, Scene, Shape, Text

FONT = "serif"

HALO = 0.3
"""A halo's width as a part of the letters' height."""


def picture(scene: Scene, font: str = FONT) -> str:
    """The whole scene as an SVG document, its size in board units."""
    return document(scene, (*scene.ground, *scene.shapes), font)


def ground(scene: Scene, font: str = FONT) -> str:
    """What stands still in the scene, as an SVG document."""
    return document(scene, scene.ground, font)


def document(scene: Scene, shapes: Iterable[Shape], font: str) -> str:
    inside = "".join(map(element, shapes))
    return f"{opening((0, 0, scene.width, scene.height), font)}{inside}</svg>\n"


def inset(scene: Scene, window: tuple[float, float, float, float], ground_id: str, font: str = FONT) -> str:
    """A part of the scene (left, top, width, height), for a page whose element `ground_id` has the ground."""
    inside = "".join(map(element, scene.shapes))
    return f'{opening(window, font)}<use href="#{escape(ground_id)}"/>{inside}</svg>'


def opening(window: tuple[float, float, float, float], font: str) -> str:
    """The tag that begins an SVG that shows a part of the board."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(number, window))}" '
        f'font-family="{escape(font)}" fill="none" stroke-linecap="round" stroke-linejoin="round">'
    )


def element(shape: Shape) -> str:
    """One shape as an SVG element."""
    match shape:
        case Circle():
            return f'<circle{place(shape)} r="{number(shape.r)}"{paint(shape)}/>'
        case Path():
            return f'<path{place(shape)} d="{escape(shape.d)}"{paint(shape)}/>'
        case Text():
            return text(shape)
        case Group():
            return f"<g{place(shape)}>{''.join(map(element, shape.shapes))}</g>"
    raise TypeError(f"no shape to paint: {shape!r}")


def place(shape: Shape) -> str:
    """Where and how a shape stands, as attributes."""
    moves = []
    if shape.x or shape.y:
        moves.append(f"translate({number(shape.x)} {number(shape.y)})")
    if shape.turn:
        moves.append(f"rotate({number(shape.turn)})")
    if shape.scale != 1:
        moves.append(f"scale({number(shape.scale)})")
    transform = f' transform="{" ".join(moves)}"' if moves else ""
    return transform + (f' opacity="{number(shape.opacity)}"' if shape.opacity != 1 else "")


def paint(shape: Circle | Path) -> str:
    """Fill and stroke as attributes."""
    fill = f' fill="{shape.fill}"' if shape.fill else ""
    if not shape.stroke:
        return fill
    dash = f' stroke-dasharray="{" ".join(map(number, shape.dash))}"' if shape.dash else ""
    return f'{fill} stroke="{shape.stroke}" stroke-width="{number(shape.width)}"{dash}'


def text(shape: Text) -> str:
    """A line of text; the halo is a broad stroke under the letters."""
    halo = ""
    if shape.halo:
        width = number(shape.size * HALO)
        halo = f' stroke="{shape.halo}" stroke-width="{width}" paint-order="stroke"'
    return (
        f'<text{place(shape)} font-size="{number(shape.size)}" font-weight="{shape.weight}" '
        f'text-anchor="{shape.anchor}" dominant-baseline="central" fill="{shape.fill}"{halo}>'
        f"{escape(shape.text)}</text>"
    )


def number(value: float) -> str:
    """At most two decimals, and none that say nothing."""
    return f"{value:.2f}".rstrip("0").rstrip(".")

"""Finds shapes of a scene by name, and counts what they cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.draw.scene import Circle, Group, Path, Scene, Shape, Text


def all_shapes(shapes: Sequence[Shape]) -> Iterator[Shape]:
    """The shapes, those inside groups included."""
    for shape in shapes:
        yield shape
        if isinstance(shape, Group):
            yield from all_shapes(shape.shapes)


def canvas_calls(shapes: Sequence[Shape]) -> int:
    """The approximate number of canvas calls: position, path, fill, stroke."""
    cost = {Circle: 4, Path: 2, Text: 2, Group: 0}
    return sum(
        cost[type(shape)] + bool(getattr(shape, "fill", "")) + 2 * bool(getattr(shape, "stroke", ""))
        for shape in all_shapes(shapes)
    )


def shape_named(scene: Scene, name: str) -> Shape:
    """The one shape of this name."""
    (shape,) = (shape for shape in scene.shapes if shape.id == name)
    return shape


def shape_names(scene: Scene) -> set[str]:
    """The names of the shapes."""
    return {shape.id for shape in scene.shapes}


def text_of(scene: Scene, name: str) -> str:
    """The content of the text shape with this name."""
    return text_in(shape_named(scene, name))


def text_in(shape: Shape) -> str:
    """The content of a text shape, or of the only text shape in a group."""
    (text,) = (each for each in all_shapes([shape]) if isinstance(each, Text))
    return text.text

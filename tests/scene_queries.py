"""Reading shapes out of a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.draw.scene import Group, Scene, Shape, Text


def all_shapes(shapes: Sequence[Shape]) -> Iterator[Shape]:
    """The shapes, and those in groups among them."""
    for shape in shapes:
        yield shape
        if isinstance(shape, Group):
            yield from all_shapes(shape.shapes)


def shape_named(scene: Scene, name: str) -> Shape:
    """The one shape of this name."""
    (shape,) = (shape for shape in scene.shapes if shape.id == name)
    return shape


def shape_names(scene: Scene) -> set[str]:
    """What the shapes are called."""
    return {shape.id for shape in scene.shapes}


def text_of(scene: Scene, name: str) -> str:
    """What the text of this name says."""
    return text_in(shape_named(scene, name))


def text_in(shape: Shape) -> str:
    """What a text says, or the one text of a group."""
    (text,) = (each for each in all_shapes([shape]) if isinstance(each, Text))
    return text.text

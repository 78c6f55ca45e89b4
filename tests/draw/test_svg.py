"""The SVG renderer: markup of every kind of shape."""

from xml.etree import ElementTree

import pytest

from game.draw.scene import Circle, Group, Path, Scene, Shape, Text
from game.draw.svg import element, render

SVG = "{http://www.w3.org/2000/svg}"


def test_render_paints_shapes_over_the_background() -> None:
    scene = Scene(200, 100, "key", (Circle(fill="#000000"),), (Path(d="M0 0z"),))
    root = ElementTree.fromstring(render(scene))
    assert root.get("viewBox") == "0 0 200 100"
    assert [child.tag for child in root] == [f"{SVG}circle", f"{SVG}path"]


def test_a_shape_is_transformed_about_its_origin() -> None:
    shape = Circle(1.5, -2, r=3, rotation=90, scale=2, opacity=0.25, fill="#112233")
    assert element(shape) == (
        '<circle transform="translate(1.5 -2) rotate(90) scale(2)" opacity="0.25" r="3" fill="#112233"/>'
    )


def test_a_shape_without_colours_has_no_paint_attributes() -> None:
    assert element(Path(d="M0 0z")) == '<path d="M0 0z"/>'
    dashed = Path(d="M0 0z", stroke="#112233", width=2, dash=(0.1, 7))
    assert element(dashed) == '<path d="M0 0z" stroke="#112233" stroke-width="2" stroke-dasharray="0.1 7"/>'


def test_text_is_painted_over_its_halo() -> None:
    text = ElementTree.fromstring(element(Text(text="Kairo", size=20, fill="#000000", halo="#ffffff")))
    assert text.get("paint-order") == "stroke"
    assert text.get("stroke") == "#ffffff"
    assert text.text == "Kairo"


def test_text_is_escaped() -> None:
    text = ElementTree.fromstring(element(Text(text='<b>&"')))
    assert text.text == '<b>&"'
    assert len(text) == 0


def test_a_group_transforms_its_shapes() -> None:
    group = ElementTree.fromstring(element(Group(5, 6, shapes=(Circle(), Circle()))))
    assert group.get("transform") == "translate(5 6)"
    assert len(group) == 2


def test_an_unknown_shape_is_refused() -> None:
    with pytest.raises(TypeError, match="no shape to paint"):
        element(Shape())

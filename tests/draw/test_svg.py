"""The SVG painter: every shape, as it is meant, and always well-formed."""

from xml.etree import ElementTree

import pytest

from game.draw.scene import Circle, Group, Path, Scene, Shape, Text
from game.draw.svg import element, ground, picture

SVG = "{http://www.w3.org/2000/svg}"


def test_a_picture_has_the_size_of_the_board_and_what_lives_is_over_the_ground() -> None:
    scene = Scene(200, 100, "key", (Circle(fill="#000000"),), (Path(d="M0 0z"),))
    root = ElementTree.fromstring(picture(scene))
    assert root.get("viewBox") == "0 0 200 100"
    assert [child.tag for child in root] == [f"{SVG}circle", f"{SVG}path"]
    assert [child.tag for child in ElementTree.fromstring(ground(scene))] == [f"{SVG}circle"]


def test_a_shape_stands_where_its_origin_is() -> None:
    shape = Circle(1.5, -2, r=3, turn=90, scale=2, opacity=0.25, fill="#112233")
    assert element(shape) == (
        '<circle transform="translate(1.5 -2) rotate(90) scale(2)" opacity="0.25" r="3" fill="#112233"/>'
    )


def test_what_has_no_colour_is_not_painted() -> None:
    assert element(Path(d="M0 0z")) == '<path d="M0 0z"/>'
    dashed = Path(d="M0 0z", stroke="#112233", width=2, dash=(0.1, 7))
    assert element(dashed) == '<path d="M0 0z" stroke="#112233" stroke-width="2" stroke-dasharray="0.1 7"/>'


def test_letters_stand_before_their_halo() -> None:
    text = ElementTree.fromstring(element(Text(text="Kairo", size=20, fill="#000000", halo="#ffffff")))
    assert text.get("paint-order") == "stroke"
    assert text.get("stroke") == "#ffffff"
    assert text.text == "Kairo"


def test_names_from_outside_stay_text() -> None:
    text = ElementTree.fromstring(element(Text(text='<b>&"')))
    assert text.text == '<b>&"'
    assert len(text) == 0


def test_a_group_moves_what_is_in_it() -> None:
    group = ElementTree.fromstring(element(Group(5, 6, shapes=(Circle(), Circle()))))
    assert group.get("transform") == "translate(5 6)"
    assert len(group) == 2


def test_only_known_shapes_can_be_painted() -> None:
    with pytest.raises(TypeError, match="no shape to paint"):
        element(Shape())

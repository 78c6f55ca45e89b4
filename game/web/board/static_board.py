"""Static pictures: charts, maps and previews, each on a canvas of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import window

from game.draw.camera import fit_board
from game.draw.presentation import Ui
from game.draw.scene import Scene
from game.play.session import Session
from game.web.board.renderer import CanvasRenderer
from game.web.platform import settings
from game.web.platform.dom import create_element

_pictures: list[tuple[Any, Callable[[], Scene]]] = []
"""The canvases on the page, each with what draws its picture."""


def picture_element(label: str) -> Any:
    """A canvas for a picture; `label` is for screen readers."""
    return create_element("canvas", class_="picture", role="img", aria_label=label)


def show_picture(element: Any, draw: Callable[[], Scene]) -> None:
    """Paint what `draw` returns on a canvas that is on the page, now and when theme or size change."""
    _pictures[:] = [each for each in _pictures if each[0].isConnected]
    _pictures.append((element, draw))
    _paint(element, draw())


def repaint_pictures() -> None:
    """Paint the pictures that are seen again, because the theme or the window's size has changed."""
    for element, draw in _pictures:
        if element.isConnected and element.checkVisibility():
            _paint(element, draw())


def _paint(element: Any, scene: Scene) -> None:
    """Paint a scene in the size that the canvas has on the page; its width is given by the style."""
    element.style.aspectRatio = f"{scene.width} / {scene.height}"
    box = element.getBoundingClientRect()
    paint_scene(element, scene, box.width, box.height, window.devicePixelRatio)


def paint_scene(element: Any, scene: Scene, width: float, height: float, ratio: float = 1) -> None:
    """Paint a whole scene on a canvas of this size in CSS pixels; `ratio` is device pixels for each."""
    canvas = CanvasRenderer(element)
    canvas.resize(width, height, ratio)
    canvas.paint(scene, fit_board(scene.width, scene.height, width, height))


def idle_scene(session: Session, language: str) -> Scene:
    """The scene of a session with the view options of the settings and no player asked."""
    ui = Ui(
        tuple(seat.figure for seat in session.record.seats),
        language,
        can_act=False,
        place_names=settings.place_names(),
        visible_toggles=settings.visible_toggles(session.game),
    )
    scene: Scene = session.game.view.scene(session.state, ui, settings.theme())
    return scene

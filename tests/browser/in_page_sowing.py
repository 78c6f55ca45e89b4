"""Runs in the page's own Python (test_sowing.py): paints each frame of a sowing incrementally and in full."""

from collections.abc import Callable
from dataclasses import replace

from js import Object, document
from pyodide.ffi import to_js

from game.catalog import GAMES
from game.contract import find_move
from game.draw.camera import fit_board
from game.draw.presentation import EventContext, Ui
from game.draw.scene import Scene
from game.draw.theme import LIGHT
from game.draw.tween import Tween
from game.web.board.renderer import CanvasRenderer

WIDTH, HEIGHT, STEPS = 500, 360, 24
MAX_COLOUR_DIFFERENCE = 8
"""Edges that are smoothed twice differ by less than this."""

game, ui = GAMES["mancala"], Ui(can_act=False)
before = game.new()
after = before.play(find_move(before, "C"))
event = game.narrator.narrate(before, find_move(before, "C"), after)[0]
context = EventContext(before, after, event)
first, last = game.view.scene(before, ui, LIGHT), game.view.scene(after, ui, LIGHT)
static_shapes = [shape for shape in last.shapes if shape in first.shapes]


def without_static_shapes(scene: Scene) -> Scene:
    return replace(scene, shapes=tuple(shape for shape in scene.shapes if shape not in static_shapes))


tween = Tween(without_static_shapes(first), without_static_shapes(last))
camera = fit_board(first.width, first.height, WIDTH, HEIGHT)


def make_canvas() -> tuple[CanvasRenderer, Callable[[], bytes]]:
    element = document.createElement("canvas")
    painter = CanvasRenderer(element)
    painter.resize(WIDTH, HEIGHT, 1.0)
    readable = to_js({"willReadFrequently": True}, dict_converter=Object.fromEntries)
    return (
        painter,
        lambda: element.getContext("2d", readable).getImageData(0, 0, WIDTH, HEIGHT).data.to_bytes(),
    )


(incremental, seen), (full, expected) = make_canvas(), make_canvas()
incremental.cache_static(last, camera, static_shapes)
max_differing = 0
for step in range(STEPS + 1):
    t = step / STEPS
    shapes = tween.scene_at(t, game.view.animation_overlay(context, t, ui, LIGHT)).shapes
    incremental.paint_frame(camera, shapes)
    full.paint(replace(last, shapes=(*static_shapes, *shapes)), camera)
    max_differing = max(
        max_differing,
        sum(abs(a - b) > MAX_COLOUR_DIFFERENCE for a, b in zip(seen(), expected(), strict=True)),
    )
document.documentElement.dataset.differs = str(max_differing)

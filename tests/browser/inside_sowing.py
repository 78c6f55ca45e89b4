"""Runs in the page's own Python (test_sowing.py): a sowing painted bit by bit, and each picture whole."""

from collections.abc import Callable
from dataclasses import replace

from js import Object, document
from pyodide.ffi import to_js

from game.catalog import GAMES
from game.contract import find_move
from game.draw.camera import whole
from game.draw.scene import Scene
from game.draw.show import Moment, Ui
from game.draw.theme import LIGHT
from game.draw.tween import Between
from game.web.board.canvas import Canvas

WIDTH, HEIGHT, STEPS = 500, 360, 24
SLIGHT = 8
"""Edges that are smoothed twice differ by less."""

game, ui = GAMES["mancala"], Ui(active=False)
before = game.new()
after = before.play(find_move(before, "C"))
beat = game.story.tell(before, find_move(before, "C"), after)[0]
moment = Moment(before, after, beat)
first, last = game.view.scene(before, ui, LIGHT), game.view.scene(after, ui, LIGHT)
still = [shape for shape in last.shapes if shape in first.shapes]


def changing(scene: Scene) -> Scene:
    return replace(scene, shapes=tuple(shape for shape in scene.shapes if shape not in still))


between = Between(changing(first), changing(last))
camera = whole(first.width, first.height, WIDTH, HEIGHT)


def canvas() -> tuple[Canvas, Callable[[], bytes]]:
    element = document.createElement("canvas")
    painter = Canvas(element)
    painter.resize(WIDTH, HEIGHT, 1.0)
    readable = to_js({"willReadFrequently": True}, dict_converter=Object.fromEntries)
    return (
        painter,
        lambda: element.getContext("2d", readable).getImageData(0, 0, WIDTH, HEIGHT).data.to_bytes(),
    )


(bitwise, seen), (wholly, expected) = canvas(), canvas()
bitwise.hold(last, camera, still)
worst = 0
for step in range(STEPS + 1):
    t = step / STEPS
    shapes = between.at(t, game.view.flourish(moment, t, ui, LIGHT)).shapes
    bitwise.paint_moving(camera, shapes)
    wholly.paint(replace(last, shapes=(*still, *shapes)), camera)
    worst = max(worst, sum(abs(a - b) > SLIGHT for a, b in zip(seen(), expected(), strict=True)))
document.documentElement.dataset.differs = str(worst)

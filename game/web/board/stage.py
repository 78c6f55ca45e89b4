"""The board on the screen: painting, camera, pointer and the layer of buttons, for whatever game is on.

It is shown scenes and says which target was chosen; it knows no rules.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from js import ResizeObserver, document, window
from pyodide.ffi import create_proxy

from game.draw import aim
from game.draw.scene import Scene
from game.draw.show import Spot
from game.web import settings
from game.web.board.layer import Layer
from game.web.board.painting import Painting
from game.web.board.pointer import Pointer
from game.web.board.sight import Sight
from game.web.dom import by_id, listen
from game.web.words import Words


class Stage:
    """`chosen(target)` is called when a player chooses one, `hovered(target)` when one is pointed at.

    `stood()`: the board's place has become higher than broad, or broader than high.
    """

    def __init__(
        self,
        words: Words,
        chosen: Callable[[str], None],
        hovered: Callable[[str], None],
        stood: Callable[[], None],
    ) -> None:
        self._board = by_id("board")
        self._layer = Layer(by_id("spots"), words, chosen, self._focused)
        self._chosen, self._hovered, self._stood = chosen, hovered, stood
        self.upright = False
        """Whether the board's place is higher than broad, when it was measured last."""
        self._spots: tuple[Spot, ...] = ()
        self._sight = Sight(self._seen, lambda: not self.painting.is_moving)
        self.painting = Painting(by_id("canvas"), self._sight)
        self._hover = ""
        Pointer(self._board, self)
        listen(document.fonts, "loadingdone", lambda _: self.painting.renew())
        self._observer = ResizeObserver.new(create_proxy(self._resized))
        self._observer.observe(self._board)

    def show(self, scene: Scene, spots: tuple[Spot, ...], home: str) -> None:
        """A picture that stays until the next one."""
        self._take(scene, spots)
        self._name_spots(home)

    async def unfold(self, scene: Scene, spots: tuple[Spot, ...], home: str) -> None:
        """The same, first the picture and then the buttons over it: both at once keep the page busy."""
        self._take(scene, spots)
        await asyncio.sleep(0)
        self._name_spots(home)
        await asyncio.sleep(0)

    def _take(self, scene: Scene, spots: tuple[Spot, ...]) -> None:
        before, self._spots = self.painting.scene, spots
        self.painting.scene = scene  # before it is shown: the camera is fitted to it
        if before is None or (before.width, before.height) != (scene.width, scene.height):
            self._sight.leave()
            self._resized()
        elif scene.turned != self._sight.camera.turned:
            self._sight.turn(scene.turned)
            self._layer.place(self._sight.camera)
        self.painting.show(scene)

    def _name_spots(self, home: str) -> None:
        self._layer.show(self._spots, home)
        self._layer.beckon(self._beside_spots())

    def retell(self) -> None:
        """The language or the names changed."""
        self._layer.retell()

    def lead_to(self, spot_id: str) -> None:
        """Let the Home key lead to a spot."""
        self._layer.lead_to(spot_id)

    def go_home(self) -> None:
        """Put the focus on the piece to move."""
        self._layer.go_home()

    def follow(self, x: float, y: float) -> None:
        """Keep a point in view where the board is brought nearer."""
        self._sight.follow(x, y)

    def zoom(self, factor: float) -> None:
        """Nearer or farther; 0 shows the whole board."""
        if self.painting.scene:
            self._sight.zoom(factor)

    def tapped(self, x: float, y: float, by_finger: bool) -> None:
        """Choose what was meant, and go back; where a finger may have meant several things, come nearer."""
        found = self._under(x, y)
        self._point_at("")
        if by_finger and len(found) > 1 and not settings.confirms():
            camera = self._sight.camera
            near = aim.nearer(found, self._targets(), camera, x, y)
            if near.zoom > camera.zoom:
                self._sight.approach(near)
                return
        if self._sight.go_back() and not found:
            return
        self._chosen(found[0].name if found else "")

    def pointed(self, x: float, y: float, pressed: bool) -> None:
        found = self._under(x, y)
        self._point_at(found[0].name if found else "")

    def left(self) -> None:
        self._point_at("")

    def panned(self, right: float, down: float) -> None:
        self._sight.pan(right, down)

    def zoomed(self, factor: float, x: float, y: float) -> None:
        self._sight.pinch(factor, x, y)

    def _point_at(self, target: str) -> None:
        if target != self._hover:
            self._hover = target
            self._board.classList.toggle("on-target", bool(target))
            self._hovered(target)

    def _focused(self, spot: Spot) -> None:
        self.follow(spot.x, spot.y)
        self._hovered(spot.target)

    def _under(self, x: float, y: float) -> tuple[aim.Target, ...]:
        """The targets that a tap there may mean, the nearest first."""
        return aim.under(self._targets(), self._sight.camera, x, y)

    def _beside_spots(self) -> Sequence[tuple[float, float, float]]:
        """Targets that are no spot of the board, and how large they are: a die to roll."""
        places = {(spot.x, spot.y) for spot in self._spots}
        return [(each.x, each.y, each.reach) for each in self._painted() if (each.x, each.y) not in places]

    def _targets(self) -> list[aim.Target]:
        spots = (aim.Target(each.target, each.x, each.y) for each in self._spots if each.target)
        return [*self._painted(), *spots]

    def _painted(self) -> list[aim.Target]:
        """Shapes of the picture that are targets."""
        shapes = self.painting.scene.shapes if self.painting.scene else ()
        return [aim.Target(each.target, each.x, each.y, each.reach) for each in shapes if each.target]

    def _seen(self, rough: bool) -> None:
        """The camera has moved, and moves on where it is only `rough`."""
        camera = self._sight.camera
        self._layer.place(camera)
        self._board.classList.toggle("zoomed", camera.zoom > 1)
        self.painting.look(rough)

    def measure(self) -> tuple[float, float] | None:
        """How large the board's place is in CSS pixels, and so whether it is `upright`; None: it has none."""
        box = self._board.getBoundingClientRect()
        if not box.width or not box.height:
            return None
        self.upright = box.height > box.width
        return box.width, box.height

    def _resized(self, *_: Any) -> None:
        stood, size = self.upright, self.measure()
        if self.painting.scene is None or size is None:
            return
        self.painting.resize(*size, window.devicePixelRatio)
        self._sight.fit(self.painting.scene, *size)
        if self.upright != stood and not self.painting.is_moving:
            self._stood()

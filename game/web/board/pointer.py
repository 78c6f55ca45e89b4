"""Fingers, mouse and wheel on the board: taps, drags, pinches and what is pointed at, in the board's pixels.

A tap counts when the finger is lifted where it came down; dragging pans and two fingers or the wheel zoom.
"""

from __future__ import annotations

from math import dist, exp
from typing import Any, Protocol

from game.web.dom import listen

SLACK = 9.0
"""CSS pixels that a finger may slip and still tap."""

WHEEL = 0.0016
"""How much nearer a wheel's pixel brings the board."""

Point = tuple[float, float]


class Touched(Protocol):
    """What a board does when it is touched."""

    def tapped(self, x: float, y: float, by_finger: bool) -> None: ...

    def pointed(self, x: float, y: float, pressed: bool) -> None: ...

    def left(self) -> None: ...

    def panned(self, right: float, down: float) -> None: ...

    def zoomed(self, factor: float, x: float, y: float) -> None: ...


class Pointer:
    """Follows the fingers on an element and tells a board what they mean."""

    def __init__(self, element: Any, board: Touched) -> None:
        self._element = element
        self._board = board
        self._down: dict[int, Point] = {}
        self._start: Point = (0.0, 0.0)
        self._tapping = False
        listen(element, "pointerdown", self._on_down)
        listen(element, "pointermove", self._on_move)
        listen(element, "pointerup", self._on_up)
        listen(element, "pointercancel", self._on_cancel)
        listen(element, "pointerleave", self._on_cancel)
        listen(element, "wheel", self._on_wheel, passive=False)

    def _point(self, event: Any) -> Point:
        box = self._element.getBoundingClientRect()
        return event.clientX - box.left, event.clientY - box.top

    def _on_down(self, event: Any) -> None:
        if event.target.closest("#zoom"):
            return
        point = self._point(event)
        self._down[event.pointerId] = point
        self._tapping = len(self._down) == 1 and event.button == 0
        self._start = point
        if self._tapping:
            self._board.pointed(*point, True)

    def _on_move(self, event: Any) -> None:
        point = self._point(event)
        before = self._down.get(event.pointerId)
        if before is None:
            self._board.pointed(*point, False)
            return
        if self._tapping and dist(self._start, point) <= SLACK:
            return
        if self._tapping:
            self._tapping = False
            self._board.left()
        self._down[event.pointerId] = point
        others = [each for key, each in self._down.items() if key != event.pointerId]
        if others:
            self._pinch(others[0], before, point)
        else:
            self._board.panned(point[0] - before[0], point[1] - before[1])

    def _pinch(self, still: Point, before: Point, after: Point) -> None:
        was = dist(still, before)
        if was:
            middle = ((still[0] + after[0]) / 2, (still[1] + after[1]) / 2)
            self._board.zoomed(dist(still, after) / was, *middle)

    def _on_up(self, event: Any) -> None:
        if self._down.pop(event.pointerId, None) and self._tapping:
            self._tapping = False
            self._board.tapped(*self._point(event), event.pointerType == "touch")

    def _on_cancel(self, event: Any) -> None:
        self._down.pop(event.pointerId, None)
        self._tapping = False
        self._board.left()

    def _on_wheel(self, event: Any) -> None:
        event.preventDefault()
        self._board.zoomed(exp(-event.deltaY * WHEEL), *self._point(event))

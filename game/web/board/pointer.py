"""Pointer input on the board: taps, drags, pinches, hovering and the wheel, in pixels of the board's element.

A tap ends where it began; dragging pans; two fingers or the wheel zoom. A finger that rests where the targets
are close aims: it may slide, and chooses when it is lifted.
"""

from __future__ import annotations

import asyncio
from math import dist, exp
from typing import TYPE_CHECKING, Any

from game.draw.camera import Point
from game.web.platform.dom import listen

if TYPE_CHECKING:
    from game.web.board.board_view import BoardView

TAP_SLOP = 9.0
"""CSS pixels that a tapping finger may move."""

HOLD_SECONDS = 0.2
"""Time after which a resting finger aims."""

WHEEL_ZOOM_RATE = 0.0016
"""Zoom per pixel of the wheel, as an exponent of e."""


class Pointer:
    """Translates the pointer events of an element into calls of a board."""

    def __init__(self, element: Any, board: BoardView) -> None:
        self._element = element
        self._board = board
        self._pressed_points: dict[int, Point] = {}
        self._start: Point = (0.0, 0.0)
        self._may_be_tap = self._is_aiming = False
        self._hold_timer: asyncio.TimerHandle | None = None
        listen(element, "pointerdown", self._on_down)
        listen(element, "pointermove", self._on_move)
        listen(element, "pointerup", self._on_up)
        listen(element, "pointercancel", self._on_cancel)
        listen(element, "pointerleave", self._on_cancel)
        listen(element, "wheel", self._on_wheel, passive=False)

    def _position(self, event: Any) -> Point:
        box = self._element.getBoundingClientRect()
        return event.clientX - box.left, event.clientY - box.top

    def _on_down(self, event: Any) -> None:
        if event.button or event.target.closest("#zoom"):  # a context menu swallows the release
            return
        point = self._position(event)
        self._pressed_points[event.pointerId] = point
        self._stop_aiming()
        self._may_be_tap = len(self._pressed_points) == 1
        self._start = point
        if self._may_be_tap:
            self._board.on_hover(*point)
            if event.pointerType == "touch":
                loop = asyncio.get_running_loop()
                self._hold_timer = loop.call_later(HOLD_SECONDS, self._on_hold)

    def _on_hold(self) -> None:
        """The finger has rested: aim, if the board wants it."""
        if self._may_be_tap and self._board.on_aim(*self._start):
            self._may_be_tap, self._is_aiming = False, True

    def _stop_aiming(self) -> None:
        """End the waiting for a rest, and the aiming without a choice."""
        if self._hold_timer:
            self._hold_timer.cancel()
            self._hold_timer = None
        if self._is_aiming:
            self._is_aiming = False
            self._board.on_leave()

    def _on_move(self, event: Any) -> None:
        point = self._position(event)
        before = self._pressed_points.get(event.pointerId)
        if before is None:
            self._board.on_hover(*point)
            return
        if self._is_aiming:
            self._board.on_aim(*point)
            return
        if self._may_be_tap and dist(self._start, point) <= TAP_SLOP:
            return
        if self._may_be_tap:
            self._may_be_tap = False
            self._stop_aiming()
            self._board.on_leave()
        self._pressed_points[event.pointerId] = point
        others = [each for key, each in self._pressed_points.items() if key != event.pointerId]
        if others:
            self._pinch(others[0], before, point)
        else:
            self._board.camera_controller.pan(point[0] - before[0], point[1] - before[1])

    def _pinch(self, still: Point, before: Point, after: Point) -> None:
        old_distance = dist(still, before)
        if old_distance:
            middle = ((still[0] + after[0]) / 2, (still[1] + after[1]) / 2)
            self._board.camera_controller.zoom_about(dist(still, after) / old_distance, *middle)

    def _on_up(self, event: Any) -> None:
        if self._is_aiming:
            self._is_aiming = False
            self._pressed_points.clear()
            self._board.on_aim_end(*self._position(event))
        self._stop_aiming()
        if self._pressed_points.pop(event.pointerId, None) and self._may_be_tap:
            self._may_be_tap = False
            self._board.on_tap(*self._position(event), event.pointerType == "touch")

    def _on_cancel(self, event: Any) -> None:
        self._pressed_points.pop(event.pointerId, None)
        self._may_be_tap = False
        self._stop_aiming()
        self._board.on_leave()

    def _on_wheel(self, event: Any) -> None:
        event.preventDefault()
        zoom_ratio = exp(-event.deltaY * WHEEL_ZOOM_RATE)
        self._board.camera_controller.zoom_about(zoom_ratio, *self._position(event))

"""The camera: which part of the board the viewport shows; converts board units to CSS pixels and back.

At zoom 1 the whole board fits the viewport. Panning stops at the edges of the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isclose

MAX_ZOOM = 8.0

PINNED_SCALE = 0.5
"""The smallest scale of pinned shapes, in CSS pixels per board unit: the die of a small board stays large."""

FRAME_MARGIN = 34.0
"""CSS pixels between a framed point and the edge of the viewport."""

FRAME_STEP = 0.93
"""The ratio of two zooms that are tried one after the other to frame points."""

Point = tuple[float, float]
Rectangle = tuple[float, float, float, float]
"""Left, top, right, bottom in CSS pixels of the viewport."""


@dataclass(frozen=True, slots=True)
class Camera:
    """A board of `width` × `height` units in a viewport of `view_width` × `view_height` CSS pixels.

    `x`, `y` is the board point at the centre of the viewport. `rotated`: the board is rotated by 180°.
    `pin_corner`: see `pinned`.
    """

    width: float
    height: float
    view_width: float
    view_height: float
    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0
    rotated: bool = False
    pin_corner: Point = (0.0, 0.0)

    @property
    def scale(self) -> float:
        """CSS pixels per board unit."""
        return self.zoom * min(self.view_width / self.width, self.view_height / self.height)

    @property
    def signed_scale(self) -> float:
        """`scale`, negative when the board is rotated."""
        return -self.scale if self.rotated else self.scale

    def to_view(self, x: float, y: float) -> tuple[float, float]:
        """The viewport pixel of a board point."""
        scale = self.signed_scale
        return (x - self.x) * scale + self.view_width / 2, (y - self.y) * scale + self.view_height / 2

    def to_board(self, x: float, y: float) -> tuple[float, float]:
        """The board point at a viewport pixel."""
        scale = self.signed_scale
        return (x - self.view_width / 2) / scale + self.x, (y - self.view_height / 2) / scale + self.y

    def zoomed(self, factor: float, x: float, y: float) -> Camera:
        """The camera with its zoom multiplied; the board point at pixel `x`, `y` stays there if it can."""
        zoom = min(MAX_ZOOM, max(1.0, self.zoom * factor))
        anchor = self.to_board(x, y)
        rescaled = replace(self, zoom=zoom)
        new_anchor = rescaled.to_board(x, y)
        return rescaled.centred(self.x + anchor[0] - new_anchor[0], self.y + anchor[1] - new_anchor[1])

    def panned(self, dx: float, dy: float) -> Camera:
        """The camera after dragging the board by `dx`, `dy` pixels."""
        return self.centred(self.x - dx / self.signed_scale, self.y - dy / self.signed_scale)

    @property
    def whole(self) -> Camera:
        """The camera that shows the whole board in the same viewport."""
        return replace(self, zoom=1.0).centred(self.width / 2, self.height / 2)

    @property
    def pinned(self) -> Camera:
        """The camera of pinned shapes, which stay where they are in the viewport whatever this camera shows.

        Where the whole board is large enough they lie on it in their place; on a smaller one they are
        enlarged, and the board point `pin_corner` is in the lower left corner of the viewport.
        """
        whole = self.whole
        if whole.scale >= PINNED_SCALE:
            return whole
        scale = PINNED_SCALE
        x = self.pin_corner[0] + self.view_width / 2 / scale
        y = self.pin_corner[1] - self.view_height / 2 / scale
        return replace(whole, zoom=scale / whole.scale, x=x, y=y)

    def shows(self, points: Sequence[Point], covered: Sequence[Rectangle] = ()) -> bool:
        """Whether all board points are in view, away from its edges and not in a `covered` rectangle."""
        return all(self._shows(*self.to_view(*point), covered) for point in points)

    def _shows(self, x: float, y: float, covered: Sequence[Rectangle]) -> bool:
        inside = 0 <= x <= self.view_width and 0 <= y <= self.view_height
        return inside and not any(
            left <= x <= right and top <= y <= bottom for left, top, right, bottom in covered
        )

    def framing(
        self,
        points: Sequence[Point],
        max_scale: float,
        covered: Sequence[Rectangle] = (),
        names: Sequence[Point] = (),
    ) -> Camera:
        """The camera that shows all points and names as large as possible, at most at `max_scale`.

        They are kept out of `covered` rectangles of the viewport; if that is impossible, the whole board.
        `names` are corners of names, which may touch the edge of the viewport.
        """
        shown = (*points, *names)
        xs, ys = [x for x, _ in shown], [y for _, y in shown]
        centre = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        zoom = min(MAX_ZOOM, max(1.0, max_scale / self.whole.scale))
        while zoom > 1:
            zoomed = replace(self, zoom=zoom)
            for dx, dy in _FRAME_OFFSETS:
                shift_x, shift_y = dx * self.view_width / zoomed.scale, dy * self.view_height / zoomed.scale
                camera = zoomed.centred(centre[0] + shift_x, centre[1] + shift_y)
                if camera._has_margin(points) and camera.shows(shown, covered):
                    return camera
            zoom *= FRAME_STEP
        return self.whole

    def _has_margin(self, points: Sequence[Point]) -> bool:
        """Whether all points keep `FRAME_MARGIN` from the viewport's edges that are not the board's."""
        left, top = self.to_board(0, 0)
        right, bottom = self.to_board(self.view_width, self.view_height)
        left, right, top, bottom = *sorted((left, right)), *sorted((top, bottom))
        margin = FRAME_MARGIN / self.scale
        return all(
            (left <= 0 or x >= left + margin)
            and (right >= self.width or x <= right - margin)
            and (top <= 0 or y >= top + margin)
            and (bottom >= self.height or y <= bottom - margin)
            for x, y in points
        )

    def centred(self, x: float, y: float) -> Camera:
        """The camera centred on a board point, as far as the edges of the board allow."""
        return replace(
            self,
            x=_clamped_centre(x, self.width, self.view_width / self.scale),
            y=_clamped_centre(y, self.height, self.view_height / self.scale),
        )

    def resized(self, view_width: float, view_height: float) -> Camera:
        """The same zoom and centre in a viewport of another size."""
        return replace(self, view_width=view_width, view_height=view_height).centred(self.x, self.y)

    def following(self, x: float, y: float) -> Camera:
        """The camera panned as little as needed to keep a point in the middle half of the viewport."""
        slack_x, slack_y = self.view_width / self.scale / 4, self.view_height / self.scale / 4
        return self.centred(
            min(max(self.x, x - slack_x), x + slack_x), min(max(self.y, y - slack_y), y + slack_y)
        )


_FRAME_OFFSETS = ((0.0, 0.0), (-0.1, 0.0), (0.1, 0.0), (0.0, 0.1), (0.0, -0.1), (-0.1, 0.1), (0.1, -0.1))
"""Offsets of the centre that are tried to frame points, in widths and heights of the viewport."""


def fit_board(
    width: float, height: float, view_width: float, view_height: float, *, rotated: bool = False
) -> Camera:
    """A camera that shows the whole board."""
    return Camera(width, height, view_width, view_height, rotated=rotated).centred(width / 2, height / 2)


def interpolate(before: Camera, after: Camera, t: float) -> Camera:
    """The camera at `t`, 0 to 1, between two cameras, at a constant rate of zoom.

    A point that both cameras show at the same pixel stays there.
    """
    zoom = before.zoom * (after.zoom / before.zoom) ** t
    if not isclose(before.zoom, after.zoom):
        t = (1 / zoom - 1 / before.zoom) / (1 / after.zoom - 1 / before.zoom)
    x, y = before.x + (after.x - before.x) * t, before.y + (after.y - before.y) * t
    return replace(after, zoom=zoom).centred(x, y)


def _clamped_centre(centre: float, length: float, visible: float) -> float:
    if visible >= length:
        return length / 2
    return min(max(centre, visible / 2), length - visible / 2)

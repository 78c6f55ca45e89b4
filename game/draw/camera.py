"""Which part of the board is seen: from board units to the pixels of a view, and back.

At zoom 1 the whole board fits the view; more is nearer. The board never leaves the view: its centre stays
where the picture still fills as much of the view as it can.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

MAX_ZOOM = 8.0


@dataclass(frozen=True, slots=True)
class Camera:
    """A board of `width` × `height` units seen in a view of `across` × `down` CSS pixels.

    `x`, `y` is the board's point in the middle of the view. `turned`: seen from the other side of the table,
    turned half round.
    """

    width: float
    height: float
    view_width: float
    view_height: float
    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0
    rotated: bool = False

    @property
    def scale(self) -> float:
        """CSS pixels per board unit."""
        return self.zoom * min(self.view_width / self.width, self.view_height / self.height)

    @property
    def signed_scale(self) -> float:
        """CSS pixels to the right, and downwards, per board unit: negative on a turned board."""
        return -self.scale if self.rotated else self.scale

    def to_view(self, x: float, y: float) -> tuple[float, float]:
        """The view's pixel that shows a point of the board."""
        scale = self.signed_scale
        return (x - self.x) * scale + self.view_width / 2, (y - self.y) * scale + self.view_height / 2

    def to_board(self, x: float, y: float) -> tuple[float, float]:
        """The board's point that a pixel of the view shows."""
        scale = self.signed_scale
        return (x - self.view_width / 2) / scale + self.x, (y - self.view_height / 2) / scale + self.y

    def zoomed(self, factor: float, x: float, y: float) -> Camera:
        """Nearer or farther, with the board's point under the pixel `x`, `y` staying there."""
        zoom = min(MAX_ZOOM, max(1.0, self.zoom * factor))
        anchor = self.to_board(x, y)
        rescaled = replace(self, zoom=zoom)
        new_anchor = rescaled.to_board(x, y)
        return rescaled.centred(self.x + anchor[0] - new_anchor[0], self.y + anchor[1] - new_anchor[1])

    def panned(self, dx: float, dy: float) -> Camera:
        """The board drawn along by so many pixels."""
        return self.centred(self.x - dx / self.signed_scale, self.y - dy / self.signed_scale)

    def centred(self, x: float, y: float) -> Camera:
        """Looking at a point, as far as the edges of the board allow."""
        return replace(
            self,
            x=_clamped_centre(x, self.width, self.view_width / self.scale),
            y=_clamped_centre(y, self.height, self.view_height / self.scale),
        )

    def resized(self, view_width: float, view_height: float) -> Camera:
        """The same look in a view of another size."""
        return replace(self, view_width=view_width, view_height=view_height).centred(self.x, self.y)

    def following(self, x: float, y: float, margin: float = 0.25) -> Camera:
        """Moved no further than needed for a point to stand `margin` of the view away from its edges."""
        slack_x = self.view_width / self.scale * (0.5 - margin)
        slack_y = self.view_height / self.scale * (0.5 - margin)
        return self.centred(
            min(max(self.x, x - slack_x), x + slack_x), min(max(self.y, y - slack_y), y + slack_y)
        )


def fit_board(
    width: float, height: float, view_width: float, view_height: float, *, rotated: bool = False
) -> Camera:
    """The whole board in the view."""
    return Camera(width, height, view_width, view_height, rotated=rotated).centred(width / 2, height / 2)


def interpolate(before: Camera, after: Camera, t: float) -> Camera:
    """The camera at `t`, 0 to 1, on its way: as much nearer in each moment as in any other.

    A point that both show at the same pixel stays there.
    """
    zoom = before.zoom * (after.zoom / before.zoom) ** t
    if after.zoom != before.zoom:
        t = (1 / zoom - 1 / before.zoom) / (1 / after.zoom - 1 / before.zoom)
    x, y = before.x + (after.x - before.x) * t, before.y + (after.y - before.y) * t
    return replace(after, zoom=zoom).centred(x, y)


def _clamped_centre(centre: float, length: float, visible: float) -> float:
    if visible >= length:
        return length / 2
    return min(max(centre, visible / 2), length - visible / 2)

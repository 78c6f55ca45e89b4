"""Which part of the board is seen: from board units to the pixels of a view, and back.

At zoom 1 the whole board fits the view; more is nearer. The board never leaves the view: its centre stays
where the picture still fills as much of the view as it can.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

MOST_ZOOM = 8.0


@dataclass(frozen=True, slots=True)
class Camera:
    """A board of `width` × `height` units seen in a view of `across` × `down` CSS pixels.

    `x`, `y` is the board's point in the middle of the view. `turned`: seen from the other side of the table,
    turned half round.
    """

    width: float
    height: float
    across: float
    down: float
    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0
    turned: bool = False

    @property
    def scale(self) -> float:
        """CSS pixels per board unit."""
        return self.zoom * min(self.across / self.width, self.down / self.height)

    @property
    def rightward(self) -> float:
        """CSS pixels to the right, and downwards, per board unit: negative on a turned board."""
        return -self.scale if self.turned else self.scale

    def to_view(self, x: float, y: float) -> tuple[float, float]:
        """The view's pixel that shows a point of the board."""
        scale = self.rightward
        return (x - self.x) * scale + self.across / 2, (y - self.y) * scale + self.down / 2

    def to_board(self, x: float, y: float) -> tuple[float, float]:
        """The board's point that a pixel of the view shows."""
        scale = self.rightward
        return (x - self.across / 2) / scale + self.x, (y - self.down / 2) / scale + self.y

    def zoomed(self, factor: float, x: float, y: float) -> Camera:
        """Nearer or farther, with the board's point under the pixel `x`, `y` staying there."""
        zoom = min(MOST_ZOOM, max(1.0, self.zoom * factor))
        kept = self.to_board(x, y)
        nearer = replace(self, zoom=zoom)
        moved = nearer.to_board(x, y)
        return nearer.centred(self.x + kept[0] - moved[0], self.y + kept[1] - moved[1])

    def panned(self, right: float, down: float) -> Camera:
        """The board drawn along by so many pixels."""
        return self.centred(self.x - right / self.rightward, self.y - down / self.rightward)

    def centred(self, x: float, y: float) -> Camera:
        """Looking at a point, as far as the edges of the board allow."""
        return replace(
            self,
            x=_within(x, self.width, self.across / self.scale),
            y=_within(y, self.height, self.down / self.scale),
        )

    def resized(self, across: float, down: float) -> Camera:
        """The same look in a view of another size."""
        return replace(self, across=across, down=down).centred(self.x, self.y)

    def following(self, x: float, y: float, margin: float = 0.25) -> Camera:
        """Moved no further than needed for a point to stand `margin` of the view away from its edges."""
        reach_x = self.across / self.scale * (0.5 - margin)
        reach_y = self.down / self.scale * (0.5 - margin)
        return self.centred(
            min(max(self.x, x - reach_x), x + reach_x), min(max(self.y, y - reach_y), y + reach_y)
        )


def whole(width: float, height: float, across: float, down: float, *, turned: bool = False) -> Camera:
    """The whole board in the view."""
    return Camera(width, height, across, down, turned=turned).centred(width / 2, height / 2)


def between(before: Camera, after: Camera, t: float) -> Camera:
    """The camera at `t`, 0 to 1, on its way: as much nearer in each moment as in any other.

    A point that both show at the same pixel stays there.
    """
    zoom = before.zoom * (after.zoom / before.zoom) ** t
    if after.zoom != before.zoom:
        t = (1 / zoom - 1 / before.zoom) / (1 / after.zoom - 1 / before.zoom)
    x, y = before.x + (after.x - before.x) * t, before.y + (after.y - before.y) * t
    return replace(after, zoom=zoom).centred(x, y)


def _within(centre: float, length: float, seen: float) -> float:
    if seen >= length:
        return length / 2
    return min(max(centre, seen / 2), length - seen / 2)

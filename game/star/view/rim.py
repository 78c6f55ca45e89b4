"""The score on the rim of the plate, peri by peri, and the balance under it.

Each peri has a piece of the rim: filled in its owner's colour once it is settled, a thin line in the colour
of the stone on it before. The corners bear the arms' letters on medals that take the colour of who owns them.
The balance has a share for each point of the game: from the left what is Blue's for certain, from the right
what is Red's, between them what is open. Whoever has filled it beyond the middle has won.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.draw.scene import Path, Shape, Text
from game.draw.show import Ui
from game.draw.theme import Theme
from game.star.rules import State
from game.star.view.ground import medal
from game.star.view.marks import STAR
from game.star.view.owning import points, standing
from game.star.view.paths import polygon, shapes
from game.star.view.plan import CENTRE, EDGE, HEIGHT, RIM, Point, on_ring
from game.star.view.stones import figure_of

_GAP = 0.05
"""Between two pieces of the rim, in steps."""

_PIECES = 4

_LENGTH, _THICK = 460.0, 13.0
_LEFT, _MIDDLE_LINE = CENTRE[0] - _LENGTH / 2, HEIGHT - 22.0


def rim(state: State, ui: Ui, theme: Theme) -> Iterable[Shape]:
    """The pieces that somebody owns or claims, and the medals of owned corners."""
    now, perimeter = standing(state), state.board.perimeter
    for seat in (0, 1):
        figure = figure_of(ui, theme, seat)
        settled = [each for each, at in enumerate(perimeter) if now.settled[at] == seat]
        claimed = [each for each, at in enumerate(perimeter) if now.claimed[at] == seat]
        if settled:
            yield Path(d=_along(settled, state.rings, 3, RIM - 3), fill=figure.colour)
        if claimed:
            yield Path(d=_along(claimed, state.rings, RIM - 8, RIM - 3), fill=figure.colour)
    for arm, at in enumerate(state.board.corners):
        if (owner := now.settled[at]) is not None:
            yield from medal(arm, figure_of(ui, theme, owner).colour, figure_of(ui, theme, owner).ink, theme)
        elif now.claimed[at] is not None:
            yield from medal(arm, theme.rim, theme.name_ink, theme)


def balance(state: State, ui: Ui, theme: Theme) -> Iterable[Shape]:
    """What is settled on either side, what is open between, and the middle that decides."""
    now, all_points = standing(state), points(state.rings)
    yield Path(d=_bar(0, _LENGTH), fill=theme.rim, stroke=theme.gilt_edge, width=1.6)
    lengths = [_LENGTH * sure / all_points for sure in now.sure]
    for seat, start in ((0, 0.0), (1, _LENGTH - lengths[1])):
        if lengths[seat]:
            yield Path(d=_bar(start, lengths[seat]), fill=figure_of(ui, theme, seat).colour)
    for seat, x in ((0, _LEFT - 22), (1, _LEFT + _LENGTH + 22)):
        yield Text(
            x, _MIDDLE_LINE, text=str(now.sure[seat]), size=25, weight=700, fill=theme.ink, upright=True
        )
    won = now.winner is not None
    star = shapes(STAR, [(CENTRE[0], _MIDDLE_LINE)], 20.0 if won else 12.0)
    yield Path(d=star, fill=theme.gilt, stroke=theme.gilt_edge, width=2.0)


def _along(pieces: Iterable[int], rings: int, outside: float, inside: float) -> str:
    """Pieces of the rim between two distances from the plate's edge."""
    return "".join(polygon(_piece(each, rings, outside, inside)) for each in pieces)


def _piece(number: int, rings: int, outside: float, inside: float) -> list[Point]:
    ends = [(number - 0.5 + _GAP + k * (1 - 2 * _GAP) / _PIECES) / rings for k in range(_PIECES + 1)]
    outer = [on_ring(EDGE - outside, each % 5) for each in ends]
    return [*outer, *(on_ring(EDGE - inside, each % 5) for each in reversed(ends))]


def _bar(start: float, length: float) -> str:
    x, y = _LEFT + start, _MIDDLE_LINE - _THICK / 2
    return f"M{x:.1f} {y:.1f}h{length:.1f}v{_THICK}h{-length:.1f}z"

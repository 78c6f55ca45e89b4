"""The score on the rim of the plate, peri by peri, and the score bar below.

Each peri has a piece of the rim: filled with its owner's colour when settled; before that, a thin line in the
colour of its stone. The letters of the arms stand on discs with the colour of the corner's owner. The score
bar has equal shares for all points of the game: Blue's certain points from the left, Red's from the right,
open points between. A player who fills more than half has won.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.draw.presentation import Ui
from game.draw.scene import Path, Shape, Text
from game.draw.svg_paths import Point, closed_path, polygon, repeat_at, scaled
from game.draw.theme import Theme
from game.star.rules.proved_ownership import ownership_of, total_points
from game.star.rules.state import State
from game.star.view.background import medal
from game.star.view.layout import CENTRE, HEIGHT, PLATE_RADIUS, RIM_WIDTH, on_ring
from game.star.view.outlines import STAR
from game.star.view.stones import figure_of

_PIECE_GAP = 0.05
"""Half the gap between two pieces of the rim, in pieces."""

_SEGMENTS_PER_PIECE = 4

_BAR_LENGTH, _BAR_THICKNESS = 460.0, 13.0
_BAR_LEFT, _BAR_Y = CENTRE[0] - _BAR_LENGTH / 2, HEIGHT - 22.0


def rim(state: State, ui: Ui, theme: Theme) -> Iterable[Shape]:
    """The settled and claimed pieces of the rim, and the discs of such corners."""
    ownership, perimeter = ownership_of(state), state.board.perimeter
    for seat in (0, 1):
        figure = figure_of(ui, theme, seat)
        settled = [each for each, at in enumerate(perimeter) if ownership.settled[at] == seat]
        claimed = [each for each, at in enumerate(perimeter) if ownership.claimed[at] == seat]
        if settled:
            yield Path(d=_rim_pieces(settled, state.rings, 3, RIM_WIDTH - 3), fill=figure.colour)
        if claimed:
            yield Path(d=_rim_pieces(claimed, state.rings, RIM_WIDTH - 8, RIM_WIDTH - 3), fill=figure.colour)
    for arm, at in enumerate(state.board.corners):
        if (owner := ownership.settled[at]) is not None:
            yield from medal(arm, figure_of(ui, theme, owner).colour, figure_of(ui, theme, owner).ink, theme)
        elif ownership.claimed[at] is not None:
            yield from medal(arm, theme.rim, theme.name_ink, theme)


def score_bar(state: State, ui: Ui, theme: Theme) -> Iterable[Shape]:
    """The certain points of both sides, the open ones between them, and a star in the middle."""
    ownership, all_points = ownership_of(state), total_points(state.rings)
    yield Path(d=_bar_rect(0, _BAR_LENGTH), fill=theme.rim, stroke=theme.gilt_edge, width=1.6)
    lengths = [_BAR_LENGTH * certain / all_points for certain in ownership.certain]
    for seat, start in ((0, 0.0), (1, _BAR_LENGTH - lengths[1])):
        if lengths[seat]:
            yield Path(d=_bar_rect(start, lengths[seat]), fill=figure_of(ui, theme, seat).colour)
    for seat, x in ((0, _BAR_LEFT - 22), (1, _BAR_LEFT + _BAR_LENGTH + 22)):
        yield Text(
            x, _BAR_Y, text=str(ownership.certain[seat]), size=25, weight=700, fill=theme.ink, upright=True
        )
    won = ownership.winner is not None
    star = repeat_at([(CENTRE[0], _BAR_Y)], polygon(scaled(STAR, 20.0 if won else 12.0)))
    yield Path(d=star, fill=theme.gilt, stroke=theme.gilt_edge, width=2.0)


def _rim_pieces(pieces: Iterable[int], rings: int, outside: float, inside: float) -> str:
    """The path of pieces of the rim between two distances from the plate's edge."""
    return "".join(closed_path(_rim_piece(each, rings, outside, inside)) for each in pieces)


def _rim_piece(number: int, rings: int, outside: float, inside: float) -> list[Point]:
    positions = [
        (number - 0.5 + _PIECE_GAP + k * (1 - 2 * _PIECE_GAP) / _SEGMENTS_PER_PIECE) / rings
        for k in range(_SEGMENTS_PER_PIECE + 1)
    ]
    outer = [on_ring(PLATE_RADIUS - outside, each) for each in positions]
    return [*outer, *(on_ring(PLATE_RADIUS - inside, each) for each in reversed(positions))]


def _bar_rect(start: float, length: float) -> str:
    x, y = _BAR_LEFT + start, _BAR_Y - _BAR_THICKNESS / 2
    return f"M{x:.1f} {y:.1f}h{length:.1f}v{_BAR_THICKNESS}h{-length:.1f}z"

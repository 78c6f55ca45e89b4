"""Overlays on the board: the last move, playable holes, ratings, and the preview of a move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.draw.presentation import MoveRating, Ui
from game.draw.scene import Path, Shape, Text
from game.draw.svg_paths import Point, at_origin, ellipse, lines, repeat_at, rounded_rect
from game.draw.theme import Theme
from game.mancala.rules.board import LETTERS, opposite
from game.mancala.rules.preview import preview
from game.mancala.rules.state import State
from game.mancala.view.input import PREVIEW, hovered_hole, playable, rated_holes, targets
from game.mancala.view.layout import (
    Orientation,
    column_point,
    hole_at,
    hole_radii,
    inner_rim_at,
    layout_of,
    orientation_of,
)

_TAP_RADIUS = 56.0
"""Radius around the centre of a hole in which a tap hits it."""

_RING_MARGIN, _LAST_MOVE_MARGIN = 2.5, 5.5
"""Distance between a hole and its rings."""

_CHIP = rounded_rect(32, 20, 11)
_END_CHIP = rounded_rect(36, 24, 14)
_CHIP_OFFSET, _CHIP_OFFSET_PORTRAIT = 62.0, 56.0
"""Distance of a chip from the centre of its hole, away from the other row's chips and the arrow of a hint;
smaller in portrait, since chips are wide."""

_RATING_PLATE = rounded_rect(42, 20, 12)
_RATING_FRAME = rounded_rect(46, 24, 15)
_RATING_SIZE, _RATING_SIZES_SUM = 34.0, 120.0
"""The largest font size of a rating, and of all its characters together: a longer one, `~+16`, is smaller."""
_RATING_OFFSET, _RATING_OFFSET_PORTRAIT = -56.0, -40.0
"""Distance of a rating from the centre of its hole, towards the other row."""


def last_move(ui: Ui, theme: Theme) -> Iterator[Shape]:
    """Rings around the first (dashed) and the last hole of the last move, or around the captured hole."""
    holes = [LETTERS.index(letter) for letter in ui.last_move]
    if not holes:
        return
    first, last = (hole_at(hole, orientation_of(ui)) for hole in (holes[0], holes[-1]))
    outline = at_origin(ellipse(*hole_radii(orientation_of(ui), _LAST_MOVE_MARGIN)))
    start_id, end_id = f"last:start:{ui.last_move[0]}", f"last:end:{ui.last_move[-1]}"
    if len(holes) > 1:
        yield Path(*last, end_id, d=outline, stroke=theme.last, width=4.5)
    yield Path(*first, start_id, d=outline, stroke=theme.last, width=4.0, dash=(2.0, 10.0))


def choices(state: State, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """A ring around every playable hole, and a target on each hole.

    A line connects a hole that can be captured with the opposite empty hole, which forces the capture.
    """
    moves = playable(state, ui)
    if captures := [each for each in state.captures() if each.taken in moves]:
        yield from _capture_lines([each.empty for each in captures], ui, theme)
    yield from _rings(moves, 5.0 if captures else 2.6, "ring", ui, theme)
    hovered = hovered_hole(state, ui)
    if hovered in moves:
        yield from _rings([hovered], 7.5, "ring:hover", ui, theme)
    for hole, target in targets(state, ui).items():
        yield Path(*hole_at(hole, orientation_of(ui)), target=target, hit_radius=_TAP_RADIUS)


def _rings(holes: Iterable[int], width: float, name: str, ui: Ui, theme: Theme) -> Iterator[Shape]:
    d = _rings_path(holes, ui)
    if d:
        yield Path(id=f"{name}:edge", d=d, stroke=theme.glow_edge, width=width + 3.4)
        yield Path(id=name, d=d, stroke=theme.glow, width=width)


def _rings_path(holes: Iterable[int], ui: Ui) -> str:
    """The path of rings around the holes."""
    return repeat_at(
        [hole_at(hole, orientation_of(ui)) for hole in holes],
        ellipse(*hole_radii(orientation_of(ui), _RING_MARGIN)),
    )


def _capture_lines(empties: Sequence[int], ui: Ui, theme: Theme) -> Iterator[Shape]:
    """Lines from the mover's empty holes to the opposite holes, and rings around the empty ones."""
    ends = [
        (inner_rim_at(hole, orientation_of(ui)), inner_rim_at(opposite(hole), orientation_of(ui)))
        for hole in empties
    ]
    ties, rings = lines(ends), _rings_path(empties, ui)
    yield Path(id="empty:edge", d=rings, stroke=theme.glow_edge, width=6.0)
    yield Path(id="empty", d=rings, stroke=theme.glow, width=3.2, dash=(8.0, 9.0))
    yield Path(id="tie:edge", d=ties, stroke=theme.glow_edge, width=14.0)
    yield Path(id="tie", d=ties, stroke=theme.glow, width=9.0)


def rating_overlay(state: State, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """A plate in each rated hole with the lead in stones at the end of the game.

    An estimate has a `~`, an exact value a frame; the plates of the best holes are filled.
    """
    ratings = rated_holes(state, ui)
    best = max((rating.relative for rating in ratings.values()), default=0)
    groups = (
        ("rating", [hole for hole in ratings if ratings[hole].relative < best], theme.raised, theme.ink),
        (
            "rating:best",
            [hole for hole in ratings if ratings[hole].relative == best],
            theme.good,
            theme.raised,
        ),
    )
    for name, holes, fill, ink in groups:
        at = {hole: _rating_at(hole, orientation_of(ui)) for hole in holes}
        if at:
            yield Path(
                id=name, d=repeat_at(at.values(), _RATING_PLATE), fill=fill, stroke=theme.wood_edge, width=2.0
            )
        for hole, (x, y) in at.items():
            text = _lead_text(ratings[hole])
            size = min(_RATING_SIZE, _RATING_SIZES_SUM / len(text))
            yield Text(x, y + 1, f"rating:{LETTERS[hole]}", text=text, size=size, weight=700, fill=ink)
    exact = [_rating_at(hole, orientation_of(ui)) for hole in ratings if ratings[hole].exact]
    if exact:
        yield Path(id="rating:exact", d=repeat_at(exact, _RATING_FRAME), stroke=theme.good, width=4.5)


def _lead_text(rating: MoveRating) -> str:
    """A lead in stones with its sign."""
    lead = rating.lead
    sign = "+" if lead > 0 else "−" if lead < 0 else ""
    about = "" if rating.exact else "~"
    return f"{about}{sign}{number_text(abs(lead))}"


def number_text(stones: float) -> str:
    """A number of stones; a half is written as a fraction, which needs no translation."""
    whole, half = divmod(stones, 1)
    return f"{whole:.0f}{'½' if half else ''}"


def _rating_at(hole: int, orientation: Orientation) -> Point:
    """The centre of a hole's rating."""
    offset = _RATING_OFFSET_PORTRAIT if orientation.portrait else _RATING_OFFSET
    return column_point(hole, layout_of(orientation).row_offset + offset, orientation)


def preview_overlay(state: State, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """The preview of playing the hole under the pointer."""
    hole = hovered_hole(state, ui) if PREVIEW in ui.visible_toggles else None
    effects = None if hole is None else preview(state, hole)
    if effects is None:
        return
    yield from _threats(effects.opponent_threatens, theme.danger, "opponent_threatens", ui, theme)
    yield from _threats(effects.mover_threatens, theme.good, "mover_threatens", ui, theme)
    threatened = {**effects.opponent_threatens, **effects.mover_threatens}
    added = {hole: f"+{stones}" for hole, stones in effects.stones_added.items() if hole not in threatened}
    yield from _chips(added, "added", theme.raised, theme.ink, ui, theme)
    if effects.last_hole is not None:
        at = chip_at(effects.last_hole, orientation_of(ui))
        yield Path(*at, "end", d=at_origin(_END_CHIP), stroke=theme.glow_edge, width=7.5)
        yield Path(*at, "end:glow", d=at_origin(_END_CHIP), stroke=theme.glow, width=4.5)


def _threats(threatened: Mapping[int, int], colour: str, name: str, ui: Ui, theme: Theme) -> Iterator[Shape]:
    d = _rings_path(threatened, ui)
    if d:
        yield Path(id=f"{name}:edge", d=d, stroke=theme.raised, width=8.0)
        yield Path(id=name, d=d, stroke=colour, width=4.5)
        labels = {hole: f"×{stones}" for hole, stones in threatened.items()}
        yield from _chips(labels, f"{name}:chip", colour, theme.raised, ui, theme)


def _chips(labels: dict[int, str], name: str, fill: str, ink: str, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """A small plate with a label at the outer rim of each hole."""
    at = {hole: chip_at(hole, orientation_of(ui)) for hole in labels}
    if not at:
        return
    yield Path(id=name, d=repeat_at(at.values(), _CHIP), fill=fill, stroke=theme.wood_edge, width=2.0)
    for hole, (x, y) in at.items():
        yield Text(x, y + 1, f"{name}:{LETTERS[hole]}", text=labels[hole], size=34, weight=700, fill=ink)


def chip_at(hole: int, orientation: Orientation) -> Point:
    """The centre of a hole's chip, at the rim that is away from the other row."""
    offset = _CHIP_OFFSET_PORTRAIT if orientation.portrait else _CHIP_OFFSET
    return column_point(hole, layout_of(orientation).row_offset + offset, orientation)

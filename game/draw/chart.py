"""Charts as scenes: curves over the moves of a game, in the players' colours, told apart by their marks too.

Numbers at the axes are formatted by the caller, who knows the language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import floor, log10

from game.draw.scene import Circle, Path, Scene, Shape, Text
from game.draw.theme import Theme

HEIGHT = 280.0
"""In board units, as the width: CSS pixels where a chart is shown as large as it is drawn."""

LEFT, RIGHT, TOP, BOTTOM = 58.0, 26.0, 16.0, 34.0
SIZE = 15.0
MOST_TICKS = 5
DISC = 11.0
MARKS = 4
"""Silhouettes along a curve, the one at its end included."""

DASHES: tuple[tuple[float, ...], ...] = ((), (9, 6), (2, 6), (14, 5, 2, 5), (5, 4))
"""One for each curve: lines on top of each other, or without colours, are told apart by them."""

Format = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Curve:
    """Values at 0, 1, 2, … of a player with that figure (0 to 4)."""

    figure: int
    values: Sequence[float]


@dataclass(frozen=True, slots=True)
class Chart:
    """`least` and `most` bound the values if they are given; `marked` are places on the x axis to mark."""

    curves: tuple[Curve, ...]
    least: float | None = None
    most: float | None = None
    marked: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class _Frame:
    """From values to board units."""

    width: float
    last: int
    least: float
    most: float

    @property
    def right(self) -> float:
        return self.width - RIGHT

    def x(self, at: float) -> float:
        return LEFT + (self.right - LEFT) * at / max(1, self.last)

    def y(self, value: float) -> float:
        part = (value - self.least) / ((self.most - self.least) or 1)
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * part


def scene(chart: Chart, theme: Theme, tell: Format, width: float) -> Scene:
    """The chart as a picture."""
    values = [value for curve in chart.curves for value in curve.values]
    least = min(values, default=0.0) if chart.least is None else chart.least
    most = max(values, default=1.0) if chart.most is None else chart.most
    counted = all(value == int(value) for value in values)
    grid = [each for each in ticks(least, most) if each == int(each) or not counted]
    last = max([1, *(len(curve.values) for curve in chart.curves)]) - 1
    frame = _Frame(width, last, min(least, grid[0]), max(most, grid[-1]))
    shapes = [*_grid(frame, grid, theme, tell), *_moves(frame, theme, tell)]
    for number, curve in enumerate(chart.curves):
        shapes += _curve(frame, curve, DASHES[number % len(DASHES)], theme)
    shapes += _marked(frame, chart, theme)
    return Scene(width, HEIGHT, f"chart {theme.name}", (), tuple(shapes))


def ticks(least: float, most: float) -> tuple[float, ...]:
    """Round numbers that span the values, at most `MOST_TICKS` of them; a single value spans one."""
    if most == least:
        return least, least + 1
    span = most - least
    size = 10 ** floor(log10(span / MOST_TICKS))
    for step in (size, 2 * size, 5 * size, 10 * size, 20 * size):
        first, last = floor(least / step), -floor(-most / step)
        if last - first < MOST_TICKS:
            return tuple(step * number for number in range(first, max(last, first + 1) + 1))
    raise AssertionError("twenty times the tenth of a span covers it")


def _grid(frame: _Frame, grid: Sequence[float], theme: Theme, tell: Format) -> Iterator[Shape]:
    for value in grid:
        y = frame.y(value)
        yield Path(d=f"M{LEFT} {y:.1f}H{frame.right}", stroke=theme.line, width=1)
        yield Text(LEFT - 8, y, text=tell(value), size=SIZE, fill=theme.ink_soft, anchor="end")


def _moves(frame: _Frame, theme: Theme, tell: Format) -> Iterator[Shape]:
    """The axis of moves, with a few of their numbers."""
    for at in ticks(0, frame.last):
        if at <= frame.last and at == int(at):
            text = tell(at)
            yield Text(frame.x(at), HEIGHT - BOTTOM + 18, text=text, size=SIZE, fill=theme.ink_soft)


def _curve(frame: _Frame, curve: Curve, dash: tuple[float, ...], theme: Theme) -> Iterator[Shape]:
    figure = theme.figures[curve.figure]
    points = [(frame.x(at), frame.y(value)) for at, value in enumerate(curve.values)]
    if not points:
        return
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    yield Path(d=d, stroke=theme.surface, width=5)
    yield Path(d=d, stroke=figure.colour, width=2.5, dash=dash)
    for part in range(1, MARKS + 1):
        x, y = points[round((len(points) - 1) * part / MARKS)]
        yield Path(x, y, scale=0.6, d=figure.d, fill=figure.colour, stroke=theme.surface, width=3)


def _marked(frame: _Frame, chart: Chart, theme: Theme) -> Iterator[Shape]:
    """A line down from each marked place, its number on a disc that covers no other."""
    before, y = -DISC, TOP
    for number, at in enumerate(chart.marked, start=1):
        x = frame.x(at)
        y = y + 2 * DISC if x - before < 2 * DISC else TOP
        before = x
        yield Path(d=f"M{x:.1f} {y + DISC}V{HEIGHT - BOTTOM}", stroke=theme.accent, width=1.5, dash=(4, 4))
        yield Circle(x, y, r=DISC, fill=theme.accent)
        yield Text(x, y, text=str(number), size=SIZE, fill=theme.accent_ink, weight=700)

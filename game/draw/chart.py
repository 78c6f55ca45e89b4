"""Line charts as scenes: one series per player over the turns of a game.

Series differ in colour, dash and symbol. The caller formats the numbers at the axes for the language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import floor, log10

from game.draw.scene import Circle, Path, Scene, Shape, Text
from game.draw.svg_paths import open_path
from game.draw.theme import Theme

HEIGHT = 280.0
"""In the scene's units, as the width: CSS pixels when the chart is shown unscaled."""

LEFT, RIGHT, TOP, BOTTOM = 58.0, 26.0, 16.0, 34.0
FONT_SIZE = 15.0
X_TEXT_Y = HEIGHT - BOTTOM + 18
"""Where the texts under the x axis stand."""

MAX_TICKS = 5
MARKER_RADIUS = 11.0
SYMBOLS_PER_SERIES = 4
"""Player symbols along a series, including the one at its end."""

DASHES: tuple[tuple[float, ...], ...] = ((), (9, 6), (2, 6), (14, 5, 2, 5), (5, 4))
"""One per series: distinguishes lines that overlap or are seen without colours."""

TickFormat = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Series:
    """A player's values at x = 0, 1, 2, …; `figure` (0 to 4) sets colour and symbol."""

    figure: int
    values: Sequence[float]


@dataclass(frozen=True, slots=True)
class Chart:
    """Series to plot; `min_value` and `max_value` fix the y range; `markers` are x positions.

    `step` is what one position counts for in the numbers under the x axis.
    """

    series: tuple[Series, ...]
    min_value: float | None = None
    max_value: float | None = None
    markers: tuple[int, ...] = ()
    step: int = 1


@dataclass(frozen=True, slots=True)
class _Frame:
    """Converts x and y values to the scene's units."""

    width: float
    last_index: int
    min_value: float
    max_value: float

    @property
    def right(self) -> float:
        return self.width - RIGHT

    def x(self, index: float) -> float:
        return LEFT + (self.right - LEFT) * index / max(1, self.last_index)

    def y(self, value: float) -> float:
        part = (value - self.min_value) / ((self.max_value - self.min_value) or 1)
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * part


def scene(chart: Chart, theme: Theme, format_tick: TickFormat, width: float, x_name: str = "") -> Scene:
    """The chart as a scene; `x_name` stands before the numbers under the x axis."""
    values = [value for series in chart.series for value in series.values]
    min_value = min(values, default=0.0) if chart.min_value is None else chart.min_value
    max_value = max(values, default=1.0) if chart.max_value is None else chart.max_value
    all_whole = all(value == int(value) for value in values)
    grid = [each for each in ticks(min_value, max_value) if each == int(each) or not all_whole]
    last = max([1, *(len(series.values) for series in chart.series)]) - 1
    frame = _Frame(width, last, min(min_value, grid[0]), max(max_value, grid[-1]))
    shapes = [*_grid(frame, grid, theme, format_tick), *_x_axis(frame, chart.step, theme, format_tick)]
    if x_name:
        shapes.append(
            Text(LEFT - 8, X_TEXT_Y, text=x_name, size=FONT_SIZE, fill=theme.ink_soft, anchor="end")
        )
    for number, series in enumerate(chart.series):
        shapes += _series(frame, series, DASHES[number % len(DASHES)], theme)
    shapes += _markers(frame, chart, theme)
    return Scene(width, HEIGHT, f"chart {theme.name}", (), tuple(shapes))


def ticks(low: float, high: float) -> tuple[float, ...]:
    """Round numbers from at most `low` to at least `high`, in at most `MAX_TICKS` steps."""
    if high == low:
        return ticks(min(0, low), max(0, high)) if low else (0, 1)
    span = high - low
    size = 10 ** floor(log10(span / MAX_TICKS))
    for step in (size, 2 * size, 5 * size, 10 * size, 20 * size):
        first, last = floor(low / step), -floor(-high / step)
        if last - first < MAX_TICKS:
            return tuple(step * number for number in range(first, max(last, first + 1) + 1))
    raise AssertionError("a step of 20 * size is always large enough")


def _grid(frame: _Frame, grid: Sequence[float], theme: Theme, format_tick: TickFormat) -> Iterator[Shape]:
    for value in grid:
        y = frame.y(value)
        yield Path(d=f"M{LEFT} {y:.1f}H{frame.right}", stroke=theme.line, width=1)
        yield Text(LEFT - 8, y, text=format_tick(value), size=FONT_SIZE, fill=theme.ink_soft, anchor="end")


def _x_axis(frame: _Frame, step: int, theme: Theme, format_tick: TickFormat) -> Iterator[Shape]:
    """The numbers under the x axis."""
    for at in ticks(0, frame.last_index):
        if at <= frame.last_index and at == int(at):
            text = format_tick(step * at)
            yield Text(frame.x(at), X_TEXT_Y, text=text, size=FONT_SIZE, fill=theme.ink_soft)


def _series(frame: _Frame, series: Series, dash: tuple[float, ...], theme: Theme) -> Iterator[Shape]:
    figure = theme.figures[series.figure]
    points = [(frame.x(at), frame.y(value)) for at, value in enumerate(series.values)]
    if not points:
        return
    d = open_path(points)
    yield Path(d=d, stroke=theme.surface, width=5)
    yield Path(d=d, stroke=figure.colour, width=2.5, dash=dash)
    for part in range(1, SYMBOLS_PER_SERIES + 1):
        x, y = points[round((len(points) - 1) * part / SYMBOLS_PER_SERIES)]
        yield Path(x, y, scale=0.6, d=figure.d, fill=figure.colour, stroke=theme.surface, width=3)


def _markers(frame: _Frame, chart: Chart, theme: Theme) -> Iterator[Shape]:
    """A line down from each marker, and its number on a disc; discs do not overlap."""
    before, y = -MARKER_RADIUS, TOP
    for number, at in enumerate(chart.markers, start=1):
        x = frame.x(at)
        y = y + 2 * MARKER_RADIUS if x - before < 2 * MARKER_RADIUS else TOP
        before = x
        yield Path(
            d=f"M{x:.1f} {y + MARKER_RADIUS}V{HEIGHT - BOTTOM}", stroke=theme.accent, width=1.5, dash=(4, 4)
        )
        yield Circle(x, y, r=MARKER_RADIUS, fill=theme.accent)
        yield Text(x, y, text=str(number), size=FONT_SIZE, fill=theme.accent_ink, weight=700)

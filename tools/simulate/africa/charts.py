"""Charts of a simulation, as SVG: rounds, endings, win shares, and a map of rounds by the star's city."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from game.africa.learn.star_map import star_map
from game.draw import svg
from game.draw.scene import Anchor, Circle, Path, Scene, Shape, Text
from game.draw.theme import LIGHT
from tools.simulate.africa.figures import Figures, Share, display_name

WIDTH = 720.0
LEFT, RIGHT = 190.0, 40.0
ROW_HEIGHT = 26.0
ROUNDS_PER_BAR = 2
"""Rounds that share a bar."""
SHOWN_SHARE = 0.995
"""The share of games that the chart shows; the rest are a few very long ones."""
COLOURS = tuple(figure.colour for figure in LIGHT.figures)


def pictures(columns: Mapping[str, Figures]) -> dict[str, str]:
    """SVG documents by file name."""
    return {
        "rounds.svg": rounds_chart(columns),
        "endings.svg": endings_chart(columns),
        "strategies.svg": win_shares_chart({preset: each.wins for preset, each in columns.items()}),
        "starts.svg": win_shares_chart({preset: each.by_start for preset, each in columns.items()}),
        "star.svg": star_picture(next(iter(columns.values()))),
    }


def rounds_chart(columns: Mapping[str, Figures]) -> str:
    """Games by their number of rounds: a row of bars for each preset, all on one scale."""
    binned = {preset: bin_counts(each.rounds) for preset, each in columns.items()}
    last = max(tail_limit(each.rounds) for each in columns.values()) // ROUNDS_PER_BAR
    tallest = max(max(each.values()) / columns[preset].games for preset, each in binned.items())
    row_height, gap = 84.0, 22.0
    bar_width = (WIDTH - LEFT - RIGHT) / (last + 1)
    shapes: list[Shape] = []
    for row, (preset, counts) in enumerate(binned.items()):
        baseline = 20 + (row + 1) * (row_height + gap) - gap
        shapes += [label(preset, LEFT - 14, baseline - row_height / 2, "end"), hline(baseline)]
        for at in range(last + 1):
            bar_height = row_height * counts[at] / columns[preset].games / tallest
            if bar_height:
                shapes.append(
                    bar(
                        LEFT + at * bar_width + 1,
                        baseline - bar_height,
                        bar_width - 2,
                        bar_height,
                        LIGHT.accent,
                    )
                )
        x = LEFT + columns[preset].mean_rounds.value / ROUNDS_PER_BAR * bar_width
        shapes.append(
            Path(d=f"M{x:.1f} {baseline}v{-row_height}", stroke=LIGHT.ink, width=1.4, dash=(3.0, 4.0))
        )
        mean = f"mean {columns[preset].mean_rounds.value:.1f}"
        shapes.append(replace(label(mean, x + 6, baseline - row_height + 2, "start"), halo=LIGHT.surface))
    baseline = 20 + len(binned) * (row_height + gap) - gap
    step = 5
    shapes += [
        label(f"{at * ROUNDS_PER_BAR}", LEFT + at * bar_width, baseline + 16)
        for at in range(0, last + 2, step)
    ]
    return render_chart(baseline + 44, [*shapes, label("rounds", WIDTH - RIGHT, baseline + 34, "end")])


def endings_chart(columns: Mapping[str, Figures]) -> str:
    """Endings of the games, one bar for each preset."""
    reasons = sorted({reason for each in columns.values() for reason in each.endings})
    full_width = WIDTH - LEFT - RIGHT
    shapes: list[Shape] = []
    for row, (preset, each) in enumerate(columns.items()):
        y, x = 18 + row * 40.0, LEFT
        shapes.append(label(preset, LEFT - 14, y + 13, "end"))
        for at, reason in enumerate(reasons):
            share = each.endings.get(reason, Share(0, 1))
            part_width = full_width * share.count / share.total
            shapes.append(bar(x, y, part_width, 26, COLOURS[at]))
            if part_width > 44:
                percent = f"{100 * share.count / share.total:.0f} %"
                shapes.append(
                    Text(x + part_width / 2, y + 13, text=percent, size=13, fill=LIGHT.figures[at].ink)
                )
            x += part_width
    y = 18 + len(columns) * 40.0 + 14
    return render_chart(y + 20, [*shapes, *legend([reason.replace("_", " ") for reason in reasons], y)])


def win_shares_chart(columns: Mapping[str, Mapping[str, Share]]) -> str:
    """Share of wins by player or home: a dot with its 95 % interval, on one scale from 0."""
    groups = sorted({group for each in columns.values() for group in each})
    most_share = max(
        share.interval()[1] for each in columns.values() for share in each.values() if share.total
    )
    scale = (WIDTH - LEFT - RIGHT) / most_share
    shapes: list[Shape] = []
    y = 24.0
    for preset, each in columns.items():
        shapes.append(label(preset, LEFT - 14, y + ROW_HEIGHT * (len(groups) - 1) / 2, "end"))
        for at, group in enumerate(groups):
            share = each.get(group, Share(0, 0))
            if share.total:
                low, high = share.interval()
                shapes.append(
                    Path(
                        d=f"M{LEFT + low * scale:.1f} {y}H{LEFT + high * scale:.1f}",
                        stroke=COLOURS[at],
                        width=3.0,
                    )
                )
                shapes.append(Circle(LEFT + share.count / share.total * scale, y, r=6.0, fill=COLOURS[at]))
            y += ROW_HEIGHT
        y += 10
    shapes.append(Path(d=f"M{LEFT} 8V{y - 14}", stroke=LIGHT.edge))
    tenths = range(int(most_share * 10) + 1)
    shapes += [label(f"{10 * tenth} %", LEFT + tenth / 10 * scale, y) for tenth in tenths]
    return render_chart(y + 44, [*shapes, *legend([display_name(group) for group in groups], y + 26)])


def star_picture(each: Figures) -> str:
    """The map: at each city the mean rounds of the games whose star was there."""
    values = {city: found.value for city, found in each.by_star.items()}
    texts = {city: f"{value:.0f}" for city, value in values.items()}
    return svg.render(star_map(values, each.mean_rounds.value, LIGHT, texts))


def bin_counts(counts: Mapping[int, int]) -> Counter[int]:
    found: Counter[int] = Counter()
    for value, count in counts.items():
        found[value // ROUNDS_PER_BAR] += count
    return found


def tail_limit(counts: Mapping[int, int]) -> int:
    """The number of rounds that SHOWN_SHARE of the games do not exceed."""
    remaining = SHOWN_SHARE * sum(counts.values())
    for value, count in sorted(counts.items()):
        remaining -= count
        if remaining <= 0:
            return value
    return max(counts)


def legend(labels: Sequence[str], y: float) -> Iterator[Shape]:
    x = LEFT
    for colour, word in zip(COLOURS, labels, strict=False):
        yield bar(x, y - 7, 14, 14, colour)
        yield label(word, x + 20, y, "start")
        x += 44 + 7.4 * len(word)


def render_chart(height: float, shapes: Sequence[Shape]) -> str:
    background = Path(d=f"M0 0H{WIDTH}V{height:.0f}H0z", fill=LIGHT.surface)
    return svg.render(Scene(WIDTH, height, "", (background,), tuple(shapes)), "Georgia, serif")


def bar(x: float, y: float, width: float, height: float, fill: str) -> Path:
    return Path(x, y, d=f"M0 0H{width:.1f}V{height:.1f}H0z", fill=fill)


def hline(y: float) -> Path:
    return Path(d=f"M{LEFT} {y}H{WIDTH - RIGHT}", stroke=LIGHT.edge)


def label(text: str, x: float, y: float, anchor: Anchor = "middle") -> Text:
    return Text(x, y, text=text, size=14, fill=LIGHT.ink, anchor=anchor)

"""The pictures of a simulation, as SVG: rounds, endings, strategies, and a map of where the star lay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from game.africa import atlas
from game.draw import svg
from game.draw.scene import Anchor, Circle, Path, Scene, Shape, Text
from game.draw.theme import LIGHT
from tools.arena.table import wilson
from tools.simulate.africa.figures import Figures, Share, name

WIDTH = 720.0
LEFT, RIGHT = 190.0, 40.0
ROW = 26.0
BIN = 2
"""Rounds that share a bar."""
TAIL = 0.995
"""So much of the games is shown; the rest are a few very long ones."""
COLOURS = tuple(figure.colour for figure in LIGHT.figures)


def pictures(columns: Mapping[str, Figures]) -> dict[str, str]:
    """SVG documents by file name."""
    return {
        "rounds.svg": rounds(columns),
        "endings.svg": endings(columns),
        "strategies.svg": shares({preset: each.wins for preset, each in columns.items()}),
        "starts.svg": shares({preset: each.by_start for preset, each in columns.items()}),
        "star.svg": star(next(iter(columns.values()))),
    }


def rounds(columns: Mapping[str, Figures]) -> str:
    """How many games took how many rounds, one row of bars a preset, all on one scale."""
    binned = {preset: bins(each.rounds) for preset, each in columns.items()}
    last = max(most(each.rounds) for each in columns.values()) // BIN
    tallest = max(max(each.values()) / columns[preset].games for preset, each in binned.items())
    high, gap = 84.0, 22.0
    across = (WIDTH - LEFT - RIGHT) / (last + 1)
    shapes: list[Shape] = []
    for row, (preset, counts) in enumerate(binned.items()):
        floor = 20 + (row + 1) * (high + gap) - gap
        shapes += [label(preset, LEFT - 14, floor - high / 2, "end"), rule(floor)]
        for at in range(last + 1):
            tall = high * counts[at] / columns[preset].games / tallest
            if tall:
                shapes.append(bar(LEFT + at * across + 1, floor - tall, across - 2, tall, LIGHT.accent))
        x = LEFT + columns[preset].mean.value / BIN * across
        shapes.append(Path(d=f"M{x:.1f} {floor}v{-high}", stroke=LIGHT.ink, width=1.4, dash=(3.0, 4.0)))
        mean = f"mean {columns[preset].mean.value:.1f}"
        shapes.append(replace(label(mean, x + 6, floor - high + 2, "start"), halo=LIGHT.surface))
    floor = 20 + len(binned) * (high + gap) - gap
    step = 5
    shapes += [label(f"{at * BIN}", LEFT + at * across, floor + 16) for at in range(0, last + 2, step)]
    return picture(floor + 44, [*shapes, label("rounds", WIDTH - RIGHT, floor + 34, "end")])


def endings(columns: Mapping[str, Figures]) -> str:
    """How the games ended, a bar a preset."""
    reasons = sorted({reason for each in columns.values() for reason in each.endings})
    wide = WIDTH - LEFT - RIGHT
    shapes: list[Shape] = []
    for row, (preset, each) in enumerate(columns.items()):
        y, x = 18 + row * 40.0, LEFT
        shapes.append(label(preset, LEFT - 14, y + 13, "end"))
        for at, reason in enumerate(reasons):
            share = each.endings.get(reason, Share(0, 1))
            part = wide * share.count / share.of
            shapes.append(bar(x, y, part, 26, COLOURS[at]))
            if part > 44:
                percent = f"{100 * share.count / share.of:.0f} %"
                shapes.append(Text(x + part / 2, y + 13, text=percent, size=13, fill=LIGHT.figures[at].ink))
            x += part
    y = 18 + len(columns) * 40.0 + 14
    return picture(y + 20, [*shapes, *legend([reason.replace("_", " ") for reason in reasons], y)])


def shares(columns: Mapping[str, Mapping[str, Share]]) -> str:
    """Wins among those who bear a word: a dot with its 95 % interval, on one scale from nothing."""
    words = sorted({word for each in columns.values() for word in each})
    most_share = max(
        wilson(share.count, share.of)[1] for each in columns.values() for share in each.values() if share.of
    )
    scale = (WIDTH - LEFT - RIGHT) / most_share
    shapes: list[Shape] = []
    y = 24.0
    for preset, each in columns.items():
        shapes.append(label(preset, LEFT - 14, y + ROW * (len(words) - 1) / 2, "end"))
        for at, word in enumerate(words):
            share = each.get(word, Share(0, 0))
            if share.of:
                low, high = wilson(share.count, share.of)
                shapes.append(
                    Path(
                        d=f"M{LEFT + low * scale:.1f} {y}H{LEFT + high * scale:.1f}",
                        stroke=COLOURS[at],
                        width=3.0,
                    )
                )
                shapes.append(Circle(LEFT + share.count / share.of * scale, y, r=6.0, fill=COLOURS[at]))
            y += ROW
        y += 10
    shapes.append(Path(d=f"M{LEFT} 8V{y - 14}", stroke=LIGHT.edge))
    tenths = range(int(most_share * 10) + 1)
    shapes += [label(f"{10 * tenth} %", LEFT + tenth / 10 * scale, y) for tenth in tenths]
    return picture(y + 44, [*shapes, *legend([name(word) for word in words], y + 26)])


def star(each: Figures) -> str:
    """The map: at each city the mean number of rounds of the games whose star lay there."""
    values = {city: found.value for city, found in each.by_star.items()}
    low, high = min(values.values()), max(values.values())
    ground = (
        Path(d=f"M0 0H{atlas.SIZE}V{atlas.SIZE}H0z", fill=LIGHT.sea),
        Path(d=atlas.AFRICA, fill=LIGHT.land, stroke=LIGHT.coast, width=2.0),
    )
    shapes: list[Shape] = []
    for city, value in values.items():
        x, y = atlas.LAND_SPOTS[city]
        share = (value - low) / ((high - low) or 1)
        shapes.append(Circle(x, y, r=21 + 9 * share, fill=LIGHT.accent, opacity=0.35 + 0.65 * share))
        ink = LIGHT.accent_ink if share > 0.3 else LIGHT.ink
        shapes.append(Text(x, y, text=f"{value:.0f}", size=21, fill=ink, weight=600))
    return svg.picture(Scene(atlas.SIZE, atlas.SIZE, "", ground, tuple(shapes)))


def bins(counts: Mapping[int, int]) -> Counter[int]:
    found: Counter[int] = Counter()
    for value, count in counts.items():
        found[value // BIN] += count
    return found


def most(counts: Mapping[int, int]) -> int:
    """The number of rounds that all but a few games stay within."""
    left = TAIL * sum(counts.values())
    for value, count in sorted(counts.items()):
        left -= count
        if left <= 0:
            return value
    return max(counts)


def legend(words: Sequence[str], y: float) -> Iterator[Shape]:
    x = LEFT
    for colour, word in zip(COLOURS, words, strict=False):
        yield bar(x, y - 7, 14, 14, colour)
        yield label(word, x + 20, y, "start")
        x += 44 + 7.4 * len(word)


def picture(high: float, shapes: Sequence[Shape]) -> str:
    paper = Path(d=f"M0 0H{WIDTH}V{high:.0f}H0z", fill=LIGHT.surface)
    return svg.picture(Scene(WIDTH, high, "", (paper,), tuple(shapes)), "Georgia, serif")


def bar(x: float, y: float, wide: float, tall: float, fill: str) -> Path:
    return Path(x, y, d=f"M0 0H{wide:.1f}V{tall:.1f}H0z", fill=fill)


def rule(y: float) -> Path:
    return Path(d=f"M{LEFT} {y}H{WIDTH - RIGHT}", stroke=LIGHT.edge)


def label(text: str, x: float, y: float, anchor: Anchor = "middle") -> Text:
    return Text(x, y, text=text, size=14, fill=LIGHT.ink, anchor=anchor)

"""About Star of Africa. The numbers are from `game/africa/numbers.md`, where the intervals are, too."""

from __future__ import annotations

from game.draw.statistics import Table
from game.learn.about import About
from game.text.message import Message, msg

CLASSIC = {"rounds": 14.1, "star": 72.6, "no_horseshoe_left": 15.8, "horseshoe": 10.7, "stranded": 0.9}
SCANDINAVIAN = {"rounds": 12.0, "star": 70.7, "no_horseshoe_left": 10.8, "horseshoe": 18.4, "stranded": 0.1}
"""Mean number of rounds, and the share of games in percent by their end, of 20,000 games each."""

GAMES_PLAYED = 20_000


def about() -> About:
    paragraphs = (msg("about-africa-who"), msg("about-africa-names"), msg("about-africa-rules"))
    head = (
        msg("about-games"),
        msg("preset-africa-classic"),
        msg("preset-africa-lost_diamond"),
    )
    rows = tuple((msg(f"about-africa-{name}"), *map(_number, values)) for name, *values in _rows())
    note = msg("about-africa-note", games=GAMES_PLAYED)
    return About(paragraphs, Table(msg("about-numbers"), head, rows, note))


def _rows() -> list[tuple[str, float, float]]:
    return [(name, value, SCANDINAVIAN[name]) for name, value in CLASSIC.items()]


def _number(value: float) -> Message:
    return msg("about-decimal", value=value)

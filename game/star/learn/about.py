"""About *Star."""

from __future__ import annotations

from game.draw.statistics_interface import Table
from game.learn.about import About, level_bars, number
from game.star.rules.board import SIZES, board
from game.star.rules.proved_ownership import total_points
from game.text.message import msg

LADDER_RESULTS = (
    ("wanderer", "sprout", 75.0),
    ("artist", "wanderer", 73.5),
    ("builder", "artist", 79.8),
    ("strategist", "builder", 74.8),
    ("scholar", "strategist", 76.8),
    ("professor", "scholar", 75.0),
    ("master", "professor", 77.0),
)
"""The share of games on six rings, in percent, that a computer player wins against the next weaker one.

From `game/star/README.md`, where the numbers of games are, too.
"""


def about() -> About:
    """The table has every second size; the points are those of both players together."""
    head = (
        msg("option-star-rings"),
        msg("about-star-nodes"),
        msg("about-star-peries"),
        msg("about-star-points"),
    )
    rows = tuple(
        tuple(number(value) for value in (rings, board(rings).size, 5 * rings, total_points(rings)))
        for rings in SIZES[::2]
    )
    paragraphs = (msg("about-star-who"), msg("about-star-names"))
    return About(
        paragraphs,
        Table(msg("about-numbers"), head, rows, msg("about-star-note")),
        (level_bars("star", LADDER_RESULTS),),
    )

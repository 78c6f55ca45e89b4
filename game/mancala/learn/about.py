"""About Afrika: Gering's figures beside ours at depth 8 (`game/mancala/README.md` has the intervals)."""

from __future__ import annotations

from game.draw.statistics_interface import Table
from game.learn.about import About, bars, level_bars, number
from game.text.message import msg

GAMES_PLAYED = 300

LADDER_RESULTS = (
    ("gleaner", "sower", 67.4),
    ("captor", "gleaner", 70.5),
    ("guard", "captor", 76.8),
    ("watcher", "guard", 70.4),
    ("planner", "watcher", 78.1),
    ("elder", "planner", 71.1),
    ("reckoner", "elder", 68.5),
)
"""The share of games, in percent, that a computer player wins against the next weaker one (the same page)."""


LENGTHS = (
    (msg("about-mancala-shortest"), (50, 55)),
    (msg("about-mancala-moves"), (74, 71)),
    (msg("about-mancala-longest"), (108, 106)),
)
"""Moves of a game: Gering's figures and ours."""


def about() -> About:
    head = (msg("about-games"), msg("about-mancala-gering"), msg("about-mancala-ours"))
    rows = (
        (msg("about-mancala-first"), number(53), number(58)),
        (msg("about-mancala-draws"), msg("about-mancala-under", value=3), number(7)),
        (msg("about-mancala-lead"), number(2.5), number(2.6)),
        *((label, *map(number, moves)) for label, moves in LENGTHS),
    )
    paragraphs = (msg("about-mancala-who"), msg("about-mancala-rules"))
    note = msg("about-mancala-note", games=GAMES_PLAYED)
    lengths = bars(msg("about-mancala-lengths"), head[1:], LENGTHS, head[0])
    table = Table(msg("about-numbers"), head, rows, note)
    return About(paragraphs, table, (lengths, level_bars("mancala", LADDER_RESULTS)))

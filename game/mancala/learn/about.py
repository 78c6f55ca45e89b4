"""About Afrika: Gering's figures beside ours at depth 8 (`game/mancala/README.md` has the intervals)."""

from __future__ import annotations

from game.draw.statistics import Table
from game.learn.about import About
from game.text.message import Message, msg

GAMES_PLAYED = 300


def about() -> About:
    head = (msg("about-games"), msg("about-mancala-gering"), msg("about-mancala-ours"))
    rows = (
        (msg("about-mancala-first"), _number(53), _number(58)),
        (msg("about-mancala-draws"), msg("about-mancala-under", value=3), _number(7)),
        (msg("about-mancala-lead"), _number(2.5), _number(2.6)),
        (msg("about-mancala-moves"), _number(74), _number(71)),
        (msg("about-mancala-shortest"), _number(50), _number(55)),
        (msg("about-mancala-longest"), _number(108), _number(106)),
    )
    paragraphs = (msg("about-mancala-who"), msg("about-mancala-rules"))
    note = msg("about-mancala-note", games=GAMES_PLAYED)
    return About(paragraphs, Table(msg("about-numbers"), head, rows, note))


def _number(value: float) -> Message:
    return msg("about-decimal", value=value)

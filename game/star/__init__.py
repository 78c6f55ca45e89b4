"""*Star: its parts put together for the catalogue."""

from __future__ import annotations

from game.contract import Game
from game.star import editor, review, story, view
from game.star.ai import LEVELS
from game.star.options import OPTIONS, PRESETS
from game.star.rules import new_game, parse_state, terms

GAME = Game(
    id="star",
    rules_version=1,
    seats=range(2, 3),
    options=OPTIONS,
    presets=PRESETS,
    start=new_game,
    parse_state=parse_state,
    terms=terms,
    levels=LEVELS,
    story=story,
    view=view,
    review=review,
    editor=editor,
)

"""Afrika, Gering's mancala: its parts put together for the catalogue."""

from __future__ import annotations

from game.contract import Game, Level
from game.mancala import editor, review, story, view
from game.mancala.ai import Captor, Guard, Planner, Reckoner, Sower
from game.mancala.options import OPTIONS, PRESETS
from game.mancala.rules import new_game, parse_state, terms

GAME = Game(
    id="mancala",
    rules_version=1,
    seats=range(2, 3),
    options=OPTIONS,
    presets=PRESETS,
    start=new_game,
    parse_state=parse_state,
    terms=terms,
    levels={
        "sower": Level("sower", Sower),
        "captor": Level("captor", Captor),
        "guard": Level("guard", Guard),
        "planner": Level("planner", Planner),
        "reckoner": Level("reckoner", Reckoner, keeps=True),
    },
    story=story,
    view=view,
    review=review,
    editor=editor,
)

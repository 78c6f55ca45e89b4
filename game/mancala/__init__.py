"""Afrika, Gering's mancala: the `Game` that the catalogue lists."""

from __future__ import annotations

from game.contract import Game, Level
from game.mancala import position_editor, statistics, view
from game.mancala.ai import Captor, Guard, Planner, Reckoner, Sower
from game.mancala.rules.options import OPTIONS, PRESETS
from game.mancala.rules.state import new_game, parse_state, setup_of
from game.mancala.text import narration

GAME = Game(
    id="mancala",
    rules_version=1,
    seats=range(2, 3),
    options=OPTIONS,
    presets=PRESETS,
    initial_state=new_game,
    parse_state=parse_state,
    setup_of=setup_of,
    levels={
        "sower": Level("sower", Sower),
        "captor": Level("captor", Captor),
        "guard": Level("guard", Guard),
        "planner": Level("planner", Planner),
        "reckoner": Level("reckoner", Reckoner, can_ponder=True),
    },
    strengths={
        "easiest": ("sower",),
        "easy": ("captor",),
        "medium": ("guard",),
        "hard": ("planner",),
        "hardest": ("reckoner",),
    },
    narrator=narration,
    view=view,
    statistics=statistics,
    editor=position_editor,
)

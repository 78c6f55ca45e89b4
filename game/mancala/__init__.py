"""Afrika, Gering's mancala: the `Game` that the catalogue lists."""

from __future__ import annotations

from game.contract import Game, Level
from game.mancala import position_editor, statistics, view
from game.mancala.ai import Captor, Forgetful, Guard, Planner, Reckoner, Sower
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
        level.name: level
        for level in (
            Level("sower", lambda: Forgetful(Sower(), forgotten_holes=6), rating=400),
            Level("gleaner", lambda: Forgetful(Captor(), forgotten_holes=4), rating=525),
            Level("captor", Captor, rating=675),
            Level("guard", Guard, rating=885),
            Level("watcher", lambda: Planner(plies=3), rating=1035),
            Level("planner", Planner, rating=1255),
            Level("elder", lambda: Reckoner(max_nodes=7000), rating=1410),
            Level("reckoner", Reckoner, rating=1545, can_ponder=True),
        )
    },
    strengths={
        "easiest": ("sower",),
        "very-easy": ("gleaner",),
        "easy": ("captor",),
        "medium": ("guard",),
        "fairly-hard": ("watcher",),
        "hard": ("planner",),
        "very-hard": ("elder",),
        "hardest": ("reckoner",),
    },
    narrator=narration,
    view=view,
    statistics=statistics,
    editor=position_editor,
)

"""*Star: the `Game` that the catalogue lists."""

from __future__ import annotations

from game.contract import Game, Level
from game.star import position_editor, statistics, view
from game.star.ai import Builder, Master, Sprout, Strategist, Wanderer
from game.star.rules.options import OPTIONS, PRESETS
from game.star.rules.state import new_game, parse_state, setup_of
from game.star.text import narration

GAME = Game(
    id="star",
    rules_version=1,
    seats=range(2, 3),
    options=OPTIONS,
    presets=PRESETS,
    initial_state=new_game,
    parse_state=parse_state,
    setup_of=setup_of,
    levels={
        "sprout": Level("sprout", Sprout),
        "wanderer": Level("wanderer", Wanderer),
        "builder": Level("builder", Builder),
        "strategist": Level("strategist", Strategist),
        "master": Level("master", Master, can_ponder=True),
    },
    strengths={
        "easiest": ("sprout",),
        "easy": ("wanderer",),
        "medium": ("builder",),
        "hard": ("strategist",),
        "hardest": ("master",),
    },
    narrator=narration,
    view=view,
    statistics=statistics,
    editor=position_editor,
)

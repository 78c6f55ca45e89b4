"""*Star: the `Game` that the catalogue lists."""

from __future__ import annotations

from game.contract import Game, Level
from game.star import position_editor, statistics, view
from game.star.ai import Artist, Builder, Forgetful, Master, Wanderer
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
        level.name: level
        for level in (
            Level(
                "sprout",
                lambda: Forgetful(Wanderer(sees_enemy=False)),
                rating=400,
                also_plays_as=("wanderer",),
            ),
            Level("wanderer", Wanderer, rating=590, also_plays_as=("sprout", "artist")),
            Level("artist", Artist, rating=765, also_plays_as=("wanderer", "builder")),
            Level("dreamer", lambda: Builder(leaves=2), successor="artist"),
            Level("builder", lambda: Builder(leaves=8), rating=1005, also_plays_as=("artist", "strategist")),
            Level(
                "strategist",
                lambda: Master(max_playouts=350),
                rating=1190,
                also_plays_as=("builder", "scholar"),
            ),
            Level(
                "scholar",
                lambda: Master(max_playouts=600),
                rating=1400,
                also_plays_as=("strategist", "professor"),
            ),
            Level(
                "professor",
                lambda: Master(max_playouts=35_000),
                rating=1590,
                also_plays_as=("scholar", "master"),
            ),
            Level("sage", lambda: Master(max_playouts=35_000), successor="professor"),
            Level("master", Master, rating=1795, can_ponder=True),
        )
    },
    strengths={
        "easiest": ("sprout",),
        "very-easy": ("wanderer",),
        "easy": ("artist",),
        "medium": ("builder",),
        "fairly-hard": ("strategist",),
        "hard": ("scholar",),
        "very-hard": ("professor",),
        "hardest": ("master",),
    },
    narrator=narration,
    view=view,
    statistics=statistics,
    editor=position_editor,
)

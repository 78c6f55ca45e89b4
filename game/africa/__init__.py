"""Star of Africa as a `Game` for the catalogue."""

from __future__ import annotations

from game.africa import position_editor, statistics, view
from game.africa.ai import Homebody, Navigator, Scout, Trader
from game.africa.rules.options import OPTIONS, PRESETS
from game.africa.rules.position import SEATS
from game.africa.rules.state import new_game, parse_state, setup_of
from game.africa.text import narration
from game.contract import Game, Level

GAME = Game(
    id="africa",
    rules_version=1,
    seats=SEATS,
    options=OPTIONS,
    presets=PRESETS,
    initial_state=new_game,
    parse_state=parse_state,
    setup_of=setup_of,
    levels={
        "scout": Level("scout", Scout),
        "trader": Level("trader", Trader),
        "homebody": Level("homebody", Homebody),
        "navigator": Level("navigator", Navigator),
    },
    strengths={
        "easy": ("homebody",),
        "medium": ("scout", "trader", "homebody"),
        "hard": ("navigator",),
    },
    narrator=narration,
    view=view,
    statistics=statistics,
    editor=position_editor,
    has_chance=True,
)

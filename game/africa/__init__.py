"""Star of Africa: its parts put together for the catalogue."""

from __future__ import annotations

from game.africa import editor, review, story, view
from game.africa.ai import Homebody, Navigator, Scout, Trader
from game.africa.options import OPTIONS, PRESETS
from game.africa.position import SEATS
from game.africa.rules import new_game, parse_state, terms
from game.contract import Game, Level

GAME = Game(
    id="africa",
    rules_version=1,
    seats=SEATS,
    options=OPTIONS,
    presets=PRESETS,
    start=new_game,
    parse_state=parse_state,
    terms=terms,
    levels={
        "scout": Level("scout", Scout),
        "trader": Level("trader", Trader),
        "homebody": Level("homebody", Homebody),
        "navigator": Level("navigator", Navigator),
    },
    story=story,
    view=view,
    review=review,
    editor=editor,
)

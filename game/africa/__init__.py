"""Star of Africa as a `Game` for the catalogue."""

from __future__ import annotations

from collections.abc import Callable

from game.africa import position_editor, statistics, view
from game.africa.ai import Careless, Expert, Homebody, Navigator, Scout, Trader
from game.africa.ai.skill import Character
from game.africa.rules.options import OPTIONS, PRESETS
from game.africa.rules.position import ACT, SEATS
from game.africa.rules.state import new_game, parse_state, setup_of
from game.africa.text import narration
from game.contract import Game, Level

EASY, MEDIUM = 0.8, 0.2
"""How careless the easy players are, and the navigator of medium strength."""


def _careless(character: Callable[[], Character], carelessness: float) -> Callable[[], Careless]:
    return lambda: Careless(character(), carelessness)


def _expert(character: Callable[[], Character]) -> Callable[[], Expert]:
    return lambda: Expert(character())


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
        level.name: level
        for level in (
            Level("scout-easy", _careless(Scout, EASY), character="scout"),
            Level("scout", Scout),
            Level("scout-hard", _expert(Scout), character="scout"),
            Level("trader-easy", _careless(Trader, EASY), character="trader"),
            Level("trader", Trader),
            Level("trader-hard", _expert(Trader), character="trader"),
            Level("homebody-easy", _careless(Homebody, EASY), character="homebody"),
            Level("homebody", Homebody),
            Level("homebody-hard", _expert(Homebody), character="homebody"),
            Level("navigator-easy", _careless(Navigator, EASY), character="navigator"),
            Level("navigator-medium", _careless(Navigator, MEDIUM), character="navigator"),
            Level("navigator", Navigator),
        )
    },
    strengths={
        "easy": ("scout-easy", "trader-easy", "homebody-easy"),
        "medium": ("scout", "trader", "homebody"),
        "hard": ("navigator", "scout-hard", "trader-hard"),
    },
    narrator=narration,
    view=view,
    statistics=statistics,
    editor=position_editor,
    has_chance=True,
    begins_turn=lambda state: state.phase == ACT,
)

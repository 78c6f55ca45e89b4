"""Nim, the smallest complete game: the template for a new one. Tested with all others, not in the menu."""

from game.contract import Game, Level
from game.nim import ai, narration, rules, view
from game.search.players import RandomPlayer

GAME = Game(
    id="nim",
    rules_version=1,
    seats=range(2, 3),
    options=rules.OPTIONS,
    presets=rules.PRESETS,
    initial_state=rules.new_game,
    parse_state=rules.parse_state,
    setup_of=rules.setup_of,
    levels={"careless": Level("careless", RandomPlayer), "perfect": Level("perfect", ai.Perfect)},
    strengths={"easy": ("careless",), "medium": ("perfect",)},
    narrator=narration,
    view=view,
)

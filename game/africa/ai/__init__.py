"""The computer players of Star of Africa: three personalities with different goals, and the navigator.

    walking_turns       expected turns of a walk or voyage
    travel              expected turns from any spot to every place, by land, sea and air, for a purse
    opponent_distances  when the other players move, and how far they are from a place
    stranding_risk      the money that keeps a player from being stranded
    clear_decisions     the only move; ending a game that no player can win
    personalities/      goals, move_costs (the turns to the nearest goal after each move), goal_player (their
                        base class), scout, trader, homebody
    navigator/          token_distances (to tokens and home), projection (which player opens which token),
                        learned_correction and network (what the projection misses), hidden_star_evaluator,
                        last_tokens_evaluator, found_star_evaluator, move_values, reasons, navigator
    skill               the same characters as beginners, who make mistakes, and as experts

A turn is a unit of time here, so a token is *opened*, which the rules call turning it.

They remember nothing between turns: the same position and the same generator give the same move.
"""

from game.africa.ai.navigator.navigator import Navigator
from game.africa.ai.personalities.homebody import Homebody
from game.africa.ai.personalities.scout import Scout
from game.africa.ai.personalities.trader import Trader
from game.africa.ai.skill import Careless, Expert

__all__ = ["Careless", "Expert", "Homebody", "Navigator", "Scout", "Trader"]

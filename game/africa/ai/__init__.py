"""The computer players of Star of Africa: three tempers that make for different things, and one that plans.

    crossing   how many turns so many steps take
    travel     expected turns from anywhere to every place, by land, sea and air, for a purse
    rivals     how far the others are
    caution    what keeps a player from being stranded
    aims       places to make for and what they cost, all in turns; what every temper agrees on
    choice     what each move costs, given the aims
    traveller  the frame of a temper: weighs, chooses, gives a reason
    scout, trader, homebody
    reach      how soon tokens can be turned from anywhere, and what comes home
    course     the game played on in the mind: who turns which token
    outlook    the chance while the star is hidden;  pursuit  once it is found
    ahead      what a move is worth, over dice and tokens
    motives    the planner's reasons
    navigator  the planner

None keeps anything between turns: the same position and the same generator give the same move.
"""

from game.africa.ai.navigator.navigator import Navigator
from game.africa.ai.personalities.homebody import Homebody
from game.africa.ai.personalities.scout import Scout
from game.africa.ai.personalities.trader import Trader

__all__ = ["Homebody", "Navigator", "Scout", "Trader"]

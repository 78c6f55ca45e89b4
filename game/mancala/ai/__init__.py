"""The computer players of Afrika.

    packed_board  a whole board in one integer
    alpha_beta    alpha-beta search on packed boards
    planner       Planner (to a fixed depth), Reckoner (as deep as time allows, exact near the end)
    beginners     Sower (large sowings), Captor (threatens captures), Guard (considers the reply), and
                  Forgetful, which chooses as another player among some of the holes

Only Reckoner keeps data between turns. Without it, the same position and random generator give the same move.
"""

from game.mancala.ai.beginners import Captor, Forgetful, Guard, Sower
from game.mancala.ai.planner import Planner, Reckoner

__all__ = ["Captor", "Forgetful", "Guard", "Planner", "Reckoner", "Sower"]

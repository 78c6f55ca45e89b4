"""The computer players of Afrika: five that differ in kind.

    packed     a whole board in one integer
    kernel     alpha-beta on packed boards: the part that must be fast
    planner    Planner (a few turns ahead), Reckoner (as deep as time allows, the end exact)
    beginners  Sower (loves a handful), Captor (wants to capture), Guard (looks at the answer)

None but Reckoner keeps anything between turns: the same position and the same generator give the same move.
"""

from game.mancala.ai.beginners import Captor, Guard, Sower
from game.mancala.ai.planner import Planner, Reckoner

__all__ = ["Captor", "Guard", "Planner", "Reckoner", "Sower"]

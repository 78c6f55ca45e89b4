"""The computer players of *Star; the game's README says which level is which.

- `Wanderer` rates the shape of the stones around a node: connections, cuts and bridges;
- `Artist` knows from many games what good moves look like;
- `Builder` plays random playouts and takes the node whose owner won most often;
- `Master` searches a tree of playouts, and proves results;
- `Forgetful` chooses as another player, and forgets a side of the board in each turn.
"""

from __future__ import annotations

from game.star.ai.artist import Artist
from game.star.ai.builder import Builder
from game.star.ai.forgetful import Forgetful
from game.star.ai.master import Master
from game.star.ai.wanderer import Wanderer

__all__ = ["Artist", "Builder", "Forgetful", "Master", "Wanderer"]

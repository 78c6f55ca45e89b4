"""The five computer players of *Star.

- `sprout` extends its own stones towards the perimeter;
- `wanderer` rates the shape of the stones around a node: connections, cuts and bridges;
- `builder` plays a few hundred random playouts and takes the node whose owner won most often;
- `strategist` plays thousands of playouts and searches the best replies to its best moves;
- `master` searches a tree of playouts as deep as time allows, and proves results.
"""

from __future__ import annotations

from game.star.ai.builder import Builder
from game.star.ai.master import Master
from game.star.ai.sprout import Sprout
from game.star.ai.strategist import Strategist
from game.star.ai.wanderer import Wanderer

__all__ = ["Builder", "Master", "Sprout", "Strategist", "Wanderer"]

"""The five computer players of *Star.

- `sprout` extends its own stones towards the perimeter;
- `wanderer` rates the shape of the stones around a node: connections, cuts and bridges;
- `builder` plays a few hundred random playouts and takes the node whose owner won most often;
- `strategist` plays thousands of playouts and searches the best replies to its best moves;
- `master` searches a tree of playouts as deep as time allows, and proves results.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.contract import Level
from game.star.ai.builder import Builder
from game.star.ai.master import Master
from game.star.ai.sprout import Sprout
from game.star.ai.strategist import Strategist
from game.star.ai.wanderer import Wanderer

LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("sprout", Sprout),
        Level("wanderer", Wanderer),
        Level("builder", Builder),
        Level("strategist", Strategist),
        Level("master", Master, can_ponder=True),
    )
}

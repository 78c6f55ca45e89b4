"""The computer players of *Star, five that differ in what they look at.

- `sprout` looks at its own stones and grows them towards the perimeter;
- `wanderer` looks at the shape of the stones around a node: what it joins, cuts and bridges;
- `builder` dreams of some hundred random ends of the game and takes what the good ones have
  in common;
- `strategist` does the same for thousands of ends, and reads the best answers to its best moves;
- `master` reads as deep as time allows, and proves what can be proved.
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

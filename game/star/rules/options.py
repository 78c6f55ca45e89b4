"""The options of *Star: board size, stones per turn, swap, and handicap."""

from __future__ import annotations

from collections.abc import Mapping

from game.contract import Option, Options
from game.star.rules.board import SIZES

OPTIONS: Mapping[str, Option] = {
    option.name: option
    for option in (
        Option("rings", SIZES, 6),
        Option("stones", (1, 2), 1),
        Option("swap", ("yes", "no"), "yes"),
        Option("handicap", range(10), 0),
    )
}

_SMALL: Options = {name: option.default for name, option in OPTIONS.items()}

PRESETS: Mapping[str, Options] = {
    "small": _SMALL,
    "mini": {**_SMALL, "rings": 4},
    "medium": {**_SMALL, "rings": 8},
    "full": {**_SMALL, "rings": 10},
    "double": {**_SMALL, "stones": 2},
}
"""Named sets of options, the default first."""

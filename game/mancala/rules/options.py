"""What players may choose, and ready-made choices.

`capture` `free` is the rule of 2004: any hole that can be captured may be chosen. `komi` is added to North's
stones, `swap` lets North change sides on the second turn, `end` `majority` stops once the winner is certain,
and `repetition` is our house rule against endless play.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.contract import Option, Options, OptionValue

MAX_TURNS_WITHOUT_CAPTURE = 100
"""So many turns without a capture end the game under `repetition`."""

MAX_OCCURRENCES = 3
"""So often may a position come until it ends the game under `repetition`."""


class HouseRules(NamedTuple):
    """The options of one game. Words and numbers stand as in `OPTIONS`."""

    capture: str
    komi: float
    swap: str
    end: str
    repetition: str


def house_rules(options: Options) -> HouseRules:
    """A whole set of checked options as a record."""
    return HouseRules(**options)  # type: ignore[arg-type]


_OPTION_VALUES: Mapping[str, tuple[OptionValue, ...]] = {
    "capture": ("smallest", "free"),
    "komi": (0, 2.5),
    "swap": ("no", "yes"),
    "end": ("empty", "majority"),
    "repetition": ("yes", "no"),
}

STANDARD = HouseRules(capture="smallest", komi=0, swap="no", end="empty", repetition="yes")

PRESETS: Mapping[str, Options] = {
    "standard": STANDARD._asdict(),
    "komi": STANDARD._replace(komi=2.5)._asdict(),
    "rule_2004": STANDARD._replace(capture="free")._asdict(),
}

OPTIONS: Mapping[str, Option] = {
    name: Option(name, values, PRESETS["standard"][name], f"option-mancala-{name}-help")
    for name, values in _OPTION_VALUES.items()
}

"""The options of Afrika, and named sets of them.

`capture=free` is the rule of 2004: a player chooses any possible capture. `komi` is added to North's stones,
`swap` lets North change sides on the second turn, `end=majority` ends the game once the winner is certain,
and `repetition` is our house rule against endless play.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.contract import Option, Options

MAX_TURNS_WITHOUT_CAPTURE = 100
"""Turns without a capture that end the game under `repetition`."""

MAX_OCCURRENCES = 3
"""Occurrences of a position that end the game under `repetition`."""


class HouseRules(NamedTuple):
    """The options of one game, with the values of `OPTIONS`."""

    capture: str
    komi: float
    swap: str
    end: str
    repetition: str


def house_rules(options: Options) -> HouseRules:
    """The house rules for a complete, checked set of options."""
    return HouseRules(**options)  # type: ignore[arg-type]


OPTIONS: Mapping[str, Option] = {
    option.name: option
    for option in (
        Option("capture", ("smallest", "free"), "smallest"),
        Option("komi", (0, 2.5), 0),
        Option("swap", ("no", "yes"), "no"),
        Option("end", ("empty", "majority"), "empty"),
        Option("repetition", ("yes", "no"), "yes"),
    )
}

STANDARD = house_rules({name: option.default for name, option in OPTIONS.items()})

PRESETS: Mapping[str, Options] = {
    "standard": STANDARD._asdict(),
    "komi": STANDARD._replace(komi=2.5)._asdict(),
    "rule_2004": STANDARD._replace(capture="free")._asdict(),
}

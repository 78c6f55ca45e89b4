"""House rules: the options of the game, and the printed editions as presets.

Every point on which printed editions and families differ is an option. A preset has a value for each:
`classic` the old Finnish sheet, `amended_2005` the same with the official amendment, `sheet_2005` the rules
printed that year, `lost_diamond` the Scandinavian edition, `piatnik` the Central European one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.africa.rules.moves import TOKEN_KINDS
from game.contract import Option, Options, OptionValue

MONEY_RANGE = range(1_000_001)

TOKEN_SETS: Mapping[str, Mapping[str, int]] = {
    "finnish": dict(zip(TOKEN_KINDS, (1, 2, 3, 4, 3, 5, 12), strict=True)),
    "swedish": dict(zip(TOKEN_KINDS, (1, 2, 3, 6, 4, 8, 6), strict=True)),
}
"""The number of tokens of each kind on the board, thirty in all."""


class HouseRules(NamedTuple):
    """The options of one game as typed fields, with the values of `OPTIONS`."""

    board: str
    tokens: str
    money_start: int
    token_price: int
    sea_fare: int
    air_fare: int
    topaz: int
    emerald: int
    ruby: int
    cape_town_bonus: int
    penniless_sea: str
    slave_coast_turns: int
    try_on_arrival: str
    freeing_roll_moves: str
    order: str
    stranding: str
    no_horseshoe: str
    """What happens when the star is found and no horseshoe is left: its finder has won, or brings it home."""


def house_rules(options: Options) -> HouseRules:
    """The house rules for a complete, checked set of options."""
    return HouseRules(**options)  # type: ignore[arg-type]


_DEFAULTS_AND_VALUES: Mapping[str, tuple[OptionValue, tuple[OptionValue, ...] | range]] = {
    "board": ("finnish", ("finnish", "scandinavian")),
    "tokens": ("finnish", ("finnish", "swedish")),
    "money_start": (300, MONEY_RANGE),
    "token_price": (100, MONEY_RANGE),
    "sea_fare": (100, MONEY_RANGE),
    "air_fare": (300, MONEY_RANGE),
    "topaz": (300, MONEY_RANGE),
    "emerald": (500, MONEY_RANGE),
    "ruby": (1000, MONEY_RANGE),
    "cape_town_bonus": (500, MONEY_RANGE),
    "penniless_sea": ("never", ("never", "two_steps", "one_step", "stowaway")),
    "slave_coast_turns": (3, range(11)),
    "try_on_arrival": ("no", ("no", "yes")),
    "freeing_roll_moves": ("yes", ("yes", "no")),
    "order": ("random", ("random", "clockwise", "descending")),
    "stranding": ("yes", ("yes", "no")),
    "no_horseshoe": ("wins", ("wins", "bring_home")),
}
"""The value in the classic rules, which is the default for ever, and all values."""

_GROUP_STARTS = ("board", "money_start", "penniless_sea", "order")

OPTIONS: Mapping[str, Option] = {
    name: Option(name, values, default, name in _GROUP_STARTS)
    for name, (default, values) in _DEFAULTS_AND_VALUES.items()
}

_CLASSIC = house_rules({name: option.default for name, option in OPTIONS.items()})
_LOST_DIAMOND = _CLASSIC._replace(
    board="scandinavian",
    tokens="swedish",
    money_start=5000,
    token_price=1000,
    sea_fare=1000,
    air_fare=3000,
    topaz=3000,
    emerald=4000,
    ruby=5000,
    cape_town_bonus=5000,
    penniless_sea="stowaway",
    slave_coast_turns=1,
    try_on_arrival="yes",
    order="clockwise",
)

PRESETS: Mapping[str, Options] = {
    "classic": _CLASSIC._asdict(),
    "amended_2005": _CLASSIC._replace(penniless_sea="two_steps")._asdict(),
    "sheet_2005": _CLASSIC._replace(emerald=600, penniless_sea="two_steps", order="descending")._asdict(),
    "lost_diamond": _LOST_DIAMOND._asdict(),
    "piatnik": _CLASSIC._replace(emerald=600, penniless_sea="one_step", order="clockwise")._asdict(),
}

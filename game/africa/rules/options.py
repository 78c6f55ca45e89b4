"""House rules: the options of the game, and the printed editions as presets.

Every point on which printed editions and families differ is an option. A preset has a value for each:
`classic` the old Finnish sheet, `amended_2005` the same with the official amendment, `sheet_2005` the rules
printed that year, `lost_diamond` the Scandinavian edition, `piatnik` the Central European one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.africa.rules.moves import TOKEN_KINDS
from game.contract import Option, Options

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


OPTIONS: Mapping[str, Option] = {
    option.name: option
    for option in (
        Option("board", ("finnish", "scandinavian"), "finnish", starts_group=True),
        Option("tokens", ("finnish", "swedish"), "finnish"),
        Option("money_start", MONEY_RANGE, 300, starts_group=True),
        Option("token_price", MONEY_RANGE, 100),
        Option("sea_fare", MONEY_RANGE, 100),
        Option("air_fare", MONEY_RANGE, 300),
        Option("topaz", MONEY_RANGE, 300),
        Option("emerald", MONEY_RANGE, 500),
        Option("ruby", MONEY_RANGE, 1000),
        Option("cape_town_bonus", MONEY_RANGE, 500),
        Option("penniless_sea", ("never", "two_steps", "one_step", "stowaway"), "never", starts_group=True),
        Option("slave_coast_turns", range(11), 3),
        Option("try_on_arrival", ("no", "yes"), "no"),
        Option("freeing_roll_moves", ("yes", "no"), "yes"),
        Option("order", ("random", "clockwise", "descending"), "random", starts_group=True),
        Option("stranding", ("yes", "no"), "yes"),
        Option("no_horseshoe", ("wins", "bring_home"), "wins"),
    )
}
"""The defaults are the classic rules for ever."""

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

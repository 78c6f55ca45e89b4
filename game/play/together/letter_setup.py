"""The set-up of a game in a letter: its options, its players, and the devices of their seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.contract import Game, Options, OptionValue
from game.play.player_names import MAX_NAME_LENGTH, is_printable_name
from game.play.record import HUMAN, BadRecord, Seat, Together
from game.play.together.digits import Packer, Unpacker

FIRST_VERSION = "1"
"""The version of letters that number the players."""

FIRST_LEVELS: Mapping[str, tuple[str, ...]] = {
    "africa": ("scout", "trader", "homebody", "navigator"),
    "star": ("sprout", "wanderer", "builder", "strategist", "master"),
    "mancala": ("sower", "captor", "guard", "planner", "reckoner"),
}
"""The levels that letters of version 1 number, by game; never to be changed."""

FIRST_PRESETS: Mapping[str, tuple[str, ...]] = {
    "africa": ("classic", "amended_2005", "sheet_2005", "lost_diamond", "piatnik"),
    "star": ("small", "mini", "medium", "full", "double"),
    "mancala": ("standard", "komi", "rule_2004"),
}
"""The presets that letters number, by game; never to be changed. Other options are differences from these."""


class OptionNumbers(NamedTuple):
    """How letters number a game's presets, as complete options, and the values of each option."""

    presets: Sequence[Options]
    values: Mapping[str, Sequence[OptionValue]]

    def express(self, game: Game, options: Options) -> bool:
        """Whether letters with these numbers can have the options: others have their defaults."""
        defaults = {name: (option.default,) for name, option in game.options.items()}
        return all(value in self.values.get(name, defaults[name]) for name, value in options.items())


OLDER_NUMBERS: Mapping[str, Mapping[str, OptionNumbers]] = {}
"""By game, and by the last version of letters that has them: numbers that differ from today's, oldest first.

To change one of `FIRST_PRESETS`, or a game's options or values, first add what `option_numbers` returns here.
"""

_FIGURES = 5
_MAX_NAME_BYTES = 4 * MAX_NAME_LENGTH
_MAX_LEVEL_BYTES = 40


class BadLetter(BadRecord):
    """The text is no letter that can be read. `code` is `letter`, `letter-` and a reason, or `long`."""

    def __init__(self, message: str, text: str = "", code: str = "letter-damaged") -> None:
        super().__init__(message, text[:80], code)


def option_numbers(game: Game, version: str) -> OptionNumbers:
    """The numbers of a version of letters."""
    for last_version, numbers in OLDER_NUMBERS.get(game.id, {}).items():
        if version <= last_version:
            return numbers
    names = FIRST_PRESETS.get(game.id, game.presets)
    presets = [game.complete_options(game.presets[name]) for name in names]
    return OptionNumbers(presets, {name: option.values for name, option in game.options.items()})


def pack_options(packer: Packer, numbers: OptionNumbers, options: Options) -> None:
    """The preset with the fewest differences, then the differences."""
    presets, values = numbers
    changed = [[name for name in values if preset[name] != options[name]] for preset in presets]
    best = min(range(len(presets)), key=lambda number: len(changed[number]))
    packer.number(best, len(presets))
    packer.number(int(bool(changed[best])), 2)
    for name in values if changed[best] else ():
        packer.number(int(name in changed[best]), 2)
        if name in changed[best]:
            packer.number(values[name].index(options[name]), len(values[name]))


def read_options(unpacker: Unpacker, numbers: OptionNumbers) -> dict[str, OptionValue]:
    """The options that `pack_options` has written."""
    presets, values = numbers
    options = dict(presets[unpacker.number(len(presets))])
    if unpacker.number(2):
        for name in values:
            if unpacker.number(2):
                options[name] = values[name][unpacker.number(len(values[name]))]
    return options


def numbered_players(game: Game) -> tuple[str, ...]:
    """The players in the order of their numbers in letters of the first version."""
    return (HUMAN, *FIRST_LEVELS.get(game.id, game.levels))


def _pack_player(packer: Packer, game: Game, player: str, version: str) -> None:
    if version == FIRST_VERSION:
        players = numbered_players(game)
        packer.number(players.index(player), len(players))
    else:
        packer.number(int(player == HUMAN), 2)
        if player != HUMAN:
            packer.data(player.encode())


def _read_player(unpacker: Unpacker, game: Game, version: str) -> str:
    if version == FIRST_VERSION:
        players = numbered_players(game)
        return players[unpacker.number(len(players))]
    if unpacker.number(2):
        return HUMAN
    level = unpacker.data(_MAX_LEVEL_BYTES).decode()
    if level not in game.levels:
        raise BadLetter("a letter with a computer player that is not known here", level, "letter-newer")
    return level


def pack_seats(packer: Packer, game: Game, seats: Sequence[Seat], together: Together, version: str) -> None:
    """The number of seats and of devices; then the device, player, figure and name of each seat."""
    devices = len(together.anchors)
    packer.number(len(seats) - game.seats[0], len(game.seats))
    packer.number(devices - 1, len(seats))
    for seat, owner in zip(seats, together.owners, strict=True):
        packer.number(owner, devices)
        _pack_player(packer, game, seat.player, version)
        packer.number(seat.figure, _FIGURES)
        packer.data(seat.name.encode())


def read_seats(unpacker: Unpacker, game: Game, version: str) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
    """The seats, and the device of each, that `pack_seats` has written."""
    number = game.seats[unpacker.number(len(game.seats))]
    devices = 1 + unpacker.number(number)
    seats, owners = list[Seat](), list[int]()
    for _ in range(number):
        owners.append(unpacker.number(devices))
        player, figure = _read_player(unpacker, game, version), unpacker.number(_FIGURES)
        name = unpacker.data(_MAX_NAME_BYTES).decode()
        if len(name) > MAX_NAME_LENGTH or not is_printable_name(name):
            raise BadLetter("a player's name does not fit", name)
        seats.append(Seat(name, figure, player))
    if set(owners) != set(range(devices)):
        raise BadLetter("the letter's devices do not fit")
    return tuple(seats), tuple(owners)

"""The notation of positions: one line of text each, written here, and read and checked.

    act turn=1 order=1,0 roll=4 bonus=500 | cairo 300 | darfur-sahara:6 0 captured found=egypt:blank | rules

First come the phase and what all players share, then each seat's place, purse and state, then the house
rules that differ from the classic ones. Defaults are left out, so each position has exactly one text: a
line is refused unless its position is written as the same line. The tokens on the board and in the bag
follow from the tokens found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from game.africa.rules.options import OPTIONS, TOKEN_SETS, HouseRules, house_rules
from game.africa.rules.position import FoundToken, Position, Seat
from game.africa.rules.position_check import is_consistent
from game.africa.rules.routes import TOKEN_CITIES
from game.contract import BadNotation, OptionValue, check_option, shortened_repr

MAX_LENGTH = 4096
"""Characters of a line, more than any position needs."""

_NOWHERE = "-"
_FLAGS = ("horseshoe", "captured", "stranded", "drifting", "stowaway")


def write_position(position: Position) -> str:
    """The line for a position."""
    return " | ".join(
        [
            _join_section([position.phase], _table_facts(position)),
            *(_write_seat(seat) for seat in position.seats),
            _join_section(["rules"], _house_facts(position.house)),
        ]
    )


def read_position(text: str) -> Position:
    """The position that a line denotes. Raises BadNotation."""
    refusal = BadNotation(f"{shortened_repr(text)} is no position of Star of Africa", text)
    try:
        position = _read(text)
    except (KeyError, ValueError):
        raise refusal from None
    if not is_consistent(position) or write_position(position) != text:
        raise refusal
    return position


def _join_section(bare: Iterable[str], facts: Mapping[str, object]) -> str:
    return " ".join([*bare, *(f"{name}={value}" for name, value in facts.items() if value != "")])


def _table_facts(position: Position) -> dict[str, object]:
    return {
        "turn": position.seat,
        "order": ",".join(map(str, position.order)),
        "rolls": "/".join(",".join(map(str, dice)) for dice in position.rolls),
        "roll": position.roll or "",
        "bonus": position.bonus,
        "reason": position.reason,
    }


def _write_seat(seat: Seat) -> str:
    flags = [flag for flag in _FLAGS if getattr(seat, flag)]
    found = ",".join(f"{find.city}:{find.kind}" for find in seat.found)
    facts = {"held": seat.turns_to_miss or "", "bound": seat.destination, "found": found}
    return _join_section([seat.place or _NOWHERE, str(seat.purse), *flags], facts)


def _house_facts(house: HouseRules) -> dict[str, object]:
    return {name: value for name, value in house._asdict().items() if value != OPTIONS[name].default}


def _read(text: str) -> Position:
    """The position before checks. Raises ValueError or KeyError if the text does not parse."""
    if len(text) > MAX_LENGTH:
        raise ValueError("too long")
    table, *seat_texts, rules = text.split(" | ")
    (phase,), facts = _split_section(table)
    seats = tuple(_read_seat(seat) for seat in seat_texts)
    house = _read_house(rules)
    finds = [find for seat in seats for find in seat.found]
    found = Counter(find.kind for find in finds)
    return Position(
        house=house,
        seats=seats,
        tokens=frozenset(TOKEN_CITIES).difference(find.city for find in finds),
        bag=tuple(count - found[kind] for kind, count in TOKEN_SETS[house.tokens].items()),
        bonus=int(facts["bonus"]),
        phase=phase,
        seat=int(facts["turn"]),
        order=_parse_numbers(facts.get("order", "")),
        rolls=tuple(_parse_numbers(dice) for dice in facts["rolls"].split("/")) if "rolls" in facts else (),
        roll=int(facts.get("roll", "0")),
        reason=facts.get("reason", ""),
    )


def _split_section(section: str) -> tuple[list[str], dict[str, str]]:
    words = section.split(" ")
    pairs = [word.partition("=") for word in words if "=" in word]
    return [word for word in words if "=" not in word], {name: value for name, _, value in pairs}


def _parse_numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split(",")) if text else ()


def _read_seat(text: str) -> Seat:
    (place, purse, *flags), facts = _split_section(text)
    finds = [find.partition(":") for find in facts.get("found", "").split(",") if find]
    return Seat(
        place="" if place == _NOWHERE else place,
        purse=int(purse),
        turns_to_miss=int(facts.get("held", "0")),
        destination=facts.get("bound", ""),
        found=tuple(FoundToken(city, kind) for city, _, kind in finds),
        **{flag: True for flag in flags if flag in _FLAGS},
    )


def _read_house(text: str) -> HouseRules:
    _, facts = _split_section(text)
    values: dict[str, OptionValue] = {name: option.default for name, option in OPTIONS.items()}
    for name, value in facts.items():
        option = OPTIONS[name]
        number = isinstance(option.values, range)
        values[name] = check_option(option, int(value) if number else value)
    return house_rules(values)

"""Reading of records: text from outside is checked here, field by field.

`game.play.session` then replays it through the rules, so that no illegal game is accepted.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Any

from game.contract import OptionValue, shortened_repr
from game.play.migrations import NEWEST_FORMAT, migrate
from game.play.player_names import MAX_NAME_LENGTH, is_printable_name
from game.play.record import (
    CHOSEN_ENDS,
    DRAW,
    ENDED_FIELDS,
    TAKEN_BACK_FIELDS,
    UNDO,
    BadRecord,
    NewerRecord,
    Record,
    Seat,
    Together,
)

MAX_RECORD_BYTES = 256 * 1024
"""Longer texts are not parsed. The bytes are those of UTF-8, so a text with more characters is too long."""

MAX_NESTING = 16
MAX_MOVES = 20_000
MAX_START_LENGTH = 4096
MAX_OPTION_LENGTH = 80
"""Characters of an option's name or value."""

_FIELDS = ("format", "game", "rules", "options", "seats", "seed", "start", "moves")
_TOGETHER_FIELDS = ("owners", "anchors", "elements", "live")
_ELEMENT = re.compile(r"[0-9a-f]{20}|[0-9a-f]{32}|")

_DEPTH_STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}


def read_record(text: str) -> Record:
    """The record in a text of any known format. Raises BadRecord or NewerRecord."""
    data = _parse(text)
    version = data.get("format")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise BadRecord(f"format does not fit: {shortened_repr(version)}", shortened_repr(version))
    if version > NEWEST_FORMAT:
        shown = shortened_repr(version)
        raise NewerRecord(f"format {shown} is newer than {NEWEST_FORMAT}, the newest known here", shown)
    return _record(_migrated(data))


def _migrated(data: dict[str, Any]) -> dict[str, Any]:
    """The migrated data. Data is not validated before the steps, so any error means a bad record."""
    try:
        return migrate(data)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadRecord(f"format {data['format']} cannot be brought up: {error!r}") from None


def _parse(text: str) -> dict[str, Any]:
    _require(isinstance(text, str), "the whole", text)
    if len(text.encode("utf-8", "surrogatepass")) > MAX_RECORD_BYTES:
        raise BadRecord(f"longer than {MAX_RECORD_BYTES} bytes", code="long")
    if _nesting_depth(text) > MAX_NESTING:
        raise BadRecord(f"nested deeper than {MAX_NESTING}", text[:80])
    try:
        data = json.loads(
            text,
            parse_constant=_refuse_number,
            parse_int=_parse_int,
            parse_float=_parse_float,
            object_pairs_hook=_object_without_duplicates,
        )
    except (ValueError, RecursionError) as error:
        if isinstance(error, BadRecord):
            raise
        raise BadRecord(f"not JSON: {error}", text[:80]) from None
    _require(isinstance(data, dict), "the whole", data)
    result: dict[str, Any] = data
    return result


def _nesting_depth(text: str) -> int:
    """The nesting depth of brackets outside strings, checked because the JSON parser recurses."""
    without_escapes = text.replace("\\\\", "").replace('\\"', "")
    outside_strings = "".join(without_escapes.split('"')[::2])
    steps = map(_DEPTH_STEPS.__getitem__, re.findall(r"[\[\]{}]", outside_strings))
    return max(accumulate(steps), default=0)


def _refuse_number(name: str) -> None:
    raise BadRecord(f"{name} is no number here", name)


def _parse_int(text: str) -> int:
    if text == "-0":
        _refuse_number(text)
    return int(text)


def _parse_float(text: str) -> float:
    if float(text) == 0 and text.startswith("-"):
        _refuse_number(text)
    return float(text)


def _object_without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise BadRecord("a key stands twice in one object", shortened_repr([key for key, _ in pairs]))
    return found


def _record(data: dict[str, Any]) -> Record:
    is_shared = "together" in data
    has_ended = "ended" in data and not is_shared
    fields = (*_FIELDS, *(("together", "seal") if is_shared else ()))
    fields += ("ended",) if has_ended else ()
    _require_keys(data, fields, "the record")
    _require(isinstance(data["game"], str), "game", data["game"])
    _require(_is_int(data["rules"]) and data["rules"] >= 1, "rules", data["rules"])
    seed = data["seed"]
    _require(isinstance(seed, str) and re.fullmatch(r"[0-9a-f]{0,64}", seed), "seed", seed)
    options, seats, moves = _options(data["options"]), _seats(data["seats"]), _moves(data["moves"])
    together = _together(data["together"], len(seats)) if is_shared else None
    ended = data["ended"] if has_ended else ""
    _require(not has_ended or ended in CHOSEN_ENDS, "ended", ended)
    start = _start(data["start"])
    record = Record(data["game"], data["rules"], options, seats, seed, moves, start, together, ended)
    if is_shared and data["seal"] != record.seal():
        raise BadRecord("it was changed after it had been written", code="seal")
    return record


def _options(data: Any) -> dict[str, OptionValue]:
    _require(isinstance(data, dict), "options", data)
    for name, value in data.items():
        is_word = isinstance(value, str) and len(value) <= MAX_OPTION_LENGTH
        is_number = _is_int(value) or (isinstance(value, float) and abs(value) < 2**53)
        where = f"option {shortened_repr(name, 40)}"
        _require(len(name) <= MAX_OPTION_LENGTH and (is_word or is_number), where, value)
    return dict(data)


def _seats(data: Any) -> tuple[Seat, ...]:
    _require(isinstance(data, list) and len(data) <= 8, "seats", data)
    return tuple(_seat(each, f"seat {index}") for index, each in enumerate(data))


def _seat(data: Any, where: str) -> Seat:
    _require(isinstance(data, dict), where, data)
    _require_keys(data, ("name", "figure", "player"), where)
    name, figure, player = data["name"], data["figure"], data["player"]
    valid_name = isinstance(name, str) and len(name) <= MAX_NAME_LENGTH and is_printable_name(name)
    _require(valid_name, f"{where}, name", name)
    _require(_is_int(figure) and 0 <= figure <= 4, f"{where}, figure", figure)
    _require(isinstance(player, str) and len(player) <= 40, f"{where}, player", player)
    return Seat(name, figure, player)


def _moves(data: Any) -> tuple[str, ...]:
    _require(isinstance(data, list) and len(data) <= MAX_MOVES, "moves", data)
    for index, move in enumerate(data):
        _require(isinstance(move, str) and len(move) <= 80, f"move {index + 1}", move)
    return tuple(data)


def _start(data: Any) -> str:
    _require(isinstance(data, str) and len(data) <= MAX_START_LENGTH and data.isprintable(), "start", data)
    return str(data)


def _together(data: Any, seats: int) -> Together:
    _require(isinstance(data, dict), "together", data)
    has_undone, has_ending = "undone" in data, "ended" in data
    fields = (*_TOGETHER_FIELDS, *(TAKEN_BACK_FIELDS if has_undone else ()))
    fields += ENDED_FIELDS if has_ending else ()
    _require_keys(data, fields, "together")
    for name in _TOGETHER_FIELDS:
        _require(isinstance(data[name], list), f"together, {name}", data[name])
    anchors = _anchors(data["anchors"])
    owners = _owners(data["owners"], seats, len(anchors))
    elements, live = _elements(data["elements"], anchors), _live(data["live"])
    undone, asked = _undone(data) if has_undone else ((), 0)
    asked_for, ended = (data["asked_for"], data["ended"]) if has_ending else (UNDO, "")
    _require(asked_for in (UNDO, DRAW), "together, asked_for", asked_for)
    _require(ended in ("", *CHOSEN_ENDS), "together, ended", ended)
    together = Together(owners, anchors, elements, live, undone, asked, asked_for, ended)
    _require(set(together.fields()) == set(data), "together", data)
    return together


def _anchors(data: list[Any]) -> tuple[str, ...]:
    _require(data and all(map(_is_element, data)) and data[0], "together, anchors", data)
    return tuple(data)


def _owners(data: list[Any], seats: int, devices: int) -> tuple[int, ...]:
    """The device of each seat. Every device has one at least."""
    are_devices = all(map(_is_int, data)) and set(data) == set(range(devices))
    _require(len(data) == seats and are_devices, "together, owners", data)
    return tuple(data)


def _elements(data: list[Any], anchors: Sequence[str]) -> tuple[tuple[int, str], ...]:
    """The last element that each device has revealed, with its index; without an anchor there is none."""
    _require(len(data) == len(anchors), "together, elements", data)
    for anchor, pair in zip(anchors, data, strict=True):
        is_pair = isinstance(pair, list) and len(pair) == 2 and _is_int(pair[0]) and _is_element(pair[1])
        _require(is_pair and 0 <= pair[0] <= MAX_MOVES, "together, elements", pair)
        _require(bool(anchor) == bool(pair[1]) and (anchor or pair[0] == 0), "together, elements", pair)
    return tuple((index, element) for index, element in data)


def _live(data: list[Any]) -> tuple[int, ...]:
    """The numbers of moves at which the game went live or back to letters, in order."""
    are_plies = all(_is_int(ply) and 0 <= ply <= MAX_MOVES for ply in data)
    _require(are_plies and all(one < other for one, other in pairwise(data)), "together, live", data)
    return tuple(data)


def _undone(data: dict[str, Any]) -> tuple[tuple[tuple[int, tuple[str, ...]], ...], int]:
    """The moves taken back by agreement, and the request to take one back."""
    undone, asked = data["undone"], data["asked"]
    _require(_is_int(asked) and 0 <= asked <= 3 * MAX_MOVES, "together, asked", asked)
    _require(isinstance(undone, list), "together, undone", undone)
    for each in undone:
        is_pair = isinstance(each, list) and len(each) == 2 and _is_int(each[0]) and isinstance(each[1], list)
        _require(is_pair and 0 <= each[0] <= MAX_MOVES and each[1], "together, undone", each)
    _require(all(one[0] <= other[0] for one, other in pairwise(undone)), "together, undone", undone)
    _require(sum(len(moves) for _, moves in undone) <= MAX_MOVES, "together, undone", undone)
    return tuple((ply, _moves(moves)) for ply, moves in undone), asked


def _is_element(value: Any) -> bool:
    return isinstance(value, str) and _ELEMENT.fullmatch(value) is not None


def _require_keys(data: dict[str, Any], names: tuple[str, ...], where: str) -> None:
    for name in names:
        if name not in data:
            raise BadRecord(f"{where} has no {name!r}")
    for name in data:
        if name not in names:
            quoted = shortened_repr(name, 40)
            raise BadRecord(f"{where} has a key too many: {quoted}", quoted)


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**53


def _require(condition: object, where: str, value: object) -> None:
    if not condition:
        raise BadRecord(f"{where} does not fit: {shortened_repr(value)}", shortened_repr(value))

"""Ways to spoil something good: a text anywhere, a record in any of its fields."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

NUMBERS = (0, -1, 1, 2, 5, 99, -0.0, 0.5, 1e308, 2**53, 2**53 + 1, -(2**70))
TEXTS = (
    "",
    " ",
    "0",
    "null",
    "human",
    "africa",
    "star",
    "\0",
    "\u202e",
    "\ud800",
    "٣",
    "²",
    "x" * 97,
    "x" * 5000,
)
NAMES = ("__proto__", "constructor", "toString", "NaN", "<script>", "2026-11-21")
NASTY: tuple[Any, ...] = (None, True, False, [], {}, [[]], [None], {"key": "yes"}, *NUMBERS, *TEXTS, *NAMES)
RAW = (
    "NaN",
    "Infinity",
    "-Infinity",
    "1e400",
    "-0",
    "01",
    "1" * 5000,
    "[" * 200,
    '{"a":' * 200,
    "'x'",
    "undefined",
)
"""Values that no JSON writer gives."""


def nasty(rng: Random) -> Any:
    """One of them, a fresh copy: what is done to it must not reach the next case."""
    return deepcopy(rng.choice(NASTY))


def text(good: str, rng: Random, other: str = "") -> str:
    """A text with a few things done to it; pieces of `other` may get in."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        good = rng.choice(_WAYS)(good, rng, other or good)
    return good


def flipped(good: str, rng: Random) -> str:
    """A text with up to three bits of its bytes flipped; what is no UTF-8 any more becomes marks."""
    data = bytearray(good.encode("utf-8", "surrogatepass"))
    for _ in range(rng.randint(1, 3)):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return data.decode("utf-8", "replace")


def record(good: str, rng: Random, other: str = "") -> str:
    """A record with a field spoiled, or its text."""
    way = rng.random()
    if way < 0.3:
        return text(good, rng, other)
    data = json.loads(good)
    if way < 0.6:
        _spoil_moves(data["moves"], rng, json.loads(other or good)["moves"])
        return json.dumps(data)
    return fields(good, rng, other)


def fields(good: str, rng: Random, other: str = "") -> str:
    """The text of an object with some of its fields spoiled."""
    data = json.loads(good)
    for _ in range(rng.choice((1, 1, 2, 3))):
        _spoil_field(data, rng, json.loads(other or good))
    written = json.dumps(data, ensure_ascii=rng.random() < 0.5)
    return (
        written if rng.random() < 0.9 else written.replace(rng.choice(("1", "0", '""')), rng.choice(RAW), 1)
    )


def _spoil_moves(moves: list[str], rng: Random, others: list[str]) -> None:
    """Well-formed, and perhaps illegal: a move changed, left out, doubled, or one of another game."""
    at = rng.randint(0, len(moves))
    way = rng.randrange(3)
    if way == 0:
        del moves[at : at + 1]
    elif way == 1:
        moves.insert(at, rng.choice([*moves, *others, "pass"]))
    else:
        moves[at : at + 1] = [text(move, rng, " ".join(moves)) for move in moves[at : at + 1]]


def _spoil_field(data: dict[str, Any], rng: Random, other: dict[str, Any]) -> None:
    """Change, take away, add, or borrow from the other one: a field, an item or a field's own field."""
    place: Any = data
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return _add(place, rng)
        key = rng.choice(keys)
        if isinstance(place[key], dict | list) and rng.random() < 0.7:
            place, other = place[key], _beside(other, key)
            continue
        return _spoil_at(place, key, rng, other)


def _spoil_at(place: Any, key: Any, rng: Random, other: Any) -> None:
    way = rng.randrange(5)
    if way == 0:
        place[key] = nasty(rng)
    elif way == 1:
        del place[key]
    elif way == 2:
        _add(place, rng)
    elif way == 3 and _beside(other, key) is not None:
        place[key] = _beside(other, key)
    elif isinstance(place[key], str):
        place[key] = text(place[key], rng, str(other))
    else:
        place[key] = str(place[key])


def _add(place: Any, rng: Random) -> None:
    if isinstance(place, dict):
        place[rng.choice(("__proto__", "constructor", "x", "start", "goal", "Format"))] = nasty(rng)
    else:
        place.insert(rng.randint(0, len(place)), rng.choice((nasty(rng), *place)))


def _beside(other: Any, key: Any) -> Any:
    """What the other one has in the same place."""
    if isinstance(other, dict):
        return other.get(key)
    if isinstance(other, list) and isinstance(key, int) and key < len(other):
        return other[key]
    return None


def _cut(good: str, rng: Random, other: str) -> str:
    start, stop = _slice(good, rng)
    return good[:start] + good[stop:]


def _double(good: str, rng: Random, other: str) -> str:
    start, stop = _slice(good, rng)
    return good[:stop] + good[start:]


def _splice(good: str, rng: Random, other: str) -> str:
    start, stop = _slice(other, rng)
    at = rng.randint(0, len(good))
    return good[:at] + other[start:stop] + good[at:]


def _swap_words(good: str, rng: Random, other: str) -> str:
    words, others = good.split(" "), other.split(" ")
    words[rng.randrange(len(words))] = rng.choice((*others, "", "-1", "0", "9" * 30))
    return " ".join(words)


def _change_letter(good: str, rng: Random, other: str) -> str:
    at = rng.randint(0, len(good))
    return good[:at] + chr(rng.choice((rng.randrange(128), rng.randrange(0x110000)))) + good[at + 1 :]


def _end_early(good: str, rng: Random, other: str) -> str:
    return good[: rng.randint(0, len(good))]


def _slice(good: str, rng: Random) -> tuple[int, int]:
    start = rng.randint(0, len(good))
    return start, min(len(good), start + rng.randint(0, 1 + len(good) // 4))


_WAYS = (_cut, _double, _splice, _swap_words, _change_letter, _end_early)

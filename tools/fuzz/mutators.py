"""Mutations of valid input: a text anywhere, a record in any of its fields."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from copy import deepcopy
from random import Random
from typing import Any

from game.play.exchange.share_link import FRAGMENT_PREFIX

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
HOSTILE_VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    [],
    {},
    [[]],
    [None],
    {"key": "yes"},
    *NUMBERS,
    *TEXTS,
    *NAMES,
)
INVALID_JSON = (
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
"""Texts that no JSON writer produces."""


def hostile_value(rng: Random) -> Any:
    """A copy of one of the HOSTILE_VALUES, so that changes to it do not affect the next case."""
    return deepcopy(rng.choice(HOSTILE_VALUES))


def mutate_text(original: str, rng: Random, other: str = "") -> str:
    """The text with one to three mutations, which may insert pieces of `other`."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        original = rng.choice(_TEXT_MUTATIONS)(original, rng, other or original)
    return original


def link_to(content: bytes) -> str:
    """A share link that unpacks to any content."""
    return FRAGMENT_PREFIX + urlsafe_b64encode(zlib.compress(content)).decode().rstrip("=")


def flip_bits(original: str, rng: Random) -> str:
    """The text with up to three bits flipped; invalid UTF-8 becomes replacement characters."""
    data = bytearray(original.encode("utf-8", "surrogatepass"))
    for _ in range(rng.randint(1, 3)):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return data.decode("utf-8", "replace")


def mutate_record(original: str, rng: Random, other: str = "") -> str:
    """The record with its text, its moves or its fields mutated."""
    kind = rng.random()
    if kind < 0.3:
        return mutate_text(original, rng, other)
    data = json.loads(original)
    if kind < 0.6:
        _mutate_moves(data["moves"], rng, json.loads(other or original)["moves"])
        return json.dumps(data)
    return mutate_fields(original, rng, other)


def mutate_fields(original: str, rng: Random, other: str = "") -> str:
    """The text of a JSON object with some of its fields mutated."""
    data = json.loads(original)
    for _ in range(rng.choice((1, 1, 2, 3))):
        _mutate_field(data, rng, json.loads(other or original))
    text = json.dumps(data, ensure_ascii=rng.random() < 0.5)
    if rng.random() < 0.9:
        return text
    return text.replace(rng.choice(("1", "0", '""')), rng.choice(INVALID_JSON), 1)


def _mutate_moves(moves: list[str], rng: Random, others: list[str]) -> None:
    """Delete a move, insert one of either game, or mutate one; the list stays a list of strings."""
    at = rng.randint(0, len(moves))
    kind = rng.randrange(3)
    if kind == 0:
        del moves[at : at + 1]
    elif kind == 1:
        moves.insert(at, rng.choice([*moves, *others, "pass"]))
    else:
        moves[at : at + 1] = [mutate_text(move, rng, " ".join(moves)) for move in moves[at : at + 1]]


def _mutate_field(data: dict[str, Any], rng: Random, other: dict[str, Any]) -> None:
    """Change, delete, insert or copy from `other`: a field, a list item or a nested field."""
    place: Any = data
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return _insert_value(place, rng)
        key = rng.choice(keys)
        if isinstance(place[key], dict | list) and rng.random() < 0.7:
            place, other = place[key], _same_place(other, key)
            continue
        return _mutate_at(place, key, rng, other)


def _mutate_at(place: Any, key: Any, rng: Random, other: Any) -> None:
    kind = rng.randrange(5)
    if kind == 0:
        place[key] = hostile_value(rng)
    elif kind == 1:
        del place[key]
    elif kind == 2:
        _insert_value(place, rng)
    elif kind == 3 and _same_place(other, key) is not None:
        place[key] = _same_place(other, key)
    elif isinstance(place[key], str):
        place[key] = mutate_text(place[key], rng, str(other))
    else:
        place[key] = str(place[key])


def _insert_value(place: Any, rng: Random) -> None:
    if isinstance(place, dict):
        place[rng.choice(("__proto__", "constructor", "x", "start", "goal", "Format"))] = hostile_value(rng)
    else:
        place.insert(rng.randint(0, len(place)), rng.choice((hostile_value(rng), *place)))


def _same_place(other: Any, key: Any) -> Any:
    """The value of `other` under the same key, or None."""
    if isinstance(other, dict):
        return other.get(key)
    if isinstance(other, list) and isinstance(key, int) and key < len(other):
        return other[key]
    return None


def _cut(original: str, rng: Random, other: str) -> str:
    start, stop = _random_slice(original, rng)
    return original[:start] + original[stop:]


def _double(original: str, rng: Random, other: str) -> str:
    start, stop = _random_slice(original, rng)
    return original[:stop] + original[start:]


def _splice(original: str, rng: Random, other: str) -> str:
    start, stop = _random_slice(other, rng)
    at = rng.randint(0, len(original))
    return original[:at] + other[start:stop] + original[at:]


def _swap_words(original: str, rng: Random, other: str) -> str:
    words, others = original.split(" "), other.split(" ")
    words[rng.randrange(len(words))] = rng.choice((*others, "", "-1", "0", "9" * 30))
    return " ".join(words)


def _change_letter(original: str, rng: Random, other: str) -> str:
    at = rng.randint(0, len(original))
    return original[:at] + chr(rng.choice((rng.randrange(128), rng.randrange(0x110000)))) + original[at + 1 :]


def _truncate(original: str, rng: Random, other: str) -> str:
    return original[: rng.randint(0, len(original))]


def _random_slice(original: str, rng: Random) -> tuple[int, int]:
    start = rng.randint(0, len(original))
    return start, min(len(original), start + rng.randint(0, 1 + len(original) // 4))


_TEXT_MUTATIONS = (_cut, _double, _splice, _swap_words, _change_letter, _truncate)

"""Hash chains: what a device has revealed proves that it could not choose its share of the dice.

A device draws a secret and hashes it `LENGTH` times. The last of these hashes is revealed before the game:
it is the anchor, element 0, by which the device commits itself to all others. During the game the device
reveals the hashes before it, one after the other: elements 1, 2 and so on; the secret itself is the last.
The hash of an element is the element before it. So a device that knows one element can compute all earlier
ones and check later ones, but it cannot compute the next one.

Hashes are cut, since letters are to be short. `DICE_BYTES` are enough that not even the owner of a chain can
find two elements with the same hash, and choose one of them. Without dice, a chain only shows whose turns are
whose.
"""

from __future__ import annotations

import secrets
from functools import lru_cache
from hashlib import sha256

from game.contract import GameError, shortened_repr

DICE_BYTES = 16
PLAIN_BYTES = 10
"""In games without chance."""

LENGTH = 4096
"""Elements after the anchor: more than the turns and live dice of the longest game that people play."""


class BadElement(GameError):
    """An element that is not one of its device's chain, or that has not been revealed yet."""


def element_bytes(has_chance: bool) -> int:
    """The bytes of an element, in a game with or without chance."""
    return DICE_BYTES if has_chance else PLAIN_BYTES


def new_secret(has_chance: bool) -> str:
    """The secret of a new chain from the operating system, as hexadecimal digits."""
    return secrets.token_hex(element_bytes(has_chance))


def element_at(secret: str, index: int) -> str:
    """Element `index` of the chain of `secret`. Raises BadElement past the end of the chain."""
    if not 0 <= index <= LENGTH:
        raise BadElement(f"a chain has {LENGTH} elements, not {index}", str(index))
    return _chain(secret)[index]


def anchor_of(secret: str) -> str:
    """The element that is revealed before the game."""
    return element_at(secret, 0)


def earlier_element(element: str, steps: int) -> str:
    """The element `steps` before a given one."""
    return earlier_elements(element, steps)[-1]


def earlier_elements(element: str, steps: int) -> list[str]:
    """An element and the `steps` before it, the given one first."""
    found = [bytes.fromhex(element)]
    for _ in range(steps):
        found.append(_hash(found[-1]))
    return [each.hex() for each in found]


def check_element(element: str, index: int, known: str, known_index: int) -> None:
    """Raises BadElement unless `known`, revealed earlier, follows from `element`."""
    if not known_index <= index <= LENGTH or earlier_element(element, index - known_index) != known:
        raise BadElement(f"{shortened_repr(element)} is not element {index} of its chain", element[:80])


@lru_cache(maxsize=8)
def _chain(secret: str) -> tuple[str, ...]:
    """All elements, the anchor first."""
    return tuple(reversed(earlier_elements(secret, LENGTH)))


def _hash(element: bytes) -> bytes:
    return sha256(b"starboard chain\n" + element).digest()[: len(element)]

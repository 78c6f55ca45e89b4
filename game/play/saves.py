"""Where a game is kept between two visits: two slots that are written in turn.

Each slot holds a sequence number, a checksum and a text. Whatever interrupts a write, the other slot still
has the save before; the newest slot whose checksum fits is the save. A write that does not read back the
same counts as failed. Where the slots are kept is the store's business.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol

from game.contract import GameError

SLOTS = ("a", "b")
HEAD = "starboard"


class StoreError(GameError):
    """The store cannot be read or written; the message says why."""


class Store(Protocol):
    """Texts by key. Every method raises StoreError where the browser refuses."""

    def read(self, key: str) -> str | None: ...

    def write(self, key: str, text: str) -> None: ...

    def remove(self, key: str) -> None: ...


class MemoryStore:
    """A store that lasts as long as the page: for tests, and where the browser keeps nothing."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def read(self, key: str) -> str | None:
        return self.texts.get(key)

    def write(self, key: str, text: str) -> None:
        self.texts[key] = text

    def remove(self, key: str) -> None:
        self.texts.pop(key, None)


@dataclass(frozen=True, slots=True)
class Found:
    """The newest good save, if any, and what the other slots hold that cannot be read."""

    text: str | None
    damaged: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Slot:
    sequence: int
    text: str


class Saves:
    """One named save in a store."""

    def __init__(self, store: Store, name: str) -> None:
        self._store = store
        self._keys = tuple(f"{name}.{slot}" for slot in SLOTS)

    def save(self, text: str) -> None:
        """Keep `text`. Raises StoreError; the save before is intact then."""
        slots = [_read_slot(self._store.read(key)) for key in self._keys]
        numbers = [slot.sequence if slot else 0 for slot in slots]
        key = self._keys[numbers.index(min(numbers))]
        written = _slot_text(_Slot(max(numbers) + 1, text))
        self._store.write(key, written)
        if self._store.read(key) != written:
            raise StoreError("what was written does not read back the same")

    def load(self) -> Found:
        """What there is. Raises StoreError."""
        texts = [text for key in self._keys if (text := self._store.read(key)) is not None]
        good = [slot for text in texts if (slot := _read_slot(text))]
        newest = max(good, key=lambda slot: slot.sequence, default=None)
        return Found(newest.text if newest else None, tuple(text for text in texts if not _read_slot(text)))

    def clear(self) -> None:
        """Forget the save. Raises StoreError."""
        for key in self._keys:
            self._store.remove(key)


def _slot_text(slot: _Slot) -> str:
    body = f"{slot.sequence}\n{slot.text}"
    return f"{HEAD} {_checksum(body)} {body}"


def _read_slot(written: str | None) -> _Slot | None:
    head, _, rest = (written or "").partition(" ")
    checksum, _, body = rest.partition(" ")
    number, newline, text = body.partition("\n")
    if (
        head != HEAD
        or not newline
        or checksum != _checksum(body)
        or not number.isascii()
        or not number.isdigit()
    ):
        return None
    return _Slot(int(number), text)


def _checksum(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]

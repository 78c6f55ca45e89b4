"""A save in two slots, written alternately.

Each slot has a sequence number, a checksum and a text. If a write is interrupted, the other slot still has
the previous save. The valid slot with the highest sequence number is the save. A write that reads back
differently has failed.

Saving requires knowledge of the existing save: if the newest slot is not the one that this object read or
wrote last, another tab has saved in the meantime, and nothing is written. So neither a session that started
before loading nor a stale tab overwrites a newer save. Sequence numbers define the order, not a clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol

from game.contract import GameError

SLOTS = ("a", "b")
MAGIC = "starboard"
MAX_SEQUENCE_DIGITS = 15


class StoreError(GameError):
    """The store could not be read or written; the message says why."""


class SaveConflict(StoreError):
    """Another tab has saved since this save was loaded; nothing was written."""


class SaveIsReadOnly(StoreError):
    """The save must not be overwritten; nothing was written."""


class Store(Protocol):
    """Texts by key. Every method raises StoreError if the browser refuses."""

    def read(self, key: str) -> str | None: ...

    def write(self, key: str, text: str) -> None: ...

    def remove(self, key: str) -> None: ...


class MemoryStore:
    """A store in memory, for tests and for browsers without storage."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def read(self, key: str) -> str | None:
        return self.texts.get(key)

    def write(self, key: str, text: str) -> None:
        self.texts[key] = text

    def remove(self, key: str) -> None:
        self.texts.pop(key, None)


@dataclass(frozen=True, slots=True)
class StoredText:
    """The newest valid save, if any, and the texts of corrupt slots."""

    text: str | None
    corrupt: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Slot:
    sequence: int
    text: str


class TwoSlotSave:
    """One named save in a store."""

    def __init__(self, store: Store, name: str) -> None:
        self._store = store
        self._keys = tuple(f"{name}.{slot}" for slot in SLOTS)
        self._last_seen: _Slot | None = None
        self._is_read_only = False

    def save(self, text: str) -> None:
        """Save `text`. Raises StoreError (SaveConflict, SaveIsReadOnly); the previous save is then intact."""
        if self._is_read_only:
            raise SaveIsReadOnly("the save is left as it is")
        slots = [_parse_slot(self._store.read(key)) for key in self._keys]
        self._refuse_conflict(_newest(slots))
        numbers = [slot.sequence if slot else 0 for slot in slots]
        known = self._last_seen.sequence if self._last_seen else 0
        self._last_seen = _Slot(max(*numbers, known) + 1, text)  # even if the write seems to fail
        self._write(self._keys[numbers.index(min(numbers))], self._last_seen)

    def load(self) -> StoredText:
        """The stored text. Raises StoreError."""
        self._is_read_only = False
        texts = [text for key in self._keys if (text := self._store.read(key)) is not None]
        corrupt = tuple(text for text in texts if not _parse_slot(text))
        self._last_seen = _newest([_parse_slot(text) for text in texts])
        return StoredText(self._last_seen.text if self._last_seen else None, corrupt)

    def drop_newest(self) -> None:
        """Remove the newest save, so that the previous one, if any, is the save again. Raises StoreError."""
        slots = {key: _parse_slot(self._store.read(key)) for key in self._keys}
        newest = _newest(list(slots.values()))
        for key in [key for key, slot in slots.items() if slot and slot == newest]:
            self._store.remove(key)

    def remove(self) -> None:
        """Remove the save. Raises StoreError."""
        for key in self._keys:
            self._store.remove(key)

    def has_conflict(self) -> bool:
        """True if another tab has saved since. Raises StoreError."""
        try:
            self._refuse_conflict(_newest([_parse_slot(self._store.read(key)) for key in self._keys]))
        except SaveConflict:
            return True
        return False

    def make_read_only(self) -> None:
        """Refuse to overwrite the loaded save, for example one of a newer version, until the next `load`."""
        self._is_read_only = True

    def _refuse_conflict(self, newest: _Slot | None) -> None:
        """Raises SaveConflict. Older or missing slots are damage, not another tab's save."""
        if newest is None or newest == self._last_seen:
            return
        if self._last_seen is None or newest.sequence >= self._last_seen.sequence:
            raise SaveConflict(f"save {newest.sequence} was written by another tab")

    def _write(self, key: str, slot: _Slot) -> None:
        written = _slot_text(slot)
        self._store.write(key, written)
        if self._store.read(key) != written:
            raise StoreError("what was written does not read back the same")


def _newest(slots: Sequence[_Slot | None]) -> _Slot | None:
    return max((slot for slot in slots if slot), key=lambda slot: slot.sequence, default=None)


def _slot_text(slot: _Slot) -> str:
    body = f"{slot.sequence}\n{slot.text}"
    return f"{MAGIC} {_checksum(body)} {body}"


def _parse_slot(written: str | None) -> _Slot | None:
    magic, _, rest = (written or "").partition(" ")
    checksum, _, body = rest.partition(" ")
    number, newline, text = body.partition("\n")
    is_number = number.isascii() and number.isdigit() and len(number) <= MAX_SEQUENCE_DIGITS
    is_valid = magic == MAGIC and newline and is_number and checksum == _checksum(body)
    return _Slot(int(number), text) if is_valid else None


def _checksum(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]

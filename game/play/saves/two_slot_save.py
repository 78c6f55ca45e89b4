"""Where a game is kept between two visits: two slots that are written in turn.

Each slot holds a sequence number, a checksum and a text. Whatever interrupts a write, the other slot still
has the save before; the newest slot whose checksum fits is the save. A write that does not read back the
same counts as failed. Where the slots are kept is the store's business.

Whoever saves must know the save before: where the newest slot is not the one that was read or written here
last, somebody else has saved meanwhile (another tab of the browser), and nothing is written. So no game that
was begun too early, and no tab that was left behind, ever writes over a newer save. Order goes by sequence
number, never by a clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol

from game.contract import GameError

SLOTS = ("a", "b")
MAGIC = "starboard"


class StoreError(GameError):
    """The store cannot be read or written; the message says why."""


class SaveConflict(StoreError):
    """Somebody else has saved since this save was read; nothing was written."""


class SaveIsReadOnly(StoreError):
    """What is saved is not to be written over; nothing was written."""


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
class StoredText:
    """The newest good save, if any, and what the other slots hold that cannot be read."""

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
        """Keep `text`. Raises StoreError, also Overtaken or LeftAlone; the save before is intact then."""
        if self._is_read_only:
            raise SaveIsReadOnly("the save is left as it is")
        slots = [_parse_slot(self._store.read(key)) for key in self._keys]
        self._refuse_conflict(_newest(slots))
        numbers = [slot.sequence if slot else 0 for slot in slots]
        known = self._last_seen.sequence if self._last_seen else 0
        self._last_seen = _Slot(
            max(*numbers, known) + 1, text
        )  # even where the write fails, or only seems to
        self._write(self._keys[numbers.index(min(numbers))], self._last_seen)

    def load(self) -> StoredText:
        """What there is. Raises StoreError."""
        self._is_read_only = False
        texts = [text for key in self._keys if (text := self._store.read(key)) is not None]
        corrupt = tuple(text for text in texts if not _parse_slot(text))
        self._last_seen = _newest([_parse_slot(text) for text in texts])
        return StoredText(self._last_seen.text if self._last_seen else None, corrupt)

    def drop_newest(self) -> None:
        """Forget the newest save: the one before it, if any, is the save again. Raises StoreError."""
        slots = {key: _parse_slot(self._store.read(key)) for key in self._keys}
        newest = _newest(list(slots.values()))
        for key in [key for key, slot in slots.items() if slot and slot == newest]:
            self._store.remove(key)

    def has_conflict(self) -> bool:
        """Whether somebody else has saved since. Raises StoreError."""
        try:
            self._refuse_conflict(_newest([_parse_slot(self._store.read(key)) for key in self._keys]))
        except SaveConflict:
            return True
        return False

    def make_read_only(self) -> None:
        """Write nothing over what was loaded: it is somebody else's, such as a newer version's."""
        self._is_read_only = True

    def _refuse_conflict(self, newest: _Slot | None) -> None:
        """Raises Overtaken. That slots are older than what is known, or gone, is damage and no rival."""
        if newest is None or newest == self._last_seen:
            return
        if self._last_seen is None or newest.sequence >= self._last_seen.sequence:
            raise SaveConflict(f"save {newest.sequence} was written by somebody else")

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
    if (
        magic != MAGIC
        or not newline
        or checksum != _checksum(body)
        or not number.isascii()
        or not number.isdigit()
    ):
        return None
    return _Slot(int(number), text)


def _checksum(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]

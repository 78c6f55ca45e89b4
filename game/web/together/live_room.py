"""The devices that play live in one room, and the texts between them.

The connections are in `boot/live/`, which is loaded when this device enters its room.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from pyodide.ffi import create_proxy
from pyscript.js_modules.page import loadModule

from game.play.saves.two_slot_save import Store, StoreError
from game.web.platform.signal import Signal

KEY = "starboard.live"
"""Where the game's identity is stored while this device is in its room: so it returns after a reload."""

SPECTATOR = "-"


@dataclass
class Visitor:
    """Another device: whether it can be reached; once told, its number in the game or that it watches."""

    is_here: bool = False
    device: int | None = None
    watches: bool = False


class LiveRoom:
    """This device's room.

    `arrived(id)` is emitted when a device can be reached, at first or again: it may have missed texts.
    `received(letter)` is emitted for a letter, `refused()` when a device was shut out, `unreached()` when
    no line could be opened to a device that had answered, `answered()` when another tab has brought a guest's
    answer, and `changed()` when `visitors` has changed.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._room: Any = None
        self._entering = asyncio.Lock()
        self.game = ""
        """The identity of the game that is played here, empty until it is known."""
        self.visitors: dict[str, Visitor] = {}
        self.arrived, self.received, self.refused = Signal(), Signal(), Signal()
        self.unreached, self.answered, self.changed = Signal(), Signal(), Signal()

    @property
    def is_entered(self) -> bool:
        return self._room is not None

    @property
    def has_company(self) -> bool:
        """Whether another device can be reached."""
        return any(visitor.is_here for visitor in self.visitors.values())

    @property
    def is_full(self) -> bool:
        """Whether there is no place for one more device."""
        return bool(self._room and self._room.isFull)

    def stored_game(self) -> str | None:
        """The game in whose room this device was when the page was closed; may be empty."""
        try:
            return self._store.read(KEY)
        except StoreError:
            return None

    async def enter(self, game: str, take_over: bool = False) -> bool:
        """Enter the room with a game, or with none yet; False if another tab is there.

        With `take_over` that tab is no longer in the room.
        """
        async with self._entering:  # a link may be opened while a reload still returns to the room
            if not self._room:
                module = await loadModule("live")
                self._room = await module.enter(create_proxy(self._on_event), take_over)
                if not self._room:
                    return False
                for identity in self._room.ids:
                    self.visitors.setdefault(str(identity), Visitor())
        self.set_game(game)
        return True

    def set_game(self, game: str) -> None:
        """Play another game with the same devices."""
        self.game = game
        try:
            self._store.write(KEY, game)
        except StoreError:
            return  # only the return after a reload is lost

    async def invite(self) -> str:
        """A code for one more device. Raises JsException if there is no network or no place."""
        return str(await self._room.invite())

    async def join(self, code: str) -> str:
        """The answer to a code. Raises JsException if it is none, or there is no network."""
        return str(await self._room.join(code))

    async def accept(self, answer: str) -> str:
        """Let the device in that gave this answer, which is returned. Raises JsException if it is none."""
        await self._room.accept(answer)
        return answer

    def send(self, letter: str, device: int | None, to: str | None = None) -> None:
        """Send a letter, and the number of this device in its game, to one other device or to all."""
        text = f"{SPECTATOR if device is None else device} {letter}"
        for identity in self.visitors if to is None else (to,):
            self._room.send(identity, text)

    async def leave(self) -> None:
        """End the live game on this device; the others are told."""
        room = self._room
        self._forget()
        try:
            self._store.remove(KEY)
        finally:
            await room.leave()
            self.changed.emit()

    def _forget(self) -> None:
        self._room, self.game = None, ""
        self.visitors.clear()

    def _on_event(self, event: str, identity: str = "", text: str = "") -> None:
        if event == "message":
            self._receive(identity, text)
        elif event == "refused":
            self.refused.emit()
        elif event == "unreached":
            self.unreached.emit()
        elif event == "accepted":
            self.answered.emit()
        elif event == "lost":
            self._forget()
        if event in ("left", "refused", "unreached"):
            self.visitors.pop(identity, None)
        elif event in ("open", "away"):
            self.visitors.setdefault(identity, Visitor()).is_here = event == "open"
        if event == "open":
            self.arrived.emit(identity)
        if event not in ("message", "kept"):
            self.changed.emit()

    def _receive(self, identity: str, text: str) -> None:
        device, _, letter = text.partition(" ")
        visitor = self.visitors.setdefault(identity, Visitor(is_here=True))
        is_seated = device.isascii() and device.isdigit() and len(device) == 1
        told = (int(device) if is_seated else None, device == SPECTATOR)
        if told != (visitor.device, visitor.watches):
            visitor.device, visitor.watches = told
            self.changed.emit()
        self.received.emit(letter)


async def hand_over(answer: str) -> bool:
    """Hand an answer to the tab that waits for it; False if none does."""
    module = await loadModule("live")
    return bool(await module.handOver(answer))

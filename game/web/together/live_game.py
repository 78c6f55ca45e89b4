"""Live games: codes by which devices find each other, who is there, and letters that go by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from js import window
from pyodide.ffi import JsException

from game.catalog import GAMES
from game.play.exchange.share_link import ANSWER_PREFIX, INVITATION_PREFIX
from game.play.record import Record
from game.play.session import Session
from game.play.together.draws import STARTER, identity_of, together_of
from game.play.together.letter import write_letter
from game.text.message import Message, msg
from game.web.platform.downloads import page_link
from game.web.platform.signal import Signal
from game.web.services import Services
from game.web.together.elements import name_message
from game.web.together.live_elements import LiveBar, LiveDialog
from game.web.together.live_room import LiveRoom, Visitor, hand_over

BACKLOG = 50
"""Letters that wait to be read. Each has the whole game, so older ones can be dropped."""

OutgoingGame = tuple[Session, int | None]
"""A game as the others get it, and the number of this device in it, None for a spectator."""


class LiveGame:
    """The live game of this device.

    `find(id)` gives what this device knows of a game; `receive(letter)` takes a letter. Whoever was away
    gets the newest letter when they are back: then `caught_up(id)` is emitted, with the game. `changed()` is
    emitted when a device has come or gone, and when the room goes over to the game on the board.
    """

    def __init__(
        self,
        services: Services,
        find: Callable[[str], OutgoingGame | None],
        receive: Callable[[str], Coroutine[Any, Any, None]],
    ) -> None:
        self._i18n, self._toasts, self._tasks = services.i18n, services.toasts, services.tasks
        self._loader = services.loader
        self._find, self._receive = find, receive
        self._letters: asyncio.Queue[str] = asyncio.Queue(BACKLOG)
        self._bar, self._dialog = LiveBar(self._i18n), LiveDialog(self._i18n)
        self._on_board = ""
        self._watched: Session | None = None
        """The game that the player here only watches."""
        self._room = LiveRoom(services.saves.store)
        self.changed, self.caught_up = self._room.changed, Signal()
        self._room.arrived.subscribe(self._on_arrival)
        self._room.received.subscribe(self._on_letter)
        self._room.answered.subscribe(lambda: self._tasks.spawn(self._invite_next()))
        self._room.refused.subscribe(lambda: self._toasts.show(msg("live-refused")))
        self._room.unreached.subscribe(lambda: self._toasts.show(msg("live-unreached")))
        self._room.changed.subscribe(self._show_visitors)
        self._tasks.spawn(self._read_letters())
        if (game := self._room.stored_game()) is not None:
            self._tasks.spawn(self._return_to(game))

    @property
    def game(self) -> str:
        """The identity of the game that is played live, empty if none is."""
        return self._room.game

    def is_reached(self, game: str, device: int) -> bool:
        """Whether this game is played live and the device with this number in it is there."""
        visitors = self._room.visitors.values() if game == self.game else ()
        return any(visitor.is_here and visitor.device == device for visitor in visitors)

    def run(self, name: str) -> None:
        """Run the command of a button."""
        spawn = self._tasks.spawn
        match name:
            case "live-open":
                spawn(self._invite())
            case "live-connect":
                spawn(self._connect(self._dialog.answer()))
            case "live-copy":
                spawn(self._dialog.copy())
            case "live-end":
                spawn(self._end())

    async def open_link(self, text: str) -> None:
        """Open an invitation, or hand an answer to the tab that waits for it."""
        if ANSWER_PREFIX in text:
            taken = await hand_over(text.rpartition(ANSWER_PREFIX)[2])
            self._toasts.show(msg("live-taken" if taken else "live-not-taken"))
        elif await self._enter(""):
            answer = await self._try(self._room.join(text.rpartition(INVITATION_PREFIX)[2]))
            if answer:
                link = page_link(ANSWER_PREFIX + answer)
                await self._dialog.show(msg("live-answer-note"), link, takes_answer=False)

    def publish(self, session: Session, device: int | None) -> bool:
        """Send a game to the other devices, if it is the one that is played live; whether any is there.

        A game that is begun here when the last one is over is the next one to be played live.
        """
        game = identity_of(session.record)
        if device == STARTER and session.ply == 0 and self._may_go_over(game):
            self._room.set_game(game)
        if game != self.game or not self._room.has_company:
            return False
        self._room.send(write_letter(session), device)
        return True

    def show_for(self, game: str) -> None:
        """Show who is there beside this game, which is played in this tab now; empty hides it."""
        self._on_board = game
        self._show_visitors()
        if game and not self._room.is_entered and self._room.stored_game() == game:
            self._tasks.spawn(self._return_to(game, take_over=True))

    def close_dialog(self) -> None:
        self._dialog.close()

    def follow(self, game: str) -> None:
        """Play the game of another device's letter, unless another one is going on."""
        if self._may_go_over(game):
            self._room.set_game(game)

    def accept(self, game: str) -> None:
        """Play this game of another device's letter, even if another one is going on."""
        if self._room.is_entered:
            self._room.set_game(game)

    def watch(self, session: Session) -> None:
        """Tell the others, once, that the player here watches this game."""
        before, self._watched = self._watched, session
        if before is None or identity_of(before.record) != identity_of(session.record):
            self.accept(identity_of(session.record))
            self.publish(session, None)

    # Inviting and joining

    async def _invite(self) -> None:
        """Play the game on the board with the devices that are there, or show a code for one more."""
        if self._room.has_company and self._on_board != self.game and (found := self._find(self._on_board)):
            self._room.set_game(self._on_board)
            self.publish(*found)
            self.changed.emit()
        elif await self._enter(self._on_board):
            await self._show_invitation()

    async def _show_invitation(self) -> None:
        if code := await self._try(self._room.invite()):
            link = page_link(INVITATION_PREFIX + code)
            await self._dialog.show(msg("live-invitation-note"), link, takes_answer=True)

    async def _connect(self, answer: str) -> None:
        """Take an answer that came as text."""
        if await self._try(self._room.accept(answer.rpartition(ANSWER_PREFIX)[2])):
            await self._invite_next()

    async def _invite_next(self) -> None:
        """Show a code for one more device, or close the dialog if there is no place for one."""
        if self._room.is_full:
            self.close_dialog()
        else:
            await self._show_invitation()

    async def _enter(self, game: str) -> bool:
        if not hasattr(window, "RTCPeerConnection"):
            self._toasts.show(msg("live-unsupported"))
            return False
        if await self._room.enter(game):
            return True
        self._toasts.show(msg("live-other-tab"))
        return False

    async def _return_to(self, game: str, take_over: bool = False) -> None:
        """Enter the room after a reload, as another tab may have done, or `take_over` from that tab."""
        is_loaded = await self._loader.load(*GAMES)  # letters may be of any game
        if is_loaded and await self._room.enter(game, take_over):
            self._show_visitors()

    async def _end(self) -> None:
        self._watched = None
        if self._room.is_entered:
            await self._room.leave()

    async def _try(self, coding: Awaitable[str]) -> str | None:
        """A code; None after a problem, which is shown."""
        try:
            return await coding
        except JsException as error:
            show = self._dialog.show_problem if self._dialog.is_open else self._toasts.show
            show(_problem(str(error)))
            return None

    # Letters

    def _on_arrival(self, identity: str) -> None:
        found = self._find(self.game)
        if self._watched and not found and identity_of(self._watched.record) == self.game:
            found = self._watched, None
        if found:
            self._room.send(write_letter(found[0]), found[1], to=identity)
            self.caught_up.emit(self.game)

    def _on_letter(self, letter: str) -> None:
        if self._letters.full():
            self._letters.get_nowait()
        self._letters.put_nowait(letter)

    async def _read_letters(self) -> None:
        """Read one letter after the other; one that fails is reported, and the next is read."""
        while True:
            await asyncio.wait([self._tasks.spawn(self._receive(await self._letters.get()))])

    # Who is there

    def _show_visitors(self) -> None:
        found = self._find(self.game)
        record = found[0].record if found else None
        messages = [_who(visitor, record) for visitor in self._room.visitors.values()]
        self._dialog.show_visitors(messages)
        if not self._room.is_entered:
            self.close_dialog()  # another tab is in the room now
        if self._on_board:
            self._bar.show(messages if self._on_board == self.game else [])
        else:
            self._bar.hide()

    def _may_go_over(self, game: str) -> bool:
        """Whether the devices in the room may go over to a game by themselves."""
        if not self._room.is_entered or game == self.game:
            return False
        found = self._find(self.game)
        return not self.game or (found is not None and found[0].outcome is not None)


def _who(visitor: Visitor, record: Record | None) -> Message:
    """Who a visitor is, and whether they are there."""
    if visitor.watches and visitor.is_here:
        return msg("live-watches")
    return msg("live-here" if visitor.is_here else "live-away", name=_name(visitor.device, record))


def _name(device: int | None, record: Record | None) -> Message:
    if record is None or device not in together_of(record).owners:
        return msg("live-guest")
    seat = together_of(record).owners.index(device)
    return name_message(record.seats[seat].name, seat)


def _problem(error: str) -> Message:
    if "full" in error:
        return msg("live-full")
    return msg("live-no-network" if "network" in error else "live-bad-code")

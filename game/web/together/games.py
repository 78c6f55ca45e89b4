"""The games with other devices that this device keeps, and the one of them on the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import time

from game.catalog import GAMES
from game.play.replay import session_at
from game.play.saves.two_slot_save import StoreError
from game.play.session import Session
from game.play.together.agreements import progress
from game.play.together.draws import OwnChain, identity_of, with_revealed
from game.play.together.shelf import Shelf, ShelvedGame, shelved, watched
from game.text.message import msg
from game.web.services import Services
from game.web.together.play import TogetherMode

NOT_SENT = -1

Publish = Callable[[Session, int | None], bool]


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game and its whole session."""

    entry: ShelvedGame
    session: Session

    @property
    def outgoing(self) -> Session:
        """The game with all elements of this device, as the others get it."""
        if self.entry.own_device is None:
            return self.session
        return with_revealed(self.session, self.entry.device, self.entry.secret)


class SharedGames:
    """The games on the shelf. A player is told if the store refuses one.

    `open_session(session)` puts a game on the board. `publish(session, device)` sends one to the devices that
    play it live, and says whether any is there.
    """

    def __init__(self, services: Services, open_session: Callable[[Session], None], publish: Publish) -> None:
        self._toasts, self.open_session, self._publish = services.toasts, open_session, publish
        self._shelf = Shelf(services.saves.store, GAMES)
        self.on_board: ShelvedGame | None = None
        """The game that was put on the board last."""
        self.mode: TogetherMode | None = None
        """Its mode."""

    def find(self, identity: str) -> KeptGame | None:
        """The game with this identity; None if there is none, or it cannot be read."""
        entry = self.entry(identity)
        session = self._shelf.session(entry) if entry else None
        return KeptGame(entry, session) if entry and session else None

    def find_outgoing(self, identity: str) -> tuple[Session, int | None] | None:
        """A game as the others get it, and the number of this device in it."""
        kept = self.find(identity)
        return (kept.outgoing, kept.entry.own_device) if kept else None

    def entry(self, identity: str) -> ShelvedGame | None:
        """What is known of a game without replaying it, whose code may not be loaded."""
        return next((entry for entry in self.entries() if entry.id == identity), None)

    def entries(self) -> tuple[ShelvedGame, ...]:
        """All games, the one changed last first; none if the store cannot be read."""
        try:
            return self._shelf.entries()
        except StoreError:
            return ()

    def open(self, entry: ShelvedGame) -> None:
        """Put a game on the board, as the players here have last seen it."""
        if session := self._shelf.session(entry):
            self.open_session(session_at(session, min(entry.seen, session.ply)))

    def begin(self, session: Session, chain: OwnChain, seen: int = 0, sent: float = NOT_SENT) -> bool:
        """Keep a game that this device starts or joins. False: there is no room, and nobody is told of it."""
        if not self._store(shelved(session, chain, seen, sent, _now()), session, "together-no-room"):
            return False
        self.keep(session, chain, seen, sent)
        return True

    def update(self, kept: KeptGame, session: Session, seen: int, sent: float) -> ShelvedGame:
        """Store what a letter has brought to a game."""
        if kept.entry.own_device is None:
            return self.put(watched(kept.entry, session, kept.session.ply, _now()), session)
        return self.keep(session, kept.entry.chain, seen, sent)

    def give_away(self, entry: ShelvedGame) -> bool:
        """Store that a seat has moved. False: the store refuses, and nothing has changed."""
        return self._store(entry)

    def keep(
        self, session: Session, chain: OwnChain, seen: int, sent: float, since: int | None = None
    ) -> ShelvedGame:
        """Store a session and publish it; `since` is now, unless given."""
        if self._publish(with_revealed(session, chain.device, chain.secret), chain.device):
            sent = self._all_sent(session)
        entry = shelved(session, chain, seen, sent, _now() if since is None else since)
        return self.put(entry, session)

    def note_sent(self, identity: str) -> None:
        """The other devices have got all of a game."""
        kept = self.find(identity)
        if kept and kept.entry.own_device is not None and kept.entry.sent < progress(kept.session):
            entry, session = kept.entry, kept.session
            self.put(shelved(session, entry.chain, entry.seen, self._all_sent(session), entry.since), session)

    def _all_sent(self, session: Session) -> float:
        """How much of a session the others know (`progress`) if they know all of it; its mode is told."""
        sent = progress(session)
        if self.mode and self.on_board and self.on_board.id == identity_of(session.record):
            self.mode.sent = sent
        return sent

    def note_seen(self, ply: int) -> None:
        """The players here have seen this many moves of the game on the board."""
        assert self.on_board
        self.put(replace(self.on_board, seen=ply))

    def put(self, entry: ShelvedGame, session: Session | None = None) -> ShelvedGame:
        """Store an entry; if there is no room, the game goes on, and the players are told."""
        if self.on_board and self.on_board.id == entry.id:
            self.on_board = entry
        self._store(entry, session)
        return entry

    def remove(self, identity: str) -> None:
        """Remove a game, with this device's seat in it. Raises StoreError."""
        self._shelf.remove(identity)

    def _store(
        self, entry: ShelvedGame, session: Session | None = None, refusal: str = "together-full"
    ) -> bool:
        """Whether the store takes an entry. The players are told if it does not, until it takes one."""
        try:
            self._shelf.put(entry, session)
        except StoreError:
            self._toasts.show(msg(refusal))
            return False
        for notice in ("together-full", "together-no-room"):
            self._toasts.clear(notice)
        return True


def _now() -> int:
    return int(time())

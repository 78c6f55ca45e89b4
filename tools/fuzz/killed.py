"""A game whose browser is killed again and again, between any two writes or in the middle of one."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from game.contract import NOBODY
from game.play.record import Record
from game.play.saves import MemoryStore
from game.play.session import Session
from game.play.shelf import Shelf
from tools.fuzz.good import ALL, any_game, first, step

KILLS = 4
MOST_WRITES = 25


class Killed(BaseException):
    """The browser is gone; nobody catches that."""


class MortalStore(MemoryStore):
    """Dies at one of its next writes: before it, in its middle, or after it."""

    def __init__(self, texts: dict[str, str], rng: Random) -> None:
        super().__init__()
        self.texts = texts
        self._left = rng.randint(1, MOST_WRITES)
        self._kept = rng.choice((0.0, rng.random(), 1.0))

    def write(self, key: str, text: str) -> None:
        self._left -= 1
        if self._left == 0 and self._kept == 0.0:
            raise Killed
        super().write(key, text if self._left else text[: round(len(text) * self._kept)])
        if self._left == 0:
            raise Killed


class Player:
    """Plays as the page does: every change is saved before anything else happens."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._game = any_game(rng)
        self.kept: Record | None = None
        """What was saved for sure."""
        self.tried: Record | None = None
        """What was being saved when the browser was killed."""
        self.aside: list[Record | None] = [None]
        """Which game may be there to go back to."""

    def play(self, store: MemoryStore) -> None:
        """Go on with the game that is there, or begin one, until its end or the end of the browser."""
        shelf = Shelf(store, self._game.id, ALL)
        session = self._opened(shelf)
        while session.state.to_act != NOBODY:
            session = self._next(session)
            self._keep(shelf, session)

    def _opened(self, shelf: Shelf) -> Session:
        loaded = shelf.current()
        found = loaded.session.record if loaded and loaded.session else None
        if found not in (self.kept, self.tried):
            raise AssertionError(f"kept {self.kept}, tried {self.tried}, found {found}")
        previous = self._previous(shelf)
        if previous not in self.aside or (previous and previous == found):
            raise AssertionError(f"to go back to: {previous}, not one of {self.aside}")
        self.kept, self.aside = found, [previous]
        if loaded and loaded.session and loaded.session.state.to_act != NOBODY and self._rng.random() < 0.8:
            return loaded.session
        session = self._begun(shelf)
        self.aside += [found] if found else []
        shelf.set_aside()
        self._keep(shelf, session)
        self.aside = self.aside[-1:]
        return session

    def _begun(self, shelf: Shelf) -> Session:
        """A new game, or the one before."""
        loaded = shelf.previous()
        if loaded and loaded.session and self._rng.random() < 0.5:
            return loaded.session
        return first(self._game, self._rng)

    def _previous(self, shelf: Shelf) -> Record | None:
        loaded = shelf.previous()
        return loaded.session.record if loaded and loaded.session else None

    def _next(self, session: Session) -> Session:
        chosen = self._rng.random()
        if chosen < 0.1 and session.can_undo():
            return session.undo()
        if chosen < 0.2 and session.undone:
            return session.redo()
        return step(session, self._rng)

    def _keep(self, shelf: Shelf, session: Session) -> None:
        self.tried = session.record
        shelf.keep(session)
        self.kept = session.record


def killed(rng: Random) -> str:
    """After each kill the game is there as it was saved last, or as it was being saved."""
    player, store = Player(rng), MemoryStore()
    for _ in range(KILLS):
        with suppress(Killed):
            player.play(MortalStore(store.texts, rng))
    player.play(store)
    return "nothing lost"

"""A game whose browser is killed again and again, between any two writes or in the middle of one."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from game.contract import NOBODY
from game.play.record import Record
from game.play.saves.game_saves import GameSaves
from game.play.saves.two_slot_save import MemoryStore
from game.play.session import Session
from tools.fuzz.generators import ALL_GAMES, pick_game, play_random_move, random_new_session

KILLS = 4
MAX_WRITES = 25


class ProcessKilled(BaseException):
    """The browser is gone; nobody catches that."""


class KillableStore(MemoryStore):
    """Dies at one of its next writes: before it, in its middle, or after it."""

    def __init__(self, texts: dict[str, str], rng: Random) -> None:
        super().__init__()
        self.texts = texts
        self._writes_left = rng.randint(1, MAX_WRITES)
        self._written_share = rng.choice((0.0, rng.random(), 1.0))

    def write(self, key: str, text: str) -> None:
        self._writes_left -= 1
        if self._writes_left == 0 and self._written_share == 0.0:
            raise ProcessKilled
        super().write(key, text if self._writes_left else text[: round(len(text) * self._written_share)])
        if self._writes_left == 0:
            raise ProcessKilled


class Player:
    """Plays as the page does: every change is saved before anything else happens."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._game = pick_game(rng)
        self.saved: Record | None = None
        """What was saved for sure."""
        self.attempted: Record | None = None
        """What was being saved when the browser was killed."""
        self.possible_previous: list[Record | None] = [None]
        """Which game may be there to go back to."""

    def play(self, store: MemoryStore) -> None:
        """Go on with the game that is there, or begin one, until its end or the end of the browser."""
        shelf = GameSaves(store, self._game.id, ALL_GAMES)
        session = self._open_saved(shelf)
        while session.state.to_act != NOBODY:
            session = self._next_session(session)
            self._save(shelf, session)

    def _open_saved(self, shelf: GameSaves) -> Session:
        loaded = shelf.load_current()
        found = loaded.session.record if loaded and loaded.session else None
        if found not in (self.saved, self.attempted):
            raise AssertionError(f"kept {self.saved}, tried {self.attempted}, found {found}")
        previous = self._previous(shelf)
        if previous not in self.possible_previous or (previous and previous == found):
            raise AssertionError(f"to go back to: {previous}, not one of {self.possible_previous}")
        self.saved, self.possible_previous = found, [previous]
        if loaded and loaded.session and loaded.session.state.to_act != NOBODY and self._rng.random() < 0.8:
            return loaded.session
        session = self._begin_game(shelf)
        self.possible_previous += [found] if found else []
        shelf.archive_current()
        self._save(shelf, session)
        self.possible_previous = self.possible_previous[-1:]
        return session

    def _begin_game(self, shelf: GameSaves) -> Session:
        """A new game, or the one before."""
        loaded = shelf.load_previous()
        if loaded and loaded.session and self._rng.random() < 0.5:
            return loaded.session
        return random_new_session(self._game, self._rng)

    def _previous(self, shelf: GameSaves) -> Record | None:
        loaded = shelf.load_previous()
        return loaded.session.record if loaded and loaded.session else None

    def _next_session(self, session: Session) -> Session:
        chosen = self._rng.random()
        if chosen < 0.1 and session.can_undo():
            return session.undo()
        if chosen < 0.2 and session.redo_stack:
            return session.redo()
        return play_random_move(session, self._rng)

    def _save(self, shelf: GameSaves, session: Session) -> None:
        self.attempted = session.record
        shelf.save(session)
        self.saved = session.record


def kill_repeatedly(rng: Random) -> str:
    """After each kill the game is there as it was saved last, or as it was being saved."""
    player, store = Player(rng), MemoryStore()
    for _ in range(KILLS):
        with suppress(ProcessKilled):
            player.play(KillableStore(store.texts, rng))
    player.play(store)
    return "nothing lost"

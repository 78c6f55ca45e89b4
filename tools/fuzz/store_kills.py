"""A game whose browser is killed again and again: before, during or after a write."""

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
    """The browser is gone. No handler in the game catches a BaseException."""


class KillableStore(MemoryStore):
    """Raises ProcessKilled at one of its next writes: before, during or after it."""

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
    """Plays as the page does: saves every change before anything else happens."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._game = pick_game(rng)
        self.saved: Record | None = None
        """The last record whose save was complete."""
        self.attempted: Record | None = None
        """The last record whose save began."""
        self.possible_previous: list[Record | None] = [None]
        """Records that may be stored as the previous game."""

    def play(self, store: MemoryStore) -> None:
        """Continue the saved game or start one, until its end or a kill."""
        saves = GameSaves(store, self._game.id, ALL_GAMES)
        session = self._open_saved(saves)
        while session.state.to_act != NOBODY:
            session = self._next_session(session)
            self._save(saves, session)

    def _open_saved(self, saves: GameSaves) -> Session:
        loaded = saves.load_current()
        found = loaded.session.record if loaded and loaded.session else None
        if found not in (self.saved, self.attempted):
            raise AssertionError(f"saved {self.saved}, attempted {self.attempted}, found {found}")
        previous = self._previous(saves)
        if previous not in self.possible_previous or (previous and previous == found):
            raise AssertionError(f"previous game: {previous}, not one of {self.possible_previous}")
        self.saved, self.possible_previous = found, [previous]
        if loaded and loaded.session and loaded.session.state.to_act != NOBODY and self._rng.random() < 0.8:
            return loaded.session
        session = self._begin_game(saves)
        self.possible_previous += [found] if found else []
        saves.archive_current()
        self._save(saves, session)
        self.possible_previous = self.possible_previous[-1:]
        return session

    def _begin_game(self, saves: GameSaves) -> Session:
        """A new game, or the previous one."""
        loaded = saves.load_previous()
        if loaded and loaded.session and self._rng.random() < 0.5:
            return loaded.session
        return random_new_session(self._game, self._rng)

    def _previous(self, saves: GameSaves) -> Record | None:
        loaded = saves.load_previous()
        return loaded.session.record if loaded and loaded.session else None

    def _next_session(self, session: Session) -> Session:
        chosen = self._rng.random()
        if chosen < 0.1 and session.can_undo():
            return session.undo()
        if chosen < 0.2 and session.redo_stack:
            return session.redo()
        return play_random_move(session, self._rng)

    def _save(self, saves: GameSaves, session: Session) -> None:
        self.attempted = session.record
        saves.save(session)
        self.saved = session.record


def kill_repeatedly(rng: Random) -> str:
    """After each kill the game is found as it was last saved, or as it was being saved."""
    player, store = Player(rng), MemoryStore()
    for _ in range(KILLS):
        with suppress(ProcessKilled):
            player.play(KillableStore(store.texts, rng))
    player.play(store)
    return "nothing lost"

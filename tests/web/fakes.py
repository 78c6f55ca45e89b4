"""Fakes of the browser for tests without one: lock, store, game screen, worker, settings."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, cast

from game.catalog import GAMES
from game.play.record import HUMAN, Seat
from game.play.saves.two_slot_save import MemoryStore, StoreError
from game.play.session import Session, new_session
from game.text.message import Message
from game.web.platform.commands import TaskRunner
from game.web.saves.save_manager import SaveManager
from game.web.saves.tab_lock import TabLock
from game.web.services import CurrentGame, Services

STAR = GAMES["star"]


class FakeLock:
    """The locks of a browser; another tab holds those of the games in `taken`."""

    def __init__(self, supported: bool = True) -> None:
        self.supported = supported
        self.taken: set[str] = set()

    async def acquire(self, game_id: str, take_over: bool, /) -> bool:
        if take_over:
            self.taken.discard(game_id)
        return game_id not in self.taken

    def release(self) -> None: ...


class FullStore(MemoryStore):
    """A store that refuses to write once `is_full`."""

    is_full = False

    def write(self, key: str, text: str) -> None:
        if self.is_full:
            raise StoreError("full")
        super().write(key, text)


class FakeGameScreen:
    """Records the calls of a mode; targets are moves in the game's notation."""

    is_skipping_to_person = awaits_confirmation = False

    def __init__(self) -> None:
        self.asking = self.panel = self.pace = self
        self.calls: list[str] = []
        self.visible_session: Session | None = None
        self.visible_toggles = frozenset[str]()
        self.announced: list[Message] = []

    def open(self, session: Session, guide: object = None) -> None:
        self.calls.append("open")
        self.visible_session = session

    def prepare(self, session: Session) -> None:
        self.calls.append("prepare")
        self.visible_session = session

    async def render_in_steps(self) -> None: ...

    def automatic_move(self) -> None: ...

    def start_turn(self) -> None: ...

    async def animate_move(self, move: object, session: Session) -> None:
        self.calls.append(f"move {move}")
        self.visible_session = session

    def announce(self, message: Message) -> None:
        self.announced.append(message)

    def intent(self, target: str) -> object:
        assert self.visible_session
        return next(each for each in self.visible_session.state.legal_moves() if str(each) == target)

    @contextmanager
    def show_thinking(self, seconds: float | None) -> Iterator[None]:
        yield

    def __getattr__(self, name: str) -> Any:
        return lambda *_: self.calls.append(name)


class FakeAi:
    """A worker that plays the first legal move; if `is_slow`, only when it is stopped."""

    runs_on_main_thread = False
    request_count = 0

    def __init__(self) -> None:
        self.is_slow = False
        self.levels: list[str] = []
        self.limits: list[float | None] = []
        self.stop_count = 0
        self._stopped = asyncio.Event()

    async def think(self, session: Session, level: str, seconds: float | None) -> Any:
        self.request_count += 1
        self.levels.append(level)
        self.limits.append(seconds)
        if self.is_slow:
            await self._stopped.wait()
        return SimpleNamespace(move=session.state.legal_moves()[0])

    async def analyse(self, session: Session, seconds: float) -> Any:
        self.request_count += 1
        move = session.state.legal_moves()[0]
        return SimpleNamespace(move=move, reason=None, candidates=((str(move), 0.5, False),), exact=True)

    def stop(self) -> None:
        self.stop_count += 1
        self._stopped.set()


def make_settings(**changes: Any) -> SimpleNamespace:
    """Settings as functions, with their defaults."""
    values = {
        "can_undo_chance": False,
        "thinking_seconds": 1.0,
        "pondering_enabled": False,
        "coach_enabled": False,
    } | changes
    return SimpleNamespace(**{name: lambda value=value: value for name, value in values.items()})


def make_services(
    store: MemoryStore | None = None, lock: FakeLock | None = None, **settings: Any
) -> Services:
    """Services with fakes. An error of a task fails the test."""

    async def flushed() -> None: ...

    def fail(error: Exception) -> None:
        raise error

    saves = SaveManager(store or MemoryStore(), GAMES, TabLock(lock or FakeLock()), flushed, lambda: 0)
    fakes: dict[str, Any] = {
        "ai": FakeAi(),
        "settings": make_settings(**settings),
        "toasts": SimpleNamespace(clear=lambda key: None),
    }
    unused = cast(Any, None)
    return Services(unused, TaskRunner(fail), loader=unused, saves=saves, current=CurrentGame(STAR), **fakes)


def star_session(*players: str) -> Session:
    """*Star on the smallest board; two people by default."""
    seats = tuple(Seat("", figure, player) for figure, player in enumerate(players or (HUMAN, HUMAN)))
    return new_session(STAR, seats, "5eed", {"rings": 4})


async def until_idle() -> None:
    """Let every task run until it waits for something."""
    for _ in range(50):
        await asyncio.sleep(0)

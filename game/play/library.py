"""Finished games kept on the device, the newest last, within a budget: the oldest make room for new ones.

Kept is one text, a line a game: what a list has to show as JSON, and the record packed as in a link, so that
hundreds fit. Lines that cannot be read are passed over and counted. Every method that reaches for the store
raises StoreError where that refuses.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from game.contract import Game, GameError
from game.play.link import pack, unpack
from game.play.record import Seat
from game.play.saves import Saves, Store, StoreError
from game.play.session import Loaded, Session, load

KEY = "starboard.library"

BUDGET = 600_000
"""Characters of all lines. Two copies are kept (`game.play.saves`); browsers allow five million in all."""

MOST_IMPORTED = 8 * 1024 * 1024
"""Longer files are refused unread, in characters."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A finished game. `ended` is when, in seconds since 1970 by this device's clock (0: not known).

    `packed` is the game as in a link, `plies` how many moves it had.
    """

    ended: int
    game: str
    seats: tuple[Seat, ...]
    winners: tuple[int, ...]
    plies: int
    packed: str

    def text(self) -> str:
        """One line of JSON that `_read` reads back."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))


def kept(session: Session, ended: int) -> Kept:
    """A game that is over, ready to be kept."""
    outcome, record = session.state.outcome, session.record
    assert outcome, "the game is over"
    return Kept(ended, record.game, record.seats, outcome.winners, session.ply, pack(record))


class Library:
    """The finished games in a store."""

    def __init__(self, store: Store, budget: int = BUDGET) -> None:
        self._saves = Saves(store, KEY)
        self._budget = budget

    def games(self) -> tuple[Kept, ...]:
        """All that can be read, the oldest first."""
        lines = (self._saves.load().text or "").splitlines()
        return tuple(found for line in lines if (found := _read(line)))

    def add(self, *new: Kept) -> int:
        """Keep more games, each once; how many old ones had to go."""
        known = list(self.games())
        there = {game.packed for game in known}
        fresh = list({game.packed: game for game in new if game.packed not in there}.values())
        return self._keep([*known, *fresh]) if fresh else 0

    def remove(self, packed: str) -> None:
        """Forget one game."""
        self._keep([game for game in self.games() if game.packed != packed])

    def _keep(self, games: list[Kept]) -> int:
        """Write as many of the newest as the budget and the store have room for."""
        left_out = 0
        while True:
            text = "\n".join(game.text() for game in games[left_out:])
            if len(text) <= self._budget:
                try:
                    self._saves.save(text)
                    return left_out
                except StoreError:
                    if left_out >= len(games):
                        raise
            left_out += max(1, (len(games) - left_out) // 8)


def open_game(game: Kept, games: Mapping[str, Game]) -> Loaded:
    """A kept game, replayed through the rules. Never raises."""
    try:
        return load(unpack(game.packed), games)
    except GameError as error:
        return Loaded(None, error, game.packed)


def export(games: Iterable[Kept]) -> str:
    """All of them as a file: a line a game, each the text of its record."""
    return "".join(f"{unpack(game.packed)}\n" for game in games)


@dataclass(frozen=True, slots=True)
class Imported:
    """What a file held: finished games, how many lines were none, and what was wrong with the first."""

    games: tuple[Kept, ...]
    refused: int
    problem: GameError | None


def read_export(text: str, games: Mapping[str, Game]) -> Iterable[Imported]:
    """What a file of many games holds, told anew after each line, for others to have a turn in between."""
    found, refused, problem = list[Kept](), 0, None
    for line in text[:MOST_IMPORTED].splitlines():
        if line.strip():
            loaded = load(line, games)
            if loaded.session and not loaded.problem and loaded.session.state.outcome:
                found.append(kept(loaded.session, 0))
            else:
                refused, problem = refused + 1, problem or loaded.problem
        yield Imported(tuple(found), refused, problem)


def _read(line: str) -> Kept | None:
    """A line of the store: what this program wrote, or nothing."""
    try:
        plain: dict[str, Any] = json.loads(line)
        seats = tuple(Seat(**seat) for seat in plain.pop("seats"))
        winners = tuple(plain.pop("winners"))
        return Kept(seats=seats, winners=winners, **plain)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None

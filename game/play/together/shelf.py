"""The games that this device plays together with others: their state, and the secrets of its chains.

All of them are saved as one text, a line of JSON for each game. Methods raise StoreError if the store fails.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from enum import StrEnum

from game.contract import CHANCE, Game, GameError
from game.play.exchange.share_link import decode, encode
from game.play.record import HUMAN
from game.play.saves.two_slot_save import Store, TwoSlotSave
from game.play.session import Session, load_session
from game.play.together.agreements import open_request, progress
from game.play.together.draws import (
    OwnChain,
    device_to_act,
    identity_of,
    missing_devices,
    movers,
    together_of,
)

KEY = "starboard.together"


class ShelfState(StrEnum):
    """What a game waits for."""

    YOURS = "yours"
    """This device is to play."""
    UNSENT = "unsent"
    """The others do not know yet what this device has played."""
    ASKING = "asking"
    """The others do not know yet that somebody here asks to take a move back, or for a draw."""
    WAITING = "waiting"
    OVER = "over"
    MOVED = "moved"
    """This device's seat has moved to another device; here the game is only watched."""


@dataclass(frozen=True, slots=True)
class ShelvedGame:
    """A game. `id` is its identity; `device` the number of this device in it, with the secret of its chain.

    `link` has the record as in a share link. `seen` is the number of moves that the players here have seen,
    `sent` how much of the game the others know (`progress`), -1 if nothing. `since` is when the game was
    started or a letter of it last sent or received, in seconds since 1970. `waits_for` is the seat of the
    player to wait for.

    If the seat has moved, the secret stays until the other device is seen to play, so that the text that
    moves it can be shown again; then it is empty.
    """

    id: str
    game: str
    device: int
    secret: str
    link: str
    seen: int
    sent: float
    since: int
    state: ShelfState
    waits_for: int
    names: tuple[str, ...]

    @property
    def chain(self) -> OwnChain:
        return OwnChain(self.device, self.secret)

    @property
    def own_device(self) -> int | None:
        """The device as whose player this one acts; None if its seat has moved."""
        return None if self.state == ShelfState.MOVED else self.device


def shelved(session: Session, chain: OwnChain, seen: int, sent: float, since: int) -> ShelvedGame:
    """The entry of a session."""
    record = session.record
    state, waits_for = shelf_state(session, chain.device, sent)
    names = tuple(seat.name for seat in record.seats)
    link = encode(record, with_seed=True)
    identity = identity_of(record)
    return ShelvedGame(
        identity, record.game, chain.device, chain.secret, link, seen, sent, since, state, waits_for, names
    )


def watched(entry: ShelvedGame, session: Session, known: int, since: int) -> ShelvedGame:
    """The entry of a game whose seat has moved, after a letter has brought it on from `known` moves.

    Once the seat has played on the other device, its secret is forgotten here.
    """
    secret = "" if entry.device in movers(session, known) else entry.secret
    now = shelved(session, OwnChain(entry.device, secret), entry.seen, progress(session), since)
    return replace(now, state=ShelfState.MOVED)


def shelf_state(session: Session, device: int, sent: float) -> tuple[ShelfState, int]:
    """What a game waits for, seen from a device, and the seat of the player to wait for."""
    owners, mover = together_of(session.record).owners, device_to_act(session)
    missing = missing_devices(session)
    has_news = progress(session) > sent
    if missing and session.state.to_act == CHANCE:
        mover = missing[0]
    if mover == device:
        return ShelfState.YOURS, owners.index(device)
    if mover is None:
        other = next((seat for seat, owner in enumerate(owners) if owner != device), 0)
        return (ShelfState.UNSENT if has_news else ShelfState.OVER), other
    if has_news:
        return (ShelfState.ASKING if open_request(session) else ShelfState.UNSENT), owners.index(mover)
    to_act, seats = session.state.to_act, session.record.seats
    is_person = to_act >= 0 and seats[to_act].player == HUMAN
    return ShelfState.WAITING, to_act if is_person else owners.index(mover)


class Shelf:
    """The games together in a store; `games` is the catalogue."""

    def __init__(self, store: Store, games: Mapping[str, Game]) -> None:
        self._saves, self._games = TwoSlotSave(store, KEY), games
        self._replayed: tuple[str, Session] | None = None
        """The link and the session of the game asked for last: replaying takes long."""

    def entries(self) -> tuple[ShelvedGame, ...]:
        """All games, the one changed last first."""
        found = filter(None, map(_parse_line, self._lines()))
        return tuple(sorted(found, key=lambda entry: -entry.since))

    def session(self, entry: ShelvedGame) -> Session | None:
        """The whole game of an entry; None if its text is damaged."""
        if self._replayed and self._replayed[0] == entry.link:
            return self._replayed[1]
        try:
            loaded = load_session(decode(entry.link), self._games)
        except GameError:
            return None
        if loaded.problem or not loaded.session:
            return None
        self._replayed = entry.link, loaded.session
        return loaded.session

    def put(self, entry: ShelvedGame, session: Session | None = None) -> None:
        """Add a game, or replace what is known of it; `session` is that of the entry, if it is at hand."""
        if session:
            self._replayed = entry.link, replace(session, redo_stack=())
        self._save(entry.id, entry)

    def remove(self, identity: str) -> None:
        """Remove a game, with the chain of this device."""
        self._save(identity)

    def _save(self, identity: str, *new: ShelvedGame) -> None:
        """Save all but one game, and the new one. Lines that a newer version has written stay as they are."""
        left = [line for line in self._lines() if not (entry := _parse_line(line)) or entry.id != identity]
        left += [json.dumps(asdict(entry), ensure_ascii=False) for entry in new]
        self._saves.save("\n".join(left))

    def _lines(self) -> list[str]:
        return list(filter(None, (self._saves.load().text or "").split("\n")))


def _parse_line(line: str) -> ShelvedGame | None:
    """The game in a saved line, or None if it is unreadable."""
    try:
        entry = ShelvedGame(**json.loads(line))
        return replace(entry, names=tuple(entry.names), state=ShelfState(entry.state))
    except (ValueError, TypeError, RecursionError):
        return None

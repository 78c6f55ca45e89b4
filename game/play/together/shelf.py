"""The games that this device plays together with others: their state, and the secrets of its chains.

All of them are saved as one text, a line of JSON for each game. Methods raise StoreError if the store fails.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace

from game.contract import CHANCE, Game, GameError
from game.play.exchange.share_link import decode, encode
from game.play.record import HUMAN
from game.play.saves.two_slot_save import Store, TwoSlotSave
from game.play.session import Session, load_session
from game.play.together.draws import OwnChain, device_to_act, game_id, missing_devices, shared

KEY = "starboard.together"

YOURS = "yours"
"""This device is to play."""

UNSENT = "unsent"
"""The others do not know yet what this device has played."""

WAITING = "waiting"
OVER = "over"


@dataclass(frozen=True, slots=True)
class ShelvedGame:
    """A game. `id` is its identity; `device` the number of this device in it, with the secret of its chain.

    `link` has the record as in a share link. `seen` is the number of moves that the players here have seen,
    `sent` of those that the others know, -1 if they know nothing. `since` is when the game was started
    or a letter of it last sent or received, in seconds since 1970. `state` is one of the four above,
    `waits_for` the seat to wait for.
    """

    id: str
    game: str
    device: int
    secret: str
    link: str
    seen: int
    sent: int
    since: int
    state: str
    waits_for: int
    names: tuple[str, ...]

    @property
    def chain(self) -> OwnChain:
        return OwnChain(self.device, self.secret)


def shelved(session: Session, chain: OwnChain, seen: int, sent: int, since: int) -> ShelvedGame:
    """The entry of a session."""
    record = session.record
    state, waits_for = standing(session, chain.device, sent)
    names = tuple(seat.name for seat in record.seats)
    link = encode(record, with_seed=True)
    identity = game_id(record)
    return ShelvedGame(
        identity, record.game, chain.device, chain.secret, link, seen, sent, since, state, waits_for, names
    )


def standing(session: Session, device: int, sent: int) -> tuple[str, int]:
    """What a game waits for, seen from a device, and the seat of the player whom it waits for."""
    owners, missing, mover = shared(session.record).owners, missing_devices(session), device_to_act(session)
    if missing and session.state.to_act == CHANCE:
        mover = missing[0]
    if mover == device:
        return YOURS, owners.index(device)
    if mover is None:
        other = next((seat for seat, owner in enumerate(owners) if owner != device), 0)
        return UNSENT if session.ply > sent else OVER, other
    if session.ply > sent:
        return UNSENT, owners.index(mover)
    to_act, seats = session.state.to_act, session.record.seats
    is_person = to_act >= 0 and seats[to_act].player == HUMAN
    return WAITING, to_act if is_person else owners.index(mover)


class Shelf:
    """The games together in a store; `games` is the catalogue."""

    def __init__(self, store: Store, games: Mapping[str, Game]) -> None:
        self._saves, self._games = TwoSlotSave(store, KEY), games

    def entries(self) -> tuple[ShelvedGame, ...]:
        """All games, the one changed last first."""
        lines = (self._saves.load().text or "").split("\n")
        found = [entry for line in lines if (entry := _parse_line(line))]
        return tuple(sorted(found, key=lambda entry: -entry.since))

    def find(self, identity: str) -> ShelvedGame | None:
        """The game with this identity."""
        return next((entry for entry in self.entries() if entry.id == identity), None)

    def session(self, entry: ShelvedGame) -> Session | None:
        """The whole game of an entry; None if its text is damaged."""
        try:
            loaded = load_session(decode(entry.link), self._games)
        except GameError:
            return None
        return None if loaded.problem else loaded.session

    def put(self, entry: ShelvedGame) -> None:
        """Add a game, or replace what is known of it."""
        others = [other for other in self.entries() if other.id != entry.id]
        self._save([*others, entry])

    def remove(self, identity: str) -> None:
        """Remove a game, with the chain of this device."""
        self._save([entry for entry in self.entries() if entry.id != identity])

    def _save(self, entries: list[ShelvedGame]) -> None:
        self._saves.save("\n".join(json.dumps(asdict(entry), ensure_ascii=False) for entry in entries))


def _parse_line(line: str) -> ShelvedGame | None:
    """The game in a saved line, or None if it is unreadable."""
    try:
        entry = ShelvedGame(**json.loads(line))
        return replace(entry, names=tuple(entry.names))
    except (ValueError, TypeError, RecursionError):
        return None

"""Corrupt saves: flipped bits, texts cut at every byte, foreign text in a slot."""

from __future__ import annotations

from random import Random

from game.play.replay import session_at
from game.play.saves.game_saves import GameSaves
from game.play.saves.two_slot_save import MemoryStore, TwoSlotSave
from game.play.session import Session
from tools.fuzz import mutators
from tools.fuzz.generators import ALL_GAMES, random_session

FOREIGN_TEXTS = (
    "",
    "null",
    "[]",
    "{}",
    "0",
    "starboard",
    "starboard  1\n",
    "\ud800",
    '"a"',
    "undefined",
    "[object Object]",
)


def damage_slots(rng: Random) -> str:
    """Corrupt one or both slots of a game saved twice: an intact save is found if there is one."""
    before, newest, store, keys = _saved_twice(rng)
    corrupt_keys = rng.sample(keys, rng.choice((1, 1, 2)))
    for key in corrupt_keys:
        text = store.texts[key]
        store.texts[key] = mutators.flip_bits(text, rng) if rng.random() < 0.9 else rng.choice(FOREIGN_TEXTS)
    found = _load_next_visit(store, newest)
    if found is None and len(corrupt_keys) == 2:
        return "both lost"
    if found == newest:
        return "newest"
    if found == before and keys[1] in corrupt_keys:
        return "the one before"
    raise AssertionError(f"{corrupt_keys} are corrupt, and found {found and found.record}")


def truncate_newest(rng: Random) -> str:
    """Cut the newest save at every byte: the save before it is found each time."""
    before, newest, store, keys = _saved_twice(rng)
    whole = store.texts[keys[1]].encode("utf-8", "surrogatepass")
    for length in range(len(whole)):
        store.texts[keys[1]] = whole[:length].decode("utf-8", "replace")
        found = TwoSlotSave(store, keys[0].removesuffix(".a")).load()
        if found.text != before.record.text() or found.corrupt != (store.texts[keys[1]],):
            raise AssertionError(f"cut after {length} bytes")
    if _load_next_visit(store, newest) != before:
        raise AssertionError("the game before is not found")
    return "the one before"


def _saved_twice(rng: Random) -> tuple[Session, Session, MemoryStore, list[str]]:
    """A game, the same game a move later, a store with both, and the keys of their slots in that order."""
    newest = random_session(rng)
    before = session_at(newest, max(0, newest.ply - 1))
    store = MemoryStore()
    saves = GameSaves(store, newest.game.id, ALL_GAMES)
    saves.save(before)
    keys = list(store.texts)
    saves.save(newest)
    return before, newest, store, [*keys, *(key for key in store.texts if key not in keys)]


def _load_next_visit(store: MemoryStore, session: Session) -> Session | None:
    """The game that the next visit loads. A corrupt text must be kept for the player."""
    before = set(store.texts.values())
    saves = GameSaves(store, session.game.id, ALL_GAMES)
    loaded = saves.load_current()
    if loaded and loaded.problem and not any(text in (saves.corrupt_text() or "") for text in before):
        raise AssertionError("the corrupt text is lost")
    return loaded.session if loaded else None

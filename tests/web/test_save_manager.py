"""Saves: every result of a save, other tabs, and stores that refuse."""

from __future__ import annotations

from dataclasses import replace

from game.catalog import GAMES
from game.contract import find_move
from game.play.exchange.share_link import encode
from game.play.saves.game_saves import GameSaves
from game.play.saves.library import library_entry
from game.play.saves.two_slot_save import MemoryStore, StoreError, TwoSlotSave
from game.play.session import Session
from game.web.saves.save_manager import SaveManager, SaveResult
from tests.web.fakes import FakeLock, FullStore, make_services, star_session


def played(*moves: str) -> Session:
    session = star_session()
    for move in moves:
        session = session.play(find_move(session.state, move))
    return session


async def open_tab(store: MemoryStore, lock: FakeLock | None = None) -> SaveManager:
    """A tab that has loaded the saved game of *Star and may write it."""
    saves = make_services(store, lock).saves
    saves.load_current("star")
    await saves.tab_lock.acquire("star", take_over=True)
    return saves


def previous_game(store: MemoryStore) -> Session | None:
    loaded = GameSaves(store, "star", GAMES).load_previous()
    return loaded.session if loaded else None


async def test_a_save_is_loaded_by_the_next_visit() -> None:
    store = MemoryStore()
    assert (await open_tab(store)).save(played("A10")) is SaveResult.SAVED
    loaded = (await open_tab(store)).load_current("star")
    assert loaded
    assert loaded.record.moves == ("A10",)


async def test_a_full_store_is_reported_and_the_next_save_tries_again() -> None:
    store = FullStore()
    saves = await open_tab(store)
    results: list[SaveResult] = []
    saves.saved.subscribe(results.append)
    saves.save(played())
    store.is_full = True
    saves.save(played("A10"))
    store.is_full = False
    saves.save(played("A10", "S10"))
    assert results == [SaveResult.SAVED, SaveResult.FULL, SaveResult.SAVED]


async def test_a_newer_save_of_another_tab_is_a_conflict_and_is_not_overwritten() -> None:
    store = MemoryStore()
    first, second = await open_tab(store), await open_tab(store)
    told: list[bool] = []
    first.changed_elsewhere.subscribe(lambda: told.append(first.tab_lock.is_spectating))
    second.save(played("A10"))
    assert first.save(played("S10")) is SaveResult.CONFLICT
    assert told == [True]
    loaded = second.load_current("star")
    assert loaded
    assert loaded.record.moves == ("A10",)


async def test_a_save_of_a_newer_version_is_read_only() -> None:
    store = MemoryStore()
    saves = await open_tab(store)
    saves.save(played())
    newer = make_services(store).saves
    text = played().record.text().replace('"format":', '"format":9', 1)
    slots = TwoSlotSave(store, "starboard.star")
    slots.load()
    slots.save(text)
    problems: list[tuple[str, bool]] = []
    newer.load_failed.subscribe(lambda game, _, partly_loaded: problems.append((game, partly_loaded)))
    await newer.tab_lock.acquire("star")
    assert newer.load_current("star") is None
    assert newer.save(played()) is SaveResult.READ_ONLY
    assert problems == [("star", False)]


async def test_a_tab_that_lost_its_lock_writes_nothing() -> None:
    saves = await open_tab(MemoryStore())
    saves.save(played())
    saves.on_lock_lost()
    assert saves.tab_lock.is_spectating
    assert saves.save(played("A10")) is SaveResult.CONFLICT
    saved = saves.load_current("star")
    assert saved
    assert saved.record.moves == ()


async def test_a_tab_can_take_over_a_game_from_another_tab() -> None:
    lock = FakeLock()
    lock.taken.add("star")
    tab_lock = make_services(lock=lock).saves.tab_lock
    assert not await tab_lock.acquire("star")
    assert tab_lock.is_spectating
    assert await tab_lock.acquire("star", take_over=True)
    assert not tab_lock.is_spectating
    tab_lock.release()
    assert not tab_lock.is_spectating


async def test_without_locks_a_write_of_another_tab_takes_the_game_away() -> None:
    for supported in (True, False):
        store = MemoryStore()
        first, second = await open_tab(store, FakeLock(supported)), await open_tab(store)
        told: list[str] = []
        first.changed_elsewhere.subscribe(lambda told=told: told.append("changed"))
        first.on_storage_event()
        assert told == [], "it was a write of another game"
        second.save(played("A10"))
        first.on_storage_event()
        assert told == ["changed"]
        assert first.tab_lock.holds_lock == supported


async def test_starting_a_new_game_archives_the_one_before() -> None:
    store = MemoryStore()
    saves = await open_tab(store)
    saves.save(played("A10"))
    assert saves.start_new(played()) is SaveResult.SAVED
    assert previous_game(store) == played("A10")


async def test_going_back_to_the_previous_game_lists_no_game_twice() -> None:
    store = MemoryStore()
    saves = await open_tab(store)
    first, second = played("A10"), played("S10")
    saves.save(first)
    for session in (second, first, second):
        assert saves.start_new(session) is SaveResult.SAVED
    assert saves.unfinished.games() == ()
    assert previous_game(store) == first


async def test_a_game_opened_again_is_still_listed_if_it_cannot_be_saved() -> None:
    class RefusesStar(MemoryStore):
        refuses = False

        def write(self, key: str, text: str) -> None:
            if self.refuses and key in ("starboard.star.a", "starboard.star.b"):
                raise StoreError("full")
            super().write(key, text)

    store = RefusesStar()
    saves = await open_tab(store)
    first, second = played("A10"), played("S10")
    saves.save(first)
    saves.start_new(second)
    store.refuses = True
    assert saves.start_new(first) is SaveResult.FULL
    later, _ = (await open_tab(store)).running.load(lambda _: True)
    assert {entry.turn for entry in later} == {1}
    assert len(later) == 2


async def test_a_listed_game_of_a_build_with_fewer_options_is_removed_when_it_is_opened() -> None:
    saves = await open_tab(MemoryStore())
    session = played("A10")
    record = session.record
    older = replace(record, options={name: record.options[name] for name in ("rings", "stones")})
    saves.unfinished.add(replace(library_entry(session, 1), link=encode(older, with_seed=True)))
    saves.save(played("S10"))
    saves.start_new(session)
    assert saves.unfinished.games() == ()


def test_a_game_can_be_begun_again_when_the_store_cannot_be_read() -> None:
    class UnreadableStore(MemoryStore):
        def read(self, key: str) -> str | None:
            raise StoreError("refused")

    saves = make_services(UnreadableStore()).saves
    assert saves.as_begun(played("A10", "S10").record) == played().record


def test_the_game_that_was_chosen_last_is_remembered_if_it_exists() -> None:
    store = MemoryStore()
    saves = make_services(store).saves
    assert saves.last_game() is None
    saves.remember_game("mancala")
    assert saves.last_game() == "mancala"
    store.write("starboard.game", "chess")
    assert saves.last_game() is None
    assert "chess" not in GAMES

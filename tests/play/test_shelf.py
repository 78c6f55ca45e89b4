"""What is kept of a game, and what of a damaged one."""

import pytest

from game.catalog import GAMES as CATALOG
from game.catalog import Catalog
from game.contract import IllegalMove
from game.play.migrate import FORMAT
from game.play.record import BadRecord, NewerRecord, Seat
from game.play.saves import LeftAlone, MemoryStore, Overtaken, Saves, StoreError
from game.play.session import Loaded, begin
from game.play.shelf import Shelf
from tests.play.dice import GAME

GAMES = {"race": GAME}
SESSION = begin(GAME, (Seat("Anna", 0), Seat("Bo", 1)), "5eed")


def shelf(store: MemoryStore) -> Shelf:
    return Shelf(store, "race", GAMES)


def current(store: MemoryStore) -> Loaded:
    """The game that a tab which is opened now goes on with."""
    loaded = shelf(store).current()
    assert loaded
    return loaded


def previous(store: MemoryStore) -> Loaded:
    """The game that a tab which is opened now goes back to."""
    loaded = shelf(store).previous()
    assert loaded
    return loaded


def test_an_empty_shelf_has_no_game() -> None:
    assert shelf(MemoryStore()).current() is None
    assert shelf(MemoryStore()).previous() is None


def test_a_game_is_found_again() -> None:
    store = MemoryStore()
    shelf(store).keep(SESSION)
    assert current(store).session == SESSION


def test_a_new_game_sets_the_one_before_aside() -> None:
    store = MemoryStore()
    kept = shelf(store)
    kept.keep(SESSION.play("roll"))
    kept.set_aside()
    kept.keep(SESSION)
    assert previous(store).session == SESSION.play("roll")


def test_a_save_with_an_illegal_move_is_played_on_as_far_as_it_goes_and_a_copy_is_kept() -> None:
    store = MemoryStore()
    text = SESSION.play("roll").record.text().replace('["roll"]', '["roll","roll"]')
    Saves(store, "starboard.race").save(text)
    found = shelf(store)
    loaded = found.current()
    assert loaded is not None
    assert loaded.session == SESSION.play("roll")
    assert isinstance(loaded.problem, IllegalMove)
    found.keep(SESSION)
    found.keep(SESSION)
    assert shelf(store).damaged() == text


def test_a_save_of_another_game_is_not_taken_for_one_of_this() -> None:
    store = MemoryStore()
    another = begin(CATALOG["star"], (Seat("", 0), Seat("", 1)), "5eed").record.text()
    Saves(store, "starboard.africa").save(another)
    loaded = Shelf(store, "africa", Catalog(("africa",))).current()
    assert loaded is not None
    assert loaded.session is None
    assert isinstance(loaded.problem, BadRecord)
    assert loaded.problem.word == "game"
    assert loaded.text == another


def test_a_save_that_is_damaged_in_both_slots_is_kept_as_it_is() -> None:
    store = MemoryStore()
    store.texts = {"starboard.race.a": "ruined", "starboard.race.b": "too"}
    assert isinstance(current(store).problem, BadRecord)
    assert shelf(store).damaged() == "ruined\ntoo"


def test_with_one_damaged_slot_the_other_is_played_on_and_a_copy_of_it_is_kept() -> None:
    store = MemoryStore()
    kept = shelf(store)
    kept.keep(SESSION)
    kept.keep(SESSION.play("roll"))
    store.texts["starboard.race.b"] = "ruined"
    loaded = current(store)
    assert loaded.session == SESSION
    assert isinstance(loaded.problem, BadRecord)
    assert shelf(store).damaged() == "ruined"


def test_a_damaged_save_is_played_on_where_there_is_no_room_for_a_copy() -> None:
    store = FullStore()
    MemoryStore.write(store, "starboard.race.a", "ruined")
    full = shelf(store)
    loaded = full.current()
    assert loaded is not None
    assert loaded.text == "ruined"
    assert full.damaged() == "ruined"


def test_a_game_begun_too_early_never_replaces_the_one_that_is_there() -> None:
    store = MemoryStore()
    shelf(store).keep(SESSION.play("roll"))
    with pytest.raises(Overtaken):
        shelf(store).keep(SESSION)


def test_a_new_game_of_one_tab_leaves_the_last_move_of_another_to_go_back_to() -> None:
    store = MemoryStore()
    shelf(store).keep(SESSION)
    left, right = shelf(store), shelf(store)
    left.current()
    right.current()
    right.keep(SESSION.play("roll"))
    left.set_aside()
    left.keep(SESSION)
    assert previous(store).session == SESSION.play("roll")
    assert right.overtaken()


def test_where_the_new_game_never_came_the_one_before_is_still_there_to_go_back_to() -> None:
    store = MemoryStore()
    kept = shelf(store)
    for session in (SESSION, SESSION.play("roll")):
        kept.set_aside()
        kept.keep(session)
    for _ in range(2):
        shelf(store).set_aside()  # and the browser is killed
    assert previous(store).session == SESSION


def test_a_newer_versions_save_is_left_as_it_is() -> None:
    store = MemoryStore()
    text = SESSION.record.text().replace(f'"format":{FORMAT}', '"format":99')
    Saves(store, "starboard.race").save(text)
    before = dict(store.texts)
    found = shelf(store)
    loaded = found.current()
    assert loaded is not None
    assert isinstance(loaded.problem, NewerRecord)
    found.set_aside()
    with pytest.raises(LeftAlone):
        found.keep(SESSION)
    assert store.texts == before | {"starboard.race.damaged": text}


class FullStore(MemoryStore):
    def write(self, key: str, text: str) -> None:
        raise StoreError("full")

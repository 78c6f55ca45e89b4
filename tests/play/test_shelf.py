"""What is kept of a game, and what of a damaged one."""

from game.contract import IllegalMove
from game.play.record import BadRecord, Seat
from game.play.saves import MemoryStore, Saves, StoreError
from game.play.session import begin
from game.play.shelf import Shelf
from tests.play.dice import GAME

GAMES = {"race": GAME}
SESSION = begin(GAME, (Seat("Anna", 0), Seat("Bo", 1)), "5eed")


def shelf(store: MemoryStore) -> Shelf:
    return Shelf(store, "race", GAMES)


def test_an_empty_shelf_has_no_game() -> None:
    assert shelf(MemoryStore()).current() is None
    assert shelf(MemoryStore()).previous() is None


def test_a_game_is_found_again() -> None:
    store = MemoryStore()
    shelf(store).keep(SESSION)
    loaded = shelf(store).current()
    assert loaded is not None
    assert loaded.session == SESSION


def test_a_new_game_sets_the_one_before_aside() -> None:
    store = MemoryStore()
    shelf(store).keep(SESSION.play("roll"))
    shelf(store).set_aside()
    shelf(store).keep(SESSION)
    previous = shelf(store).previous()
    assert previous is not None
    assert previous.session == SESSION.play("roll")


def test_a_save_with_an_illegal_move_is_played_on_as_far_as_it_goes_and_a_copy_is_kept() -> None:
    store = MemoryStore()
    text = SESSION.play("roll").record.text().replace('["roll"]', '["roll","roll"]')
    Saves(store, "starboard.race").save(text)
    loaded = shelf(store).current()
    assert loaded is not None
    assert loaded.session == SESSION.play("roll")
    assert isinstance(loaded.problem, IllegalMove)
    shelf(store).keep(SESSION)
    shelf(store).keep(SESSION)
    assert shelf(store).damaged() == text


def test_a_save_that_is_damaged_in_both_slots_is_kept_as_it_is() -> None:
    store = MemoryStore()
    store.texts = {"starboard.race.a": "ruined", "starboard.race.b": "too"}
    loaded = shelf(store).current()
    assert loaded is not None
    assert isinstance(loaded.problem, BadRecord)
    assert shelf(store).damaged() == "ruined\ntoo"


def test_with_one_damaged_slot_the_other_is_played_on_and_a_copy_of_it_is_kept() -> None:
    store = MemoryStore()
    shelf(store).keep(SESSION)
    shelf(store).keep(SESSION.play("roll"))
    store.texts["starboard.race.b"] = "ruined"
    loaded = shelf(store).current()
    assert loaded is not None
    assert loaded.session == SESSION
    assert isinstance(loaded.problem, BadRecord)
    assert shelf(store).damaged() == "ruined"


def test_a_damaged_save_is_played_on_where_there_is_no_room_for_a_copy() -> None:
    store = FullStore()
    MemoryStore.write(store, "starboard.race.a", "ruined")
    loaded = shelf(store).current()
    assert loaded is not None
    assert loaded.text == "ruined"


class FullStore(MemoryStore):
    def write(self, key: str, text: str) -> None:
        raise StoreError("full")

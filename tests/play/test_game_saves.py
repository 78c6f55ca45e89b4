"""The saves of one game: current and previous session, corrupt saves, conflicts between tabs."""

import pytest

from game.catalog import GAMES as CATALOG
from game.catalog import Catalog
from game.contract import IllegalMove
from game.play.migrations import ONE_DEVICE_FORMAT
from game.play.record import BadRecord, NewerRecord, Seat
from game.play.saves.game_saves import GameSaves, unfinished_games
from game.play.saves.library import library_entry, load_entry
from game.play.saves.two_slot_save import MemoryStore, SaveConflict, SaveIsReadOnly, StoreError, TwoSlotSave
from game.play.session import LoadResult, new_session
from game.play.together.draws import new_together
from tests.play.dice_race_game import GAME

GAMES = {"race": GAME}
SESSION = new_session(GAME, (Seat("Anna", 0), Seat("Bo", 1)), "5eed")


def saves_in(store: MemoryStore) -> GameSaves:
    return GameSaves(store, "race", GAMES)


def load_current(store: MemoryStore) -> LoadResult:
    """The current game in a new tab."""
    loaded = saves_in(store).load_current()
    assert loaded
    return loaded


def load_previous(store: MemoryStore) -> LoadResult:
    """The previous game in a new tab."""
    loaded = saves_in(store).load_previous()
    assert loaded
    return loaded


def test_an_empty_store_has_no_game() -> None:
    assert saves_in(MemoryStore()).load_current() is None
    assert saves_in(MemoryStore()).load_previous() is None


def test_a_saved_game_is_loaded() -> None:
    store = MemoryStore()
    saves_in(store).save(SESSION)
    assert load_current(store).session == SESSION


def test_archiving_makes_the_current_game_the_previous() -> None:
    store = MemoryStore()
    saves = saves_in(store)
    saves.save(SESSION.play("roll"))
    saves.archive_current()
    saves.save(SESSION)
    assert load_previous(store).session == SESSION.play("roll")


def test_a_damaged_previous_game_does_not_stop_a_new_one() -> None:
    store = MemoryStore()
    store.texts["starboard.race.previous.a"] = "ruined"
    saves = saves_in(store)
    saves.save(SESSION.play("roll"))
    saves.archive_current()
    saves.save(SESSION)
    assert load_previous(store).session == SESSION.play("roll")


def test_a_seat_handed_over_belongs_to_its_game_only() -> None:
    saves, begun = saves_in(MemoryStore()), SESSION.record
    handed_over = SESSION.play("roll").with_seat(0, Seat("Anna", 0, "random"))
    saves.save_as_begun(SESSION.record)
    saves.save_as_begun(handed_over.record)
    both = handed_over.with_seat(1, Seat("Bo", 1, "random"))
    assert saves.as_begun(both.record) == begun
    another = both.with_seed("c0ffee").record
    assert saves.as_begun(another) == another.first_moves(0)


def test_a_game_that_was_resigned_before_the_first_move_began_as_any_other() -> None:
    saves = saves_in(MemoryStore())
    saves.save_as_begun(SESSION.record)
    resigned = SESSION.with_seat(1, Seat("Bo", 1, "random")).resign()
    assert saves.as_begun(resigned.record) == SESSION.record


def test_a_save_with_an_illegal_move_loads_in_part_and_keeps_a_copy() -> None:
    store = MemoryStore()
    text = SESSION.play("roll").record.text().replace('["roll"]', '["roll","roll"]')
    TwoSlotSave(store, "starboard.race").save(text)
    found = saves_in(store)
    loaded = found.load_current()
    assert loaded is not None
    assert loaded.session == SESSION.play("roll")
    assert isinstance(loaded.problem, IllegalMove)
    found.save(SESSION)
    found.save(SESSION)
    assert saves_in(store).corrupt_text() == text


def test_a_save_of_another_game_is_refused() -> None:
    store = MemoryStore()
    another = new_session(CATALOG["star"], (Seat("", 0), Seat("", 1)), "5eed").record.text()
    TwoSlotSave(store, "starboard.africa").save(another)
    loaded = GameSaves(store, "africa", Catalog(("africa",))).load_current()
    assert loaded is not None
    assert loaded.session is None
    assert isinstance(loaded.problem, BadRecord)
    assert loaded.problem.code == "game"
    assert loaded.text == another


def test_two_corrupt_slots_are_kept_as_a_copy() -> None:
    store = MemoryStore()
    store.texts = {"starboard.race.a": "ruined", "starboard.race.b": "too"}
    assert isinstance(load_current(store).problem, BadRecord)
    assert saves_in(store).corrupt_text() == "ruined\ntoo"


def test_one_corrupt_slot_falls_back_to_the_other_and_keeps_a_copy() -> None:
    store = MemoryStore()
    saves = saves_in(store)
    saves.save(SESSION)
    saves.save(SESSION.play("roll"))
    store.texts["starboard.race.b"] = "ruined"
    loaded = load_current(store)
    assert loaded.session == SESSION
    assert isinstance(loaded.problem, BadRecord)
    assert saves_in(store).corrupt_text() == "ruined"


def test_a_corrupt_save_loads_without_room_for_a_copy() -> None:
    store = FullStore()
    MemoryStore.write(store, "starboard.race.a", "ruined")
    full = saves_in(store)
    loaded = full.load_current()
    assert loaded is not None
    assert loaded.text == "ruined"
    assert full.corrupt_text() == "ruined"


def test_a_game_saved_before_loading_never_replaces_the_saved_one() -> None:
    store = MemoryStore()
    saves_in(store).save(SESSION.play("roll"))
    with pytest.raises(SaveConflict):
        saves_in(store).save(SESSION)


def test_archiving_in_one_tab_keeps_the_last_move_of_another() -> None:
    store = MemoryStore()
    saves_in(store).save(SESSION)
    left, right = saves_in(store), saves_in(store)
    left.load_current()
    right.load_current()
    right.save(SESSION.play("roll"))
    left.archive_current()
    left.save(SESSION)
    assert load_previous(store).session == SESSION.play("roll")
    assert right.has_conflict()


def test_repeated_archiving_without_a_save_keeps_the_previous_game() -> None:
    store = MemoryStore()
    saves = saves_in(store)
    for session in (SESSION, SESSION.play("roll")):
        saves.archive_current()
        saves.save(session)
    for _ in range(2):
        saves_in(store).archive_current()  # then the browser is killed
    assert load_previous(store).session == SESSION


def test_a_newer_versions_save_is_not_overwritten() -> None:
    store = MemoryStore()
    text = SESSION.record.text().replace(f'"format":{ONE_DEVICE_FORMAT}', '"format":99')
    TwoSlotSave(store, "starboard.race").save(text)
    before = dict(store.texts)
    found = saves_in(store)
    loaded = found.load_current()
    assert loaded is not None
    assert isinstance(loaded.problem, NewerRecord)
    found.archive_current()
    with pytest.raises(SaveIsReadOnly):
        found.save(SESSION)
    assert store.texts == before | {"starboard.race.damaged": text}


class FullStore(MemoryStore):
    def write(self, key: str, text: str) -> None:
        raise StoreError("full")


def unfinished_moves(store: MemoryStore) -> list[int]:
    return [entry.ply_count for entry in unfinished_games(store).games()]


def test_a_game_that_two_later_ones_replace_is_listed_as_unfinished() -> None:
    """Each of three games is reachable: the current, the previous and the listed one."""
    store = MemoryStore()
    first, second, third = SESSION.play("roll"), SESSION.play("roll").play("3"), SESSION
    saves = saves_in(store)
    saves.save(first)
    for session in (second, third):
        saves.archive_current()
        saves.save(session)
    assert load_current(store).session == third
    assert load_previous(store).session == second
    (entry,) = unfinished_games(store).games()
    assert load_entry(entry, GAMES).session == first


def test_a_game_from_several_devices_is_no_previous_game_and_the_one_before_is_listed() -> None:
    store = MemoryStore()
    saves = saves_in(store)
    together = SESSION.with_together(new_together((0, 1), "00" * 16))
    for session in (SESSION.play("roll"), together, SESSION):
        saves.archive_current()
        saves.save(session)
    assert saves_in(store).load_previous() is None
    assert unfinished_moves(store) == [1]


def test_games_without_a_move_are_not_listed() -> None:
    store = MemoryStore()
    saves = saves_in(store)
    for _ in range(4):
        saves.archive_current()
        saves.save(SESSION)
    assert unfinished_moves(store) == []


def test_unfinished_games_are_never_dropped_for_lack_of_space() -> None:
    store = FullLater()
    listed = unfinished_games(store)
    for number in range(200):
        listed.add(
            library_entry(new_session(GAME, SESSION.record.seats, f"{number:04x}").play("roll"), number)
        )
    store.is_full = True
    with pytest.raises(StoreError):
        listed.add(library_entry(new_session(GAME, SESSION.record.seats, "ffff").play("roll"), 0))
    assert len(unfinished_games(store).games()) == 200


class FullLater(MemoryStore):
    is_full = False

    def write(self, key: str, text: str) -> None:
        if self.is_full:
            raise StoreError("full")
        super().write(key, text)

"""The library: adding, loading, removal for space, export and import, standings."""

from dataclasses import replace
from random import Random

import pytest

from game.catalog import GAMES
from game.play.record import Seat
from game.play.saves.library import (
    KEY,
    Library,
    LibraryEntry,
    export_all,
    import_all,
    library_entry,
    load_entry,
)
from game.play.saves.two_slot_save import MemoryStore, StoreError, TwoSlotSave
from game.play.session import Session, new_session
from game.play.statistics.standings import Tally, standings, wilson
from tools.fuzz.generators import play_randomly

MANCALA = GAMES["mancala"]
ANNA, BO, SOWER = Seat("Anna", 0), Seat("Bo", 1), Seat("", 1, "sower")


def finished_session(seed: int, *seats: Seat) -> Session:
    return play_randomly(new_session(MANCALA, seats or (ANNA, BO), "5eed"), Random(seed))


FIVE_SESSIONS = [finished_session(seed) for seed in range(5)]


def test_a_library_game_is_loaded_without_its_seed() -> None:
    library = Library(MemoryStore())
    assert library.games() == ()
    library.add(library_entry(FIVE_SESSIONS[0], 1_700_000_000))
    (game,) = library.games()
    assert (game.finished_at, game.seats, game.ply_count) == (1_700_000_000, (ANNA, BO), FIVE_SESSIONS[0].ply)
    session = load_entry(game, GAMES).session
    assert session
    assert session.record == FIVE_SESSIONS[0].record.without_seed()
    assert game.winners == FIVE_SESSIONS[0].state.outcome.winners  # type: ignore[union-attr]


def test_a_game_is_added_only_once() -> None:
    library = Library(MemoryStore())
    library.add(library_entry(FIVE_SESSIONS[0], 1))
    library.add(*(library_entry(FIVE_SESSIONS[number], 2) for number in (0, 1, 1)))
    assert [game.finished_at for game in library.games()] == [1, 2]


def test_adding_past_the_budget_drops_the_oldest_and_counts_them() -> None:
    store = MemoryStore()
    lines = [len(library_entry(session, number).text()) for number, session in enumerate(FIVE_SESSIONS)]
    library = Library(store, budget=sum(lines[-3:]) + 2)
    dropped = sum(library.add(library_entry(session, number)) for number, session in enumerate(FIVE_SESSIONS))
    assert [game.finished_at for game in library.games()] == [2, 3, 4]
    assert dropped == 2


def equal_length_entries(number: int) -> list[LibraryEntry]:
    """Different entries whose texts are equally long."""
    game = library_entry(FIVE_SESSIONS[0], 1_700_000_000)
    return [replace(game, link=f"{game.link[:-4]}{each:04}") for each in range(number)]


@pytest.mark.parametrize("limit", ["budget", "store"])
def test_a_full_library_drops_the_oldest_eighth_of_its_games(limit: str) -> None:
    """The eighth is rounded down."""
    games = equal_length_entries(41)
    room = len("\n".join(game.text() for game in games[:-1]))
    two_copies = SmallStore(2 * room + 100)  # 100: the headers of both
    library = Library(MemoryStore(), budget=room) if limit == "budget" else Library(two_copies)
    assert library.add(*games[:-1]) == 0
    assert library.add(games[-1]) == 41 // 8
    assert library.games() == tuple(games[41 // 8 :])


def test_if_one_eighth_is_too_little_an_eighth_of_the_rest_is_dropped_too() -> None:
    games = equal_length_entries(32)
    library = Library(MemoryStore(), budget=len("\n".join(game.text() for game in games[:25])))
    assert library.add(*games) == 4 + 28 // 8
    assert library.games() == tuple(games[7:])


def test_a_small_store_keeps_the_newest_game() -> None:
    store = SmallStore(1600)
    library = Library(store)
    for number, session in enumerate(FIVE_SESSIONS):
        library.add(library_entry(session, number))
    assert [game.finished_at for game in library.games()][-1] == 4


def test_a_full_store_raises() -> None:
    with pytest.raises(StoreError):
        Library(SmallStore(0)).add(library_entry(FIVE_SESSIONS[0], 1))


def test_a_corrupt_line_loses_no_other_game() -> None:
    store = MemoryStore()
    library = Library(store)
    library.add(*(library_entry(session, number) for number, session in enumerate(FIVE_SESSIONS)))
    saves = TwoSlotSave(store, KEY)
    lines = (saves.load().text or "").splitlines()
    assert len(lines) == len(FIVE_SESSIONS)
    for bad in ("", "null", "[]", "{}", '{"seats":3}', lines[1][:50]):
        saves.save("\n".join([lines[0], bad, lines[2]]))
        assert [game.finished_at for game in library.games()] == [0, 2]
    assert KEY + ".a" in store.texts


def test_a_game_of_a_newer_version_is_kept_for_it() -> None:
    library = Library(MemoryStore())
    entries = [library_entry(session, number) for number, session in enumerate(FIVE_SESSIONS)]
    library.add(entries[0])
    newer = (library._saves.load().text or "").replace('"figure":', '"shape":"round","figure":')
    library._saves.save(newer)
    assert library.games() == ()
    library.add(entries[1], entries[2])
    library.remove(entries[1].link)
    assert library.games() == (entries[2],)
    assert newer in (library._saves.load().text or "")


def test_a_game_can_be_removed() -> None:
    library = Library(MemoryStore())
    library.add(*(library_entry(session, number) for number, session in enumerate(FIVE_SESSIONS)))
    library.remove(library.games()[1].link)
    assert [game.finished_at for game in library.games()] == [0, 2, 3, 4]


def test_all_games_round_trip_through_a_file() -> None:
    games = [library_entry(session, 0) for session in FIVE_SESSIONS]
    *_, imported = import_all(export_all(games), GAMES)
    assert list(imported.games) == games
    assert imported.refused == 0


def test_unfinished_and_invalid_games_are_counted_and_skipped() -> None:
    unfinished = new_session(MANCALA, (ANNA, BO), "").record.text()
    text = "\n".join(["[" * 5000, unfinished, FIVE_SESSIONS[0].record.text(), "", "{}"])
    *_, imported = import_all(text, GAMES)
    assert len(imported.games) == 1
    assert imported.refused == 3
    assert imported.problem


def test_standings_count_total_and_per_opponent() -> None:
    sessions = [*FIVE_SESSIONS, finished_session(1, ANNA, SOWER), finished_session(2, ANNA, SOWER)]
    won = [0 in session.state.outcome.winners for session in sessions]  # type: ignore[union-attr]
    tallies = standings(library_entry(session, 0) for session in sessions)
    found = {(tally.player, tally.opponent): tally for tally in tallies}
    assert set(found) == {("Anna", None), ("Anna", "Bo"), ("Anna", "sower"), ("Bo", None), ("Bo", "Anna")}
    draws = sum(not session.state.outcome.winners for session in sessions)  # type: ignore[union-attr]
    assert found["Anna", None] == Tally("Anna", None, 7, sum(won), draws)
    assert found["Anna", "sower"].games == 2
    ours, theirs = found["Anna", "Bo"], found["Bo", "Anna"]
    assert ours.won + theirs.won + ours.drawn == 5
    assert ours.share + theirs.share == pytest.approx(1)


def test_standings_list_opponents_by_games_and_then_by_name() -> None:
    opponents = (BO, BO, SOWER, Seat("Ada", 1))
    sessions = [finished_session(number, ANNA, other) for number, other in enumerate(opponents)]
    found = standings(library_entry(session, 0) for session in sessions)
    assert [each.opponent for each in found if each.player == "Anna"] == [None, "Bo", "Ada", "sower"]


def test_the_wilson_interval_narrows_with_more_games() -> None:
    assert wilson(1.0, 1) == pytest.approx((0.207, 1), abs=0.001)
    assert wilson(0.5, 10) == pytest.approx((0.237, 0.763), abs=0.001)
    low, high = wilson(0.5, 1000)
    assert high - low < 0.07


class SmallStore(MemoryStore):
    """A store with room for `capacity` characters in total."""

    def __init__(self, capacity: int) -> None:
        super().__init__()
        self._capacity = capacity

    def write(self, key: str, text: str) -> None:
        others = sum(len(each) for name, each in self.texts.items() if name != key)
        if others + len(text) > self._capacity:
            raise StoreError("full")
        super().write(key, text)

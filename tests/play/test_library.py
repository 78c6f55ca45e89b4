"""Finished games are kept, found again, counted honestly, and make room for newer ones."""

from random import Random

import pytest

from game.catalog import GAMES
from game.contract import NOBODY
from game.play.library import KEY, Library, export, kept, open_game, read_export
from game.play.record import Seat
from game.play.saves import MemoryStore, StoreError
from game.play.session import Session, begin
from game.play.standings import Tally, standings, wilson

MANCALA = GAMES["mancala"]
ANNA, BO, SOWER = Seat("Anna", 0), Seat("Bo", 1), Seat("", 1, "sower")


def over(seed: int, *seats: Seat) -> Session:
    session, rng = begin(MANCALA, seats or (ANNA, BO), "5eed"), Random(seed)
    while session.state.to_act != NOBODY:
        session = session.play(rng.choice(session.state.legal_moves()))
    return session


FIVE = [over(seed) for seed in range(5)]


def test_a_kept_game_is_found_again_without_its_seed() -> None:
    library = Library(MemoryStore())
    assert library.games() == ()
    library.add(kept(FIVE[0], 1_700_000_000))
    (game,) = library.games()
    assert (game.ended, game.seats, game.plies) == (1_700_000_000, (ANNA, BO), FIVE[0].ply)
    session = open_game(game, GAMES).session
    assert session
    assert session.record == FIVE[0].record.without_seed()
    assert game.winners == FIVE[0].state.outcome.winners  # type: ignore[union-attr]


def test_a_game_is_kept_once() -> None:
    library = Library(MemoryStore())
    library.add(kept(FIVE[0], 1))
    library.add(kept(FIVE[0], 2), kept(FIVE[1], 2), kept(FIVE[1], 2))
    assert [game.ended for game in library.games()] == [1, 2]


def test_the_oldest_make_room_and_it_is_told_how_many() -> None:
    store = MemoryStore()
    lines = [len(kept(session, number).text()) for number, session in enumerate(FIVE)]
    library = Library(store, budget=sum(lines[-3:]) + 2)
    gone = sum(library.add(kept(session, number)) for number, session in enumerate(FIVE))
    assert [game.ended for game in library.games()] == [2, 3, 4]
    assert gone == 2


def test_a_store_with_little_room_keeps_the_newest() -> None:
    store = Small(1600)
    library = Library(store)
    for number, session in enumerate(FIVE):
        library.add(kept(session, number))
    assert [game.ended for game in library.games()][-1] == 4


def test_a_store_without_room_says_so() -> None:
    with pytest.raises(StoreError):
        Library(Small(0)).add(kept(FIVE[0], 1))


def test_a_line_that_is_damaged_costs_no_other_game() -> None:
    store = MemoryStore()
    library = Library(store)
    library.add(*(kept(session, number) for number, session in enumerate(FIVE)))
    lines = library._saves.load().text.splitlines()  # type: ignore[union-attr]
    for bad in ("", "null", "[]", "{}", '{"seats":3}', lines[1][:50]):
        library._saves.save("\n".join([lines[0], bad, lines[2]]))
        assert [game.ended for game in library.games()] == [0, 2]
    assert KEY + ".a" in store.texts


def test_one_game_can_be_forgotten() -> None:
    library = Library(MemoryStore())
    library.add(*(kept(session, number) for number, session in enumerate(FIVE)))
    library.remove(library.games()[1].packed)
    assert [game.ended for game in library.games()] == [0, 2, 3, 4]


def test_all_games_go_out_as_a_file_and_come_back() -> None:
    games = [kept(session, 0) for session in FIVE]
    *_, imported = read_export(export(games), GAMES)
    assert list(imported.games) == games
    assert imported.refused == 0


def test_what_is_no_finished_game_in_a_file_is_counted_and_passed_over() -> None:
    unfinished = begin(MANCALA, (ANNA, BO), "").record.text()
    text = "\n".join(["[" * 5000, unfinished, FIVE[0].record.text(), "", "{}"])
    *_, imported = read_export(text, GAMES)
    assert len(imported.games) == 1
    assert imported.refused == 3
    assert imported.problem


def test_standings_count_a_person_against_all_and_against_each() -> None:
    sessions = [*FIVE, over(1, ANNA, SOWER), over(2, ANNA, SOWER)]
    won = [0 in session.state.outcome.winners for session in sessions]  # type: ignore[union-attr]
    found = {(each.player, each.against): each for each in standings(kept(each, 0) for each in sessions)}
    assert set(found) == {("Anna", None), ("Anna", "Bo"), ("Anna", "sower"), ("Bo", None), ("Bo", "Anna")}
    drawn = sum(not session.state.outcome.winners for session in sessions)  # type: ignore[union-attr]
    assert found["Anna", None] == Tally("Anna", None, 7, sum(won), drawn)
    assert found["Anna", "sower"].games == 2
    ours, theirs = found["Anna", "Bo"], found["Bo", "Anna"]
    assert ours.won + theirs.won + ours.drawn == 5
    assert ours.share + theirs.share == pytest.approx(1)


def test_a_few_games_bear_little() -> None:
    assert wilson(1.0, 1) == pytest.approx((0.207, 1), abs=0.001)
    assert wilson(0.5, 10) == pytest.approx((0.237, 0.763), abs=0.001)
    least, most = wilson(0.5, 1000)
    assert most - least < 0.07


class Small(MemoryStore):
    """A store with room for so many characters in all."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self._room = room

    def write(self, key: str, text: str) -> None:
        others = sum(len(each) for name, each in self.texts.items() if name != key)
        if others + len(text) > self._room:
            raise StoreError("full")
        super().write(key, text)

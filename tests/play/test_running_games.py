"""The list of unfinished games: what is in it, in which order, and what it survives."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from game.catalog import GAMES
from game.contract import find_move
from game.play.record import Seat
from game.play.saves.game_saves import GameSaves, unfinished_games
from game.play.saves.library import library_entry
from game.play.saves.running_games import (
    CURRENT,
    LIST_KEY,
    PICTURES_BUDGET,
    PLAYED_KEY,
    PREVIOUS,
    RunningGame,
    RunningGames,
)
from game.play.saves.two_slot_save import MemoryStore
from game.play.session import Session, new_session


class Device:
    """A store with the saves of all games, and a clock."""

    def __init__(self) -> None:
        self.store, self.time = MemoryStore(), 1000
        self.unfinished = unfinished_games(self.store)
        self.running = RunningGames(self.store, GAMES, self.unfinished, lambda: self.time)

    def play(self, game: str, *moves: str, seed: str = "5eed") -> Session:
        """Start a game of two people, make moves, and save it."""
        session = new_session(GAMES[game], (Seat("Anna", 0), Seat("Bo", 1)), seed)
        for move in moves:
            session = session.play(find_move(session.state, move))
        saves = GameSaves(self.store, game, GAMES, self.unfinished, lambda: self.time)
        saves.archive_current()
        saves.save(session)
        self.running.note_played(game)
        return session

    def entries(self) -> tuple[RunningGame, ...]:
        """The list as the home screen shows it, which saves it, too."""
        entries, missing = self.running.load(lambda _: True)
        assert not missing
        self.running.save(entries)
        return entries


def test_every_unfinished_game_is_listed_with_the_latest_first() -> None:
    device = Device()
    for number, (game, move) in enumerate(
        [("star", "A10"), ("star", "S10"), ("star", "T10"), ("mancala", "C")]
    ):
        device.time = 1000 + number
        device.play(game, move, seed=f"{number:02x}")
        listed = device.entries()
    assert [entry.place for entry in listed][:3] == [CURRENT, CURRENT, PREVIOUS]
    assert [entry.game for entry in listed] == ["mancala", "star", "star", "star"]
    assert [entry.played_at for entry in listed] == [1003, 1002, 1001, 1000]
    assert {entry.turn for entry in listed} == {1}
    assert not any(entry.is_over for entry in listed)


def test_pictures_stay_within_their_budget_and_the_latest_are_kept() -> None:
    device = Device()
    device.play("star", "A10")
    (entry,) = device.entries()
    pictures = ["p" * (PICTURES_BUDGET // 3)] * 4
    saved = json.loads(device.running.save(replace(entry, picture=picture) for picture in pictures))
    assert [each["picture"] for each in saved] == [*pictures[:3], ""]


def test_without_the_times_of_play_the_list_keeps_those_it_had() -> None:
    device = Device()
    device.play("star", "A10")
    before = device.entries()
    device.store.remove(PLAYED_KEY)
    assert device.entries() == before


def test_an_entry_opens_its_game() -> None:
    device = Device()
    first, second = device.play("star", "A10", seed="aa"), device.play("star", "S10", seed="bb")
    sessions = [device.running.session(entry) for entry in device.entries()]
    assert [session.record for session in sessions if session] == [second.record, first.record]


def test_a_game_that_nobody_has_begun_is_marked_as_over() -> None:
    device = Device()
    device.play("star")
    assert [entry.is_over for entry in device.entries()] == [True]


def test_a_kind_of_game_that_is_not_loaded_is_shown_from_the_list_and_missing_without_it() -> None:
    device = Device()
    device.play("star", "A10")
    assert device.running.load(lambda _: False) == ((), frozenset({"star"}))
    saved = device.entries()
    assert device.running.load(lambda _: False) == (saved, frozenset())


def test_a_game_that_was_played_on_is_not_shown_from_the_old_list() -> None:
    device = Device()
    device.play("star", "A10")
    device.entries()
    device.play("star", "A10", "S10")
    assert device.entries()[0].turn == 0


def test_a_kind_of_game_of_a_newer_build_is_left_in_peace() -> None:
    device = Device()
    device.unfinished.add(replace(library_entry(Device().play("star", "A10"), 0), game="chess"))
    assert device.running.load(lambda _: False) == ((), frozenset())


@pytest.mark.parametrize("text", ["", "[", "{}", "[1]", '[{"seats": 1}]', '[{"seats": [{"x": 1}]}]'])
def test_an_unreadable_list_is_made_again(text: str) -> None:
    device = Device()
    device.play("star", "A10")
    expected = device.entries()
    device.store.write(LIST_KEY, text)
    assert device.entries() == expected


def test_entries_with_values_of_a_wrong_type_are_not_used() -> None:
    device = Device()
    device.play("star", "A10")
    expected = device.entries()
    for name, value in {"turn": "1", "played_at": None, "checksum": 7, "picture": 7, "more": 1}.items():
        device.store.write(
            LIST_KEY, json.dumps([{**json.loads(device.store.texts[LIST_KEY])[0], name: value}])
        )
        assert device.entries() == expected

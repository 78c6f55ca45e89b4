"""Saves stay small, round-trip byte for byte, and use no clock."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

from game.catalog import GAMES
from game.contract import NOBODY
from game.play import record, session
from game.play.record import Seat
from game.play.saves import game_saves, two_slot_save
from game.play.saves.game_saves import GameSaves
from game.play.saves.two_slot_save import MemoryStore
from game.play.session import Session, load_session, new_session
from tools.fuzz.generators import play_randomly

MAX_BYTES = 50_000
CLOCKS = {"time", "datetime", "calendar"}

every_game = pytest.mark.parametrize("name", list(GAMES))


def long_game(name: str) -> Session:
    """A whole game of random moves, with the options and seats that make its save long."""
    game = GAMES[name]
    options = {"rings": 10} if "rings" in game.options else {}
    seats = tuple(Seat("🦁" * 24, figure) for figure in range(game.seats[-1]))
    return play_randomly(new_session(game, seats, "f" * 32, options), Random(1))


@every_game
def test_the_save_of_a_long_game_is_under_50_kilobytes(name: str) -> None:
    played = long_game(name)
    assert played.state.to_act == NOBODY
    store = MemoryStore()
    GameSaves(store, name, GAMES).save(played)
    assert max(len(text.encode()) for text in store.texts.values()) < MAX_BYTES


@every_game
def test_an_exported_game_reimports_to_the_same_bytes(name: str) -> None:
    text = long_game(name).record.text()
    loaded = load_session(text, GAMES)
    assert loaded.session
    assert loaded.session.record.text() == text


@pytest.mark.parametrize(
    "module", [record, two_slot_save, session, game_saves], ids=lambda module: module.__name__
)
def test_saving_uses_no_clock(module: object) -> None:
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))  # type: ignore[attr-defined]
    imported = {
        alias.name.partition(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in (*node.names, ast.alias(getattr(node, "module", None) or ""))
    }
    assert not imported & CLOCKS

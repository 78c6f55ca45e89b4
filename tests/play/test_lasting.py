"""What lasts: a save stays small, reads back byte for byte, and heeds no clock."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from game.catalog import GAMES
from game.contract import NOBODY
from game.play import record, saves, session, shelf
from game.play.record import Seat
from game.play.saves import MemoryStore
from game.play.session import Session, begin, load
from game.play.shelf import Shelf
from tests.strategies import random_line

MOST_BYTES = 50_000
CLOCKS = {"time", "datetime", "calendar"}

every_game = pytest.mark.parametrize("name", list(GAMES))


def long_game(name: str) -> Session:
    """A whole game under the rules, and with the players, that make it long, by players who choose by lot."""
    game = GAMES[name]
    options = {"rings": 10} if "rings" in game.options else {}
    seats = tuple(Seat("🦁" * 24, figure) for figure in range(game.seats[-1]))
    played = begin(game, seats, "f" * 32, options)
    for _, move, _ in random_line(played.state, seed=1):
        played = played.play(move)
    return played


@every_game
def test_the_save_of_a_long_game_is_small(name: str) -> None:
    played = long_game(name)
    assert played.state.to_act == NOBODY
    store = MemoryStore()
    kept = Shelf(store, name, GAMES)
    kept.keep(played)
    assert max(len(text.encode()) for text in store.texts.values()) < MOST_BYTES


@every_game
def test_a_game_that_leaves_and_comes_back_is_the_same_byte_for_byte(name: str) -> None:
    text = long_game(name).record.text()
    loaded = load(text, GAMES)
    assert loaded.session
    assert loaded.session.record.text() == text


@pytest.mark.parametrize("module", [record, saves, session, shelf], ids=lambda module: module.__name__)
def test_what_is_saved_and_in_which_order_heeds_no_clock(module: object) -> None:
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))  # type: ignore[attr-defined]
    imported = {
        alias.name.partition(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in (*node.names, ast.alias(getattr(node, "module", None) or ""))
    }
    assert not imported & CLOCKS

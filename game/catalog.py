"""The games on offer. A game is imported when it is asked for, so that the page waits for one only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from types import ModuleType

from game.contract import Game


class Catalog(Mapping[str, Game]):
    """Game ids in the order of the menu, each with its `Game`."""

    def __init__(self, ids: tuple[str, ...]) -> None:
        self._ids = ids

    def __getitem__(self, game_id: str) -> Game:
        if game_id not in self._ids:
            raise KeyError(game_id)
        game: Game = import_module(f"game.{game_id}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)


GAMES = Catalog(("africa", "star", "mancala"))


def load_submodule(game_id: str, name: str) -> ModuleType:
    """A part of a game that is imported only when somebody asks for it: `puzzles`, `lesson`, `rulebook`."""
    assert game_id in GAMES, game_id
    return import_module(f"game.{game_id}.{name}")

"""The list of games. Each game is imported on first use, so that the page loads only one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from types import ModuleType

from game.contract import Game


class Catalog(Mapping[str, Game]):
    """A mapping from game ids, in menu order, to `Game` objects."""

    def __init__(self, ids: tuple[str, ...]) -> None:
        self._ids = ids

    def __getitem__(self, game_id: str) -> Game:
        if game_id not in self._ids:
            raise KeyError(game_id)
        game: Game = import_module(f"game.{game_id}").GAME
        return game

    def __contains__(self, game_id: object) -> bool:
        """Imports no game, unlike `Mapping`'s own way: it may not have been loaded."""
        return game_id in self._ids

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)


GAMES = Catalog(("africa", "star", "mancala"))


def load_submodule(game_id: str, name: str) -> ModuleType:
    """A module of a game that is imported on demand, such as `learn.puzzles`."""
    assert game_id in GAMES, game_id
    return import_module(f"game.{game_id}.{name}")

"""Playthroughs: whole games written out move by move, so that a change of a rule fails a test.

Each game with playthroughs has a module `tests.<game>.playthrough` with a `PlaythroughSet`. Run as a program
it plays the games again and writes their files to `playthroughs/`; `test_playthroughs.py` replays the files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.contract import NOBODY, State, find_move


class Ply(NamedTuple):
    """A move with the state before it and the state after it."""

    before: Any
    move: Any
    after: Any


class Setup(Protocol):
    """The beginning of a game. Its text is the first line of the file."""

    def begin(self) -> Any: ...


SetupT = TypeVar("SetupT", bound=Setup)


@dataclass(frozen=True)
class PlaythroughSet(Generic[SetupT]):
    """A game's playthroughs by name.

    `make_chooser` returns the function that chooses the moves of a new game, `format_lines` writes plies as
    lines of a file, `moves_of_line` reads the moves of one such line.
    """

    folder: Path
    setups: Mapping[str, SetupT]
    make_chooser: Callable[[SetupT], Callable[[Any], Any]]
    format_lines: Callable[[Iterable[Ply]], Iterator[str]]
    moves_of_line: Callable[[str], Iterable[str]]

    def stored_text(self, name: str) -> str:
        """The text of a file."""
        return (self.folder / f"{name}.txt").read_text(encoding="utf-8")

    def plies(self, name: str) -> Iterator[Ply]:
        """The moves of a file, read as moves from outside are read."""
        state: State = self.setups[name].begin()
        for line in self.stored_text(name).splitlines()[1:]:
            for word in self.moves_of_line(line):
                move = find_move(state, word)
                after = state.play(move)
                yield Ply(state, move, after)
                state = after

    def generate(self, name: str) -> Iterator[Ply]:
        """A newly played game."""
        setup = self.setups[name]
        choose, state = self.make_chooser(setup), setup.begin()
        while state.to_act != NOBODY:
            move = choose(state)
            after = state.play(move)
            yield Ply(state, move, after)
            state = after

    def text(self, name: str, plies: Iterable[Ply]) -> str:
        """The content of a file."""
        return "\n".join([str(self.setups[name]), *self.format_lines(plies), ""])

    def write_files(self) -> None:
        """Play every game again and write its file."""
        self.folder.mkdir(exist_ok=True)
        for old in self.folder.iterdir():
            old.unlink()
        for name in self.setups:
            text = self.text(name, self.generate(name))
            (self.folder / f"{name}.txt").write_text(text, encoding="utf-8")

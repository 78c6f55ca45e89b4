"""Playthroughs: whole games written out move by move, so that no rule changes unnoticed.

Each game with playthroughs has a module `tests.<game>.playthrough` with a `Book` of them. Run as a program it
plays the games anew and writes their files to `playthroughs/`; `test_playthroughs.py` plays what is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.contract import NOBODY, State, find_move


class Ply(NamedTuple):
    """A move with what it was played on and what came of it."""

    before: Any
    move: Any
    after: Any


class Setup(Protocol):
    """How a game begins; as text it is the first line of its file."""

    def begin(self) -> Any: ...


SetupT = TypeVar("SetupT", bound=Setup)


@dataclass(frozen=True)
class PlaythroughSet(Generic[SetupT]):
    """A game's playthroughs by name.

    `choose` gives the chooser of a game that is played anew, `lines` writes plies as the lines of a file and
    `words` reads back the moves of one such line.
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
        """The moves of a file, through the gate for moves from outside."""
        state: State = self.setups[name].begin()
        for line in self.stored_text(name).splitlines()[1:]:
            for word in self.moves_of_line(line):
                move = find_move(state, word)
                after = state.play(move)
                yield Ply(state, move, after)
                state = after

    def generate(self, name: str) -> Iterator[Ply]:
        """The game played anew."""
        setup = self.setups[name]
        choose, state = self.make_chooser(setup), setup.begin()
        while state.to_act != NOBODY:
            move = choose(state)
            after = state.play(move)
            yield Ply(state, move, after)
            state = after

    def text(self, name: str, plies: Iterable[Ply]) -> str:
        """What a file holds."""
        return "\n".join([str(self.setups[name]), *self.format_lines(plies), ""])

    def write_files(self) -> None:
        """Write every file anew."""
        self.folder.mkdir(exist_ok=True)
        for old in self.folder.iterdir():
            old.unlink()
        for name in self.setups:
            text = self.text(name, self.generate(name))
            (self.folder / f"{name}.txt").write_text(text, encoding="utf-8")

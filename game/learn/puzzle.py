"""A puzzle: a position in which exactly one move reaches the goal.

A game's `puzzle_data.py`, made by `python3 -m tools puzzles`, holds its puzzles with empty lines between
them: the position and, after a bar, a variation for each first move, the best one first. Spaces separate the
moves of a variation, slashes the variations:

    4 ..b../…/… b stones=1 … | R21 S31 T30 / S31 R21 / T30 R21
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.text.message import Message

Variation = tuple[str, ...]
"""Moves in their notation, in order."""

ASKED, RIGHT, WRONG = "asked", "right", "wrong"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """`start` is the position in the format of `State.text`; `variations` holds what follows each first move.

    A puzzle with a `name`, a message key, has an `icon` instead of a number. Its `stories` tell what it is
    about, before and after it is solved; `goal` stands for the game's usual one. `reasons` tells why a wrong
    move is wrong.
    """

    id: str
    start: str
    best: str
    variations: Mapping[str, Variation] = field(hash=False)
    name: str = ""
    icon: str = ""
    stories: tuple[Message, ...] = ()
    goal: Message | None = None
    reasons: Mapping[str, Message] = field(default_factory=dict, hash=False)

    def status(self, moves: Variation) -> str:
        """`ASKED` before the first move, then `RIGHT` or `WRONG`."""
        if not moves:
            return ASKED
        return RIGHT if moves[0] == self.best else WRONG

    def next_move(self, moves: Variation) -> str | None:
        """The automatic move that follows; None before the first move and at the end of a variation."""
        if not moves:
            return None
        line = (moves[0], *self.variations[moves[0]])
        return line[len(moves)] if len(moves) < len(line) else None

    def plausible_moves(self) -> Variation:
        """The best move and the two others with the longest variations, sorted by notation."""
        longest = sorted(self.variations, key=lambda move: (move != self.best, -len(self.variations[move])))
        return tuple(sorted(longest[:3]))


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game's `puzzle_data.py`; ids are numbers from 1."""
    return tuple(read_puzzle(str(number), each) for number, each in enumerate(text.split("\n\n"), start=1))


def read_puzzle(name: str, text: str) -> Puzzle:
    """One puzzle; any white space is a space."""
    start, _, rest = " ".join(text.split()).partition(" | ")
    variations = read_variations(rest)
    return Puzzle(name, start, next(iter(variations)), variations)


def read_variations(text: str) -> dict[str, Variation]:
    """What follows each first move. Spaces separate the moves of a variation, slashes the variations."""
    lines = [tuple(line.split()) for line in " ".join(text.split()).split(" / ")]
    return {line[0]: line[1:] for line in lines}


def write_puzzle(puzzle: Puzzle) -> str:
    """One line that `read_puzzle` reads."""
    lines = (" ".join((first, *rest)) for first, rest in puzzle.variations.items())
    return f"{puzzle.start} | {' / '.join(lines)}"

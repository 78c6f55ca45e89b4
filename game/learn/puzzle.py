"""A puzzle: a position in which one move reaches the goal and no other does.

A game's puzzles stand in its `puzzle_data.py`, made by `python3 -m tools puzzles`, with empty lines between
them: the position, and after a bar what comes of each move, the right one first. Moves that follow each
other are separated by spaces, first moves by slashes:

    4 ..b../…/… b stones=1 … | R21 S31 T30 / S31 R21 / T30 R21
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.text.message import Message

Variation = tuple[str, ...]
"""Moves in their notation, one after the other."""

ASKED, RIGHT, WRONG = "asked", "right", "wrong"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """`start` is the position as `State.text` writes it, `lines` has for each first move what follows it.

    `about` is what is told of the puzzle's history, before and once it is solved.
    """

    id: str
    start: str
    best: str
    variations: Mapping[str, Variation] = field(hash=False)
    stories: tuple[Message, ...] = ()

    def status(self, moves: Variation) -> str:
        """Whether a move is still asked for, or the one played was right or wrong."""
        if not moves:
            return ASKED
        return RIGHT if moves[0] == self.best else WRONG

    def next_move(self, moves: Variation) -> str | None:
        """What follows by itself once a move was played; None where the line ends."""
        if not moves:
            return None
        line = (moves[0], *self.variations[moves[0]])
        return line[len(moves)] if len(moves) < len(line) else None

    def plausible_moves(self) -> Variation:
        """Three moves among which the right one is: the others hold out longest. In a fixed order."""
        longest = sorted(self.variations, key=lambda move: (move != self.best, -len(self.variations[move])))
        return tuple(sorted(longest[:3]))


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """Puzzles as a game's `puzzle_data.py` has them; a puzzle's id is its number, from 1."""
    return tuple(read_puzzle(str(number), each) for number, each in enumerate(text.split("\n\n"), start=1))


def read_puzzle(name: str, text: str) -> Puzzle:
    """One puzzle; any white space is a space."""
    start, _, rest = " ".join(text.split()).partition(" | ")
    variations = read_variations(rest)
    return Puzzle(name, start, next(iter(variations)), variations)


def read_variations(text: str) -> dict[str, Variation]:
    """By first move, what follows it; the moves of a line are separated by white space, lines by slashes."""
    lines = [tuple(line.split()) for line in " ".join(text.split()).split(" / ")]
    return {line[0]: line[1:] for line in lines}


def write_puzzle(puzzle: Puzzle) -> str:
    """What `read_puzzle` reads, on one line."""
    lines = (" ".join((first, *rest)) for first, rest in puzzle.variations.items())
    return f"{puzzle.start} | {' / '.join(lines)}"

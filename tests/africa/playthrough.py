"""Playthroughs of Star of Africa, written by `python3 -m tests.africa.playthrough`.

A file has the set-up, a line for each turn (`1: land, 4, go egypt`), the position after every tenth turn
(after `=`), and the outcome.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.africa import GAME
from game.africa.rules.moves import Move
from game.africa.rules.position import ACT, OVER, START
from game.africa.rules.state import State
from game.contract import CHANCE
from tests.africa.quick_player import quick_move
from tests.playthroughs import PlaythroughSet, Ply
from tests.strategies import random_move

TURNS_BETWEEN_POSITIONS = 10


class Setup(NamedTuple):
    """The set-up of a game, and the seed with which its file is written."""

    preset: str
    seats: int
    seed: int
    changes: str = ""

    def begin(self) -> State:
        changes = dict(change.split("=") for change in self.changes.split())
        numbers = {name: int(value) for name, value in changes.items() if value.isdigit()}
        state = GAME.new({**GAME.presets[self.preset], **changes, **numbers}, self.seats)
        assert isinstance(state, State)
        return state

    def __str__(self) -> str:
        return f"{self.preset} seats={self.seats} seed={self.seed} {self.changes}".strip()


SETUPS = {
    "bedouins": Setup("classic", 3, 54),
    "captives_of_the_pirates": Setup("classic", 2, 83),
    "draw": Setup("classic", 2, 30),
    "equal_rolls_clockwise": Setup("lost_diamond", 3, 32),
    "equal_rolls_descending": Setup("sheet_2005", 2, 23),
    "five_at_the_table": Setup("piatnik", 5, 30),
    "four_at_the_table": Setup("classic", 4, 35, "freeing_roll_moves=no order=descending"),
    "freed_and_staying": Setup("classic", 2, 59, "freeing_roll_moves=no order=descending"),
    "freed_and_walking": Setup("sheet_2005", 2, 68),
    "held": Setup("classic", 2, 62),
    "horseshoe": Setup("classic", 2, 125),
    "house_mix": Setup("lost_diamond", 4, 36, "board=finnish stranding=no penniless_sea=one_step"),
    "lost_diamond_draw": Setup("lost_diamond", 2, 91),
    "no_horseshoe_left": Setup("classic", 2, 92),
    "one_step": Setup("piatnik", 3, 71),
    "pirates": Setup("piatnik", 3, 81),
    "stowaway": Setup("lost_diamond", 3, 27),
    "two_steps": Setup("amended_2005", 2, 57),
}


def quick_players(setup: Setup) -> Callable[[State], Move]:
    """A function that chooses moves and chance from the set-up's seed."""
    rng = Random(setup.seed)
    return lambda state: random_move(state, rng) if state.to_act == CHANCE else quick_move(state, rng)


def lines(plies: Iterable[Ply]) -> Iterator[str]:
    """The lines of a file after the set-up."""
    words, turns = list[str](), 0
    for before, move, after in plies:
        words.append(str(move))
        if after.phase in (START, ACT, OVER):
            yield f"{before.seat}: {', '.join(words)}"
            words, turns = [], turns + 1
            if turns % TURNS_BETWEEN_POSITIONS == 0 or after.outcome:
                yield f"= {after.text()}"
        if after.outcome:
            yield str(after.outcome)


def words(line: str) -> list[str]:
    """The moves of a line."""
    return line.partition(": ")[2].split(", ") if ": " in line else []


PLAYTHROUGHS = PlaythroughSet(Path(__file__).parent / "playthroughs", SETUPS, quick_players, lines, words)

if __name__ == "__main__":
    PLAYTHROUGHS.write_files()

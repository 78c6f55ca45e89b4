"""Playthroughs: whole games written out move by move, so that no rule changes unnoticed.

    python3 -m tests.africa.playthrough

plays the games in `SETUPS` anew and writes their files to `playthroughs/`. The tests play what stands in the
files. A file is the set-up, then a line a turn (`1: land, 4, go egypt`) and now and then, after `=`, the
position, and at the end the outcome.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.africa import GAME
from game.africa.moves import Move
from game.africa.position import ACT, OVER, START
from game.africa.rules import State
from game.contract import CHANCE, NOBODY, find_move
from tests.africa.keen import keen_move
from tests.strategies import any_move

FOLDER = Path(__file__).parent / "playthroughs"
TURNS_BETWEEN_POSITIONS = 10


class Setup(NamedTuple):
    """How a game begins, and the seed with which it is played when its file is written."""

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


class Ply(NamedTuple):
    """A move with what it was played on and what came of it."""

    before: State
    move: Move
    after: State


def played(setup: Setup) -> Iterator[Ply]:
    """The game that keen players with this seed play."""
    state, rng = setup.begin(), Random(setup.seed)
    while state.to_act != NOBODY:
        move = any_move(state, rng) if state.to_act == CHANCE else keen_move(state, rng)
        after = state.play(move)
        yield Ply(state, move, after)
        state = after


def replayed(setup: Setup, text: str) -> Iterator[Ply]:
    """The moves of a file, through the gate for moves from outside."""
    state = setup.begin()
    for line in text.splitlines()[1:]:
        if ": " in line:
            for word in line.partition(": ")[2].split(", "):
                move = find_move(state, word)
                after = state.play(move)
                yield Ply(state, move, after)
                state = after


def written(setup: Setup, plies: Iterator[Ply]) -> str:
    """The text of a file."""
    lines, words, turns = [str(setup)], list[str](), 0
    for before, move, after in plies:
        words.append(str(move))
        if after.phase in (START, ACT, OVER):
            lines.append(f"{before.turn}: {', '.join(words)}")
            words, turns = [], turns + 1
            if turns % TURNS_BETWEEN_POSITIONS == 0 or after.outcome:
                lines.append(f"= {after.text()}")
        if after.outcome:
            lines.append(str(after.outcome))
    return "\n".join([*lines, ""])


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    for name, setup in SETUPS.items():
        (FOLDER / f"{name}.txt").write_text(written(setup, played(setup)), encoding="utf-8")


if __name__ == "__main__":
    main()

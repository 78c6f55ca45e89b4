"""Playthroughs of *Star: whole games written out, so that no rule changes unnoticed.

    python3 -m tests.star.playthrough

plays the games in `SETUPS` anew, by lot with an eye for shape, and writes their files to `playthroughs/`. The
tests play what stands in the files. A file is the options, then the moves, ten a line, each line followed by
the position and its three scores, and at the end the outcome.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from game.contract import NOBODY, find_move
from game.star import GAME
from game.star.ai.wanderer import shapely
from game.star.moves import PASS, SWAP, Move
from game.star.rules import State

FOLDER = Path(__file__).parent / "playthroughs"
MOVES_A_LINE = 10

SETUPS = {
    "agreed": "rings=4 stones=1 swap=no handicap=0",
    "double": "rings=6 stones=2 swap=yes handicap=0",
    "double_handicap": "rings=5 stones=2 swap=yes handicap=4",
    "full_board": "rings=4 stones=1 swap=yes handicap=0",
    "full_size": "rings=10 stones=1 swap=yes handicap=0",
    "handicap": "rings=7 stones=1 swap=no handicap=9",
    "medium": "rings=8 stones=1 swap=no handicap=0",
    "nine_rings": "rings=9 stones=2 swap=no handicap=0",
    "small": "rings=6 stones=1 swap=yes handicap=0",
}


def begin(options: str) -> State:
    pairs = (option.split("=") for option in options.split())
    state = GAME.new({name: int(value) if value.isdigit() else value for name, value in pairs})
    assert isinstance(state, State)
    return state


def played(name: str) -> Iterator[Move]:
    """A game of players who look at shape, now and then at nothing, and pass rarely; `agreed` ends early."""
    state, rng = begin(SETUPS[name]), Random(name)
    while state.to_act != NOBODY:
        move = PASS if rng.random() < 0.02 or state.passes else shapely(state, rng).move
        if name == "agreed" and state.stones.count(".") < 20:
            move = PASS
        elif state.may_swap and rng.random() < 0.8:
            move = SWAP
        elif state.passes or rng.random() < 0.2:
            move = rng.choice(state.legal_moves()[:-1])
        yield move
        state = state.play(move)


def written(options: str, moves: Iterator[Move]) -> str:
    """The text of a file."""
    state, line, lines = begin(options), list[str](), [options]
    for move in moves:
        state = state.play(move)
        line.append(str(move))
        if len(line) == MOVES_A_LINE or state.outcome:
            lines += [" ".join(line), f"= {state.text()}", f"= {score_line(state)}"]
            line = []
    return "\n".join([*lines, str(state.outcome), ""])


def score_line(state: State) -> str:
    found = state.score()
    return f"peries {found.peries} stars {found.stars} {found.total} {found.simplified} {found.schmittberger}"


def replayed(text: str) -> Iterator[Move]:
    """The moves of a file, through the gate for moves from outside."""
    options, *lines = text.splitlines()
    state = begin(options)
    for line in lines[:-1]:
        if not line.startswith("="):
            for word in line.split():
                move = find_move(state, word)
                yield move
                state = state.play(move)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    for name, options in SETUPS.items():
        (FOLDER / f"{name}.txt").write_text(written(options, played(name)), encoding="utf-8")


if __name__ == "__main__":
    main()

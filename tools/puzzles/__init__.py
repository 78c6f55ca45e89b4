"""`python3 -m tools puzzles star|mancala`: makes a game's puzzles again, or proves the stored ones.

Computer players play games with random openings. A position near the end becomes a puzzle if the exact solver
proves that one move alone wins, and if no simple player finds that move. Twelve of them are chosen, evenly
from the easiest to the hardest. The same seed and number of games give the same puzzles.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from random import Random
from types import ModuleType

from game.catalog import GAMES, load_submodule
from game.learn.puzzle import Puzzle, write_puzzle
from tools.console import ROOT, ToolError, print_line
from tools.puzzles import mancala, star

MAKERS: dict[str, ModuleType] = {"star": star, "mancala": mancala}
PUZZLE_COUNT = 12


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser("python3 -m tools puzzles", description=__doc__)
    parser.add_argument("game", choices=tuple(MAKERS))
    parser.add_argument("--games", type=int, default=2000, help="number of games to search for puzzles")
    parser.add_argument("--seed", default="puzzles")
    parser.add_argument("--prove", action="store_true", help="prove the stored puzzles and make none")
    args = parser.parse_args(arguments)
    if args.prove:
        return prove(args.game)
    return make(args.game, args.seed, args.games)


def prove(game: str) -> int:
    """Solve every stored puzzle again."""
    for puzzle in load_submodule(game, "learn.puzzles").PUZZLES:
        if not is_proved(game, puzzle):
            raise ToolError(f"puzzle {puzzle.id} of {game} is wrong: {puzzle.start}")
        print_line(f"puzzle {puzzle.id}: {puzzle.best} alone wins")
    return 0


def is_proved(game: str, puzzle: Puzzle) -> bool:
    """Whether the solver proves that the puzzle's best move alone wins, and finds the same moves."""
    lines = MAKERS[game].prove(GAMES[game].parse_state(puzzle.start))
    return lines is not None and next(iter(lines)) == puzzle.best and lines.keys() == puzzle.variations.keys()


def make(game: str, seed: str, games: int) -> int:
    maker = MAKERS[game]
    found = [puzzle for number in range(games) if (puzzle := find_puzzle(maker, Random(f"{seed} {number}")))]
    if len(found) < PUZZLE_COUNT:
        raise ToolError(f"{games} games gave only {len(found)} puzzles of {game}: search more with --games")
    chosen = pick_evenly([puzzle for _, puzzle in sorted(found, key=lambda each: each[0])])
    target = ROOT / "game" / game / "learn" / "puzzle_data.py"
    target.write_text(module_source(game, seed, games, chosen), "utf-8")
    print_line(f"{len(chosen)} of {len(found)} puzzles are in {target.relative_to(ROOT)}")
    return 0


def find_puzzle(maker: ModuleType, rng: Random) -> tuple[tuple[int, ...], Puzzle] | None:
    """The difficulty and the hardest puzzle of one game, if it has any."""
    found = sorted(puzzles(maker, rng), key=lambda each: each[0])
    if sys.stderr.isatty():
        print("+" if found else ".", end="", file=sys.stderr, flush=True)
    return found[-1] if found else None


def puzzles(maker: ModuleType, rng: Random) -> Iterator[tuple[tuple[int, ...], Puzzle]]:
    for state in maker.candidates(rng):
        lines = maker.prove(state)
        if lines and not maker.is_simple(state, next(iter(lines))):
            puzzle = Puzzle("", state.text(), next(iter(lines)), lines)
            yield maker.difficulty(state, puzzle), puzzle


def pick_evenly(found: list[Puzzle]) -> list[Puzzle]:
    """PUZZLE_COUNT puzzles at equal distances, the first and the last included."""
    return [found[round(number * (len(found) - 1) / (PUZZLE_COUNT - 1))] for number in range(PUZZLE_COUNT)]


def module_source(game: str, seed: str, games: int, chosen: list[Puzzle]) -> str:
    """The source of a game's `learn/puzzle_data.py`."""
    head = f"Made by `python3 -m tools puzzles {game} --seed {seed} --games {games}`."
    body = "\n\n".join("\n".join(wrap(write_puzzle(puzzle))) for puzzle in chosen)
    return f'"""{head} Read by `game.learn.puzzle`."""\n\nPUZZLES = """\n{body}\n"""\n'


def wrap(text: str, width: int = 105) -> Iterator[str]:
    """The text in lines, broken at spaces."""
    line = ""
    for word in text.split(" "):
        if line and len(line) + 1 + len(word) > width:
            yield line
            line = ""
        line = f"{line} {word}" if line else word
    yield line

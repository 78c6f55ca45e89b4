"""Star of Africa in numbers: games of computer players alone, under each preset, as tables and pictures.

Who sits where is drawn by lot from `--players`, so that a player's share of wins is told per seat: with four
seats a fair share is a quarter. The home that each starts from is drawn, too, unless `--chosen-starts`.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import monotonic

from game.africa import GAME
from tools.progress import counted
from tools.simulate.africa.charts import pictures
from tools.simulate.africa.figures import Figures, figures, star_table, table
from tools.simulate.africa.game import Plan, Played, play
from tools.step import Failure, say


def main(arguments: list[str]) -> int:
    asked = read(arguments)
    planned = plans(asked)
    start = monotonic()
    games = list(counted(run(planned, asked.jobs), len(planned)))
    spent = monotonic() - start
    columns = {
        preset: figures([game for plan, game in zip(planned, games, strict=True) if plan.preset == preset])
        for preset in asked.presets
    }
    say(report(columns))
    say(f"\n{len(games):,} games, {len(games) / spent:.0f} a second on {asked.jobs} cores")
    if asked.out:
        write(asked.out, columns)
    return 0


def plans(asked: argparse.Namespace) -> list[Plan]:
    """So many games under each preset."""
    return [
        Plan(preset, asked.players, asked.seats, f"{asked.seed} {preset} {number}", asked.chosen_starts)
        for preset in asked.presets
        for number in range(asked.games)
    ]


def run(planned: Sequence[Plan], jobs: int) -> Iterator[Played]:
    """The games, in the order of the plans."""
    if jobs == 1:
        yield from map(play, planned)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, planned, chunksize=25)


def report(columns: dict[str, Figures]) -> str:
    """The tables, as Markdown."""
    return f"{table(columns)}\n\n{star_table(columns)}"


def write(folder: Path, columns: dict[str, Figures]) -> None:
    """The tables and the pictures as files."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "tables.md").write_text(report(columns) + "\n")
    for name, picture in pictures(columns).items():
        (folder / name).write_text(picture)


def read(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python3 -m tools simulate africa", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="under each preset")
    parser.add_argument("--players", default=",".join(GAME.levels), help="levels, with commas")
    parser.add_argument("--presets", default=",".join(GAME.presets), help="with commas")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--chosen-starts", action="store_true", help="players choose their homes")
    parser.add_argument("--seed", default="africa", help="the same seed gives the same games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    parser.add_argument("--out", type=Path, help="a folder for tables and pictures")
    asked = parser.parse_args(arguments)
    asked.players = known("player", asked.players, GAME.levels)
    asked.presets = known("preset", asked.presets, GAME.presets)
    if asked.seats not in GAME.seats:
        raise Failure(f"{asked.seats} cannot play; {GAME.seats[0]} to {GAME.seats[-1]} can")
    if asked.games < 1:
        raise Failure("there is nothing to tell of no games")
    return asked


def known(what: str, text: str, there: Collection[str]) -> tuple[str, ...]:
    """The words of a list with commas. Raises Failure for one that is not there."""
    words = tuple(text.split(","))
    for word in words:
        if word not in there:
            raise Failure(f"no {what} {word!r}; there are {', '.join(there)}")
    return words

"""Statistics of Star of Africa from games between computer players, by preset, as tables and charts.

The player of each seat is drawn from `--players`; wins are counted per seat, so with four seats a fair share
is a quarter. Home cities are drawn too, unless `--chosen-starts` lets the players choose.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Collection
from pathlib import Path
from time import monotonic

from game.africa import GAME
from tools.console import ToolError, print_line
from tools.parallel import run_all
from tools.simulate.africa.charts import pictures
from tools.simulate.africa.check import check_game, check_job, summary
from tools.simulate.africa.figures import Figures, figures, star_table, summary_table
from tools.simulate.africa.game import PLAYERS, GameJob, play_game


def main(arguments: list[str]) -> int:
    args = parse_arguments(arguments)
    if args.check or args.only:
        return check_games(args)
    game_jobs = make_jobs(args)
    start = monotonic()
    games = run_all(play_game, game_jobs, args.jobs)
    spent = monotonic() - start
    columns = {
        preset: figures([game for job, game in zip(game_jobs, games, strict=True) if job.preset == preset])
        for preset in args.presets
    }
    print_line(report(columns))
    print_line(f"\n{len(games):,} games, {len(games) / spent:.0f} a second on {args.jobs} cores")
    if args.out:
        write_files(args.out, columns)
    return 0


def check_games(args: argparse.Namespace) -> int:
    """Play the games of `--check`, or the one of `--only`; print the summary. 1 if there are faults."""
    numbers = range(args.games)
    seeds = (
        [args.only] if args.only else [f"{args.seed} {each} {n}" for each in args.presets for n in numbers]
    )
    start = monotonic()
    games = run_all(check_game, [check_job(seed) for seed in seeds], args.jobs)
    found = {**summary(games), "seconds": round(monotonic() - start), "processes": args.jobs}
    print_line(json.dumps(found, indent=1))
    return int(found["faults"] > 0)


def make_jobs(args: argparse.Namespace) -> list[GameJob]:
    """The games to play, `--games` under each preset."""
    return [
        GameJob(preset, args.players, args.seats, f"{args.seed} {preset} {number}", args.chosen_starts)
        for preset in args.presets
        for number in range(args.games)
    ]


def report(columns: dict[str, Figures]) -> str:
    """The tables, as Markdown."""
    return f"{summary_table(columns)}\n\n{star_table(columns)}"


def write_files(folder: Path, columns: dict[str, Figures]) -> None:
    """Write tables and charts into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "tables.md").write_text(report(columns) + "\n")
    for name, picture in pictures(columns).items():
        (folder / name).write_text(picture)


def parse_arguments(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python3 -m tools simulate africa", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="under each preset")
    parser.add_argument("--players", default=",".join(GAME.levels), help="levels or baselines, with commas")
    parser.add_argument("--presets", default=",".join(GAME.presets), help="with commas")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--chosen-starts", action="store_true", help="players choose their home cities")
    parser.add_argument(
        "--check", action="store_true", help="all levels, two to five seats: print faults and lengths as JSON"
    )
    parser.add_argument("--only", help="play the game of one seed of --check again: 'SEED PRESET NUMBER'")
    parser.add_argument("--seed", default="africa", help="the same seed gives the same games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    parser.add_argument("--out", type=Path, help="a folder for tables and charts")
    args = parser.parse_args(arguments)
    args.players = checked_choices("player", args.players, PLAYERS)
    args.presets = checked_choices("preset", args.presets, GAME.presets)
    if args.seats not in GAME.seats:
        raise ToolError(f"no game has {args.seats} seats; there are {GAME.seats[0]} to {GAME.seats[-1]}")
    if args.games < 1:
        raise ToolError("no games to play: --games must be at least 1")
    return args


def checked_choices(label: str, text: str, available: Collection[str]) -> tuple[str, ...]:
    """The words of a comma-separated list. Raises ToolError for one that is not in `available`."""
    words = tuple(text.split(","))
    for word in words:
        if word not in available:
            raise ToolError(f"no {label} {word!r}; there are {', '.join(available)}")
    return words

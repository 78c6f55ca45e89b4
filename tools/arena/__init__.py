"""`python3 -m tools arena GAME --games N --players A,B,…`: computer players against each other.

Each seed of dice and tokens is played with every rotation of the seats, so that luck and seats even out. A
player is a level, `random` or a baseline: in Star of Africa `nearest` (goes to the nearest token, with all
its money), `land` (goes to the nearest by land) and `child` (tosses a coin which way to walk); in *Star
`child` (takes the rim, or a node beside a stone), `uct:3000` (plain UCT, 3,000 playouts a move) and
`uct-rave:100000` (a strong program in C++); in Afrika `depth:6` (searches six plies). A number behind a
level, `master:80000`, is its work for a move (playouts, nodes) in place of slices; with an s,
`reckoner:0.5s`, CPU seconds. A game of *Star stops once its score bounds decide it. Between two players, a
draw counts as half a win.

With `--ladder` each player meets only the one before it in the list; the table has ratings on one scale.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise

from game.catalog import GAMES
from game.contract import BadOptions, Game, Options
from tools.arena.match import BASELINES, FIXED_BASELINES, RANDOM, Match, Result, make_player, play_match
from tools.arena.ratings import ladder_table
from tools.arena.table import standings
from tools.console import ToolError, print_line
from tools.parallel import run_all


def main(arguments: list[str]) -> int:
    args = _parse_arguments(arguments)
    groups = list(pairwise(args.players)) if args.ladder else [args.players]
    matches = [
        match
        for group in groups
        for match in schedule(args.game, args.options, group, args.games, args.seed, args.opening)
    ]
    start = time.monotonic()
    results = run_all(partial(play_match, slices=args.slices), matches, args.jobs)
    if args.ladder:
        print_line(ladder_table(args.players, {pair: _points(pair, matches, results) for pair in groups}))
    else:
        print_line(standings(matches, results, time.monotonic() - start))
    return 0


def _points(pair: tuple[str, str], matches: Sequence[Match], results: Sequence[Result]) -> tuple[float, int]:
    """The points of the first player of a pair, a draw counted as half, and the number of games."""
    points, games = 0.0, 0
    for match, result in zip(matches, results, strict=True):
        if set(match.players) == set(pair):
            winners = [match.players[winner] for winner in result.winners]
            points += winners.count(pair[0]) if winners else 0.5
            games += 1
    return points, games


def schedule(
    game: str, options: Options, players: tuple[str, ...], games: int, seed: str, opening: int = 0
) -> Iterator[Match]:
    """The matches of `games` games, rounded up to whole rotations of the seats."""
    seats = len(players)
    for deal in range(-(-games // seats)):
        for rotation in range(seats):
            yield Match(game, options, players[rotation:] + players[:rotation], f"{seed}-{deal}", opening)


def _parse_arguments(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python3 -m tools arena", description=__doc__)
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--players", required=True, help="levels, baselines or random, with commas")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--preset", help="a named set of options")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="one more option")
    parser.add_argument("--seed", default="arena", help="the same seed gives the same games")
    parser.add_argument("--slices", type=int, default=1, help="slices of about 20 ms to think for each move")
    parser.add_argument("--opening", type=int, default=0, help="the first plies, decided at random")
    parser.add_argument("--ladder", action="store_true", help="only neighbours in the list play; ratings")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    args = parser.parse_args(arguments)
    game = GAMES[args.game]
    if args.games < 1:
        raise ToolError("--games must be at least 1")
    args.players = tuple(args.players.split(","))
    if args.ladder and len(args.players) < 2:
        raise ToolError("a ladder needs at least two players")
    args.options = _chosen_options(game, args.preset, args.set)
    _check_players(game, args.players, 2 if args.ladder else len(args.players))
    return args


def _chosen_options(game: Game, preset: str | None, settings: list[str]) -> Options:
    if preset is not None and preset not in game.presets:
        raise ToolError(f"no preset {preset!r} in {game.id}; there are {', '.join(game.presets)}")
    options = dict(game.presets[preset]) if preset else {}
    for setting in settings:
        name, _, value = setting.partition("=")
        options[name] = value
        with suppress(ValueError):
            options[name] = float(value)
    try:
        return game.complete_options(options)
    except BadOptions as error:
        raise ToolError(str(error)) from error


def _check_players(game: Game, players: tuple[str, ...], seats: int) -> None:
    for player in players:
        try:
            make_player(game, player)
        except (KeyError, ValueError):
            others = (*FIXED_BASELINES.get(game.id, ()), *BASELINES.get(game.id, ()))
            available = ", ".join((RANDOM, *game.levels, *others))
            raise ToolError(f"no player {player!r} in {game.id}; there are {available}") from None
    try:
        game.check_seats(seats)
    except BadOptions as error:
        raise ToolError(str(error)) from error

"""`simulate africa --check`: every computer player, alone and in mixtures, plays games to their end.

Half of the games have one level at all seats, the other half a level drawn for each seat; two to five seats.
An exception, and a game of more than `MAX_PLIES` moves, are faults. The summary is JSON; `--only SEED` plays
the game of one seed again.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from typing import Any, NamedTuple

from game.africa import GAME
from tools.console import ToolError
from tools.simulate.africa.game import ENDLESS, GameJob, play_game


class CheckedGame(NamedTuple):
    """A game that was played: its number of moves and its end, or `error`, a traceback."""

    job: GameJob
    plies: int
    reason: str
    error: str = ""


def check_job(seed: str) -> GameJob:
    """The game of a seed, `SEED PRESET NUMBER`; the number decides levels and seats. Raises ToolError."""
    try:
        _, preset, digits = seed.rsplit(maxsplit=2)
        number = int(digits)
    except ValueError:
        raise ToolError(f"no game has the seed {seed!r}: SEED PRESET NUMBER") from None
    if preset not in GAME.presets:
        raise ToolError(f"no preset {preset!r}; there are {', '.join(GAME.presets)}")
    levels = tuple(GAME.levels)
    rounds, table = divmod(number, 2 * len(levels))
    players, seats = levels[table : table + 1] or levels, GAME.seats[(rounds + table) % len(GAME.seats)]
    return GameJob(preset, players, seats, seed, chosen_starts=True)


def check_game(job: GameJob) -> CheckedGame:
    try:
        result = play_game(job)
    except Exception:  # any exception is a fault
        return CheckedGame(job, 0, "error", traceback.format_exc())
    return CheckedGame(job, result.plies, result.reason)


def summary(games: Iterable[CheckedGame]) -> dict[str, Any]:
    """Games, the longest one and the faults, by preset."""
    presets: dict[str, dict[str, Any]] = {}
    for game in games:
        found = presets.setdefault(
            game.job.preset, {"games": 0, "longest": 0, "longest_seed": "", "endless": [], "errors": []}
        )
        found["games"] += 1
        if game.plies > found["longest"]:
            found["longest"], found["longest_seed"] = game.plies, game.job.seed
        if game.reason == ENDLESS:
            found["endless"].append(game.job.seed)
        if game.error:
            found["errors"].append({"seed": game.job.seed, "error": game.error})
    return {
        "games": sum(found["games"] for found in presets.values()),
        "longest": max((found["longest"] for found in presets.values()), default=0),
        "faults": sum(len(found["endless"]) + len(found["errors"]) for found in presets.values()),
        "presets": presets,
    }

"""Ratings on one scale from games between pairs of players.

The model is that of Bradley and Terry (1952): each player has a strength, and wins against another with the
probability strength / (sum of both). It is fitted as Zermelo (1929) did, by iteration. A rating is the
strength on a scale on which 400 points are ten times the strength, so 200 points win three games of four.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10

from game.play.statistics.standings import wilson

LOWEST = 400
"""The rating of the first player; only differences have a meaning."""

VIRTUAL_DRAWS = 1.0
"""Drawn games added to each pair, so that a player who won every game has a finite rating."""

ITERATIONS = 10_000
PRECISION = 1e-9

Pairings = Mapping[tuple[str, str], tuple[float, int]]
"""For pairs of players: the points of the first, a draw counted as half, and the number of games."""


def fitted_ratings(pairings: Pairings) -> dict[str, float]:
    """The rating of each player, in the order of their first game; all must be linked by games."""
    points: dict[str, float] = {}
    games: dict[tuple[str, str], float] = {}
    for (one, other), (won, played) in pairings.items():
        points[one] = points.get(one, 0.0) + won + VIRTUAL_DRAWS / 2
        points[other] = points.get(other, 0.0) + played - won + VIRTUAL_DRAWS / 2
        games[one, other] = games.get((one, other), 0.0) + played + VIRTUAL_DRAWS
    strengths = dict.fromkeys(points, 1.0)
    for _ in range(ITERATIONS):
        expected = dict.fromkeys(points, 0.0)
        for (one, other), number in games.items():
            share = number / (strengths[one] + strengths[other])
            expected[one] += share
            expected[other] += share
        fitted = {player: points[player] / expected[player] for player in points}
        change = max(abs(fitted[player] / strengths[player] - 1) for player in points)
        strengths = fitted
        if change < PRECISION:
            break
    first = next(iter(strengths.values()))
    return {player: LOWEST + 400 * log10(strength / first) for player, strength in strengths.items()}


def ladder_table(players: Sequence[str], pairings: Pairings) -> str:
    """A row for each player, the weakest first: its rating, and its share against the one before."""
    ratings = fitted_ratings(pairings)
    rows = ["player           rating   games    share   95 % interval"]
    for number, player in enumerate(players):
        row = f"{player:16}{ratings[player]:7.0f}"
        if number:
            points, games = pairings[players[number - 1], player]
            share = 1 - points / games
            low, high = wilson(share, games)
            row += f"{games:8}{share:9.1%}   {low:.1%} – {high:.1%}"
        rows.append(row)
    return "\n".join(rows)

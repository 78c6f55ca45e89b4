"""The results of many games as a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import median

from tools.arena.match import Match, Result

Z_95 = 1.96
"""Standard deviations of a normal distribution that hold 95 % of it."""

HEADER = "player       seats   wins    share   95 % interval       fair     median   longest"


def standings(matches: Sequence[Match], results: Sequence[Result], seconds: float) -> str:
    """Who won how often with its interval, how the games ended, and how long they took."""
    players = list(dict.fromkeys(matches[0].players))
    games = len(results)
    plies = sum(result.plies for result in results)
    endings = Counter(result.reason for result in results)
    ended = ", ".join(f"{reason} {count}" for reason, count in endings.most_common())
    return "\n".join(
        (
            HEADER,
            *(_player_row(player, matches, results) for player in players),
            f"{games} games, {plies / games:.0f} moves each, {games / seconds:.1f} games a second; {ended}",
        )
    )


def _player_row(player: str, matches: Sequence[Match], results: Sequence[Result]) -> str:
    games = len(results)
    seats = matches[0].players.count(player)
    wins = sum(
        match.players[winner] == player
        for match, result in zip(matches, results, strict=True)
        for winner in result.winners
    )
    draws = sum(not result.winners for result in results) if len(matches[0].players) == 2 else 0
    points = wins + draws / 2
    low, high = wilson(points, games)
    times = [
        1000 * each
        for match, result in zip(matches, results, strict=True)
        for name, seat_times in zip(match.players, result.seconds, strict=True)
        if name == player
        for each in seat_times
    ]
    return (
        f"{player:12}{seats:6}{wins:7}{points / games:9.1%}   {f'{low:.1%} – {high:.1%}':17}"
        f"{seats / len(matches[0].players):7.1%}{median(times):8.2f} ms{max(times):7.1f} ms"
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927), as if every game stood for itself."""
    share, weight = wins / games, Z_95 * Z_95 / games
    middle = (share + weight / 2) / (1 + weight)
    reach = Z_95 * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)

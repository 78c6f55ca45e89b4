"""The results of many games as a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import median

from game.play.statistics.standings import wilson
from tools.arena.match import Match, Result

HEADER = "player       seats   wins    share   95 % interval       fair     median   longest"


def standings(matches: Sequence[Match], results: Sequence[Result], seconds: float) -> str:
    """Wins of each player with 95 % interval and decision times, then how the games ended."""
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
    low, high = wilson(points / games, games)
    times = [
        1000 * each
        for match, result in zip(matches, results, strict=True)
        for name, seat_times in zip(match.players, result.seconds, strict=True)
        if name == player
        for each in seat_times
    ]
    thinking = f"{median(times):8.2f} ms{max(times):7.1f} ms" if times else "   no decisions"
    return (
        f"{player:12}{seats:6}{wins:7}{points / games:9.1%}   {f'{low:.1%} – {high:.1%}':17}"
        f"{seats / len(matches[0].players):7.1%}{thinking}"
    )

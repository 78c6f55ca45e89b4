"""Win counts per player and opponent, with confidence intervals.

The share won counts a draw as half. Its 95 % confidence interval is E. B. Wilson's (1927).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from game.play.record import HUMAN, Seat
from game.play.saves.library import LibraryEntry

Z_95 = 1.96


@dataclass(frozen=True, slots=True)
class Tally:
    """The numbers of games, wins and draws of a player against `opponent` (None: against all)."""

    player: str
    opponent: str | None
    games: int = 0
    won: int = 0
    drawn: int = 0

    @property
    def share(self) -> float:
        """The share won, 0 to 1; a draw counts as half."""
        return (self.won + self.drawn / 2) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of `share`."""
        return wilson(self.share, self.games)


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval for a share observed in `games` games."""
    middle = share + Z_95 * Z_95 / (2 * games)
    spread = Z_95 * sqrt(share * (1 - share) / games + Z_95 * Z_95 / (4 * games * games))
    scale = 1 + Z_95 * Z_95 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def standings(entries: Iterable[LibraryEntry]) -> tuple[Tally, ...]:
    """For each person, the tally against all players, then against each opponent in games for two."""
    tallies: dict[tuple[str, str | None], Tally] = {}
    for game in entries:
        for number, seat in enumerate(game.seats):
            if seat.player == HUMAN:
                _count_game(tallies, game, number, None)
                if len(game.seats) == 2:
                    _count_game(tallies, game, number, player_key(game.seats[1 - number]))
    return tuple(sorted(tallies.values(), key=_sort_key))


def player_key(seat: Seat) -> str:
    """The name of a player; without one `HUMAN`, or the computer player's level."""
    return seat.name or seat.player


def _count_game(
    tallies: dict[tuple[str, str | None], Tally], game: LibraryEntry, number: int, opponent: str | None
) -> None:
    player = player_key(game.seats[number])
    old = tallies.get((player, opponent)) or Tally(player, opponent)
    won = old.won + (number in game.winners)
    drawn = old.drawn + (not game.winners)
    tallies[player, opponent] = Tally(player, opponent, old.games + 1, won, drawn)


def _sort_key(tally: Tally) -> tuple[str, bool, int, str]:
    return tally.player, tally.opponent is not None, -tally.games, tally.opponent or ""

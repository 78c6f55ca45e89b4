"""Who won how often, against whom: counts, and how much they bear.

The share won, a draw counted half, is told with Wilson's interval (E. B. Wilson, 1927): between which shares
the true one lies, if 95 of 100 such statements are to be right.
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
    """Games of a player, `against` one other (all others if it is None): how many, won and drawn."""

    player: str
    opponent: str | None
    games: int = 0
    won: int = 0
    drawn: int = 0

    @property
    def share(self) -> float:
        """The part won, draws counted half."""
        return (self.won + self.drawn / 2) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies, as far as so many games can tell."""
        return wilson(self.share, self.games)


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share seen in so many games."""
    middle = share + Z_95 * Z_95 / (2 * games)
    spread = Z_95 * sqrt(share * (1 - share) / games + Z_95 * Z_95 / (4 * games * games))
    scale = 1 + Z_95 * Z_95 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def standings(entries: Iterable[LibraryEntry]) -> tuple[Tally, ...]:
    """For each person of these games the tally against all, and then against each opponent in games of two.

    A player is a name, or a kind: `HUMAN` for a person without one, else the computer player's level.
    """
    tallies: dict[tuple[str, str | None], Tally] = {}
    for game in entries:
        for number, seat in enumerate(game.seats):
            if seat.player == HUMAN:
                _count_game(tallies, game, number, None)
                if len(game.seats) == 2:
                    _count_game(tallies, game, number, player_key(game.seats[1 - number]))
    return tuple(sorted(tallies.values(), key=_sort_key))


def player_key(seat: Seat) -> str:
    """What a player is counted under."""
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

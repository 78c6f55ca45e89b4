"""Who won how often, against whom: counts, and how much they bear.

The share won, a draw counted half, is told with Wilson's interval (E. B. Wilson, 1927): between which shares
the true one lies, if 95 of 100 such statements are to be right.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from game.play.library import Kept
from game.play.record import HUMAN, Seat

Z = 1.96


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of a player, `against` one other (all others if it is None): how many, won and drawn."""

    player: str
    against: str | None
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
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def standings(kept: Iterable[Kept]) -> tuple[Tally, ...]:
    """For each person of these games the tally against all, and then against each opponent in games of two.

    A player is a name, or a kind: `HUMAN` for a person without one, else the computer player's level.
    """
    tallies: dict[tuple[str, str | None], Tally] = {}
    for game in kept:
        for number, seat in enumerate(game.seats):
            if seat.player == HUMAN:
                _count(tallies, game, number, None)
                if len(game.seats) == 2:
                    _count(tallies, game, number, known_as(game.seats[1 - number]))
    return tuple(sorted(tallies.values(), key=_order))


def known_as(seat: Seat) -> str:
    """What a player is counted under."""
    return seat.name or seat.player


def _count(
    tallies: dict[tuple[str, str | None], Tally], game: Kept, number: int, against: str | None
) -> None:
    player = known_as(game.seats[number])
    old = tallies.get((player, against)) or Tally(player, against)
    won = old.won + (number in game.winners)
    drawn = old.drawn + (not game.winners)
    tallies[player, against] = Tally(player, against, old.games + 1, won, drawn)


def _order(tally: Tally) -> tuple[str, bool, int, str]:
    return tally.player, tally.against is not None, -tally.games, tally.against or ""

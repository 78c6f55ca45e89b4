"""The game played on in the mind while the star is hidden: who turns which token, and when.

Everybody makes for the token that is nearest in expected turns and turns it once those have passed; who finds
it gone makes for the next one. Dice are averages, so that one course says what hundreds of games with dice
would be needed for. Two things are uncertain, and count as such:

- a race for a token: whoever could be there about as soon has a share in it (Luce's choice axiom);
- the future: the later a token is turned, the more it counts as anybody's.

The player whose course it is chooses once: the token to begin with.

The star lies under each token with the same chance. So a course is worth what the player gains or loses
against a fair share in each token, the nearer to home the more: a star found far away is not yet won. To turn
a token sooner is then never worse than later, and what is out of reach counts little, so that nobody waits
for ever. Who is left alone plays on as if there were one other.

Not handled: what tokens pay, and money spent on tickets (only the price of a token is).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import nsmallest
from math import exp, inf
from operator import attrgetter, itemgetter
from typing import NamedTuple

from game.africa.ai.navigator.move_values import AfterMove
from game.africa.ai.navigator.token_distances import DistanceTables, TokenDistances
from game.africa.rules.board import PLACES

RACE_SPREAD = 0.4
"""Turns by which one may be later than another and still be a rival: the scale of an exponential."""

DISCOUNT_TURNS = 4.0
"""Turns in which the future fades: the scale of an exponential."""

HORIZON = 2.5 * DISCOUNT_TURNS
"""What lies so many turns ahead is anybody's."""

FIRST_TOKEN_CANDIDATES = 2
"""Of so many tokens, the nearest, the player itself makes first for the one that is best in the end."""


class TokenTurn(NamedTuple):
    """A token is turned: its place by index, the turns until then, whether it is `mine` (of the player whose
    course this is), and this player's share in it.
    """

    place: int
    turns: float
    mine: bool
    share: float


class ProjectedPlayer:
    """A player on the way: since when from where with how much, and the token it makes for."""

    __slots__ = ("arrival", "departure", "distances", "purse", "target")

    def __init__(self, departure: float, purse: int, distances: TokenDistances) -> None:
        self.departure = departure
        self.purse = purse
        self.distances = distances
        self.target = -1
        self.arrival = inf

    def choose_target(self, remaining: list[int]) -> None:
        """Make for the nearest of the tokens that are left."""
        turns = self.distances.turns
        self.target = min(remaining, key=turns.__getitem__, default=-1)
        self.arrival = self.departure + turns[self.target] if remaining else inf


class Projection:
    """The courses of one position, for one player among its rivals, with so many gems in the bag."""

    def __init__(self, tables: DistanceTables, rivals: Iterable[AfterMove], gems: int) -> None:
        self._tables = tables
        self._gems = gems
        self._rivals = [
            (after.delay, after.purse, tables.distances(after.spot, after.purse)) for after in rivals
        ]
        self.fair_share = 1 / (1 + max(1, len(self._rivals)))

    def win_probability(self, after: AfterMove, left: list[int]) -> float:
        """The chance to win from there on, with these tokens left, by index.

        Those out of reach count as far as a gem may be found for the way.
        """
        turns = self._tables.distances(after.spot, after.purse).turns
        reachable = sum([turns[place] < inf for place in left])
        counted_unreachable = (len(left) - reachable) * min(1.0, self._gems * reachable / len(left))
        gain = max(gain for gain, _ in self._sequences(after, left))
        return (self.fair_share * (reachable + counted_unreachable) + gain) / len(left)

    def token_sequence(self, after: AfterMove, left: list[int]) -> list[TokenTurn]:
        """The tokens as they are turned, one after the other, up to the horizon."""
        return max(self._sequences(after, left), key=_BY_GAIN)[1]

    def _sequences(self, after: AfterMove, remaining: list[int]) -> Iterator[tuple[float, list[TokenTurn]]]:
        """What each choice of the first token gains, and how it goes on."""
        distances = self._tables.distances(after.spot, after.purse)
        for target in nsmallest(FIRST_TOKEN_CANDIDATES, remaining, key=distances.turns.__getitem__):
            sequence = list(
                self._project(ProjectedPlayer(after.delay, after.purse, distances), target, remaining.copy())
            )
            yield self._gain(sequence, distances), sequence

    def _gain(self, sequence: list[TokenTurn], distances: TokenDistances) -> float:
        fair_share, star_win_probabilities = self.fair_share, distances.star_win_probabilities
        return sum(
            [
                (each.share - fair_share)
                * star_win_probabilities[each.place]
                * exp(-each.turns / DISCOUNT_TURNS)
                for each in sequence
            ]
        )

    def _project(
        self, self_player: ProjectedPlayer, target: int, remaining: list[int]
    ) -> Iterator[TokenTurn]:
        players = [self_player, *(ProjectedPlayer(*start) for start in self._rivals)]
        self_player.choose_target([target])
        for player in players[1:]:
            player.choose_target(remaining)
        while remaining:
            first = min(players, key=_BY_ARRIVAL)
            if first.arrival > HORIZON:
                return
            place, now = first.target, first.arrival
            yield _token_turn(players, first, place, now)
            remaining.remove(place)
            for player in players:
                if player.target == place:
                    self._relocate(player, place, now, player is first)
                    player.choose_target(remaining)

    def _relocate(self, player: ProjectedPlayer, place: int, now: float, opens_it: bool) -> None:
        """Where a player is when the token is turned: there, or closer to where it came from."""
        if opens_it:
            player.purse = max(0, player.purse - self._tables.token_price)
        if opens_it or player.arrival - now < now - player.departure:
            player.distances = self._tables.distances(PLACES[place], player.purse)
        player.departure = now


_BY_ARRIVAL = attrgetter("arrival")
_BY_GAIN = itemgetter(0)


def _token_turn(players: list[ProjectedPlayer], first: ProjectedPlayer, place: int, now: float) -> TokenTurn:
    """What becomes of a token that `first` makes for, by how much later the others could be there."""
    weights = []
    for player in players:
        delay = 0.0 if player is first else player.departure + player.distances.turns[place] - now
        weights.append(exp(-max(delay, 0.0) / RACE_SPREAD))
    return TokenTurn(place, now, first is players[0], weights[0] / sum(weights))

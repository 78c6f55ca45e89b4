"""A projection of the game while the star is hidden: which player opens which token, and when.

Each player makes for the nearest token in expected turns and opens it on arrival; if the token is gone, the
player makes for the next one. Dice count as averages, so that one projection replaces hundreds of random
playouts. Two things are uncertain:

- a race for a token: each player that could arrive at about the same time has a share in it (Luce's choice
  axiom);
- the future: the later a token is opened, the less the share in it differs from a fair one.

The player whose move is valued, the planner, chooses between two first tokens, and for each between two next
ones.

The star is under each token with the same probability. So the value of a projection is what the player gains
against a fair share in each token, weighted by the chance to bring a star home from there. Then it is never
better to open a token later, and unreachable tokens count little, so that no player waits forever. A player
without opponents gets the fair share of a game for two.

Not handled: the money that tokens pay, and money spent on tickets (only the price of a token is). What else
it misses, `learned_correction.py` corrects.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from itertools import islice
from math import exp, inf
from operator import attrgetter, itemgetter
from typing import NamedTuple

from game.africa.ai.navigator.move_values import AfterMove
from game.africa.ai.navigator.token_distances import DistanceTables, TokenDistances
from game.africa.rules.board import PLACES

RACE_SPREAD = 0.32
"""The delay in turns at which a player's weight in a race falls by the factor e."""

MAX_RACE_DELAY = 10 * RACE_SPREAD
"""A player that would arrive later than this has no share in a race."""

DISCOUNT_TURNS = 5.2
"""Turns in which the gain from a token falls by the factor e."""

HORIZON = 2.2 * DISCOUNT_TURNS
"""Turns after which tokens are not projected."""

PLAN_CANDIDATES = 2
"""The nearest tokens among which the planner chooses its first, and from there its second."""

NO_TOKEN = -1


class TokenTurn(NamedTuple):
    """A token opened: its place index, the turns until then, whether the planner opens it (`mine`),
    and that player's share in it.
    """

    place: int
    turns: float
    mine: bool
    share: float


class ProjectedGame(NamedTuple):
    """The planner's win probability, and the tokens as they are opened, in order, up to the horizon."""

    win_probability: float
    sequence: list[TokenTurn]


class ProjectedPlayer:
    """A player on the way: the time and place of departure, the purse, and the token it makes for."""

    __slots__ = ("arrival", "departure", "distances", "purse", "target")

    def __init__(self, departure: float, purse: int, distances: TokenDistances) -> None:
        self.departure = departure
        self.purse = purse
        self.distances = distances
        self.target = NO_TOKEN
        self.arrival = inf

    def choose_target(self, remaining: Container[int]) -> None:
        """Make for the nearest remaining token."""
        for place in self.distances.nearest:
            if place in remaining:
                self.make_for(place)
                return
        self.make_for(NO_TOKEN)

    def make_for(self, target: int) -> None:
        """Make for this token, or for none."""
        self.target = target
        self.arrival = self.departure + self.distances.turns[target] if target != NO_TOKEN else inf


class Projection:
    """The projections of one position, for one player among opponents, with `gems` gems in the bag."""

    def __init__(self, tables: DistanceTables, opponents: Iterable[AfterMove], gems: int) -> None:
        self._tables = tables
        self._gems = gems
        self._opponents = [
            (after.delay, after.purse, tables.distances(after.spot, after.purse)) for after in opponents
        ]
        self.fair_share = 1 / (1 + max(1, len(self._opponents)))

    def best_game(self, after: AfterMove, remaining: list[int]) -> ProjectedGame:
        """The game with the best plan from there on, with these tokens (place indices) remaining.

        Tokens out of reach count by the chance that a gem pays for the way.
        """
        turns = self._tables.distances(after.spot, after.purse).turns
        count, reachable = len(remaining), sum([turns[place] < inf for place in remaining])
        counted_unreachable = (count - reachable) * min(1.0, self._gems * reachable / count)
        gain, sequence = max(self._sequences(after, remaining), key=itemgetter(0))
        return ProjectedGame((self.fair_share * (reachable + counted_unreachable) + gain) / count, sequence)

    def sequence_with_aim(self, after: AfterMove, remaining: list[int], first: int) -> list[TokenTurn]:
        """The tokens as they are opened if the planner makes for the token `first`."""
        start = ProjectedPlayer(after.delay, after.purse, self._tables.distances(after.spot, after.purse))
        return list(self._project(start, (first, NO_TOKEN), set(remaining)))

    def _sequences(self, after: AfterMove, remaining: list[int]) -> Iterator[tuple[float, list[TokenTurn]]]:
        """The gain for each plan, and the tokens opened."""
        distances = self._tables.distances(after.spot, after.purse)
        for plan in self._plans(after, remaining):
            start = ProjectedPlayer(after.delay, after.purse, distances)
            sequence = list(self._project(start, plan, set(remaining)))
            yield self._gain(sequence, distances), sequence

    def _plans(self, after: AfterMove, remaining: list[int]) -> Iterator[tuple[int, int]]:
        """The first token, and the second if the player opens the first."""
        nearest = self._tables.distances(after.spot, after.purse).nearest
        purse_left = max(0, after.purse - self._tables.token_price)
        for first in islice(filter(remaining.__contains__, nearest), PLAN_CANDIDATES):
            onward = self._tables.distances(PLACES[first], purse_left).nearest
            others = (place for place in onward if place in remaining and place != first)
            for second in list(islice(others, PLAN_CANDIDATES)) or [NO_TOKEN]:
                yield first, second

    def _gain(self, sequence: list[TokenTurn], distances: TokenDistances) -> float:
        fair_share, home_probabilities = self.fair_share, distances.star_win_probabilities
        return sum(
            [
                (each.share - fair_share) * home_probabilities[each.place] * exp(-each.turns / DISCOUNT_TURNS)
                for each in sequence
            ]
        )

    def _project(
        self, planner: ProjectedPlayer, plan: tuple[int, int], remaining: set[int]
    ) -> Iterator[TokenTurn]:
        target, next_target = plan
        players = [planner, *(ProjectedPlayer(*start) for start in self._opponents)]
        planner.make_for(target)
        for player in players[1:]:
            player.choose_target(remaining)
        while remaining:
            opener = min(players, key=_BY_ARRIVAL)
            if opener.arrival > HORIZON:
                return
            place, now = opener.target, opener.arrival
            yield _token_turn(players, opener, place, now)
            remaining.remove(place)
            for player in players:
                if player.target == place:
                    self._relocate(player, place, now, player is opener)
                    if player is opener is planner and place == target and next_target in remaining:
                        player.make_for(next_target)
                    else:
                        player.choose_target(remaining)

    def _relocate(self, player: ProjectedPlayer, place: int, now: float, opens_it: bool) -> None:
        """Put a player at the opened token, or back at its departure if that is closer."""
        if opens_it:
            player.purse = max(0, player.purse - self._tables.token_price)
        if opens_it or player.arrival - now < now - player.departure:
            player.distances = self._tables.distances(PLACES[place], player.purse)
        player.departure = now


_BY_ARRIVAL = attrgetter("arrival")


def _token_turn(players: list[ProjectedPlayer], opener: ProjectedPlayer, place: int, now: float) -> TokenTurn:
    """The opening of a token by `opener`; shares depend on how much later the others could be there."""
    planner_weight = total = 0.0
    for player in players:
        delay = 0.0 if player is opener else player.departure + player.distances.turns[place] - now
        if delay < MAX_RACE_DELAY:
            weight = exp(-delay / RACE_SPREAD) if delay > 0.0 else 1.0
            total += weight
            if player is players[0]:
                planner_weight = weight
    return TokenTurn(place, now, opener is players[0], planner_weight / total)

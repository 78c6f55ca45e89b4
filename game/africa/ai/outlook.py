"""The chance to bring the star home while it is still hidden, wherever a move may leave the piece.

The star lies under each token with the same chance. So what counts is which tokens a player will turn before
the others, and whether the star comes home from there:

- players at different distances share a token like runners whose dice nobody knows: each with a weight that
  falls with the turns (Luce's choice axiom);
- the player makes a tour: the best three tokens in a row that can be found, each shared as above, and later
  ones worth less, as somebody may find the star meanwhile; what lies beyond the tour counts by its shares;
- money is time later on: a token without it takes two turns more, a flight saves many. So is the bonus;
- a horseshoe close to home is a second chance.

The numbers were found by playing (`game/africa/README.md`). What dice and tokens may bring before the piece
stands there is `ahead.py`'s.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, inf
from typing import NamedTuple

from game.africa.ai.ahead import Stand
from game.africa.ai.reach import FADE, PULL, RACE, Journeys, Reach, brought_home, journeys
from game.africa.ai.travel import INDEX
from game.africa.board import CAPE_TOWN, PLACES
from game.africa.position import Position
from game.africa.routes import HOMES, TOKEN_CITIES

RIVALRY = 1.7
"""What the others' weights count against one's own."""

BEYOND = 0.25
"""What a token beyond the tour counts."""

WIDTHS = (3, 4, 5)
"""Of how many tokens, the nearest, the last, the second and the first of a tour are chosen."""

MONEY, MUCH = 0.1, 7.5
"""What money is worth at most, with all tokens on the board, and for how many tokens it is much."""

PRICE = 0.015
"""What it is worth to have the price of a token at all."""

BONUS, RUN, FAR = 1.0, 0.6, 8.0
"""What money to be had in Cape Town counts, how steeply turns count in the race for it, and in how many of
them it fades."""

SECOND_CHANCE = 0.14
"""What the horseshoe nearest by way of home counts."""

TINY = 1e-20
"""Keeps a share defined where nobody can go."""

ODDS = {2: (-0.43, 2.78), 3: (-1.34, 5.87), 4: (-1.98, 9.57), 5: (-2.15, 9.61)}
"""By the number of seats the log odds to win: with no outlook at all, and for each point of it."""


class Parts(NamedTuple):
    """What an outlook is made of; the sum is the outlook."""

    tour: float
    beyond: float
    horseshoe: float
    money: float
    bonus: float


HOPELESS = Parts(0.0, 0.0, 0.0, 0.0, 0.0)


class Outlook:
    """`ahead.Prospects` while the star is hidden, for the seat whose turn it is."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._journeys = journeys(position.house)
        self._tokens = sum(1 << INDEX[city] for city in position.tokens)
        self._cities = [INDEX[city] for city in TOKEN_CITIES if city in position.tokens]
        others = list(_others(position, self._journeys))
        self._rivals = _weights(self._journeys, others)
        self._first_to_bonus = min(
            (stand.delay + self._journeys.reach(stand.spot, stand.purse).bonus for stand in others),
            default=inf,
        )

    def staying(self, stand: Stand) -> float:
        return sum(self.parts(stand))

    def turned(self, stand: Stand) -> float:
        here = INDEX[stand.spot]
        left = [place for place in self._cities if place != here]
        return sum(self._parts(stand, self._tokens & ~(1 << here), left))

    def carrying(self, stand: Stand) -> float:
        """With the star just found: its way home, and the horseshoes that may overtake it."""
        horseshoes = self._position.horseshoes_left
        if not horseshoes:
            return 1.0
        return brought_home(
            self._journeys.home(stand.spot, stand.purse), horseshoes / max(1, len(self._cities) - 1)
        )

    def chance(self, outlook: float) -> float:
        """What an outlook is worth as a chance to win; nothing comes of none."""
        least, each = ODDS[len(self._position.seats)]
        return 1 / (1 + exp(-least - each * outlook)) if outlook > 0 else 0.0

    def parts(self, stand: Stand) -> Parts:
        """The outlook with all tokens as they lie, in its parts."""
        return self._parts(stand, self._tokens, self._cities)

    def aim(self, stand: Stand) -> tuple[str, float] | None:
        """The token with which the best tour begins, and one's share of it; None if none is reached."""
        pull, fade = exp(-PULL * stand.delay), exp(-FADE * stand.delay)
        legs = list(self._legs(stand.spot, stand.purse, self._tokens, pull, fade, 2))
        if not legs:
            return None
        _, place = max(legs)
        mine = pull * self._journeys.reach(stand.spot, stand.purse).pulls[place]
        return PLACES[place], mine / (mine + self._rivals[place] + TINY)

    def turns_to_bonus(self, stand: Stand) -> float:
        """Expected turns to the money in Cape Town; infinite once it is gone."""
        reach = self._journeys.reach(stand.spot, stand.purse)
        return stand.delay + reach.bonus if stand.bonus else inf

    def _parts(self, stand: Stand, tokens: int, cities: list[int]) -> Parts:
        reach = self._journeys.reach(stand.spot, stand.purse)
        if not any(map(reach.pulls.__getitem__, cities)):
            return self._last_hope(stand, reach, tokens, cities)
        pull, fade = exp(-PULL * stand.delay), exp(-FADE * stand.delay)
        left = len(cities) / len(TOKEN_CITIES)
        return Parts(
            self._tour(stand.spot, stand.purse, tokens, pull, fade, 2) / len(cities),
            BEYOND * self._shares(reach, pull, cities) / len(cities),
            SECOND_CHANCE * self._horseshoe(reach, stand.delay, cities) / len(cities),
            left * self._worth(stand.purse),
            left * self._bonus(stand, reach),
        )

    def _tour(self, spot: str, purse: int, tokens: int, pull: float, fade: float, longer: int) -> float:
        """The best tour from here: `tokens` as bits, `pull` and `fade` for the turns that have passed."""
        return max((worth for worth, _ in self._legs(spot, purse, tokens, pull, fade, longer)), default=0.0)

    def _legs(
        self, spot: str, purse: int, tokens: int, pull: float, fade: float, longer: int
    ) -> Iterator[tuple[float, int]]:
        """The tokens with which a tour may begin, each with the worth of the whole tour."""
        tried = 0
        for place, nearer, sooner, brought in self._journeys.reach(spot, purse).ways:
            if not tokens >> place & 1:
                continue
            mine, then = pull * nearer, fade * sooner
            worth = mine / (mine + self._rivals[place] + TINY) * brought * then
            if longer:
                worth += self._tour(PLACES[place], purse, tokens & ~(1 << place), mine, then, longer - 1)
            yield worth, place
            tried += 1
            if tried == WIDTHS[longer]:
                return

    def _shares(self, reach: Reach, pull: float, cities: list[int]) -> float:
        """Of every token the share that is this player's."""
        pulls, brought, rivals = reach.pulls, reach.brought, self._rivals
        return sum(
            [
                (mine := pull * pulls[place]) / (mine + rivals[place] + TINY) * brought[place]
                for place in cities
            ]
        )

    def _horseshoe(self, reach: Reach, delay: float, cities: list[int]) -> float:
        """How many horseshoes may lie where the way there and home is shortest."""
        nearest = max(map(reach.race.__getitem__, cities))
        return nearest * exp(-RACE * delay) * self._position.horseshoes_left

    def _worth(self, purse: int) -> float:
        tokens = purse / self._journeys.unit
        return MONEY * (1 - exp(-tokens / MUCH)) + PRICE * (tokens >= 1)

    def _bonus(self, stand: Stand, reach: Reach) -> float:
        """What the money in Cape Town adds, by how likely this player is the first there, and how soon."""
        turns = reach.bonus + stand.delay
        if not stand.bonus or turns == inf:
            return 0.0
        mine, theirs = exp(-RUN * turns), exp(-RUN * self._first_to_bonus)
        more = self._worth(stand.purse + stand.bonus) - self._worth(stand.purse)
        return BONUS * more * mine / (mine + theirs + TINY) * exp(-turns / FAR)

    def _last_hope(self, stand: Stand, reach: Reach, tokens: int, cities: list[int]) -> Parts:
        """No token is within reach; money from Cape Town may change that."""
        if not stand.bonus or not cities or reach.bonus == inf:
            return HOPELESS
        there = Stand(CAPE_TOWN, stand.purse + stand.bonus, stand.delay + reach.bonus, 0)
        return HOPELESS._replace(bonus=sum(self._parts(there, tokens, cities)))


def _others(position: Position, journeys: Journeys) -> Iterator[Stand]:
    """The other players as if on land or in a harbour; the one who is next moves in a part of a turn.

    The turns of a `Reach` count that next move, so that a whole turn is taken off.
    """
    seats, at = len(position.seats), position.order.index(position.turn)
    for later, index in enumerate((*position.order[at + 1 :], *position.order[:at]), start=1):
        seat = position.seats[index]
        delay = later / seats - 1 + seat.held
        if seat.bound:
            at_sea = journeys.at_sea(seat.place, seat.bound, seat.drifting)
            yield Stand(seat.bound, seat.purse, delay + at_sea, 0)
        elif not seat.stranded:
            yield Stand(seat.place or HOMES[0], seat.purse, delay, 0)


def _weights(journeys: Journeys, others: list[Stand]) -> list[float]:
    """What the others weigh together in the race for each place."""
    weights = [0.0] * len(PLACES)
    for stand in others:
        late = RIVALRY * exp(-PULL * stand.delay)
        pulls = journeys.reach(stand.spot, stand.purse).pulls
        weights = [so_far + late * pull for so_far, pull in zip(weights, pulls, strict=True)]
    return weights

"""The chance to bring the star home while it is still hidden, wherever a move may leave the piece.

It is the player's share in the tokens as the game will go on (`course.py`), and money:

- money is time later on: a token without it takes two turns more, a flight saves many;
- so is the bonus in Cape Town, the more surely the nearer one is, and the others are not.

The numbers were found by playing (README.md). What dice and tokens may bring before the piece stands there is
`ahead.py`'s.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, inf
from typing import NamedTuple

from game.africa.ai.ahead import TURNS_CAPTURED, Stand
from game.africa.ai.course import Course, Turning
from game.africa.ai.reach import Journeys, brought_home, journeys
from game.africa.ai.travel import INDEX
from game.africa.board import CAPE_TOWN
from game.africa.effects import gem_worth
from game.africa.moves import TOKEN_KINDS
from game.africa.position import Position
from game.africa.routes import HOMES, TOKEN_CITIES

MONEY, MUCH = 0.033, 7.0
"""What money is worth at most, with all tokens on the board, and for how many tokens it is much."""

PRICE = 0.005
"""What it is worth to have the price of a token at all."""

BONUS, RUN, FAR = 2.5, 0.6, 8.0
"""What money to be had in Cape Town counts, how steeply turns count in the race for it, and in how many of
them it fades."""


class Parts(NamedTuple):
    """What an outlook is made of; the sum is the outlook."""

    tokens: float
    money: float
    bonus: float


HOPELESS = Parts(0.0, 0.0, 0.0)


class Outlook:
    """`ahead.Prospects` while the star is hidden, for the seat whose turn it is."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._journeys = journeys(position.house)
        self._left = [INDEX[city] for city in TOKEN_CITIES if city in position.tokens]
        others = list(_others(position, self._journeys))
        gems = sum(
            left
            for kind, left in zip(TOKEN_KINDS, position.bag, strict=True)
            if gem_worth(position.house, kind)
        )
        self._course = Course(self._journeys, others, gems)
        self._first_to_bonus = min(
            (stand.delay + self._journeys.reach(stand.spot, stand.purse).bonus for stand in others),
            default=inf,
        )

    def staying(self, stand: Stand) -> float:
        return sum(self.parts(stand))

    def turned(self, stand: Stand) -> float:
        here = INDEX[stand.spot]
        return sum(self._parts(stand, [place for place in self._left if place != here]))

    def carrying(self, stand: Stand) -> float:
        """With the star just found: between a fair share and a win, by the way home and the bag."""
        horseshoes, home = self._position.horseshoes_left, self._journeys.home(stand.spot, stand.purse)
        if home == inf or not horseshoes:
            return 0.0 if home == inf else 1.0
        brought = brought_home(home, horseshoes / max(1, len(self._left) - 1))
        return self._course.fair + (1 - self._course.fair) * brought

    def chance(self, outlook: float) -> float:
        """An outlook is a chance already, but for what is added for money."""
        return min(outlook, 1.0)

    def parts(self, stand: Stand) -> Parts:
        """The outlook with all tokens as they lie, in its parts."""
        return self._parts(stand, self._left)

    def course(self, stand: Stand) -> list[Turning]:
        """The tokens that will be turned from there on, one after the other."""
        return self._course.run(stand, self._left)

    def turns_to_bonus(self, stand: Stand) -> float:
        """Expected turns to the money in Cape Town; infinite once it is gone."""
        reach = self._journeys.reach(stand.spot, stand.purse)
        return stand.delay + reach.bonus if stand.bonus else inf

    def _parts(self, stand: Stand, left: list[int]) -> Parts:
        reach = self._journeys.reach(stand.spot, stand.purse)
        if reach.home == inf or not any(reach.turns[place] < inf for place in left):
            return self._last_hope(stand, left)
        lasts = len(left) / len(TOKEN_CITIES)
        return Parts(
            self._course.share(stand, left), lasts * self._worth(stand.purse), lasts * self._bonus(stand)
        )

    def _worth(self, purse: int) -> float:
        tokens = purse / self._journeys.unit
        return MONEY * (1 - exp(-tokens / MUCH)) + PRICE * (tokens >= 1)

    def _bonus(self, stand: Stand) -> float:
        """What the money in Cape Town adds, by how likely this player is the first there, and how soon."""
        turns = self.turns_to_bonus(stand)
        if turns == inf:
            return 0.0
        mine, theirs = exp(-RUN * turns), exp(-RUN * self._first_to_bonus)
        more = self._worth(stand.purse + stand.bonus) - self._worth(stand.purse)
        return BONUS * more * mine / (mine + theirs) * exp(-turns / FAR)

    def _last_hope(self, stand: Stand, left: list[int]) -> Parts:
        """Home or all tokens are out of reach; money from Cape Town may change that."""
        turns = self.turns_to_bonus(stand)
        if not left or turns == inf:
            return HOPELESS
        there = Stand(CAPE_TOWN, stand.purse + stand.bonus, turns, 0)
        return HOPELESS._replace(bonus=sum(self._parts(there, left)))


def _others(position: Position, journeys: Journeys) -> Iterator[Stand]:
    """The other players as if on land or in a harbour; the one who is next moves in a part of a turn.

    The turns of a `Reach` count that next move, so that a whole turn is taken off.
    """
    seats, at = len(position.seats), position.order.index(position.turn)
    for later, index in enumerate((*position.order[at + 1 :], *position.order[:at]), start=1):
        seat = position.seats[index]
        delay = later / seats - 1 + seat.held + TURNS_CAPTURED * seat.captured
        if seat.bound:
            at_sea = journeys.at_sea(seat.place, seat.bound, seat.drifting)
            yield Stand(seat.bound, seat.purse, delay + at_sea, 0)
        elif not seat.stranded:
            yield Stand(seat.place or HOMES[0], seat.purse, delay, 0)

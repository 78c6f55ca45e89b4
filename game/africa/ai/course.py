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

from game.africa.ai.ahead import Stand
from game.africa.ai.reach import Journeys, Reach
from game.africa.board import PLACES

CLOSENESS = 0.4
"""Turns by which one may be later than another and still be a rival: the scale of an exponential."""

FADE = 4.0
"""Turns in which the future fades: the scale of an exponential."""

HORIZON = 2.5 * FADE
"""What lies so many turns ahead is anybody's."""

CHOICES = 2
"""Of so many tokens, the nearest, the player itself makes first for the one that is best in the end."""


class Turning(NamedTuple):
    """A token is turned: its place by index, the turns until then, whether it is `mine` (of the player whose
    course this is), and this player's share in it.
    """

    place: int
    turns: float
    mine: bool
    share: float


class Runner:
    """A player on the way: since when from where with how much, and the token it makes for."""

    __slots__ = ("arrival", "goal", "purse", "reach", "since")

    def __init__(self, since: float, purse: int, reach: Reach) -> None:
        self.since = since
        self.purse = purse
        self.reach = reach
        self.goal = -1
        self.arrival = inf

    def choose(self, left: list[int]) -> None:
        """Make for the nearest of the tokens that are left."""
        turns = self.reach.turns
        self.goal = min(left, key=turns.__getitem__, default=-1)
        self.arrival = self.since + turns[self.goal] if left else inf


class Course:
    """The courses of one position, for one player among its rivals, with so many gems in the bag."""

    def __init__(self, journeys: Journeys, rivals: Iterable[Stand], gems: int) -> None:
        self._journeys = journeys
        self._gems = gems
        self._rivals = [
            (stand.delay, stand.purse, journeys.reach(stand.spot, stand.purse)) for stand in rivals
        ]
        self.fair = 1 / (1 + max(1, len(self._rivals)))

    def share(self, stand: Stand, left: list[int]) -> float:
        """The chance to win from there on, with these tokens left, by index.

        Those out of reach count as far as a gem may be found for the way.
        """
        turns = self._journeys.reach(stand.spot, stand.purse).turns
        within = sum([turns[place] < inf for place in left])
        beyond = (len(left) - within) * min(1.0, self._gems * within / len(left))
        gained = max(gained for gained, _ in self._courses(stand, left))
        return (self.fair * (within + beyond) + gained) / len(left)

    def run(self, stand: Stand, left: list[int]) -> list[Turning]:
        """The tokens as they are turned, one after the other, up to the horizon."""
        return max(self._courses(stand, left), key=_GAINED)[1]

    def _courses(self, stand: Stand, left: list[int]) -> Iterator[tuple[float, list[Turning]]]:
        """What each choice of the first token gains, and how it goes on."""
        reach = self._journeys.reach(stand.spot, stand.purse)
        for goal in nsmallest(CHOICES, left, key=reach.turns.__getitem__):
            course = list(self._turnings(Runner(stand.delay, stand.purse, reach), goal, left.copy()))
            yield self._gained(course, reach), course

    def _gained(self, course: list[Turning], reach: Reach) -> float:
        fair, brought = self.fair, reach.brought
        return sum([(each.share - fair) * brought[each.place] * exp(-each.turns / FADE) for each in course])

    def _turnings(self, me: Runner, goal: int, left: list[int]) -> Iterator[Turning]:
        runners = [me, *(Runner(*rival) for rival in self._rivals)]
        me.choose([goal])
        for runner in runners[1:]:
            runner.choose(left)
        while left:
            first = min(runners, key=_ARRIVAL)
            if first.arrival > HORIZON:
                return
            place, now = first.goal, first.arrival
            yield _turning(runners, first, place, now)
            left.remove(place)
            for runner in runners:
                if runner.goal == place:
                    self._stand(runner, place, now, runner is first)
                    runner.choose(left)

    def _stand(self, runner: Runner, place: int, now: float, turns_it: bool) -> None:
        """Where a player is when the token is turned: there, or closer to where it came from."""
        if turns_it:
            runner.purse = max(0, runner.purse - self._journeys.price)
        if turns_it or runner.arrival - now < now - runner.since:
            runner.reach = self._journeys.reach(PLACES[place], runner.purse)
        runner.since = now


_ARRIVAL = attrgetter("arrival")
_GAINED = itemgetter(0)


def _turning(runners: list[Runner], first: Runner, place: int, now: float) -> Turning:
    """What becomes of a token that `first` makes for, by how much later the others could be there."""
    weights = []
    for runner in runners:
        late = 0.0 if runner is first else runner.since + runner.reach.turns[place] - now
        weights.append(exp(-max(late, 0.0) / CLOSENESS))
    return Turning(place, now, first is runners[0], weights[0] / sum(weights))

"""What a computer player may make for, and which of its aims is the nearest, all told in turns.

Every temper weighs its aims in one coin: expected turns. An aim costs the journey there and its toll, which
is the time to turn the token, plus or minus what the temper thinks of the place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import inf
from operator import add
from typing import NamedTuple

from game.africa.ai import caution
from game.africa.ai.travel import INDEX, Row, Travel
from game.africa.board import CAPE_TOWN
from game.africa.position import Position
from game.africa.routes import HOMES, TOKEN_CITIES

STOP, BUY, TRY = "stop", "buy", "try"
"""What to do at the end of the journey."""

TURNS_TO_TRY = 2.0
"""A try succeeds every second time."""

TURNS_TO_BUY = 1.0
"""Who stands at a token at the start of a turn needs that turn."""


class Aim(NamedTuple):
    """A place to make for and what to do there.

    `toll` are turns besides the journey, `keep` is the money that must be left on arrival, `why` completes
    the key of the reason.
    """

    place: str
    act: str
    toll: float
    keep: int
    why: str


class Prospect(NamedTuple):
    """The best that a choice leads to: turns (infinite: nothing), and the aim."""

    turns: float
    aim: Aim | None


NOTHING = Prospect(inf, None)


class Plan:
    """Aims, put in order so that the nearest one is found quickly."""

    def __init__(self, aims: Iterable[Aim]) -> None:
        self._by_keep: dict[int, list[Aim]] = {}
        for aim in aims:
            self._by_keep.setdefault(aim.keep, []).append(aim)
        self._columns = {
            keep: ([INDEX[aim.place] for aim in group], [aim.toll for aim in group])
            for keep, group in self._by_keep.items()
        }

    def nearest(self, turns: Callable[[int], Row]) -> Prospect:
        """The aim with the fewest turns; `turns(keep)` gives those to each place with so much money left."""
        best = NOTHING
        for keep, (places, tolls) in self._columns.items():
            totals = list(map(add, map(turns(keep).__getitem__, places), tolls))
            least = min(totals)
            if least < best.turns:
                best = Prospect(least, self._by_keep[keep][totals.index(least)])
        return best

    def totals(self, turns: Callable[[int], Row]) -> Iterator[float]:
        """The turns that each aim costs."""
        for keep, (places, tolls) in self._columns.items():
            row = turns(keep)
            yield from (row[place] + toll for place, toll in zip(places, tolls, strict=True))

    def here(self, place: str, act: str, purse: int) -> Prospect:
        """What it costs to do that in this place, on arrival."""
        fit = (
            Prospect(aim.toll, aim)
            for keep, group in self._by_keep.items()
            if keep <= purse
            for aim in group
            if aim.place == place and aim.act == act
        )
        return min(fit, default=NOTHING, key=lambda prospect: prospect.turns)


def unturned(position: Position) -> list[str]:
    """The cities with a token, in the order of the board, so that equal aims are met in the same order."""
    return [city for city in TOKEN_CITIES if city in position.tokens]


def home() -> Iterator[Aim]:
    """Either home, by whatever way is quickest."""
    return (Aim(place, STOP, 0.0, 0, "home") for place in HOMES)


def opening(position: Position, city: str, why: str, toll: float = 0.0, reserve: int = 0) -> Iterator[Aim]:
    """To turn the token in a city, by money if that leaves a reserve, else by a try."""
    toll += caution.toll(position, city)
    reserve = max(reserve, caution.to_reserve(position, city))
    yield Aim(city, BUY, toll, position.house.token_price + reserve, why)
    yield Aim(city, TRY, toll + turns_to_try(position), caution.to_keep(position, city), why)


def turns_to_try(position: Position) -> float:
    """Turns of trying that come after the turn of arrival."""
    return TURNS_TO_TRY / 2 if position.house.try_on_arrival == "yes" else TURNS_TO_TRY


def race(position: Position, travel: Travel) -> Iterator[Aim]:
    """Another one has the star: a horseshoe counts once it is home, so both ways count."""
    if not position.horseshoes_left:
        return
    purse = position.mover.purse
    for city in unturned(position):
        for aim in opening(position, city, "horseshoe"):
            left = max(0, purse - position.house.token_price) if aim.act == BUY else purse
            yield aim._replace(toll=aim.toll + turns_home(travel.turns(city, left)))


def last_hopes(position: Position) -> Iterator[Aim]:
    """Whatever may bring money or luck to one who reaches nothing better, at any risk."""
    for city in unturned(position):
        yield Aim(city, BUY, 0.0, position.house.token_price, "hope")
        yield Aim(city, TRY, turns_to_try(position), 0, "hope")
    if position.bonus:
        yield Aim(CAPE_TOWN, STOP, 0.0, 0, "bonus")


def turns_home(row: Row) -> float:
    """Of a row of turns, those to the nearer home."""
    return min(row[INDEX[place]] for place in HOMES)

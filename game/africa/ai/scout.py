"""The scout opens what is near: it makes for the nearest token and turns it at once."""

from __future__ import annotations

from collections.abc import Iterator

from game.africa.ai.aims import Aim, opening, unturned
from game.africa.ai.travel import Travel
from game.africa.ai.traveller import Traveller
from game.africa.rules import State


class Scout(Traveller):
    """Never waits, never saves: the more tokens it turns, the sooner it finds the star."""

    thrift = 0.6

    def aims(self, state: State, roads: Travel) -> Iterator[Aim]:
        for city in unturned(state):
            yield from opening(state, city, "near")

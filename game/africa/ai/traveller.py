"""The frame of every temper: it makes for the nearest of its aims.

A temper says what its aims are and how dear money is to it. Each choice then costs the turns to the nearest
aim that it leaves. Who has the star, or a horseshoe that counts, goes home; who has neither while another
one has the star races for a horseshoe: so far all tempers agree.

Not handled: nobody is chased, and who is how near to a token is not compared.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from random import Random

from game.africa.ai import reasons
from game.africa.ai.aims import Aim, Plan, Prospect, home, last_hopes, race
from game.africa.ai.choice import Desk, prospect
from game.africa.ai.travel import Travel, travel
from game.africa.moves import Move
from game.africa.rules import State
from game.search.thinker import Thought

PATIENCE = 0.93
"""What is one turn away is worth so much of what is here."""

TO_THE_WIN = 10.0
"""Turns between the next token and a win while the star is hidden, more than an aim's toll ever gains."""

SAME = 1e-9
"""Turns that differ by less are equal: they are sums of fractions."""


class Traveller(ABC):
    """A computer player that makes for the nearest of its aims."""

    thrift = 0.0
    """Turns that the price of a token is worth while the star is hidden."""

    @abstractmethod
    def aims(self, state: State, roads: Travel) -> Iterable[Aim]:
        """What this temper makes for while the star is hidden."""

    def think(self, state: State, rng: Random) -> Iterator[Thought]:
        """One thought: the tables of journeys leave little to do."""
        moves = state.legal_moves()
        if len(moves) == 1:
            yield Thought(moves[0], 0.5, reasons.ONLY_CHOICE, ((moves[0], 0.5),), work=1)
            return
        roads = travel(state.house, self._turns_a_pound(state))
        found = self._prospects(state, roads, moves)
        best = min(each.turns for each in found.values()) + SAME
        move = rng.choice([move for move, each in found.items() if each.turns <= best])
        yield _thought(state, move, found)

    def in_tokens(self, state: State, amount: float) -> float:
        """An amount of money as the number of tokens, or tickets for a ship, that it pays for."""
        return amount / max(1, state.house.token_price, state.house.sea_fare)

    def _turns_a_pound(self, state: State) -> float:
        """Once the star is found only time counts."""
        return 0.0 if state.star_found else self.thrift * self.in_tokens(state, 1)

    def _prospects(self, state: State, roads: Travel, moves: Iterable[Move]) -> Mapping[Move, Prospect]:
        found: dict[Move, Prospect] = {}
        for aims in (self._aims_now(state, roads), last_hopes(state)):
            desk = Desk(state, roads, Plan(aims))
            found = {move: prospect(desk, move) for move in moves}
            if any(each.aim for each in found.values()):
                break
        return found

    def _aims_now(self, state: State, roads: Travel) -> Iterable[Aim]:
        if state.mover.may_win:
            return home()
        return race(state, roads) if state.star_found else self.aims(state, roads)


def _thought(state: State, move: Move, found: Mapping[Move, Prospect]) -> Thought:
    rated = sorted(((each, _value(state, found[each].turns)) for each in found), key=lambda pair: -pair[1])
    return Thought(
        move,
        _value(state, found[move].turns),
        reasons.reason(state, move, found),
        tuple(rated),
        work=len(rated),
    )


def _value(state: State, turns: float) -> float:
    """A rough chance to win: what there is to win, and how soon."""
    if state.mover.may_win:
        return math.pow(PATIENCE, turns)
    if state.star_found:
        return math.pow(PATIENCE, turns) * state.horseshoes_left / max(1, len(state.tokens))
    return math.pow(PATIENCE, max(0.0, turns + TO_THE_WIN)) / sum(not seat.stranded for seat in state.seats)

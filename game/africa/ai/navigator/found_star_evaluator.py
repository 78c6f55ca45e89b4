"""The win probability once the star is found: the way home, or the race for a horseshoe.

A horseshoe must come home before every other winning token, so a token is valued by the turns to it and home
from there. Two tokens in a row are considered, as the first may be no horseshoe.

Turns are compared as if the length of each journey had a logistic distribution. A small risk per turn stands
for another player finding a horseshoe meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, inf, sqrt

from game.africa.ai.navigator.move_values import AfterMove, at_next_move
from game.africa.ai.navigator.token_distances import DistanceTables, distance_tables, home_win_probability
from game.africa.ai.opponent_distances import opponents_in_order
from game.africa.ai.travel import PLACE_INDEX, TurnsByPlace, try_turns_after_arrival
from game.africa.rules.board import PLACES
from game.africa.rules.moves import Move
from game.africa.rules.position import ACT, Position
from game.africa.rules.routes import HOMES

RISK_PER_TURN = 0.05
"""The probability per turn that another player wins with a horseshoe that is still hidden."""

SPREAD_FACTOR, MIN_SPREAD = 0.48, 0.18
"""The spread of a journey's turns: this factor times the square root of their number, plus a minimum."""

WALK_AWAY_LOSS = 0.01
"""How much less it is worth to walk away from the token that is to be opened next."""

MAX_CANDIDATES = 6
"""Tokens considered as the next one: those with the shortest way there and home."""


class FoundStarEvaluator:
    """The `AfterMoveEvaluator` once the star is found, for the seat whose turn it is."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._tables = distance_tables(position.house)
        self._has_winning_token = position.mover.has_winning_token
        self._cities = [PLACE_INDEX[city] for city in PLACES if city in position.tokens]
        self._carrier_turns = [turns for turns in _carrier_turns_home(position, self._tables) if turns < inf]
        self._horseshoe_share = position.horseshoes_left / max(1, len(self._cities))

    def adjusted(self, values: dict[Move, float]) -> dict[Move, float]:
        """The values of the moves; if the token here is the next one to open, no other move is worth as much.

        Tokens to be opened later are valued a little too high: without this rule the player would walk away
        and come back, for ever.
        """
        mover, opening = self._position.mover, [move for move in values if move.verb in ("buy", "try")]
        if self._position.phase != ACT or not opening or self._has_winning_token:
            return values
        here = AfterMove(mover.place, mover.purse, 0.0, self._position.bonus)
        if self.next_token(here) != mover.place:
            return values
        most = max(0.0, max(values[move] for move in opening) - WALK_AWAY_LOSS)
        return {move: value if move in opening else min(value, most) for move, value in values.items()}

    def token_untouched(self, after: AfterMove) -> float:
        return self._value(after, self._cities)

    def token_opened(self, after: AfterMove) -> float:
        here = PLACE_INDEX[after.spot]
        return self._value(after, [place for place in self._cities if place != here])

    def winning_token_found(self, after: AfterMove) -> float:
        return self._unbeaten_probability(self._tables.turns_home(after.spot, after.purse))

    def next_token(self, after: AfterMove) -> str:
        """The token to open next; empty if none is reached in time."""
        candidates = self._token_values(after.spot, after.purse, after.delay, self._cities, look_further=True)
        chance, place = max(candidates, default=(0.0, 0))
        return PLACES[place] if chance else ""

    def nearer_home(self, after: AfterMove) -> str:
        return min(HOMES, key=lambda home: self._tables.turns_to(after.spot, after.purse, home))

    def _value(self, after: AfterMove, cities: list[int]) -> float:
        if self._has_winning_token:
            return self._going_home_value(after)
        return self._best_token_value(after.spot, after.purse, after.delay, cities, look_further=True)

    def _going_home_value(self, after: AfterMove) -> float:
        if after.spot in HOMES and not after.delay:
            return 1.0
        turns = self._tables.turns_home(after.spot, after.purse) + after.delay
        return home_win_probability(turns, self._horseshoe_share) * self._before_carriers_probability(turns)

    def _best_token_value(
        self, spot: str, purse: int, delay: float, cities: list[int], look_further: bool
    ) -> float:
        """The win probability with the best token to open next."""
        values = self._token_values(spot, purse, delay, cities, look_further)
        return max((chance for chance, _ in values), default=0.0)

    def _token_values(
        self, spot: str, purse: int, delay: float, cities: list[int], look_further: bool
    ) -> Iterator[tuple[float, int]]:
        """The win probability with each token to open next, be it a horseshoe or not, and its place."""
        turns_to_tokens = self._tables.turns_to_tokens(spot, purse)
        for place in self._closest(turns_to_tokens, max(0, purse - self._position.house.token_price), cities):
            others = [other for other in cities if other != place] if look_further else []
            arrival = delay + turns_to_tokens[place]
            yield (
                max(
                    self._opening_value(PLACES[place], purse_left, arrival + turns_lost, others)
                    for purse_left, turns_lost in self._ways_to_open(spot, purse, PLACES[place])
                ),
                place,
            )

    def _ways_to_open(self, spot: str, purse: int, city: str) -> Iterator[tuple[int, float]]:
        """The purse after opening the token of a city, and the turns lost.

        The token is bought, or tried for if buying it takes the fare that leads off an island.
        """
        house, islands = self._position.house, self._position.board.islands
        crosses_sea = islands.get(spot) != islands.get(city)
        purse_there = max(0, purse - house.sea_fare) if crosses_sea else purse
        yield max(0, purse_there - house.token_price), 0.0
        if city in islands and purse_there - house.token_price < house.sea_fare <= purse_there:
            yield purse_there, try_turns_after_arrival(house)

    def _opening_value(self, city: str, purse: int, turns: float, others: list[int]) -> float:
        """The win probability with the token of a city opened after these turns, and then another one."""
        chance = self._horseshoe_share * self._unbeaten_probability(
            turns + self._tables.turns_home(city, purse)
        )
        if others and turns < inf:
            further = self._best_token_value(city, purse, turns, others, look_further=False)
            chance += (1 - self._horseshoe_share) * further
        return chance

    def _closest(self, turns_to_tokens: TurnsByPlace, purse: int, cities: list[int]) -> list[int]:
        def turns(place: int) -> float:
            return turns_to_tokens[place] + self._tables.turns_home(PLACES[place], purse)

        return sorted(cities, key=turns)[:MAX_CANDIDATES]

    def _unbeaten_probability(self, turns: float) -> float:
        """The probability that no other player wins within these turns."""
        return exp(-RISK_PER_TURN * max(0.0, turns)) * self._before_carriers_probability(turns)

    def _before_carriers_probability(self, turns: float) -> float:
        chance = 1.0
        for carrier_turns in self._carrier_turns:
            spread = SPREAD_FACTOR * sqrt(max(0.0, carrier_turns)) + MIN_SPREAD
            chance *= 0.0 if turns == inf else 1 / (1 + exp(min((turns - carrier_turns) / spread, 700.0)))
        return chance


def _carrier_turns_home(position: Position, tables: DistanceTables) -> Iterator[float]:
    """The turns home of every other player with a winning token; infinite without a way home."""
    for seat, turns_to_move in opponents_in_order(position):
        if seat.has_winning_token and not seat.stranded:
            after = at_next_move(seat, turns_to_move, tables)
            yield after.delay + tables.turns_home(after.spot, after.purse)

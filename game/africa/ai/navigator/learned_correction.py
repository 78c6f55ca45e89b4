"""What the projection does not see: a correction of the win probability, learned by playing.

A small neural network (`network.py`) looks at each remaining token in turn, and then at the mean of what it
saw. Its inputs are of three kinds: about the token and the opponents (`_token_inputs`), about the planner
(`_planner_inputs`), and about the way from the planner to the token (`_way_inputs`). The correction is its
output, less that where the planner stands before the move: only differences between moves were learned.

The inputs of the first kind are the same for all moves of a turn, so their part of the network is computed
once. How the weights were learned is in `ai/experiments.md`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp, inf
from operator import add
from typing import NamedTuple

from game.africa.ai.navigator.move_values import AfterMove
from game.africa.ai.navigator.network import Vector, network, rectified_units, weighted_sums
from game.africa.ai.navigator.projection import DISCOUNT_TURNS, ProjectedGame, TokenTurn
from game.africa.ai.navigator.token_distances import DistanceTables, TokenDistances
from game.africa.ai.travel import PLACE_INDEX
from game.africa.rules.board import PLACES
from game.africa.rules.position import Position
from game.africa.rules.routes import TOKEN_CITIES

OUTPUT_UNIT = 0.01
"""The win probability that an output of 1 stands for."""

MAX_TURNS, MAX_RANK, MAX_TOKEN_PRICES = 20.0, 10, 10.0
"""Larger inputs are cut to these."""

PURSE_FOR_NEIGHBOURS = 2
"""The token prices with which the way from one token to another is measured."""

CLOSE_TURNS, NEAR_TURNS = 1.5, 4.0
"""Turns in which the weight of a neighbouring token falls by the factor e."""

NEAR_STEPS = 6
"""Steps by road in which the weight of an opponent falls by the factor e."""


class Opponent(NamedTuple):
    """Another player: the turns to each token, its rank by nearness, the steps to it by road, and the purse
    in token prices.

    `nearest_turns` and `nearest_steps` are those to the nearest token.
    """

    turns: dict[int, float]
    ranks: dict[int, int]
    nearest_turns: float
    road_steps: dict[int, float]
    nearest_steps: float
    purse: float


class TokenView(NamedTuple):
    """A remaining token as the opponents leave it."""

    place: int
    hidden: Vector
    first_opponent_turns: float
    second_opponent_turns: float


class LearnedCorrection:
    """The corrections for the moves of one player, the planner. There must be an opponent.

    Before the move the planner stands `here`, with this projected game.
    """

    def __init__(
        self,
        position: Position,
        tables: DistanceTables,
        opponents: Sequence[AfterMove],
        here: AfterMove,
        game: ProjectedGame,
    ) -> None:
        self._tables = tables
        self._opponents = opponents
        self._fair_share = 1 / (1 + len(opponents))
        self._bag_inputs = _bag_inputs(position)
        self._air_fare = position.house.air_fare
        self._board = position.board
        bonus_turns = (opponent.delay + self._distances(opponent).turns_to_bonus for opponent in opponents)
        self._opponent_nearness_to_bonus = _nearness(min(bonus_turns))
        self._network = network()
        self._views: dict[tuple[int, ...], list[TokenView]] = {}
        remaining = [PLACE_INDEX[city] for city in TOKEN_CITIES if city in position.tokens]
        self._token_count = len(remaining)
        self._output_here = self._output(here, remaining, game)

    def value(self, after: AfterMove, remaining: Sequence[int], game: ProjectedGame) -> float:
        """The correction where a move leaves the planner, with these tokens remaining (place indices) and
        this projected game.
        """
        return OUTPUT_UNIT * (self._output(after, remaining, game) - self._output_here)

    def _output(self, after: AfterMove, remaining: Sequence[int], game: ProjectedGame) -> float:
        key = tuple(remaining)
        if key not in self._views:
            self._views[key] = list(self._token_views(key))
        views, net = self._views[key], self._network
        distances = self._distances(after)
        turns, ranks = _turns_and_ranks(after.delay, distances, remaining)
        ahead = [view.place for view in views if turns[view.place] < view.first_opponent_turns]
        # Two more inputs: whether the move opened a token, and the projection's gain over a fair share.
        inputs = (
            *self._planner_inputs(after, distances, min(turns.values()), len(ahead)),
            len(remaining) < self._token_count,
            20 * (game.win_probability - self._fair_share),
        )
        planner_part = weighted_sums(net.planner, inputs)
        projected = {each.place: each for each in game.sequence}
        gains = {each.place: each.share - self._fair_share for each in game.sequence}
        units_by_token = []
        for view in views:
            place = view.place
            _, _, near = _neighbours(self._tables, place)
            # Two more: the tokens near this one that the planner reaches first, and what the planner gains
            # near it by the projection.
            way_inputs = (
                *self._way_inputs(view, turns[place], ranks[place], projected.get(place)),
                sum([near[other] for other in ahead if other != place]) / 2,
                sum([near[other] * gain for other, gain in gains.items() if other != place]),
            )
            starts = map(add, view.hidden, planner_part)
            units_by_token.append(rectified_units(net.way, way_inputs, starts))
        return net.output([sum(units) / len(views) for units in zip(*units_by_token, strict=True)])

    def _distances(self, after: AfterMove) -> TokenDistances:
        return self._tables.distances(after.spot, after.purse)

    def _token_prices(self, purse: int) -> float:
        return min(purse / self._tables.money_unit, MAX_TOKEN_PRICES)

    def _token_views(self, remaining: tuple[int, ...]) -> Iterator[TokenView]:
        opponents = [self._opponent(opponent, remaining) for opponent in self._opponents]
        for place in remaining:
            turns = [*sorted(opponent.turns[place] for opponent in opponents), MAX_TURNS]
            inputs = self._token_inputs(place, remaining, opponents, turns)
            hidden = map(add, self._network.place_biases[place], weighted_sums(self._network.token, inputs))
            yield TokenView(place, tuple(hidden), turns[0], turns[1])

    def _opponent(self, after: AfterMove, remaining: tuple[int, ...]) -> Opponent:
        turns, ranks = _turns_and_ranks(after.delay, self._distances(after), remaining)
        by_road = self._board.land_distances(after.spot)
        road_steps = {place: by_road.get(PLACES[place], inf) for place in remaining}
        return Opponent(
            turns,
            ranks,
            min(turns.values()),
            road_steps,
            min(road_steps.values()),
            self._token_prices(after.purse),
        )

    def _token_inputs(
        self, place: int, remaining: tuple[int, ...], opponents: list[Opponent], turns: list[float]
    ) -> Vector:
        """About the token, the opponents in turns from it, and the bag."""
        first = min(opponents, key=lambda opponent: opponent.turns[place])
        neighbour_turns, close, near = _neighbours(self._tables, place)
        others = [other for other in remaining if other != place]
        return (
            turns[0] / 5,
            exp(-max(turns[0], -1.0) / 2),
            turns[1] / 5,
            min(first.ranks[place], MAX_RANK) / 5,
            first.nearest_turns / 5,
            sum(close[other] for other in others),
            sum(near[other] for other in others) / 2,
            min([MAX_TURNS, *(neighbour_turns[other] for other in others)]) / 5,
            first.purse / 5,
            first.purse >= 1,
            sum(exp(-max(opponent.turns[place], -1.0) / 2) for opponent in opponents),
            sum(opponent.ranks[place] == 0 for opponent in opponents),
            len(opponents) / 3,
            self._fair_share,
            len(remaining) / 15,
            exp(-len(remaining) / 5),
            *self._bag_inputs,
            exp(-min(opponent.road_steps[place] for opponent in opponents) / NEAR_STEPS),
            sum(opponent.road_steps[place] == opponent.nearest_steps < inf for opponent in opponents),
        )

    def _planner_inputs(
        self, after: AfterMove, distances: TokenDistances, nearest_turns: float, tokens_ahead: int
    ) -> Vector:
        """About the planner after the move: nearness, money, and Cape Town's bonus."""
        bonus_turns = after.delay + distances.turns_to_bonus
        return (
            nearest_turns / 5,
            tokens_ahead / 5,
            self._token_prices(after.purse) / 5,
            after.purse >= self._tables.token_price,
            after.purse >= self._air_fare,
            _nearness(bonus_turns) if after.bonus else 0.0,
            self._opponent_nearness_to_bonus if after.bonus else 0.0,
            after.delay / 3,
        )

    def _way_inputs(self, view: TokenView, turns: float, rank: int, projected: TokenTurn | None) -> Vector:
        """About the planner's way to a token, the race for it, and what the projection says of it."""
        gain = projected.share - self._fair_share if projected else 0.0
        discount = exp(-projected.turns / DISCOUNT_TURNS) if projected else 0.0
        return (
            turns / 5,
            exp(-max(turns, -1.0) / 2),
            _sigmoid((view.first_opponent_turns - turns) / 0.7),
            _sigmoid((view.first_opponent_turns - turns) / 2),
            _sigmoid((view.second_opponent_turns - turns) / 2),
            min(rank, MAX_RANK) / 5,
            gain * 2,
            discount,
            gain * discount * 2,
            discount if projected and projected.mine else 0.0,
        )


def _turns_and_ranks(
    delay: float, distances: TokenDistances, remaining: Sequence[int]
) -> tuple[dict[int, float], dict[int, int]]:
    """The turns to each token, and its rank by nearness: 0 for the nearest."""
    turns = {place: min(MAX_TURNS, delay + distances.turns[place]) for place in remaining}
    return turns, {place: rank for rank, place in enumerate(filter(turns.__contains__, distances.nearest))}


def _bag_inputs(position: Position) -> tuple[float, float]:
    """The shares of robbers and, by their value, of gems among the tokens without a star."""
    star, ruby, emerald, topaz, robber, _, _ = position.bag
    total = max(1, sum(position.bag) - star)
    return 2 * robber / total, (2 * ruby + emerald + 0.6 * topaz) / total


def _nearness(turns: float) -> float:
    return exp(-max(0.0, turns) / 4)


def _sigmoid(x: float) -> float:
    return 1 / (1 + exp(-x))


@lru_cache(maxsize=128)
def _neighbours(tables: DistanceTables, place: int) -> tuple[Vector, Vector, Vector]:
    """The turns from a token to each place, and the weights of close and of near neighbours."""
    turns = tables.distances(PLACES[place], PURSE_FOR_NEIGHBOURS * tables.money_unit).turns
    close, near = ([exp(-each / scale) for each in turns] for scale in (CLOSE_TURNS, NEAR_TURNS))
    return turns, close, near

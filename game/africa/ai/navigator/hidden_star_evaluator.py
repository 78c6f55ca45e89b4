"""The win probability while the star is hidden, for where a move may leave the player.

It is the player's share in the tokens by the projected game (`projection.py`), with what was learned by
playing (`learned_correction.py`), plus the value of money:

- money saves time later: a token without it takes two turns more, and a flight saves many;
- so does the bonus in Cape Town, by how near this player and the others are to it.

The constants were tuned by playing (`ai/experiments.md`). `move_values.py` covers the dice and tokens of the
turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, inf
from typing import NamedTuple

from game.africa.ai.navigator.learned_correction import LearnedCorrection
from game.africa.ai.navigator.move_values import AfterMove, at_next_move
from game.africa.ai.navigator.projection import Projection, TokenTurn
from game.africa.ai.navigator.token_distances import DistanceTables, distance_tables, home_win_probability
from game.africa.ai.opponent_distances import opponents_in_order
from game.africa.ai.travel import PLACE_INDEX
from game.africa.rules.board import CAPE_TOWN
from game.africa.rules.legal_moves import has_slow_free_ships
from game.africa.rules.moves import Move
from game.africa.rules.position import Position
from game.africa.rules.routes import TOKEN_CITIES
from game.africa.rules.token_effects import gems_left

MAX_MONEY_VALUE, MONEY_SATURATION_TOKENS = 0.025, 8.0
"""The most that money is worth, and the token prices in which it saturates."""

TOKEN_PRICE_VALUE = 0.005
"""The additional value of having the price of one token."""

BONUS_WEIGHT, RACE_STEEPNESS, BONUS_DISCOUNT_TURNS = 2.5, 0.6, 10.0
"""The weight of Cape Town's bonus, the steepness of the race for it, and the turns in which it fades."""

CALIBRATION = 0.075
"""The win probability that a difference of 1 between moves stands for: the learned correction was trained to
choose moves, and makes their differences too large. Measured by playing (`ai/experiments.md`)."""


class ValueComponents(NamedTuple):
    """The parts of a value, which is their sum."""

    tokens: float
    money: float
    bonus: float


NO_CHANCE = ValueComponents(0.0, 0.0, 0.0)


class HiddenStarEvaluator:
    """The `AfterMoveEvaluator` while the star is hidden, for the seat whose turn it is."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._tables = distance_tables(position.house)
        self._remaining = [PLACE_INDEX[city] for city in TOKEN_CITIES if city in position.tokens]
        opponents = list(_opponents(position, self._tables))
        self._projection = Projection(self._tables, opponents, gems_left(position))
        self._here = at_next_move(position.mover, 0.0, self._tables)._replace(bonus=position.bonus)
        self._learned = self._learned_correction(opponents)
        bonus_turns = (
            after.delay + self._tables.distances(after.spot, after.purse).turns_to_bonus
            for after in opponents
        )
        self._opponent_turns_to_bonus = min(bonus_turns, default=inf)
        self._components_cache: dict[tuple[AfterMove, tuple[int, ...]], ValueComponents] = {}

    def token_untouched(self, after: AfterMove) -> float:
        return sum(self.components(after))

    def token_opened(self, after: AfterMove) -> float:
        here = PLACE_INDEX[after.spot]
        return sum(self._components(after, [place for place in self._remaining if place != here]))

    def winning_token_found(self, after: AfterMove) -> float:
        """With the star just found: from a fair share to 1, by the way home and the horseshoes in the bag."""
        horseshoes, home = self._position.horseshoes_left, self._tables.turns_home(after.spot, after.purse)
        if home == inf:
            return 0.0
        if not horseshoes:
            return 1.0
        home_probability = home_win_probability(home, horseshoes / max(1, len(self._remaining) - 1))
        return self._projection.fair_share + (1 - self._projection.fair_share) * home_probability

    def adjusted(self, values: dict[Move, float]) -> dict[Move, float]:
        """The win probabilities that the values of moves stand for, in the same order."""
        if not self._learned:
            return values
        here = self.token_untouched(self._here)
        return {move: max(0.0, here + CALIBRATION * (value - here)) for move, value in values.items()}

    def components(self, after: AfterMove) -> ValueComponents:
        """The components of the value with all tokens as they are."""
        return self._components(after, self._remaining)

    def token_sequence(self, after: AfterMove) -> list[TokenTurn]:
        """The tokens that are expected to be opened from there on, in order."""
        return self._projection.best_game(after, self._remaining).sequence

    def turns_to_bonus(self, after: AfterMove) -> float:
        """Expected turns to the bonus in Cape Town; infinite once it is gone."""
        distances = self._tables.distances(after.spot, after.purse)
        return after.delay + distances.turns_to_bonus if after.bonus else inf

    def _components(self, after: AfterMove, remaining: list[int]) -> ValueComponents:
        """The components with these tokens remaining, computed once: several moves lead to the same spot."""
        key = (after, tuple(remaining))
        if key not in self._components_cache:
            self._components_cache[key] = self._compute_components(after, remaining)
        return self._components_cache[key]

    def _compute_components(self, after: AfterMove, remaining: list[int]) -> ValueComponents:
        distances = self._tables.distances(after.spot, after.purse)
        if distances.turns_home == inf or not any(distances.turns[place] < inf for place in remaining):
            return self._unreachable_components(after, remaining)
        return ValueComponents(
            self._tokens_value(after, remaining),
            self._money_value(after.purse),
            self._bonus_value(after),
        )

    def _tokens_value(self, after: AfterMove, remaining: list[int]) -> float:
        game = self._projection.best_game(after, remaining)
        if not self._learned:
            return game.win_probability
        return game.win_probability + self._learned.value(after, remaining, game)

    def _learned_correction(self, opponents: list[AfterMove]) -> LearnedCorrection | None:
        """None for a player without opponents, and where ships do not take players without money.

        It was learned where they do. Elsewhere it spends too much, and brings fewer stars home.
        """
        if not opponents or not has_slow_free_ships(self._position.house):
            return None
        game = self._projection.best_game(self._here, self._remaining)
        return LearnedCorrection(self._position, self._tables, opponents, self._here, game)

    def _money_value(self, purse: int) -> float:
        tokens = purse / self._tables.money_unit
        value = MAX_MONEY_VALUE * (1 - exp(-tokens / MONEY_SATURATION_TOKENS))
        return value + TOKEN_PRICE_VALUE * (tokens >= 1)

    def _bonus_value(self, after: AfterMove) -> float:
        """The value of the bonus, by the probability of being first there and by the turns until then."""
        turns = self.turns_to_bonus(after)
        if turns == inf:
            return 0.0
        mine, theirs = exp(-RACE_STEEPNESS * turns), exp(-RACE_STEEPNESS * self._opponent_turns_to_bonus)
        gain = self._money_value(after.purse + after.bonus) - self._money_value(after.purse)
        return BONUS_WEIGHT * gain * mine / (mine + theirs) * exp(-turns / BONUS_DISCOUNT_TURNS)

    def _unreachable_components(self, after: AfterMove, remaining: list[int]) -> ValueComponents:
        """The components where home or all tokens are out of reach, which the bonus may change."""
        turns = self.turns_to_bonus(after)
        if not remaining or turns == inf:
            return NO_CHANCE
        there = AfterMove(CAPE_TOWN, after.purse + after.bonus, turns, 0)
        return NO_CHANCE._replace(bonus=sum(self._components(there, remaining)))


def _opponents(position: Position, tables: DistanceTables) -> Iterator[AfterMove]:
    """The other players who can still win. Their delay leaves out their next move, as `TokenDistances.turns`
    include it.
    """
    for seat, delay in opponents_in_order(position):
        if not seat.stranded:
            yield at_next_move(seat, delay, tables)

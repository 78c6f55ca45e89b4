"""The win probability with few tokens left and the star hidden: that of opening the best next token.

The projection (`projection.py`) assumes that a player opens the nearest token, even one after which it could
not come home. A player that knows better, but takes its values from the projection, waits for ever. Here a
position is worth what its best next token is worth, less for each turn until then, so opening that token is
always better than waiting.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, inf

from game.africa.ai.navigator.hidden_star_evaluator import HiddenStarEvaluator
from game.africa.ai.navigator.move_values import AfterMove, MoveEvaluator
from game.africa.ai.navigator.projection import TokenTurn
from game.africa.rules.board import CAPE_TOWN, PLACES
from game.africa.rules.legal_moves import has_slow_free_ships
from game.africa.rules.position import Position

FEW_TOKENS, FEW_TOKENS_WITH_FREE_SHIPS = 8, 3
"""With this many tokens left or fewer, positions are valued by the next token. The second is for rules under
which every ship takes players without money, so that opening a token strands nobody."""

PATIENCE_TURNS = 10.0
"""Turns until the next token in which the value of a position falls by the factor e."""


class LastTokensEvaluator(HiddenStarEvaluator):
    """The `AfterMoveEvaluator` with few tokens left, while the star is hidden.

    Its values are not sums of `components`: these are still the projection's, and only name the reason for a
    move.
    """

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self._move_evaluator = MoveEvaluator(position, self)
        self._opening_values: dict[tuple[int, int, int], float] = {}

    def _learned_correction(self, _: list[AfterMove]) -> None:
        """None: it belongs to the projection."""

    def token_untouched(self, after: AfterMove) -> float:
        return self._best_opening(after)[0]

    def token_sequence(self, after: AfterMove) -> list[TokenTurn]:
        return self._projection.sequence_with_aim(after, self._remaining, self._best_opening(after)[1])

    def _best_opening(self, after: AfterMove) -> tuple[float, int]:
        """The value of opening the best next token, perhaps with the bonus first, and its place."""
        best = max(self._openings_from(after))
        turns = self.turns_to_bonus(after)
        if turns == inf or after.spot == CAPE_TOWN:
            return best
        return max(best, max(self._openings_from(AfterMove(CAPE_TOWN, after.purse + after.bonus, turns, 0))))

    def _openings_from(self, after: AfterMove) -> Iterator[tuple[float, int]]:
        for place in self._remaining:
            yield 0.0, place
            for turns, purse in self._tables.openings(after.spot, after.purse, PLACES[place]):
                discount = exp(-max(0.0, after.delay + turns) / PATIENCE_TURNS)
                yield discount * self._opening_value(place, purse, after.bonus), place

    def _opening_value(self, place: int, purse: int, bonus: int) -> float:
        key = (place, purse, bonus)
        if key not in self._opening_values:
            opened = AfterMove(PLACES[place], purse, 0.0, bonus)
            self._opening_values[key] = self._move_evaluator.opening_value(opened)
        return self._opening_values[key]


def evaluator_while_hidden(position: Position) -> HiddenStarEvaluator:
    """The evaluator for a position while the star is hidden."""
    few = FEW_TOKENS_WITH_FREE_SHIPS if has_slow_free_ships(position.house) else FEW_TOKENS
    return (LastTokensEvaluator if len(position.tokens) <= few else HiddenStarEvaluator)(position)

"""The navigator takes the move with the highest win probability.

While the star is hidden, `hidden_star_evaluator.py` values positions by a projection of the game
(`projection.py`), and `last_tokens_evaluator.py` by the next token, if few are left; afterwards
`found_star_evaluator.py` values the way home. `move_values.py` covers the dice and tokens of the turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.africa.ai.clear_decisions import ONLY_CHOICE, game_end
from game.africa.ai.navigator import reasons
from game.africa.ai.navigator.found_star_evaluator import FoundStarEvaluator
from game.africa.ai.navigator.last_tokens_evaluator import evaluator_while_hidden
from game.africa.ai.navigator.move_values import MoveEvaluator
from game.africa.rules.moves import Move
from game.africa.rules.state import State
from game.search.thinker import SearchResult

TOLERANCE = 1e-12


class Navigator:
    """The strongest computer player."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        """Yield one result: a turn is evaluated at once. The only move is valued too: a person may ask."""
        moves = state.legal_moves()
        yield game_end(moves) or self.choose(state, moves, rng)

    def choose(self, state: State, moves: Sequence[Move], rng: Random) -> SearchResult:
        """The one of these moves with the highest win probability."""
        evaluator = FoundStarEvaluator(state) if state.star_found else evaluator_while_hidden(state)
        move_evaluator = MoveEvaluator(state, evaluator)
        values = evaluator.adjusted({move: move_evaluator.value(move) for move in moves})
        values = {move: min(1.0, value) for move, value in values.items()}  # money may add to a sure win
        if len(moves) == 1:
            move, reason = moves[0], ONLY_CHOICE
        else:
            best = max(values.values()) - TOLERANCE
            move = rng.choice([move for move in moves if values[move] >= best])
            reason = reasons.explain(state, move_evaluator, evaluator, values, move)
        rated = tuple(sorted(values.items(), key=lambda pair: -pair[1]))
        return SearchResult(move, values[move], reason, rated, work=len(moves))

"""The navigator plans: it weighs every move by the chance to win that it leaves.

While the star is hidden the game is played on in the mind (`course.py`, `outlook.py`), afterwards it is a
matter of the way home (`pursuit.py`); `ahead.py` sees through the dice and the tokens of the turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.africa.ai.navigator import reasons as motives
from game.africa.ai.navigator.found_star_evaluator import FoundStarEvaluator
from game.africa.ai.navigator.hidden_star_evaluator import HiddenStarEvaluator
from game.africa.ai.navigator.move_values import MoveEvaluator
from game.africa.ai.personalities import reasons
from game.africa.rules.state import State
from game.search.thinker import SearchResult

TOLERANCE = 1e-12


class Navigator:
    """The strongest of the computer players."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        """One thought: a turn is seen through at once."""
        moves = state.legal_moves()
        if len(moves) == 1:
            yield SearchResult(moves[0], 0.5, reasons.ONLY_CHOICE, ((moves[0], 0.5),), work=1)
            return
        evaluator = FoundStarEvaluator(state) if state.star_found else HiddenStarEvaluator(state)
        move_evaluator = MoveEvaluator(state, evaluator)
        values = {move: evaluator.win_probability(move_evaluator.value(move)) for move in moves}
        best = max(values.values()) - TOLERANCE
        move = rng.choice([move for move in moves if values[move] >= best])
        reason = motives.explain(state, move_evaluator, evaluator, values, move)
        rated = tuple(sorted(values.items(), key=lambda pair: -pair[1]))
        yield SearchResult(move, values[move], reason, rated, work=len(moves))

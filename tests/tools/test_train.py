"""Learning of *Star's move patterns."""

from __future__ import annotations

from base64 import b85decode
from itertools import pairwise

import pytest

from game.star.ai.move_patterns import INNER_OFFSETS, PAIR_PATTERNS
from tools.train.star import MAX_PAIR_WEIGHT, NEAR_LAST, Example, Model, prediction, weights_file
from tools.train.star_games import choices_of_game


def test_a_preference_for_a_feature_is_learned() -> None:
    example = Example([[0], [1], [1, 2]], [0.0, 0.0, 0.0], [0.6, 0.1, 0.3])
    model = Model()
    for _ in range(300):
        model.learn(example, 0.1)
    assert model.probabilities(example) == pytest.approx(example.shares, abs=0.02)
    assert prediction(model, [example]) == "the first in 100.0% and one of five in 100.0%"


def test_what_amaf_values_predict_needs_no_weights() -> None:
    example = Example([[0], [0]], [0.1, 0.0], [0.9, 0.1])
    model = Model()
    for _ in range(300):
        model.learn(example, 0.1)
    assert model.trust > 20
    assert model.weights[0] == pytest.approx(0)


def test_the_file_of_weights_is_python_with_a_byte_for_each_pattern() -> None:
    model = Model()
    model.trust = 10.0
    model.weights[NEAR_LAST] = 0.4
    model.weights[NEAR_LAST - PAIR_PATTERNS] = -100.0
    names: dict[str, object] = {}
    exec(weights_file(model, "how it was learned"), names)
    inner, pairs = (b85decode(str(names[name])) for name in ("INNER", "PAIRS"))
    assert len(inner) == INNER_OFFSETS[-1]
    assert len(pairs) == PAIR_PATTERNS
    assert int.from_bytes(pairs[:1], "little", signed=True) == -MAX_PAIR_WEIGHT
    assert names["NEAR_LAST"] == 10, "0.4 / 10 of a win, in units of 0.004"
    assert "how it was learned" in str(names["__doc__"])


def test_games_to_learn_from_repeat_from_their_seed() -> None:
    game, again = (list(choices_of_game(4, 10, "seed")) for _ in range(2))
    assert game == again
    assert len({choice.state for choice in game}) == len(game) > 20
    for before, after in pairwise(game):
        assert after.last is not None
        assert before.state.stones[after.last] == "."
        assert sum(before.visits) == 10

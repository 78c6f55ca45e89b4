"""The network of the learned correction (`learned_correction.py`), with the checked-in weights.

Two hidden layers of leaky rectifiers (Maas, Hannun and Ng 2013): the first for each token, the second for
the mean of all tokens. The inputs of the first come in three groups; the part of the layer that a group adds
can be computed once for several calls.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from operator import mul
from typing import NamedTuple

from game.africa.ai.navigator.learned_weights import WEIGHTS
from game.africa.rules.board import PLACES

TOKEN_INPUTS, PLANNER_INPUTS, WAY_INPUTS = 20, 10, 12

HIDDEN_UNITS, MEAN_UNITS = 32, 24
"""Units of the first and of the second hidden layer."""

LEAK = 0.1
"""The slope of a rectifier below zero."""

WEIGHT_UNIT, ZERO = 0.125, "P"
"""What a weight grows from one letter to the next, and the letter of the weight 0."""

Vector = Sequence[float]

Layer = tuple[Vector, ...]
"""A row for each unit, with a weight for each input."""


class Network(NamedTuple):
    """The weights of a network.

    The first hidden layer has weights for each group of inputs, and biases for each place. The second sees
    the means of the first, and the output sees both.
    """

    token: Layer
    planner: Layer
    way: Layer
    place_biases: tuple[Vector, ...]
    means: Layer
    mean_biases: Vector
    output_of_means: Vector
    output_of_units: Vector

    def output(self, means: Vector) -> float:
        """The output for the means of the first hidden layer over the tokens."""
        units = rectified_units(self.means, means, self.mean_biases)
        return _weighted_sum(self.output_of_means, means) + _weighted_sum(self.output_of_units, units)


def rectified_units(layer: Layer, inputs: Vector, starts: Iterable[float]) -> list[float]:
    """The outputs of a layer's units; `starts` is what biases and other inputs have added to each of them.

    This is where the navigator spends most of its time.
    """
    return [
        total if (total := sum(map(mul, weights, inputs), start)) > 0.0 else LEAK * total
        for weights, start in zip(layer, starts, strict=True)
    ]


def weighted_sums(layer: Layer, inputs: Vector) -> list[float]:
    """What these inputs add to each unit of a layer."""
    return [_weighted_sum(row, inputs) for row in layer]


def _weighted_sum(weights: Vector, inputs: Vector) -> float:
    return sum(map(mul, weights, inputs), 0.0)


@cache
def network() -> Network:
    """The network with the learned weights."""
    numbers = iter([(ord(letter) - ord(ZERO)) * WEIGHT_UNIT for letter in WEIGHTS])

    def rows(count: int, length: int) -> Layer:
        return tuple(tuple([next(numbers) for _ in range(length)]) for _ in range(count))

    token, planner, way = (
        rows(HIDDEN_UNITS, inputs) for inputs in (TOKEN_INPUTS, PLANNER_INPUTS, WAY_INPUTS)
    )
    place_biases, means = rows(len(PLACES), HIDDEN_UNITS), rows(MEAN_UNITS, HIDDEN_UNITS)
    return Network(
        token,
        planner,
        way,
        place_biases,
        means,
        mean_biases=rows(1, MEAN_UNITS)[0],
        output_of_means=rows(1, HIDDEN_UNITS)[0],
        output_of_units=rows(1, MEAN_UNITS)[0],
    )

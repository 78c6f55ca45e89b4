"""The network of the learned correction (`learned_correction.py`), with the checked-in weights.

One hidden layer of leaky rectifiers (Maas, Hannun and Ng 2013). The inputs come in three groups; the part of
the hidden layer that a group adds can be computed once for several calls.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from operator import mul
from typing import NamedTuple

from game.africa.ai.navigator.learned_weights import WEIGHTS
from game.africa.rules.board import PLACES

TOKEN_INPUTS, PLANNER_INPUTS, WAY_INPUTS, HIDDEN_UNITS = 18, 8, 11, 24

LEAK = 0.1
"""The slope of a rectifier below zero."""

WEIGHT_UNIT = 0.15

Vector = Sequence[float]

Layer = tuple[Vector, ...]
"""A row for each hidden unit, with a weight for each input of a group."""


class Network(NamedTuple):
    """The weights: a layer for each group of inputs, each place's biases of the hidden units, the output."""

    token: Layer
    planner: Layer
    way: Layer
    place_biases: tuple[Vector, ...]
    output_weights: Vector

    def output(self, hidden: Iterable[float]) -> float:
        """The output for the sums of all groups in the hidden layer."""
        rectified = [each if each > 0.0 else LEAK * each for each in hidden]
        return sum([each * weight for each, weight in zip(rectified, self.output_weights, strict=True)])


def weighted_sums(layer: Layer, inputs: Vector) -> list[float]:
    """What a group of inputs adds to each hidden unit."""
    return [sum(map(mul, row, inputs)) for row in layer]


@cache
def network() -> Network:
    """The network with the learned weights."""
    numbers = iter([(ord(letter) - ord("A")) * WEIGHT_UNIT for letter in WEIGHTS])

    def rows(count: int, length: int) -> Layer:
        return tuple(tuple([next(numbers) for _ in range(length)]) for _ in range(count))

    token, planner, way = (
        rows(HIDDEN_UNITS, inputs) for inputs in (TOKEN_INPUTS, PLANNER_INPUTS, WAY_INPUTS)
    )
    return Network(token, planner, way, rows(len(PLACES), HIDDEN_UNITS), rows(1, HIDDEN_UNITS)[0])

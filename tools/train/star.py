"""Fits the weights of *Star's move patterns to the choices of a strong player.

The model: the probability of a node is proportional to exp(trust × AMAF value + weights of its patterns),
with the AMAF value from the playouts of our own kernel. So the weights learn what playouts do not see;
divided by the fitted trust they are shares of a win, which master adds to AMAF values. A pattern and its
mirror image have the same weight. The fit is stochastic gradient ascent of the likelihood of the visits, with
a step for each weight (AdaGrad: Duchi, Hazan and Singer 2011).
"""

from __future__ import annotations

import textwrap
from base64 import b85encode
from collections.abc import Iterable, Iterator, Sequence
from math import exp, sqrt
from random import Random
from typing import NamedTuple

from game.search.mcts_node import Node
from game.star.ai.move_bonuses import UNIT, exchanged_inner_patterns, exchanged_pair_patterns
from game.star.ai.move_patterns import (
    INNER_OFFSETS,
    KINDS,
    NO_PATTERN,
    PAIR_PATTERNS,
    PAIR_PATTERNS_PER_DISTANCE,
    STATES,
    MovePatterns,
)
from game.star.playouts.leaf_evaluator import LeafEvaluator, PlayoutPosition
from tools.console import ROOT, print_line, with_progress
from tools.train.star_games import Choice, choices_of_game

GAMES = (("s", 4, 80, 5000), ("s", 6, 9, 5000), ("t", 6, 21, 2000))
"""Seed, rings, number of games, and simulations for each stone."""

HELD_OUT = 8
"""Every eighth game is only predicted."""

LEAVES = 8
"""Leaves of 62 playouts for the AMAF values of a position."""

EPOCHS, FIRST_STEP, STEP_FACTOR = 5, 0.15, 0.6
"""Passes over the positions, the step of the first pass, and by what it is multiplied after each."""

FIRST_TRUST, TRUST_STEP = 20.0, 0.3
"""The trust in AMAF values before the first pass, and its step."""

MAX_PAIR_WEIGHT = 18
"""The largest weight that a pair pattern may learn."""

WEIGHTS = ROOT / "game" / "star" / "ai" / "pattern_weights.py"

INNER_COUNT = INNER_OFFSETS[-1]
NEAR_LAST = INNER_COUNT + PAIR_PATTERNS
"""The number of the feature "next to the last stone"; inner and pair patterns come before it."""


class Example(NamedTuple):
    """The empty nodes of a position: their features, AMAF values, and shares of the visits."""

    features: list[list[int]]
    amaf: list[float]
    shares: list[float]


class Model:
    """The weights, and the trust in AMAF values."""

    def __init__(self) -> None:
        self.weights, self.trust = [0.0] * (NEAR_LAST + 1), FIRST_TRUST
        self._squares = [0.01] * len(self.weights)

    def probabilities(self, example: Example) -> list[float]:
        """The probability of each empty node."""
        weights, trust = self.weights, self.trust
        logits = [
            sum([weights[feature] for feature in features]) + trust * amaf
            for features, amaf in zip(example.features, example.amaf, strict=True)
        ]
        highest = max(logits)
        powers = [exp(logit - highest) for logit in logits]
        total = sum(powers)
        return [power / total for power in powers]

    def learn(self, example: Example, step: float) -> None:
        """One step towards the shares of the visits."""
        probabilities, gradient, trust_gradient = self.probabilities(example), dict[int, float](), 0.0
        for features, amaf, share, probability in zip(*example, probabilities, strict=True):
            error = share - probability
            trust_gradient += error * amaf
            for feature in features:
                gradient[feature] = gradient.get(feature, 0.0) + error
        for feature, error in gradient.items():
            self._squares[feature] += error * error
            self.weights[feature] += step * error / sqrt(self._squares[feature])
        self.trust += TRUST_STEP * trust_gradient


def train() -> None:
    """Play, fit, and write the weights."""
    games = [
        (seed, rings, simulations, number)
        for seed, rings, count, simulations in GAMES
        for number in range(count)
    ]
    learned: list[Example] = []
    held_out: list[Example] = []
    for seed, rings, simulations, number in with_progress(games, len(games)):
        choices = choices_of_game(rings, simulations, f"{seed}-{rings}-{number}")
        examples = [example(choice, Random(number)) for choice in choices]
        (learned if number % HELD_OUT else held_out).extend(examples)
    model, rng = Model(), Random(0)
    without = prediction(model, held_out)
    for epoch in range(EPOCHS):
        rng.shuffle(learned)
        for each in learned:
            model.learn(each, FIRST_STEP * STEP_FACTOR**epoch)
    boards = " and ".join(f"{count} on {rings} rings with {sims:,}" for _, rings, count, sims in GAMES)
    record = (
        f"games of uct-rave against itself, {boards} simulations a stone: {len(learned):,} positions. In "
        f"{len(held_out):,} positions of held-out games the most visited node was {without} by AMAF values "
        f"alone, {prediction(model, held_out)} with these weights."
    )
    print_line(record)
    WEIGHTS.write_text(weights_file(model, f"`python3 -m tools train star`: {record}"))


def prediction(model: Model, examples: Sequence[Example]) -> str:
    """How often the most visited node is the likeliest, and among the likeliest five."""
    first = among_five = 0
    for each in examples:
        probabilities = model.probabilities(each)
        best = max(range(len(each.shares)), key=each.shares.__getitem__)
        likelier = sum(probability > probabilities[best] for probability in probabilities)
        first, among_five = first + (likelier < 1), among_five + (likelier < 5)
    return f"the first in {first / len(examples):.1%} and one of five in {among_five / len(examples):.1%}"


def example(choice: Choice, rng: Random) -> Example:
    """What the model sees of a position."""
    state = choice.state
    evaluator = LeafEvaluator(PlayoutPosition.of(state), LEAVES, rng, hold_bridges=True)
    root = Node(state.seat)
    for leaf in evaluator.evaluate([()] * LEAVES):
        root.add(leaf)
    value, size = root.value(state.seat), len(state.stones)
    amaf = {at: worth - value for worth, at in root.ranked_cells(state.seat, evaluator.empty, size)}
    patterns = MovePatterns(state.rings, state.stones)
    near = state.board.neighbours[choice.last] if choice.last is not None else ()
    features = []
    for at in evaluator.empty:
        pairs = [each for each in patterns.pairs[at::size] if each != NO_PATTERN]
        own = [
            _INNER[state.seat][patterns.inner[at]],
            *(INNER_COUNT + _PAIRS[state.seat][each] for each in pairs),
        ]
        features.append([*own, NEAR_LAST] if at in near else own)
    total = sum(choice.visits)
    return Example(
        features,
        [amaf[at] for at in evaluator.empty],
        [choice.visits[at] / total for at in evaluator.empty],
    )


def _mirrored_inner_patterns() -> Iterator[int]:
    """The smaller number of each inner pattern and its mirror image."""
    for kind, offset in zip(KINDS, INNER_OFFSETS, strict=False):
        for number in range(STATES**kind.neighbours):
            states = [number // STATES**place % STATES for place in range(kind.neighbours)]
            out = kind.further_out
            mirrored = [*reversed(states[:out]), *reversed(states[out:])]
            yield offset + min(number, sum(state * STATES**place for place, state in enumerate(mirrored)))


def _mirrored_pair_patterns() -> Iterator[int]:
    for number in range(PAIR_PATTERNS):
        first, pattern = divmod(number, PAIR_PATTERNS_PER_DISTANCE)
        beyond, pair = divmod(pattern, STATES * STATES)
        other, one = divmod(pair, STATES)
        mirrored = (beyond * STATES + one) * STATES + other
        yield first * PAIR_PATTERNS_PER_DISTANCE + min(pattern, mirrored)


def _by_seat(mirrored: Iterable[int], exchanged: Sequence[int]) -> tuple[list[int], list[int]]:
    """The feature of each pattern for either seat to move."""
    blue = list(mirrored)
    return blue, [blue[number] for number in exchanged]


_INNER = _by_seat(_mirrored_inner_patterns(), exchanged_inner_patterns())
_PAIRS = _by_seat(_mirrored_pair_patterns(), exchanged_pair_patterns())


def weights_file(model: Model, record: str) -> str:
    """The module with the weights, in units of `UNIT`, as signed bytes in base 85."""

    def units(feature: int, most: int) -> int:
        return max(-most, min(most, round(model.weights[feature] / model.trust / UNIT)))

    inner = b"".join(units(feature, 127).to_bytes(1, "little", signed=True) for feature in _INNER[0])
    pairs = b"".join(
        units(INNER_COUNT + feature, MAX_PAIR_WEIGHT).to_bytes(1, "little", signed=True)
        for feature in _PAIRS[0]
    )
    return "\n".join(
        [
            '"""The weights of move patterns (`move_bonuses.py`). Written by a program; do not edit.',
            "",
            *textwrap.wrap(record, 108),
            '"""',
            "",
            *_constant("INNER", inner),
            *_constant("PAIRS", pairs),
            f"NEAR_LAST = {units(NEAR_LAST, 127)}",
            "",
        ]
    )


def _constant(name: str, content: bytes) -> Iterator[str]:
    yield f"{name} = ("
    yield from (f'    "{line}"' for line in textwrap.wrap(b85encode(content).decode(), 100))
    yield ")"

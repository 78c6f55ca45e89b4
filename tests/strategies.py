"""Hypothesis strategies for any game: house rules, numbers of players, lines of play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from game.contract import CHANCE, NOBODY, Game, Option, OptionValue, State
from tests.playthroughs import Ply


def options_of(game: Game) -> st.SearchStrategy[dict[str, OptionValue]]:
    """A complete set of options: a preset with other values for some of them."""
    presets = st.sampled_from([dict(preset) for preset in game.presets.values()])
    changes = st.fixed_dictionaries(
        {}, optional={name: values_of(option) for name, option in game.options.items()}
    )
    return st.builds(lambda preset, change: {**preset, **change}, presets, changes)


def values_of(option: Option) -> st.SearchStrategy[OptionValue]:
    """A word or a number; of a long range only the smallest numbers."""
    if isinstance(option.values, range):
        return st.sampled_from(option.values[:1000])
    return st.sampled_from(list(option.values))


@st.composite
def initial_states(draw: st.DrawFn, game: Game) -> State:
    """The initial state of a game under any house rules."""
    return game.new(draw(options_of(game)), draw(st.sampled_from(list(game.seats))))


def random_line(state: State, seed: int, max_plies: int = 100_000) -> Iterator[Ply]:
    """Random moves."""
    rng = Random(seed)
    for _ in range(max_plies):
        if state.to_act == NOBODY:
            return
        move = random_move(state, rng)
        after = state.play(move)
        yield Ply(state, move, after)
        state = after


def random_states(first: State, seed: int, max_plies: int = 100_000) -> list[Any]:
    """The states of a line of random moves, the first one included."""
    return [first, *(ply.after for ply in random_line(first, seed, max_plies))]


def random_move(state: State, rng: Random) -> Any:
    """A move of a player, all equally likely, or of chance by its probabilities."""
    if state.to_act == CHANCE:
        moves, weights = zip(*state.odds(), strict=True)
        return rng.choices(moves, weights)[0]
    return rng.choice(state.legal_moves())

"""Helpers for tests of computer players: a choice, its reason, and whole games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from game.africa.ai import Homebody, Scout, Trader
from game.africa.ai.personalities.goal_player import GoalPlayer
from game.africa.rules.state import State
from game.contract import CHANCE
from game.search.thinker import SearchResult, think_for_slices
from tests.strategies import random_move

Player = Any
"""A thinker for this game's states."""

PERSONALITIES: tuple[type[GoalPlayer], ...] = (Scout, Trader, Homebody)


def think(personality: Callable[[], Player], state: State, seed: int = 0) -> SearchResult:
    return think_for_slices(personality(), state.seen_by(state.to_act), Random(seed), slices=100)


def chosen_move(personality: Callable[[], Player], state: State, seed: int = 0) -> str:
    return str(think(personality, state, seed).move)


def reason_key(personality: Callable[[], Player], state: State) -> str:
    reason = think(personality, state).reason
    assert reason
    return reason.key.removeprefix("africa-reason-")


def decisions(
    players: Sequence[Player], state: State, seed: int, max_moves: int = 100_000
) -> Iterator[tuple[State, SearchResult, State]]:
    """Each decision of a game: the state before it, the result, and the state at the next decision."""
    rng = Random(seed)
    state = let_chance_play(state, rng)
    for _ in range(max_moves):
        if state.outcome:
            return
        thought = think_for_slices(players[state.to_act], state, rng, slices=1)
        after = let_chance_play(state.play(thought.move), rng)
        yield state, thought, after
        state = after


def let_chance_play(state: State, rng: Random) -> State:
    while state.to_act == CHANCE:
        state = state.play(random_move(state, rng))
    return state


def check_thought(state: State, thought: SearchResult) -> None:
    moves, values = zip(*thought.candidates, strict=True)
    assert set(moves) == set(state.legal_moves())
    assert list(values) == sorted(values, reverse=True)
    assert abs(thought.value - values[0]) < 1e-9
    assert 0 <= min(values) <= max(values) <= 1

"""Rules for every personality in every game: games end, choices are legal, no state is remembered."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.africa import GAME
from game.africa.ai.personalities.goal_player import GoalPlayer
from game.africa.rules.options import PRESETS
from game.africa.rules.position import SEATS
from game.africa.rules.state import State, new_game, parse_state
from game.search.players import RandomPlayer
from game.search.thinker import think_for_slices
from tests.africa.players import PERSONALITIES, Player, check_thought, decisions, think
from tests.strategies import initial_states

every_personality = pytest.mark.parametrize("personality", PERSONALITIES)
every_preset = pytest.mark.parametrize("preset", PRESETS)


@every_personality
@every_preset
def test_games_between_computer_players_end(preset: str, personality: type[GoalPlayer]) -> None:
    """Three personalities, five presets, two to five players, four games each: 240."""
    for seats, seed in product(SEATS, range(4)):
        start = new_game(PRESETS[preset], seats)
        mixed: list[Player] = [PERSONALITIES[(seat + seed) % 3]() for seat in range(seats)]
        players = mixed if seed % 2 else [personality()] * seats
        assert sum(1 for _ in decisions(players, start, seed)) < 2000


@every_personality
@given(start=initial_states(GAME), seed=st.integers(0, 1000))
@settings(max_examples=25)
def test_every_choice_is_legal_and_rated_under_any_house_rules(
    personality: type[GoalPlayer], start: State, seed: int
) -> None:
    players: list[Player] = [personality(), *[RandomPlayer()] * (len(start.seats) - 1)]
    for state, thought, _ in decisions(players, start, seed, max_moves=300):
        assert thought.move in state.legal_moves()
        if state.to_act == 0:
            check_thought(state, thought)


@every_personality
def test_a_choice_depends_only_on_the_visible_state_and_the_random_generator(
    personality: type[GoalPlayer],
) -> None:
    """A reused player chooses as a new one does."""
    reused: Player = personality()
    for state, _, _ in decisions([reused] * 3, new_game(PRESETS["classic"], 3), seed=7):
        seen = parse_state(state.seen_by(state.to_act).text())
        before = think_for_slices(reused, state, Random(3), slices=1)
        assert think(personality, seen, seed=3) == before


@every_personality
def test_a_player_always_takes_an_immediate_win(personality: type[GoalPlayer]) -> None:
    for seed in range(12):
        for state, thought, _ in decisions([personality()] * 3, new_game(PRESETS["classic"], 3), seed):
            wins = [move for move in state.legal_moves() if state.play(move).outcome]
            assert not wins or thought.move in wins


@every_personality
def test_each_personality_beats_a_random_player(personality: type[GoalPlayer]) -> None:
    """The arena measures nineteen wins in twenty."""
    wins = 0
    for seed in range(60):
        *_, (_, _, end) = decisions(
            [personality(), RandomPlayer()], new_game(PRESETS["amended_2005"], 2), seed
        )
        wins += end.outcome is not None and end.outcome.winners == (0,)
    assert wins >= 52

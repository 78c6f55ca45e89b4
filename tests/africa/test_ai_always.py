"""What holds for every temper in every game: games end, choices are legal, nothing is remembered."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.africa import GAME
from game.africa.ai import Homebody, Scout, Trader
from game.africa.ai.traveller import Traveller
from game.africa.options import PRESETS
from game.africa.position import SEATS
from game.africa.rules import State, new_game, parse_state
from game.search.players import RandomPlayer
from game.search.thinker import decide
from tests.africa.players import Player, check_thought, game, think
from tests.strategies import first_states

TEMPERS: tuple[type[Traveller], ...] = (Scout, Trader, Homebody)

every_temper = pytest.mark.parametrize("temper", TEMPERS)
every_preset = pytest.mark.parametrize("preset", PRESETS)


@every_temper
@every_preset
def test_games_among_computers_end(preset: str, temper: type[Traveller]) -> None:
    """Three tempers, five presets, two to five players, four games each: 240."""
    for seats, seed in product(SEATS, range(4)):
        start = new_game(PRESETS[preset], seats)
        mixed: list[Player] = [TEMPERS[(seat + seed) % 3]() for seat in range(seats)]
        players = mixed if seed % 2 else [temper()] * seats
        assert sum(1 for _ in game(players, start, seed)) < 2000


@every_temper
@given(start=first_states(GAME), seed=st.integers(0, 1000))
@settings(max_examples=25)
def test_every_choice_is_legal_and_weighed_under_any_house_rules(
    temper: type[Traveller], start: State, seed: int
) -> None:
    players: list[Player] = [temper(), *[RandomPlayer()] * (len(start.seats) - 1)]
    for state, thought, _ in game(players, start, seed, most=300):
        assert thought.move in state.legal_moves()
        if state.to_act == 0:
            check_thought(state, thought)


@every_temper
def test_a_choice_depends_on_what_the_seat_may_see_and_on_the_generator_alone(
    temper: type[Traveller],
) -> None:
    """Nor on what was thought before: one player remembers nothing, the other is always new."""
    veteran: Player = temper()
    for state, _, _ in game([veteran] * 3, new_game(PRESETS["classic"], 3), seed=7):
        seen = parse_state(state.seen_by(state.to_act).text())
        before = decide(veteran, state, Random(3), slices=1)
        assert think(temper, seen, seed=3) == before


@every_temper
def test_a_free_win_is_never_refused(temper: type[Traveller]) -> None:
    for seed in range(12):
        for state, thought, _ in game([temper()] * 3, new_game(PRESETS["classic"], 3), seed):
            wins = [move for move in state.legal_moves() if state.play(move).outcome]
            assert not wins or thought.move in wins


@every_temper
def test_each_beats_a_player_who_moves_at_random(temper: type[Traveller]) -> None:
    """The arena says nineteen times in twenty."""
    wins = 0
    for seed in range(60):
        *_, (_, _, end) = game([temper(), RandomPlayer()], new_game(PRESETS["amended_2005"], 2), seed)
        wins += end.outcome is not None and end.outcome.winners == (0,)
    assert wins >= 52

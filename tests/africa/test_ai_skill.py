"""Easy, medium and hard players of one character."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from game.africa import GAME
from game.africa.ai import Careless, Expert, Navigator, Scout
from game.africa.rules.moves import Move
from game.africa.rules.state import State
from game.search.thinker import SearchResult
from tests.africa.players import Player, chosen_move, think
from tests.africa.positions import play, position
from tools.arena.match import Match, play_match

OTHER = "tangier 300"


def always_careless() -> Careless:
    return Careless(Scout(), 1.0)


def moves_of(state: State, player: Callable[[], Player] = always_careless) -> set[str]:
    """What a player may do here: the moves of a hundred seeds."""
    return {chosen_move(player, state, seed) for seed in range(100)}


@pytest.mark.parametrize("strength", ["easy", "medium", "hard"])
def test_every_character_has_each_strength(strength: str) -> None:
    characters = {GAME.character(level) for level in GAME.levels}
    assert characters == {"scout", "trader", "homebody", "navigator"}
    names = {f"{character}-{strength}" for character in characters} & set(GAME.levels)
    today = {"medium": {"scout", "trader", "homebody"}, "hard": {"navigator"}}.get(strength, set())
    assert len(names | today) == len(characters)
    assert all(level.endswith(strength) or level in today for level in GAME.strengths[strength])


def test_without_carelessness_a_player_is_its_character() -> None:
    for walk in ("land, 3", "land, 6", "land, 2"):
        state = play(position("cairo 300", OTHER), walk)
        assert moves_of(state, lambda: Careless(Scout(), 0.0)) == moves_of(state, Scout)


def test_a_careless_player_looks_along_one_road_and_takes_the_best_of_it() -> None:
    state = play(position("egypt 300 found=egypt:blank", OTHER), "land, 3")
    first_steps = {path[1] for path in state.board.walks_by_end("egypt", 3).values()}
    assert len(moves_of(state, Scout)) < len(moves_of(state)) <= len(first_steps)


def test_a_careless_player_walks_past_a_token() -> None:
    state = play(position("cairo-egypt:2 300", OTHER), "land, 4")
    assert moves_of(state, Scout) == {"go egypt"}
    assert "go egypt" not in moves_of(state)


def test_a_careless_player_buys_late() -> None:
    state = play(position("cairo 300", OTHER), "land, 6, go egypt")
    assert chosen_move(Scout, state) == "buy"
    assert moves_of(state) == {"done"}


def test_a_careless_player_forgets_ships_and_planes_unless_nothing_else_is_left() -> None:
    far = position("cairo 900 found=egypt:blank,suakin:blank,tripoli:blank", OTHER)
    assert moves_of(far) == {"land"}
    assert all(
        move.startswith("sail") for move in moves_of(position("canary_islands 300", OTHER)) - {"buy", "try"}
    )


class Witness:
    """A character that keeps what it has seen, and makes the first move."""

    def choose(self, state: State, moves: Sequence[Move], _: Random) -> SearchResult:
        self.state = state
        return SearchResult(moves[0], 0.5)


@pytest.mark.parametrize(("owner", "is_forgotten"), [("mover", False), ("opponent", True)])
def test_a_careless_player_forgets_the_star_unless_it_has_it(owner: str, is_forgotten: bool) -> None:
    mover, opponent = (" found=darfur:star" if owner == seat else "" for seat in ("mover", "opponent"))
    state = play(position(f"egypt 300{mover}", f"tangier 300{opponent}"), "land, 4")
    witness = Witness()
    list(Careless(witness, 1.0).think(state, Random(1)))
    assert witness.state.star_found is not is_forgotten


def test_an_expert_takes_what_its_character_likes_among_the_best_moves() -> None:
    for roll in range(1, 6):
        state = play(position("darfur 300", OTHER), f"land, {roll}")
        expert, navigator = think(lambda: Expert(Scout()), state), think(Navigator, state)
        assert dict(navigator.candidates)[expert.move] >= navigator.value - Expert.MARGIN
        assert expert.candidates == navigator.candidates


def test_an_expert_does_not_walk_away_from_the_token_to_be_opened_next() -> None:
    state = position("egypt 0", "cairo-egypt:2 300 found=darfur:star")
    assert chosen_move(lambda: Expert(Scout()), state) == "try"


def test_a_careless_child_beats_an_easy_player_more_often_than_chance() -> None:
    options = GAME.complete_options(GAME.presets["amended_2005"])
    pairs = [("child", "homebody-easy"), ("homebody-easy", "child")]
    games = [Match("africa", options, players, f"child-{deal}") for deal in range(10) for players in pairs]
    wins = [game.players[seat] for game in games for seat in play_match(game, slices=1).winners]
    assert wins.count("child") > wins.count("homebody-easy")

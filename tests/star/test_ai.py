"""The computer players: legal moves under all options, exact results near the end, swaps and passes."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from game.contract import find_move
from game.search.mcts_node import count_nodes
from game.search.thinker import SearchResult, think_for_slices
from game.star import GAME
from game.star.ai import Forgetful, Wanderer
from game.star.ai.master import CELL_BYTES, LEAVES_PER_BATCH, NODE_BYTES, Master, win_probability
from game.star.ai.wanderer import best_shape
from game.star.playouts.leaf_evaluator import PlayoutPosition
from game.star.rules.moves import PASS, STONES, SWAP
from game.star.rules.score_bounds import proved_winner
from game.star.rules.state import State
from game.text.message import msg
from tests.star.positions import AGREED, new_game, play, position

every_level = pytest.mark.parametrize("level", list(GAME.levels))


def result_of(level: str, state: State, slices: int = 3) -> SearchResult:
    return think_for_slices(GAME.levels[level].thinker(), state, Random(1), slices)


def results_of(player: Any, state: State, slices: int) -> list[SearchResult]:
    return list(islice(player.think(state, Random(1)), slices))


@every_level
@pytest.mark.parametrize("options", [{}, {"stones": 2}, {"handicap": 3}, {"rings": 4}, {"rings": 10}])
def test_every_level_plays_under_every_rule(level: str, options: dict[str, int]) -> None:
    state = play(new_game(**options), "T32")
    for _ in range(4):
        result = result_of(level, state)
        assert 0 <= result.value <= 1
        assert {move for move, _ in result.candidates} <= set(state.legal_moves())
        state = state.play(find_move(state, str(result.move)))


@every_level
def test_a_first_stone_in_the_middle_is_taken_over(level: str) -> None:
    assert result_of(level, play(new_game(), "T10")).move == SWAP


@every_level
def test_a_first_stone_on_the_perimeter_is_taken_over_on_small_boards_only(level: str) -> None:
    assert result_of(level, play(new_game(rings=6), "T61")).move != SWAP
    assert result_of(level, play(new_game(rings=5), "T51")).move == SWAP


@every_level
def test_with_the_swap_every_level_opens_on_the_perimeter(level: str) -> None:
    state = new_game()
    move = result_of(level, state).move
    assert move.node in state.board.perimeter


def test_on_small_boards_no_first_stone_is_called_fair() -> None:
    reasons = [result_of("master", new_game(rings=rings)).reason for rings in (5, 6)]
    assert reasons == [msg("star-reason-small"), msg("star-reason-fair")]


def test_a_first_stone_of_red_is_not_chosen_for_the_swap_which_blue_does_not_have() -> None:
    after_pass = play(new_game(rings=6), "pass")
    assert result_of("wanderer", after_pass).reason == msg("star-reason-shape")


@every_level
def test_every_level_passes_in_a_decided_game(level: str) -> None:
    assert proved_winner(AGREED.rings, AGREED.stones) == 0
    assert result_of(level, AGREED).move == PASS
    assert result_of(level, AGREED.play(PASS)).move == PASS


@every_level
@pytest.mark.parametrize(("stones", "moves"), [(1, "pass"), (2, "pass"), (2, "T31 pass")])
def test_a_pass_in_an_undecided_game_is_answered_by_a_stone(level: str, stones: int, moves: str) -> None:
    """As it stands Blue wins 29–2, so a second pass would win at once."""
    state = replace(position(6, blue="*60 *61", seat=1), stones_per_turn=stones, stones_left=stones)
    assert proved_winner(state.rings, state.stones) is None
    assert result_of(level, play(state, moves)).move in STONES


@every_level
def test_every_level_places_its_second_stone_before_it_offers_to_end(level: str) -> None:
    state = replace(AGREED, stones_per_turn=2, stones_left=1)
    assert result_of(level, state).move in STONES


def nearly_full(seed: int, empty_left: int) -> State:
    """A random undecided state with `empty_left` empty nodes."""
    rng = Random(seed)
    while True:
        state = new_game(rings=4, swap="no")
        while state.stones.count(".") > empty_left:
            state = state.play(rng.choice([move for move in state.legal_moves() if move != PASS]))
        if proved_winner(state.rings, state.stones) is None:
            return state


def solved(state: State) -> int:
    """The winner with best play, by exhaustive search."""
    won = proved_winner(state.rings, state.stones)
    if won is not None:
        return won
    results = {solved(state.play(move)) for move in state.legal_moves() if move != PASS}
    return state.seat if state.seat in results else 1 - state.seat


@pytest.mark.parametrize("seed", range(6))
def test_master_is_exact_near_the_end(seed: int) -> None:
    state = nearly_full(seed, empty_left=6)
    *_, last = results_of(Master(), state, 60)
    assert last.exact
    assert last.value == float(solved(state) == state.seat)
    assert last.reason == msg("star-reason-won" if last.value else "star-reason-lost")
    if last.value:
        assert solved(state.play(last.move)) == state.seat
    for move, value in last.candidates:
        if move in last.proved:
            assert value == float(solved(state.play(move)) == state.seat)


def test_a_lead_in_playouts_is_a_larger_chance_to_win() -> None:
    assert [win_probability(share) for share in (0, 0.5, 1)] == [0, 0.5, 1]
    assert win_probability(0.4) < 0.4
    assert win_probability(0.7) > 0.7
    assert win_probability(0.7) + win_probability(0.3) == pytest.approx(1)


def test_master_has_a_move_before_the_first_batch() -> None:
    first, *_ = results_of(Master(), new_game(rings=4, swap="no"), 1)
    assert first.work == 0
    assert first.move in new_game(rings=4).legal_moves()


def test_master_reuses_its_tree_in_the_next_turn() -> None:
    state, player = new_game(rings=4, swap="no"), Master()
    *_, last = results_of(player, state, 12)
    assert player.root is not None
    below = player.root.children[last.move.node]
    reply = max(below.children, key=lambda move: below.children[move].playouts)
    state = state.play(last.move).play(STONES[reply])
    results_of(player, state, 4)
    assert player.root is below.children[reply]
    assert player.root.seat == state.seat


def test_the_tree_of_master_stays_small_over_many_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.star.ai.master.MAX_TREE_BYTES", 200 * (NODE_BYTES + CELL_BYTES * 50))
    state, player = new_game(rings=4, swap="no"), Master()
    for _ in range(8):
        *_, last = player.think(state, Random(1))
        assert player.root
        assert count_nodes(player.root) <= 200 + LEAVES_PER_BATCH
        state = state.play(last.move)


@pytest.mark.parametrize(
    "other",
    [
        new_game(rings=6, swap="no"),
        new_game(rings=4, swap="no", stones=2),
        play(new_game(rings=4, swap="no"), "*10 pass"),
    ],
)
def test_master_reuses_no_tree_of_another_game(other: State) -> None:
    player = Master()
    results_of(player, new_game(rings=4, swap="no"), 4)
    assert player.root is not None
    old_nodes = [player.root, *player.root.children.values()]
    results_of(player, other, 4)
    assert all(node is not player.root for node in old_nodes)


def test_the_same_random_seed_gives_the_same_results() -> None:
    state = new_game(rings=4, swap="no")
    one, other = (results_of(Master(), state, 5) for _ in range(2))
    assert one == other


def test_playout_turns_of_double_star_come_in_pairs() -> None:
    state = play(new_game(rings=4, stones=2, swap="no"), "*10 S10")
    turns = PlayoutPosition.of(state).turns
    assert turns[:6] == (1, 0, 0, 1, 1, 0)
    assert len(turns) == 48


def test_the_only_winning_node_is_found() -> None:
    """One of the last two nodes decides the game."""
    for seed in range(40):
        state = nearly_full(seed, empty_left=2)
        won = [
            move for move in state.legal_moves() if move != PASS and solved(state.play(move)) == state.seat
        ]
        if len(won) == 1:
            assert [result_of(level, state, 9).move for level in ("builder", "master")] == won * 2
            return
    raise AssertionError("no such position found")


def test_the_master_expects_lines_of_legal_moves() -> None:
    state = position(4, "R32 *10", "A20 T30")
    *_, last = results_of(Master(), state, 20)
    assert last.value == dict(last.candidates)[last.move]
    assert [line[0] for line in last.lines] == [move for move, _ in last.candidates[: len(last.lines)]]
    assert max(map(len, last.lines)) > 1
    for line in last.lines:
        after = state
        for move in line:
            assert move in after.legal_moves()
            after = after.play(move)


def test_a_forgetful_player_overlooks_one_side_in_each_turn() -> None:
    state = play(new_game(), "T61 T32")
    player: Any = Forgetful(Wanderer())
    forgotten = set()
    for seed in range(20):
        result = think_for_slices(player, state, Random(seed), 1)
        (side,) = {"*", "S", "T", "A", "R"} - {str(move)[0] for move, _ in result.candidates}
        forgotten.add(side)
        assert result.move == result.candidates[0][0]
    assert len(forgotten) == 5


def test_a_forgetful_player_passes_and_swaps_like_any_other() -> None:
    player = Forgetful(Wanderer())
    assert results_of(player, AGREED, 1)[0].move == PASS
    assert results_of(player, play(new_game(), "T10"), 1)[0].move == SWAP


def test_wanderer_builds_a_bridge() -> None:
    """R53 shares two empty neighbours with R32, and is the outermost such node."""
    for seed in range(6):
        assert str(best_shape(position(6, "R32", "A20"), Random(seed)).move) == "R53"


def test_sprout_sees_no_cut_that_wanderer_sees() -> None:
    """Blue's stones on both sides of R31 are not connected yet."""
    state = replace(position(6, "R30 R32", "T60"), seat=1)
    moves = [results_of(Wanderer(sees_enemy=sees), state, 1)[0].move for sees in (True, False)]
    assert str(moves[0]) in "R31 R41 R42 R20 R21"
    assert moves[1] != moves[0]


@pytest.mark.parametrize("most", [350, 5_500])
def test_a_limited_search_ends_after_its_playouts(most: int) -> None:
    for rings in (4, 10):
        player = Master(max_playouts=most)
        *_, last = player.think(new_game(rings=rings, swap="no"), Random(1))
        assert most <= last.work < 1.5 * most


def test_on_other_days_a_level_plays_as_its_neighbours() -> None:
    levels = GAME.offered_levels()
    for weaker, level, stronger in zip(levels, levels[1:], levels[2:], strict=False):
        assert GAME.levels[level].also_plays_as == (weaker, stronger)
    assert GAME.levels[levels[0]].also_plays_as == (levels[1],)
    assert GAME.levels[levels[-1]].also_plays_as == ()

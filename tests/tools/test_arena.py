"""The arena: seats rotate, the seed fixes the games, and the intervals are correct."""

from __future__ import annotations

import time
from functools import partial
from itertools import count
from random import Random

import pytest

from game.catalog import GAMES
from game.mancala.ai.planner import SLICE_NODES
from game.play.statistics.standings import wilson
from game.star.rules.moves import STONES, SWAP
from game.star.rules.score_bounds import proved_winner
from game.star.rules.state import State
from game.star.rules.territory import COLOURS, empty_nodes
from tests.star.positions import new_game, play, random_board
from tools import arena
from tools.arena.match import Budget, Match, Result, make_player, play_match, think_until
from tools.arena.ratings import LOWEST, fitted_ratings
from tools.arena.table import standings
from tools.arena.uct_rave import UctRave, search
from tools.console import ToolError
from tools.parallel import run_all

OPTIONS = GAMES["africa"].complete_options()


def test_every_deal_is_played_with_every_rotation() -> None:
    matches = list(arena.schedule("africa", OPTIONS, ("scout", "trader", "random"), 5, "s"))
    assert [match.players for match in matches[:3]] == [
        ("scout", "trader", "random"),
        ("trader", "random", "scout"),
        ("random", "scout", "trader"),
    ]
    assert [match.seed for match in matches] == ["s-0"] * 3 + ["s-1"] * 3


def test_the_seed_fixes_the_game() -> None:
    match = next(arena.schedule("africa", OPTIONS, ("scout", "random"), 1, "s"))
    once, again = (play_match(match, slices=1) for _ in range(2))
    assert once[:3] == again[:3]


def test_standings_show_wins_and_games(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["africa", "--players", "scout,random", "--games", "4", "--jobs", "1", "--preset", "piatnik"]
    assert arena.main(arguments) == 0
    out = capsys.readouterr().out
    assert "scout" in out
    assert "50.0%" in out
    assert "4 games" in out


def test_more_processes_play_the_same_games() -> None:
    matches = list(arena.schedule("africa", OPTIONS, ("scout", "trader"), 4, "s"))
    play = partial(play_match, slices=1)
    one_process, two_processes = (run_all(play, matches, processes) for processes in (1, 2))
    assert [result[:3] for result in one_process] == [result[:3] for result in two_processes]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)]
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """The last one is from Newcombe, Statistics in Medicine 17 (1998), table I."""
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "scout,nobody"],
        ["--players", "scout"],
        ["--players", "scout", "--ladder"],
        ["--players", "scout,random", "--preset", "none"],
        ["--players", "scout,random", "--set", "sea_fare=free"],
        ["--players", "scout,random", "--set", "colour=red"],
        ["--players", "scout,random", "--jobs", "0"],
    ],
)
def test_invalid_arguments_are_refused(arguments: list[str]) -> None:
    with pytest.raises(ToolError):
        arena.main(["africa", *arguments])


def test_options_are_set_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    settings = ["--set", "komi=2.5", "--set", "capture=free"]
    arguments = ["mancala", "--players", "sower,random", "--games", "2", "--jobs", "1", *settings]
    assert arena.main(arguments) == 0
    assert "2 games" in capsys.readouterr().out


def test_random_openings_are_the_same_for_both_sides() -> None:
    players = ("captor", "sower")
    matches = list(arena.schedule("mancala", GAMES["mancala"].complete_options(), players, 2, "s", 300))
    one, other = (play_match(match, slices=1) for match in matches)
    assert one.winners == other.winners
    assert one.plies == other.plies


def test_a_draw_between_two_counts_half() -> None:
    matches = [Match("mancala", {}, ("captor", "sower"), "s")]
    lines = standings(matches, [Result((), "empty", 1, ((0.0,), (0.0,)))], 1.0).splitlines()
    assert [line.split()[2:4] for line in lines[1:3]] == [["0", "50.0%"]] * 2


def test_the_depth_baseline_searches_its_depth() -> None:
    thinker, budget = make_player(GAMES["mancala"], "depth:8")
    state = GAMES["mancala"].new()
    *_, last = thinker.think(state, Random(0))
    assert think_until(thinker, budget, state, Random(0), slices=1) == last
    assert last.work > SLICE_NODES


def test_a_careless_child_takes_the_rim_or_stays_beside_its_stones() -> None:
    thinker, _ = make_player(GAMES["star"], "child")
    before = play(new_game(rings=6, swap="no"), "*10")
    beside = {STONES[at] for at in before.board.neighbours[before.stones.index(COLOURS[0])]}
    before = play(before, "T61")
    rim = {STONES[at] for at in before.board.perimeter}
    moves = {next(thinker.think(before, Random(seed))).move for seed in range(200)}
    assert moves & rim
    assert moves & beside
    assert moves <= rim | beside


def test_the_strong_opponent_finds_the_only_winning_node() -> None:
    state, winning = next(filter(None, map(one_node_wins, range(100))))
    value, visits = search(state, 200, Random(1))
    assert max(range(len(visits)), key=visits.__getitem__) == winning
    assert value == 1
    assert sum(visits) == 200


def one_node_wins(seed: int) -> tuple[State, int] | None:
    """A random board with two empty nodes, and the one of them that wins, if only one does."""
    state = random_board(4, 0.95, seed)
    empty = empty_nodes(state.stones)
    wins = [at for at in empty if proved_winner(4, state.play(STONES[at]).stones) == state.seat]
    return (state, wins[0]) if len(empty) == 2 and len(wins) == 1 else None


def test_the_strong_opponent_repeats_its_moves_from_a_seed() -> None:
    state = new_game(rings=4, swap="no")
    one, other = (search(state, 500, Random(7)) for _ in range(2))
    assert one == other


def test_the_strong_opponent_takes_a_first_stone_over_that_its_search_prefers() -> None:
    """On four rings: a stone beside the middle of a side is worth more than a turn."""
    (answer,) = UctRave(20_000).think(play(new_game(rings=4), "T31"), Random(7))
    value, _ = search(play(new_game(rings=4), "T31"), 20_000, Random(7))
    assert value < 0.5
    assert answer.move == SWAP


def test_the_strong_opponent_places_one_stone_a_turn() -> None:
    with pytest.raises(ToolError, match="one stone"):
        search(play(new_game(stones=2, swap="no"), "*10"), 10, Random(1))


@pytest.mark.parametrize(
    ("name", "expected"),
    [("reckoner", None), ("reckoner:3000", Budget(work=3000)), ("reckoner:0.5s", Budget(seconds=0.5))],
)
def test_a_players_name_sets_its_budget(name: str, expected: Budget | None) -> None:
    assert make_player(GAMES["mancala"], name)[1] == expected


def test_a_player_stops_at_its_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(time, "process_time", lambda: float(next(ticks)))
    thinker, _ = make_player(GAMES["mancala"], "reckoner")
    state = GAMES["mancala"].new()
    works = [think_until(thinker, Budget(seconds=each), state, Random(0), 1).work for each in (1, 4)]
    assert works[0] < works[1]
    assert next(ticks) == 2 + 1 + 4, "the clock is asked once at the start and once a slice"


def test_in_a_ladder_only_neighbours_play(capsys: pytest.CaptureFixture[str]) -> None:
    players = "sower,captor,guard"
    arena.main(["mancala", "--ladder", "--players", players, "--games", "4", "--jobs", "1", "--opening", "4"])
    _, sower, captor, guard = capsys.readouterr().out.splitlines()[-4:]
    assert sower.split() == ["sower", str(LOWEST)]
    assert [row.split()[2] for row in (captor, guard)] == ["4", "4"]


def test_two_hundred_points_more_win_three_games_of_four() -> None:
    ratings = fitted_ratings({("a", "b"): (2500, 10_000), ("b", "c"): (5000, 10_000)})
    assert ratings["a"] == LOWEST
    assert ratings["b"] - ratings["a"] == pytest.approx(191, abs=1)
    assert ratings["c"] == pytest.approx(ratings["b"], abs=1)


def test_ratings_explain_results_that_do_not_agree() -> None:
    """Worked out by hand: each of three players beats the next, so all are equal."""
    ratings = fitted_ratings({("a", "b"): (30, 40), ("b", "c"): (30, 40), ("c", "a"): (30, 40)})
    assert list(ratings.values()) == pytest.approx([LOWEST] * 3, abs=1e-3)


def test_a_player_who_won_every_game_has_a_finite_rating() -> None:
    ratings = fitted_ratings({("a", "b"): (0, 10)})
    assert 400 < ratings["b"] - ratings["a"] < 800

"""Simulated games of Star of Africa: a seed fixes a game, and the statistics are correct."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import pytest

from game.africa import GAME
from game.africa.rules.routes import HOMES, TOKEN_CITIES
from tools import simulate
from tools.arena.match import FIXED_BASELINES
from tools.console import ToolError
from tools.simulate import africa as simulate_africa
from tools.simulate.africa import game
from tools.simulate.africa.charts import pictures
from tools.simulate.africa.check import check_game, check_job, summary
from tools.simulate.africa.figures import Share, figures, mean
from tools.simulate.africa.game import MAX_PLIES, GameJob, GameResult, play_game

JOB = GameJob("amended_2005", ("scout", "trader"), 3, "seed")
RESULTS = [
    GameResult(10, 0, "star", ("scout", "trader"), ("cairo", "tangier"), (False, False), "suakin"),
    GameResult(20, 1, "horseshoe", ("scout", "scout"), ("cairo", "cairo"), (True, False), "suakin"),
    GameResult(30, None, "stranded", ("trader", "trader"), ("tangier", "tangier"), (True, True), ""),
]


def test_a_seed_fixes_the_game_and_seeds_differ() -> None:
    games = {play_game(JOB._replace(seed=f"{number}")) for number in range(6)}
    assert len(games) > 1
    assert play_game(JOB) == play_game(JOB)


def test_a_result_lists_players_starts_and_the_star() -> None:
    played = play_game(JOB)
    assert len(played.players) == len(played.starts) == len(played.stranded) == JOB.seats
    assert set(played.players) <= set(JOB.players)
    assert set(played.starts) <= set(HOMES)
    assert played.reason != "star" or played.star in TOKEN_CITIES
    assert played.rounds > 0


def test_the_baselines_of_the_arena_play_too() -> None:
    played = play_game(JOB._replace(players=("land", "child", "nearest")))
    assert set(played.players) <= set(FIXED_BASELINES["africa"])
    assert simulate_africa.parse_arguments(["--players=navigator,land"]).players == ("navigator", "land")


def test_starts_are_random_unless_chosen() -> None:
    random_starts = [play_game(JOB._replace(seed=f"{number}")) for number in range(6)]
    chosen = [play_game(JOB._replace(seed=f"{number}", chosen_starts=True)) for number in range(6)]
    assert {start for game in random_starts for start in game.starts} == set(HOMES)
    assert random_starts != chosen


def test_wins_are_counted_per_seat() -> None:
    found = figures(RESULTS)
    assert found.wins == {"scout": Share(2, 3), "trader": Share(0, 3)}
    assert found.by_start == {"tangier": Share(0, 3), "cairo": Share(2, 3)}


def test_rounds_endings_and_stranded_players_are_counted() -> None:
    found = figures(RESULTS)
    assert (found.mean_rounds.value, found.median_rounds, found.rounds) == (20, 20, {10: 1, 20: 1, 30: 1})
    assert found.endings["horseshoe"] == Share(1, 3)
    assert found.stranded == Share(3, 6)
    assert found.games_with_stranded == Share(2, 3)
    assert found.by_star["suakin"].value == 15


def test_every_share_has_an_interval() -> None:
    assert str(Share(50, 100)) == "50.0 % (40.4–59.6)"
    assert str(mean([4, 6])).startswith("5.0 ± ")


def test_tables_and_pictures_are_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ["africa", "--games=3", "--players=scout", "--presets=classic,piatnik", "--jobs=1"]
    assert simulate.main([*arguments, "--out", str(tmp_path)]) == 0
    assert "|  | classic | piatnik |" in capsys.readouterr().out
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {*pictures({"classic": figures(RESULTS)}), "tables.md"}
    assert all("NaN" not in path.read_text() and "inf" not in path.read_text() for path in tmp_path.iterdir())


# The bulk check of the computer players


def test_no_computer_player_raises_or_plays_on_without_end(capsys: pytest.CaptureFixture[str]) -> None:
    """A sample of the bulk check: every level, and a mixture, where players can be stranded."""
    games = len(GAME.levels) + 1
    assert simulate.main(["africa", "--check", "--presets=classic", f"--games={games}", "--jobs=1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["faults"]) == (games, 0)
    assert 20 < found["longest"] < MAX_PLIES / 4


def test_the_check_has_every_level_alone_and_mixtures_at_every_number_of_seats() -> None:
    jobs = [check_job(f"africa classic {number}") for number in range(8 * len(GAME.levels))]
    levels = tuple(GAME.levels)
    assert {(job.players, job.seats) for job in jobs} == set(
        product([*((level,) for level in levels), levels], GAME.seats)
    )


def test_an_exception_and_an_endless_game_are_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    job = check_job("africa classic 0")
    monkeypatch.setattr(game, "MAX_PLIES", 30)
    endless = check_game(job)
    monkeypatch.setattr(game, "choose_move", lambda *_: [][0])
    broken = check_game(job)
    found = summary([endless, broken])
    assert (found["faults"], found["longest"]) == (2, 30)
    classic = found["presets"]["classic"]
    assert classic["endless"] == [error["seed"] for error in classic["errors"]] == ["africa classic 0"]
    assert "IndexError" in classic["errors"][0]["error"]


@pytest.mark.parametrize("seed", ["classic 3", "africa mars 3", "africa classic x"])
def test_a_seed_that_no_checked_game_has_is_refused(seed: str) -> None:
    with pytest.raises(ToolError):
        simulate.main(["africa", "--only", seed])


@pytest.mark.parametrize(
    "arguments", [["--players", "robot"], ["--presets", "mars"], ["--seats", "7"], ["--games", "0"]]
)
def test_invalid_arguments_are_refused(arguments: list[str]) -> None:
    with pytest.raises(ToolError, match=arguments[1] if arguments[1] != "0" else "no games"):
        simulate.main(["africa", *arguments])

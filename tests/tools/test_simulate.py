"""Simulated games of Afrika: a seed fixes a game, and the table has the correct figures."""

from __future__ import annotations

import pytest

from tools import simulate
from tools.console import ToolError
from tools.simulate.mancala import GameResult, play_game, statistics


def test_a_seed_fixes_the_game_and_seeds_differ() -> None:
    assert play_game(2, "standard", 1) == play_game(2, "standard", 1)
    assert len({play_game(2, "standard", seed) for seed in range(6)}) > 1


def test_statistics_of_given_games_are_right() -> None:
    figures = statistics(
        [GameResult(70, 58, 60), GameResult(64, 64, 90), GameResult(60, 68, 75), GameResult(66, 62, 75)]
    )
    assert figures["wins of the first player"].startswith("50 % (")
    assert figures["draws"].startswith("25 % (")
    assert figures["the first move is worth"].startswith("2.0 ± ")
    assert figures["plies, shortest and longest"] == "60 to 90"
    assert figures["plies, average"] == "75"
    assert figures["biggest win"] == "70:58"


def test_komi_decides_who_has_won() -> None:
    figures = statistics([GameResult(south, 128 - south, 60, komi=2.5) for south in (64, 65, 66)])
    assert figures["wins of the first player"].startswith("33 % (")
    assert figures["draws"].startswith("0 % (")
    assert play_game(2, "komi", 1).komi == 2.5


def test_the_table_shows_the_designers_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.main(["mancala", "--depths", "1,2", "--games", "4", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "| draws | under 3 % |" in out
    assert "ours, depth 2" in out


def test_one_game_has_no_margin_of_error() -> None:
    with pytest.raises(ToolError, match="at least 2"):
        simulate.main(["mancala", "--depths", "1", "--games", "1"])


@pytest.mark.parametrize("depths", ["x", "0", "4,", "-2", ""])
def test_depths_are_positive_numbers(depths: str) -> None:
    with pytest.raises(ToolError, match="--depths must be numbers"):
        simulate.main(["mancala", f"--depths={depths}"])


def test_other_games_have_no_simulation(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        simulate.main(["chess"])
    assert "invalid choice: 'chess'" in capsys.readouterr().err

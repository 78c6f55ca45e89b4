"""Simulated games: the same seed plays the same game, and the table says what was played."""

from __future__ import annotations

import pytest

from tools import simulate
from tools.simulate.mancala import Played, played, statistics


def test_a_seed_fixes_the_game_and_seeds_differ() -> None:
    assert played(2, "standard", 1) == played(2, "standard", 1)
    assert len({played(2, "standard", seed) for seed in range(6)}) > 1


def test_the_figures() -> None:
    figures = statistics([Played(70, 58, 60), Played(64, 64, 90), Played(60, 68, 75), Played(66, 62, 75)])
    assert figures["wins of the first player"].startswith("50 % (")
    assert figures["draws"].startswith("25 % (")
    assert figures["the first move is worth"].startswith("2.0 ± ")
    assert figures["plies, shortest and longest"] == "60 to 90"
    assert figures["plies, average"] == "75"
    assert figures["biggest win"] == "70:58"


def test_the_table_stands_beside_the_designers(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.main(["mancala", "--depths", "1,2", "--games", "4", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "| draws | under 3 % |" in out
    assert "ours, depth 2" in out


def test_other_games_have_no_simulation(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        simulate.main(["chess"])
    assert "invalid choice: 'chess'" in capsys.readouterr().err

"""The bench prints its figures, writes them for machines and readers, and says whether aims are met."""

import json
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools import bench, browser
from tools.bench import mancala_ai, star_playouts, table, thinking
from tools.bench.row import Row, at_least, at_most


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[Row]:
    """The rows that the one part of the bench will give; the first of them where it is in a hurry."""
    rows: list[Row] = []
    module = ModuleType("measured")
    module.rows = lambda: rows  # type: ignore[attr-defined]
    module.quick_rows = lambda: rows[:1]  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "measured", module)
    monkeypatch.setattr(bench, "PARTS", {"part": "measured"})
    monkeypatch.setattr(bench, "machine", lambda: MACHINE)
    return rows


MACHINE = {
    "processor": "a slow one",
    "cores": 2,
    "browser": "Chromium 156",
    "python": "3.11",
    "load": 0,
    "day": "today",
}


def test_all_aims_met(measured: list[Row], capsys: pytest.CaptureFixture[str]) -> None:
    measured.append(at_least("games", 20, "games/s", 20))
    assert bench.main([]) == 0
    assert capsys.readouterr().out.split() == ["✓", "games", "20.0", "games/s", "at", "least", "20"]


def test_one_aim_missed(measured: list[Row], capsys: pytest.CaptureFixture[str]) -> None:
    measured += [at_most("size", 101, "kB", 100), at_most("half", 50, "kB", 100)]
    assert bench.main(["part"]) == 1
    assert [line[0] for line in capsys.readouterr().out.splitlines()] == ["✗", "✓"]


def test_in_a_hurry(measured: list[Row], capsys: pytest.CaptureFixture[str]) -> None:
    measured += [at_most("half", 50, "kB", 100), at_most("size", 101, "kB", 100)]
    assert bench.main(["--quick"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_a_part_that_there_is_not(measured: list[Row], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bench.main(["other"])
    assert "there is no part 'other'" in capsys.readouterr().err


def test_figures_for_machines(measured: list[Row], tmp_path: Path) -> None:
    measured.append(at_least("games", 31.5, "games/s", 20))
    bench.main(["--json", str(tmp_path / "rows.json")])
    assert json.loads((tmp_path / "rows.json").read_text()) == {
        "machine": MACHINE,
        "rows": [{"name": "games", "value": 31.5, "unit": "games/s", "aim": "at least 20", "ok": True}],
    }


def test_figures_for_readers_stand_where_the_last_ones_stood(
    measured: list[Row], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readme = tmp_path / "README.md"
    readme.write_text(f"before\n{table.BEGIN}\nold\n{table.END}\nafter\n")
    monkeypatch.setattr(table, "README", readme)
    measured.append(at_most("size", 101.2, "kB", 100))
    bench.main(["--readme"])
    text = readme.read_text()
    assert "| size | 101 kB | at most 100 | ✗ |" in text
    assert "2 cores (a slow one), Chromium 156" in text
    assert "old" not in text
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")


def test_what_cannot_be_measured_is_said_and_never_counts_as_met(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "executable", lambda: None)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(star_playouts, "BATCHES", {4: 1})
    rows = [row for part in (star_playouts, mancala_ai, thinking) for row in part.rows()]
    missing = [row.aim for row in rows if not row.ok]
    browserless, compilerless = (
        f"not measured: no {each} on this machine" for each in ("Chromium", "C compiler")
    )
    assert missing == [browserless, compilerless, browserless, browserless]

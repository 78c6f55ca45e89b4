"""The bench prints its figures, writes them as JSON and Markdown, and reports missed aims."""

import json
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools import bench
from tools.bench import mancala_ai, star_playouts, table, thinking
from tools.bench.metric import Metric, at_least, at_most
from tools.setup import browsers


@pytest.fixture
def bench_rows(monkeypatch: pytest.MonkeyPatch) -> list[Metric]:
    """The rows of the bench's only part; its quick rows are the first of them."""
    rows: list[Metric] = []
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


def test_the_bench_succeeds_when_all_targets_are_met(
    bench_rows: list[Metric], capsys: pytest.CaptureFixture[str]
) -> None:
    bench_rows.append(at_least("games", 20, "games/s", 20))
    assert bench.main([]) == 0
    assert capsys.readouterr().out.split() == ["✓", "games", "20.0", "games/s", "at", "least", "20"]


def test_the_bench_fails_when_a_target_is_missed(
    bench_rows: list[Metric], capsys: pytest.CaptureFixture[str]
) -> None:
    bench_rows += [at_most("size", 101, "kB", 100), at_most("half", 50, "kB", 100)]
    assert bench.main(["part"]) == 1
    assert [line[0] for line in capsys.readouterr().out.splitlines()] == ["✗", "✓"]


def test_quick_measures_the_quick_rows(bench_rows: list[Metric], capsys: pytest.CaptureFixture[str]) -> None:
    bench_rows += [at_most("half", 50, "kB", 100), at_most("size", 101, "kB", 100)]
    assert bench.main(["--quick"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_an_unknown_part_is_refused(bench_rows: list[Metric], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bench.main(["other"])
    assert "there is no part 'other'" in capsys.readouterr().err


def test_metrics_are_written_as_json(bench_rows: list[Metric], tmp_path: Path) -> None:
    bench_rows.append(at_least("games", 31.5, "games/s", 20))
    bench.main(["--json", str(tmp_path / "rows.json")])
    assert json.loads((tmp_path / "rows.json").read_text()) == {
        "machine": MACHINE,
        "rows": [{"name": "games", "value": 31.5, "unit": "games/s", "aim": "at least 20", "ok": True}],
    }


def test_the_readme_table_is_replaced(
    bench_rows: list[Metric], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readme = tmp_path / "README.md"
    readme.write_text(f"before\n{table.BEGIN}\nold\n{table.END}\nafter\n")
    monkeypatch.setattr(table, "README", readme)
    bench_rows.append(at_most("size", 101.2, "kB", 100))
    bench.main(["--readme"])
    text = readme.read_text()
    assert "| size | 101 kB | at most 100 | ✗ |" in text
    assert "2 cores (a slow one), Chromium 156" in text
    assert "old" not in text
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")


def test_an_unmeasurable_metric_is_reported_as_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browsers, "executable", lambda: None)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(star_playouts, "BATCHES", {4: 1})
    rows = [row for part in (star_playouts, mancala_ai, thinking) for row in part.rows()]
    missing = [row.aim for row in rows if not row.ok]
    browserless, compilerless = (
        f"not measured: no {each} on this machine" for each in ("Chromium", "C compiler")
    )
    assert missing == [browserless, compilerless, browserless, browserless]

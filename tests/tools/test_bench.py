"""The bench prints its figures, writes them as JSON and Markdown, and reports missed aims."""

import json
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools import bench
from tools.bench import first_visit, mancala_ai, star_playouts, table, thinking
from tools.bench.first_visit import File, Visit
from tools.bench.metric import Metric, Scope, at_least, at_most
from tools.console import ToolError
from tools.setup import browsers


@pytest.fixture
def bench_rows(monkeypatch: pytest.MonkeyPatch) -> list[Metric]:
    """The rows of the bench's only part; its quick rows are the first of them."""
    rows: list[Metric] = []
    module = ModuleType("measured")
    module.rows = lambda scope: rows[:1] if scope.quick else rows  # type: ignore[attr-defined]
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
    rows = [row for part in (star_playouts, mancala_ai, thinking) for row in part.rows(Scope())]
    missing = [row.aim for row in rows if not row.ok]
    browserless, compilerless = (
        f"not measured: no {each} on this machine" for each in ("Chromium", "C compiler")
    )
    assert missing == [browserless, compilerless, browserless, browserless]


def test_the_first_visit_is_measured_beside_the_base(monkeypatch: pytest.MonkeyPatch) -> None:
    bases: list[str | None] = []

    def rows(scope: Scope) -> list[Metric]:
        bases.append(scope.base)
        return []

    module = ModuleType("compared")
    module.rows = rows  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "compared", module)
    monkeypatch.setattr(bench, "PARTS", {"first-visit": "compared"})
    assert bench.main([]) == bench.main(["--base", "main"]) == 0
    assert bases == [None, "main"]


def test_a_visits_figures_are_medians() -> None:
    visits = tuple(Visit(seconds * 1000, [File("/a", 0, 1, 2000)]) for seconds in (9, 1, 2))
    assert [(row.value, row.unit) for row in first_visit.metrics("visit", visits)] == [(2, "kB"), (2, "s")]


def test_a_waterfall_shows_each_file_from_its_request_to_its_last_byte() -> None:
    files = [File("/late/b.js", 600, 1200, 2500), File("/", 0, 20, 100)]
    first, second = first_visit.waterfall(Visit(1200, files))
    bars = [line[2 : 2 + first_visit.WATERFALL_WIDTH] for line in (first, second)]
    assert bars[0].rstrip() == "━"
    assert bars[1] == 30 * " " + 30 * "━"
    assert first.endswith("0.02 s      0.1 kB  index.html")
    assert second.endswith("1.20 s      2.5 kB  b.js")


def test_a_base_is_a_built_site_or_a_commit(tmp_path: Path) -> None:
    (tmp_path / "index.html").touch()
    with first_visit.built(str(tmp_path)) as folder:
        assert folder == tmp_path
    with pytest.raises(ToolError, match="neither a built site nor a commit"):
        first_visit.check_out("no-such-commit", tmp_path / "checkout")

"""The bench prints its figures, writes them for machines, and says by its exit code whether aims are met."""

import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools import bench
from tools.bench.row import Row, at_least, at_most


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[Row]:
    """The rows that the one module of the bench will give."""
    rows: list[Row] = []
    module = ModuleType("measured")
    module.rows = lambda: rows  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "measured", module)
    monkeypatch.setattr(bench, "MODULES", ["measured"])
    return rows


def test_all_aims_met(measured: list[Row], capsys: pytest.CaptureFixture[str]) -> None:
    measured.append(at_least("games", 20, "games/s", 20))
    assert bench.main([]) == 0
    assert capsys.readouterr().out.split() == ["✓", "games", "20.0", "games/s", "at", "least", "20"]


def test_one_aim_missed(measured: list[Row], capsys: pytest.CaptureFixture[str]) -> None:
    measured += [at_most("size", 101, "kB", 100), at_most("half", 50, "kB", 100)]
    assert bench.main([]) == 1
    assert [line[0] for line in capsys.readouterr().out.splitlines()] == ["✗", "✓"]


def test_figures_for_machines(measured: list[Row], tmp_path: Path) -> None:
    measured.append(at_least("games", 31.5, "games/s", 20))
    bench.main(["--json", str(tmp_path / "rows.json")])
    assert json.loads((tmp_path / "rows.json").read_text()) == [
        {"name": "games", "value": 31.5, "unit": "games/s", "aim": "at least 20", "ok": True}
    ]

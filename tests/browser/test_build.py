"""What the build makes, as a whole."""

import json
import re
from pathlib import Path

import pytest

from tools import site
from tools.site import inside
from tools.site.compress import SUFFIX


def files(folder: Path) -> dict[str, bytes]:
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def test_building_twice_gives_the_same_bytes(
    dist: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inside, "CACHE", tmp_path)
    site.build(tmp_path / "again")
    again, once = files(tmp_path / "again"), files(dist)
    assert sorted(again) == sorted(once)
    assert [name for name in once if again[name] != once[name]] == []


def test_the_service_worker_keeps_every_file_but_itself(dist: Path) -> None:
    kept = re.findall(r'url:("[^"]+"),revision:', (dist / "sw.js").read_text())
    shipped = {name for name in files(dist) if not name.endswith(SUFFIX)}
    assert {json.loads(url) for url in kept} == shipped - {"sw.js"}


def test_only_the_worker_is_shipped_as_source(dist: Path) -> None:
    assert [name for name in files(dist) if name.endswith((".py", ".map"))] == ["game/web/worker.py"]

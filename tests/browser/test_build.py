"""What the build makes, as a whole."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import brotli
import pytest

from tools.site.compress import QUALITY, SUFFIX
from tools.site.place import CACHE, MODULES
from tools.step import ROOT


def files(folder: Path) -> dict[str, bytes]:
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


BUILD = "from tools import site; site.build()"
SMALL = 50_000


@pytest.fixture
def elsewhere() -> Iterator[Path]:
    """The sources in another place, with what npm installed; of what builds keep, Brotli's copies only."""
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as place:
        folder = Path(place) / "deeper" / "elsewhere"
        for part in ("assets", "game", "tools"):
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("index.html", "pyscript.toml", "package.json", "package-lock.json"):
            shutil.copy(ROOT / name, folder)
        shutil.copytree(MODULES, folder / "node_modules", symlinks=True, copy_function=os.link)
        (folder / "build").mkdir()
        (folder / "build" / "brotli").symlink_to(CACHE / "brotli")
        yield folder


def test_a_build_made_elsewhere_from_nothing_is_the_same_byte_for_byte(dist: Path, elsewhere: Path) -> None:
    surroundings = {**os.environ, "PYTHONHASHSEED": "4711", "TZ": "Pacific/Apia", "LC_ALL": "C"}
    subprocess.run([sys.executable, "-c", BUILD], cwd=elsewhere, env=surroundings, check=True)
    again, once = files(elsewhere / "dist"), files(dist)
    assert sorted(again) == sorted(once)
    assert [name for name in once if again[name] != once[name]] == []


def test_brotlis_copies_hold_the_files_and_come_out_the_same_again(dist: Path) -> None:
    shipped = files(dist)
    copies = {name: content for name, content in shipped.items() if name.endswith(SUFFIX)}
    for name, content in copies.items():
        original = shipped[name.removesuffix(SUFFIX)]
        assert brotli.decompress(content) == original, name
        if len(original) < SMALL:
            assert brotli.compress(original, quality=QUALITY) == content, name


def test_the_service_worker_keeps_every_file_but_itself_and_what_is_for_installing(dist: Path) -> None:
    kept = re.findall(r'url:("[^"]+"),revision:', (dist / "sw.js").read_text())
    shipped = {name for name in files(dist) if not name.endswith(SUFFIX) and "/app/" not in name}
    assert {json.loads(url) for url in kept} == shipped - {"sw.js"}


def test_only_the_worker_is_shipped_as_source(dist: Path) -> None:
    sources = [name for name in files(dist) if name.endswith((".py", ".map"))]
    assert [re.sub("page/[0-9a-f]{12}/", "", name) for name in sources] == ["game/web/worker.py"]

"""The build as a whole: its files and their reproducibility."""

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import brotli
import pytest
from fontTools.ttLib import TTFont

from tests.checkout import copy_sources
from tools.build import font
from tools.build.compress import QUALITY, SUFFIX
from tools.console import ROOT
from tools.paths import CACHE
from tools.setup import venv


def files(folder: Path) -> dict[str, bytes]:
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


BUILD = "from tools import build; build.build(form=build.pyodide_files.Pyodide[{!r}])"
MAX_RECOMPRESSED_SIZE = 50_000
PYODIDE_FILES = ("*.asm.js", "*.asm.wasm", "*.rest.wasm")


@pytest.fixture
def clean_checkout() -> Iterator[Path]:
    """The sources in another folder, with no cache of the build but Brotli's."""
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as place:
        folder = Path(place) / "deeper" / "elsewhere"
        copy_sources(folder, "brotli")
        yield folder


def test_a_clean_build_elsewhere_gives_the_same_bytes(
    dist: Path, clean_checkout: Path, pyodide_form: str
) -> None:
    surroundings = {**os.environ, "PYTHONHASHSEED": "4711", "TZ": "Pacific/Apia", "LC_ALL": "C"}
    build = BUILD.format(pyodide_form)
    subprocess.run([sys.executable, "-c", build], cwd=clean_checkout, env=surroundings, check=True)
    again, once = files(clean_checkout / "dist"), files(dist)
    assert sorted(again) == sorted(once)
    assert [name for name in once if again[name] != once[name]] == []


def test_brotli_copies_match_their_files_and_are_reproducible(dist: Path) -> None:
    shipped = files(dist)
    copies = {name: content for name, content in shipped.items() if name.endswith(SUFFIX)}
    for name, content in copies.items():
        original = shipped[name.removesuffix(SUFFIX)]
        assert brotli.decompress(content) == original, name
        if len(original) < MAX_RECOMPRESSED_SIZE:
            assert brotli.compress(original, quality=QUALITY) == content, name


def test_the_service_worker_caches_every_file_but_itself_and_install_pictures(dist: Path) -> None:
    cached = re.findall(r'url:("[^"]+"),revision:', (dist / "sw.js").read_text())
    shipped = {name for name in files(dist) if not name.endswith(SUFFIX) and "/app/" not in name}
    assert {json.loads(url) for url in cached} == shipped - {"sw.js"}


def test_only_the_worker_is_shipped_as_source(dist: Path) -> None:
    sources = [name for name in files(dist) if name.endswith((".py", ".map"))]
    assert [re.sub("page/[0-9a-f]{12}/", "", name) for name in sources] == ["game/web/ai/worker.py"]


def test_every_letter_of_every_text_is_in_the_font() -> None:
    files = [font.subset_font(*each) for each in font.letters_by_file().items()]
    available = {letter for file in files for letter in TTFont(BytesIO(file)).getBestCmap()}
    for path in [*(ROOT / "assets" / "text").rglob("*.ftl"), ROOT / "index.html"]:
        assert set(map(ord, path.read_text())) - {ord("\n")} <= available, path
    names = "ąćęłńóśźżĄŁŻ õšžÕŠŽ āčēģīķļņū őű ďěřťů ğİş șț þðæø đ ħġ ŵŷ"
    assert set(map(ord, names)) <= available


@pytest.mark.split_pyodide
def test_pyodide_is_trimmed_and_has_all_that_its_parts_want_of_each_other(dist: Path) -> None:
    [glue], [wasm], [rest] = (dist.glob(f"runtime/pyodide-*/{name}") for name in PYODIDE_FILES)
    program = """
      const read = path => new WebAssembly.Module(require("node:fs").readFileSync(path));
      const [first, rest] = process.argv.slice(1).map(read);
      const imports = [first, rest].flatMap(part => WebAssembly.Module.imports(part));
      const shared = imports.filter(({ module }) => module === "first");
      const others = imports.filter(({ module }) => module !== "first");
      const names = each => each.map(({ name }) => name);
      console.log(JSON.stringify([others, shared, WebAssembly.Module.exports(first)].map(names)));
    """
    answer = subprocess.run([venv.node(), "-e", program, wasm, rest], capture_output=True, check=True).stdout
    imports, shared, exports = json.loads(answer)
    text = glue.read_text()
    assert {name for name in imports if name not in text} == set()
    assert {name for name in shared if not name.isdecimal()} <= set(exports)
    used = set(re.findall(r"\._(\w+)=\w+\.\1\b", text))
    assert "PyMem_Free" in used
    assert used <= set(exports)
    assert len(exports) < 500

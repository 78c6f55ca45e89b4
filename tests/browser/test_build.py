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
from tools.build import font, pyodide_files, trimmed_pyodide
from tools.build.compress import QUALITY, SUFFIX
from tools.console import ROOT
from tools.paths import CACHE, NODE_MODULES
from tools.setup import venv


def files(folder: Path) -> dict[str, bytes]:
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


MAX_RECOMPRESSED_SIZE = 50_000
PYODIDE_FILES = ("*.asm.js", "*.asm.wasm", "*.rest.wasm")


@pytest.fixture
def clean_checkout() -> Iterator[Path]:
    """The sources in another folder. Of the build's caches, it has those of Brotli, Binaryen and Terser: a
    minute of work that depends on nothing but their input.
    """
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as place:
        folder = Path(place) / "deeper" / "elsewhere"
        copy_sources(folder, "brotli", "trimmed-glue", "trimmed-wasm", "split-first", "split-rest")
        yield folder


def test_a_clean_build_elsewhere_gives_the_same_bytes(
    dist: Path, clean_checkout: Path, pytestconfig: pytest.Config
) -> None:
    surroundings = {**os.environ, "PYTHONHASHSEED": "4711", "TZ": "Pacific/Apia", "LC_ALL": "C"}
    build = [sys.executable, "-m", "tools", "build", f"--without={pytestconfig.getoption('without')}"]
    subprocess.run(build, cwd=clean_checkout, env=surroundings, check=True)
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


@pytest.mark.all_savings
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


@pytest.mark.all_savings
def test_both_parts_of_pyodide_fill_the_same_memory_as_the_whole(dist: Path, tmp_path: Path) -> None:
    glue = pyodide_files.as_script((NODE_MODULES / "pyodide" / "pyodide.asm.mjs").read_text()).encode()
    whole = tmp_path / "whole.wasm"
    whole.write_bytes(trimmed_pyodide.trim(venv.node_modules(), glue).wasm)
    [first], [rest] = (dist.glob(f"runtime/pyodide-*/{name}") for name in PYODIDE_FILES[1:])
    program = Path(__file__).with_name("python_memory.mjs")
    command = [str(each) for each in (venv.node(), program, whole, first, rest)]
    answer = subprocess.run(command, capture_output=True, check=True)
    without_rest, with_rest = json.loads(answer.stdout)
    assert without_rest > 1_000_000
    assert with_rest == 0


DATA_SCRIPT = """
import(process.argv[1]).then(({ laterRanges }) => {
  const data = new Uint8Array(200_000).fill(255);
  const words = new Uint32Array(data.buffer);
  words[20_000 >> 2] = 60_000;
  words[60_000 >> 2] = 100_000;
  const code = new Set([20_000, 21_000, 61_000, 130_000, 180_000]);
  const firstCode = new Set([20_000]);
  console.log(JSON.stringify(laterRanges(data, { code, firstCode, touched: [150] })));
});
"""


def test_data_wait_that_no_address_of_the_first_part_leads_to_and_nothing_touched() -> None:
    program = ROOT / "tools" / "build" / "wasm_data.mjs"
    command = [str(venv.node()), "-e", DATA_SCRIPT, program.as_uri()]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    object_at_100_000 = (100_000, 130_000)
    address_in_code = (20_000, 20_000 + 4096)
    object_at_60_000 = (60_000, 61_000)
    touched = (150 * 1024, 167 * 1024)
    kept = [address_in_code, object_at_60_000, object_at_100_000, touched]
    begins, ends = zip(*kept, strict=True)
    assert json.loads(answer) == [list(each) for each in zip((0, *ends), (*begins, 200_000), strict=True)]

"""Parts of the build that need neither Node.js nor a browser."""

import ast
import json
import marshal
import re
import runpy
import struct
import zipfile
from collections.abc import Collection, Iterator
from pathlib import Path
from types import CodeType
from typing import Any

import fluent.syntax as fluent_syntax
import pytest

from tools import build
from tools.build import (
    budget,
    bytecode,
    content_cache,
    font,
    html,
    javascript,
    prerendered,
    pyodide_files,
    split_pyodide,
    stdlib,
)
from tools.build.pyodide_files import Saving
from tools.build.split_pyodide import Profile
from tools.console import ROOT, ToolError
from tools.paths import APP, LANGUAGES
from tools.setup import venv

ASSETS = ROOT / "assets"
HEADER_BYTES = 16
"""Of a file of byte code."""

COMPILER = runpy.run_path(str(ROOT / "tools/build/pyodide_node/compile_bytecode.py"), {"job": "[]"})
"""The functions of the build's program that runs in Pyodide."""


def test_hashed_files_need_no_revision(tmp_path: Path) -> None:
    (tmp_path / "runtime").mkdir()
    (tmp_path / "runtime" / "game-1234.zip.txt").write_text("game")
    (tmp_path / "index.html").write_text("page")
    first = javascript.precache_list(tmp_path)
    assert [(entry["url"], entry["revision"] is None) for entry in first] == [
        ("index.html", False),
        ("runtime/game-1234.zip.txt", True),
    ]
    (tmp_path / "index.html").write_text("another")
    assert javascript.precache_list(tmp_path)[0] != first[0]


def test_a_checkout_in_a_folder_named_app_is_kept_for_offline_play_too(tmp_path: Path) -> None:
    """Only the site's own folder `app` is left out: the icons that an installed app shows."""
    site = tmp_path / APP / "dist"
    (site / "assets" / APP).mkdir(parents=True)
    (site / "index.html").write_text("page")
    (site / "assets" / APP / "wide.webp").write_text("picture")
    assert [entry["url"] for entry in javascript.precache_list(site)] == ["index.html"]


def test_a_further_language_is_drawn_although_no_code_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prerendered, "npm_version", lambda _: "1.0.0")  # unit tests need no npm packages
    before = list(prerendered.inputs())
    monkeypatch.setattr(prerendered, "LANGUAGES", (*LANGUAGES, "et"))
    assert list(prerendered.inputs()) != before


@pytest.fixture
def small_site(tmp_path: Path) -> Path:
    """A site with a script of 99 kB before Python and 1,700 kB of Python. Returns the page's folder."""
    page = tmp_path / "page" / "1234"
    (page / "boot").mkdir(parents=True)
    (page / "boot" / "start.mjs").write_text('import{a}from"./chunk.mjs";import("./later.mjs")')
    (page / "boot" / "chunk.mjs").write_text(" " * 99_000)
    (page / "boot" / "later.mjs").write_text(" " * 99_000)
    (page / "assets" / "text").mkdir(parents=True)
    (tmp_path / "runtime").mkdir()
    (tmp_path / "runtime" / "pyodide.wasm").write_bytes(bytes(1_700_000))
    return page


def test_a_page_over_budget_is_refused(small_site: Path) -> None:
    budget.check(small_site.parents[1])
    (small_site / "assets" / "style.css").write_bytes(bytes(2_000))
    with pytest.raises(ToolError, match=r"before Python: 101\.0 kB, which is more than 100 kB \(see “Make"):
        budget.check(small_site.parents[1])


def test_texts_that_come_later_do_not_count_before_python(small_site: Path) -> None:
    texts = small_site / "assets" / "text"
    for folder in (texts / "learn", texts / "boot"):
        folder.mkdir()
        (folder / "en.ftl").write_text("a" * 2_000)
    budget.check(small_site.parents[1])
    (texts / "en.ftl").write_text("a" * 2_000)
    with pytest.raises(ToolError, match="before Python"):
        budget.check(small_site.parents[1])


def test_other_games_and_the_rest_of_python_do_not_count_before_play(small_site: Path) -> None:
    runtime = small_site.parents[1] / "runtime"
    for later in ("star-1234.zip.txt", "together-1234.zip.txt", "later-1234.zip.txt", "pyodide.rest.wasm"):
        (runtime / later).write_bytes(bytes(200_000))
    budget.check(small_site.parents[1])
    (runtime / "game-1234.zip.txt").write_bytes(bytes(200_000))
    with pytest.raises(ToolError, match="everything that is fetched before play"):
        budget.check(small_site.parents[1])


def test_languages_do_not_count_against_visitors_of_another_one(small_site: Path) -> None:
    texts = small_site / "assets" / "text"
    for code in "ab":
        (texts / f"{code}.ftl").write_text("a" * 44_000)
    before = budget.budgets(small_site.parents[1])
    for code in "cdef":
        (texts / f"{code}.ftl").write_text("a" * 44_000)
    assert budget.budgets(small_site.parents[1]) == before
    (texts / "g.ftl").write_text("a" * 46_000)
    with pytest.raises(ToolError, match="the largest further language"):
        budget.check(small_site.parents[1])


def test_the_extended_font_counts_for_languages_that_need_it(small_site: Path) -> None:
    (small_site / "assets" / font.EXTENDED.name).write_bytes(bytes(20_000))
    (small_site / "assets" / "text" / "en.ftl").write_text("cafe")
    assert [round(each.used) for each in budget.budgets(small_site.parents[1])][1] == 0
    (small_site / "assets" / "text" / "pl.ftl").write_text("łódź")
    assert [round(each.used) for each in budget.budgets(small_site.parents[1])][1] == 20


def test_shipped_texts_lose_their_comments_and_no_message() -> None:
    for path in (ASSETS / "text").rglob("*.ftl"):
        text = path.read_text("utf-8")
        bare = html.without_comments(text)
        assert not re.search(r"^#|\n\n|^ {2}", bare, re.MULTILINE), path
        assert messages(bare) == messages(text), path


def messages(texts: str) -> list[str]:
    """The messages of a Fluent file in one form, without comments."""
    syntax = fluent_syntax.ast
    found = [entry for entry in fluent_syntax.parse(texts).body if isinstance(entry, syntax.Message)]
    for entry in found:
        entry.comment = None
    return [fluent_syntax.serialize(syntax.Resource([entry])) for entry in found]


def test_the_main_font_has_no_letter_that_only_further_languages_need() -> None:
    assert font.letters_by_file()[font.MAIN] == font.MAIN.letters


def test_the_emscripten_module_becomes_a_script() -> None:
    made = pyodide_files.as_script(
        "async function _createPyodideModule(){import.meta.url}export default _createPyodideModule;"
    )
    assert "export" not in made
    assert "import.meta" not in made
    assert made.endswith("globalThis._createPyodideModule=_createPyodideModule;")
    with pytest.raises(ToolError, match="once"):
        pyodide_files.as_script("export default another;")


def test_imports_are_found_in_functions_too() -> None:
    tree = ast.parse(
        "import json, os.path\nfrom . import board\ndef late():\n    from random import Random\n"
    )
    assert {name for node in ast.walk(tree) for name in stdlib.imported_names(node)} == {
        "json",
        "os.path",
        "random",
    }


def test_the_stdlib_archive_covers_the_games_imports() -> None:
    found = stdlib.game_imports()
    assert {"dataclasses", "json", "random"} <= found
    assert not {"js", "pyscript", "game"} & found


def test_manifest_pictures_have_their_stated_size() -> None:
    manifest = json.loads((ASSETS / "manifest.webmanifest").read_text())
    for picture in [*manifest["icons"], *manifest["screenshots"]]:
        content = (ASSETS / picture["src"]).read_bytes()
        if picture["type"] == "image/png":
            assert content.startswith(b"\x89PNG")
            assert picture["sizes"] == "{}x{}".format(*struct.unpack(">II", content[16:24]))
        elif picture["type"] == "image/webp":
            assert content[8:16] == b"WEBPVP8X"
            width, height = (1 + int.from_bytes(content[at : at + 3], "little") for at in (24, 27))
            assert picture["sizes"] == f"{width}x{height}"
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}


def test_docstrings_are_stripped_and_lines_kept() -> None:
    source = (
        b'"""Of\nthe module."""\n\ndef f(x):\n    """Of f, \xc3\xa4."""\n    assert x, "no"\n    return x\n'
    )
    bare = bytecode.strip_docstrings(source)
    assert bare == b'""\n\n\ndef f(x):\n    ""\n    assert x, "no"\n    return x\n'


def test_stripping_docstrings_keeps_every_files_lines() -> None:
    for path in (ROOT / "game").rglob("*.py"):
        text = path.read_bytes()
        bare = bytecode.strip_docstrings(text)
        assert len(bare.splitlines()) == len(text.splitlines()), path
        assert {found.value for found in bytecode.find_docstrings(ast.parse(bare))} <= {""}, path


def test_only_sources_without_cached_byte_code_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[str] = []

    def compile_sources(_: Path, sources: list[bytecode.Source]) -> None:
        compiled.extend(source.name for source in sources)
        for source in sources:
            content_cache.store(b"code", bytecode.bytecode_path(source))

    monkeypatch.setattr(content_cache, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(bytecode, "compile_sources", compile_sources)
    monkeypatch.setattr(bytecode, "npm_version", lambda _: "1")
    first, second, changed = (
        bytecode.Source(*each) for each in (("a.py", b"1"), ("b.py", b"2"), ("b.py", b"3"))
    )
    node, target = Path("node"), tmp_path / "a.zip"
    bytecode.compile_new(node, [first, second])
    assert compiled == ["a.py", "b.py"]
    bytecode.write_archive([first, changed], target)
    with zipfile.ZipFile(target) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == {"a.pyc": b"code", "b.py": b"3"}
    bytecode.compile_new(node, [first, changed])
    assert compiled == ["a.py", "b.py", "b.py"]


def test_an_archive_is_replaced_in_one_step(tmp_path: Path) -> None:
    target, as_it_was = tmp_path / "a.zip", tmp_path / "open elsewhere"
    bytecode.write_archive([], target)
    as_it_was.hardlink_to(target)
    before = as_it_was.read_bytes()
    bytecode.write_archive([bytecode.Source("a.py", b"1")], target)
    assert as_it_was.read_bytes() == before
    assert zipfile.ZipFile(target).namelist() == ["a.py"]


def test_byte_code_keeps_every_line_and_no_column() -> None:
    for path in (ROOT / "game").rglob("*.py"):
        code = compile(path.read_bytes(), str(path), "exec")
        bare = COMPILER["without_columns"](code)
        for before, after in zip(nested(code), nested(bare), strict=True):
            assert line_by_offset(before) == line_by_offset(after)
            assert {position[2:] for position in after.co_positions()} <= {(None, None)}


def test_a_source_without_options_is_compiled_as_python_does_it(tmp_path: Path) -> None:
    source, text = tmp_path / "a.py", 'def f(x: int) -> int:\n    "Of f."\n    return 1 + x\n'
    source.write_text(text)
    COMPILER["compile_file"](source, "a.py", 0, False, [])
    made = marshal.loads(source.with_suffix(".pyc").read_bytes()[HEADER_BYTES:])
    expected = compile(text, "a.py", "exec")
    assert made == expected
    assert [[*code.co_positions()] for code in nested(made)] == [
        [*code.co_positions()] for code in nested(expected)
    ]


def test_byte_code_keeps_annotations_of_fields_but_not_of_functions() -> None:
    source = """
class Field:
    name: str
    def rename(self, name: str, *others: str, **more: int) -> "Field":
        return lambda: name
async def later(value: int = 1) -> None: ...
"""
    tree, found = COMPILER["without_annotations"](ast.parse(source)), dict[str, Any]()
    exec(compile(tree, "source", "exec"), found)
    assert found["Field"].__annotations__ == {"name": str}
    assert found["Field"].rename.__annotations__ == found["later"].__annotations__ == {}
    assert found["Field"]().rename("a")() == "a"


def test_nothing_shipped_reads_the_annotations_of_functions() -> None:
    readers = r"get_type_hints|get_annotations|__annotations__|singledispatch"
    for path in (ROOT / "game").rglob("*.py"):
        assert not re.search(readers, path.read_text()), path


def nested(code: CodeType) -> Iterator[CodeType]:
    """The code object and those of the functions and classes in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from nested(constant)


def line_by_offset(code: CodeType) -> dict[int, int | None]:
    """The line of every instruction."""
    return {offset: line for start, end, line in code.co_lines() for offset in range(start, end, 2)}


@pytest.fixture
def over_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the build writes a site of 5,000 kB if it is let."""

    def write_site(_: Path, target: Path, savings: Collection[Saving]) -> None:
        (target / "page").mkdir()
        (target / (" ".join(sorted(savings)) or "none")).write_bytes(bytes(5_000_000))

    monkeypatch.setattr(build, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(build, "DIST", tmp_path / "dist")
    monkeypatch.setattr(venv, "node_modules", lambda: Path("node"))
    monkeypatch.setattr(build, "write_site", write_site)
    monkeypatch.setattr(build.compress, "table", lambda _: "")
    return tmp_path / "dist"


def test_a_build_over_budget_is_refused_and_the_last_one_stays(over_budget: Path) -> None:
    over_budget.mkdir()
    with pytest.raises(ToolError, match="all games in one language"):
        build.main([])
    assert list(over_budget.iterdir()) == []


@pytest.mark.parametrize(
    ("without", "kept"),
    [
        ("split", "later strip trim"),
        ("trim", "later strip"),
        ("strip", "split trim"),
        ("later,split", "strip trim"),
        ("all", "none"),
    ],
)
def test_a_build_without_some_savings_may_be_over_budget(without: str, kept: str, over_budget: Path) -> None:
    assert build.main([f"--without={without}"]) == 0
    assert [path.name for path in over_budget.iterdir() if path.is_file()] == [kept]


def test_a_build_names_the_savings_that_it_knows(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        build.main(["--without=dragons"])
    assert "'dragons' is not a valid Saving" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        build.main(["--help"])
    assert "strip, later, trim, split; or all" in " ".join(capsys.readouterr().out.split())


def test_a_profile_names_the_functions_of_one_webassembly_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(split_pyodide, "PROFILE", tmp_path / "python_profile.txt")
    split_pyodide.PROFILE.write_text("the fingerprint of an earlier version\n\n4-6\n\n1\n")
    split_pyodide.write_profile(b"this version", Profile({1, 2, 3, 10, 11}, {2, 3}))
    split_pyodide.write_profile(b"this version", Profile({7}, {5}))
    assert split_pyodide.PROFILE.read_text().split("\n\n")[1:] == ["1-3 7 10-11", "2-3 5\n"]
    assert split_pyodide.read_profile(b"this version") == Profile({1, 2, 3, 7, 10, 11}, {2, 3, 5})
    assert split_pyodide.split(Path("node"), b"another version") is None

"""Parts of the build that need neither Node.js nor a browser."""

import ast
from pathlib import Path

import pytest

from tools.site import library, page, scripts
from tools.site.runtime import Parts
from tools.step import Failure

PARTS = Parts("runtime/pyscript", "runtime/pyodide", "runtime/stdlib.txt", "runtime/game.txt", "{}")


def test_the_page_asks_early_for_what_python_needs() -> None:
    made = page.index(f"<head>{page.HINTS}</head>", PARTS)
    assert '<link rel="modulepreload" href="./runtime/pyodide/pyodide.mjs">' in made
    assert 'href="./runtime/game.txt" as="fetch"' in made


def test_a_page_without_a_place_for_that_is_refused() -> None:
    with pytest.raises(Failure, match="build: hints"):
        page.index("<head></head>", PARTS)


def test_files_whose_names_hold_their_version_need_no_revision(tmp_path: Path) -> None:
    (tmp_path / "runtime").mkdir()
    (tmp_path / "runtime" / "game-1234.zip.txt").write_text("game")
    (tmp_path / "index.html").write_text("page")
    first = scripts.precache_list(tmp_path)
    assert [(entry["url"], entry["revision"] is None) for entry in first] == [
        ("index.html", False),
        ("runtime/game-1234.zip.txt", True),
    ]
    (tmp_path / "index.html").write_text("another")
    assert scripts.precache_list(tmp_path)[0] != first[0]


def test_imports_are_found_in_functions_too() -> None:
    tree = ast.parse(
        "import json, os.path\nfrom . import board\ndef late():\n    from random import Random\n"
    )
    assert {name for node in ast.walk(tree) for name in library.imported(node)} == {
        "json",
        "os.path",
        "random",
    }


def test_the_library_is_asked_for_what_the_game_imports() -> None:
    found = library.game_imports()
    assert {"dataclasses", "json", "random"} <= found
    assert not {"js", "pyscript", "game"} & found

"""`tools play --watch`: what is edited is on the screen soon after, in the same game."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL, PIPE

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Problems
from tests.checkout import copy_sources

pytestmark = pytest.mark.first_visit

PLAY = "from tools import play; play.main(['--watch', '--no-open', '--port', '0'])"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the sources that a test may edit; the build's caches are shared."""
    copy_sources(tmp_path / "copy", "bytecode", "file_imports", "font", "needed_paths", "prerendered")
    return tmp_path / "copy"


@pytest.fixture
def address(checkout: Path, problems: Problems) -> Iterator[str]:
    """Where the copy is served while it is watched."""
    command = [sys.executable, "-u", "-c", PLAY]
    with subprocess.Popen(command, cwd=checkout, stdout=PIPE, stderr=DEVNULL, text=True) as process:
        assert process.stdout
        found = next(match for line in process.stdout if (match := re.search(r"http://[^/]+/", line)))
        problems.expect(f"request to another host: {found[0]}")
        yield found[0]
        process.terminate()


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_edits_are_on_the_screen_in_the_same_game(page: Page, checkout: Path, address: str) -> None:
    app = checkout / "game/web/app.py"
    page.goto(address)
    page.click("#play")
    expect(page.locator("body[data-screen=game]")).to_be_attached()
    edit(checkout / "assets/style/base.css", ":root {", ":root {\n  --edited: yes;")
    edit(app, 'dataset.ready = "yes"', 'dataset.ready = "yes"; document.title = "Edited"')
    expect(page).to_have_title("Edited")
    expect(page.locator("body[data-screen=game]")).to_be_attached()
    style = "getComputedStyle(document.documentElement).getPropertyValue('--edited')"
    assert page.evaluate(style).strip() == "yes"
    edit(app, "def start(", "def start((")
    expect(page.locator("#watch-error")).to_contain_text("SyntaxError")
    edit(app, "def start((", "def start(")
    expect(page.locator("#watch-error")).to_have_count(0)


def test_an_ordinary_build_has_no_script_that_listens_for_builds(dist: Path) -> None:
    scripts = "".join(path.read_text() for path in dist.rglob("*.mjs"))
    assert "EventSource" not in scripts
    assert "watch-error" not in scripts

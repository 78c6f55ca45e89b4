"""Finds a Chromium for the tests: Playwright's own, the machine's, or a freshly installed one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import environment
from tools.step import Failure, step

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def executable() -> Path | None:
    """A Chromium that is there already."""
    own = playwrights_own()
    found = [own] if own.exists() else [Path(path) for name in NAMES if (path := shutil.which(name))]
    return found[0] if found else None


def playwrights_own() -> Path:
    """Where Playwright keeps its Chromium; asked in a process of its own, for it runs one driver in each."""
    question = (
        "from playwright.sync_api import sync_playwright as start\n"
        "with start() as playwright: print(playwright.chromium.executable_path)"
    )
    asked = subprocess.run([sys.executable, "-c", question], capture_output=True, text=True, check=True)
    return Path(asked.stdout.strip())


def options() -> list[str]:
    """How to start it: quiet on the network, and as root without the sandbox, which refuses root."""
    return ["--disable-background-networking", *(["--no-sandbox"] if os.geteuid() == 0 else [])]


def ensure() -> Path:
    """A Chromium, installed where there is none: Playwright's, or as root Debian's."""
    found = executable() or installed_by_playwright()
    if found:
        return found
    environment.apt("chromium", why="the browser tests need Chromium, and Playwright could not fetch its own")
    found = executable()
    if not found:
        raise Failure("apt-get installed chromium, but it is not on the path")
    return found


def installed_by_playwright() -> Path | None:
    with step("fetching Playwright's Chromium"):
        command = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
        subprocess.run(command, capture_output=True, check=False)
    return executable()

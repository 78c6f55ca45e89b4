"""Finds a Chromium for the tests: Playwright's own, the machine's, or a freshly installed one.

Runs in `.venv`, since Playwright knows where it keeps its own.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools import environment
from tools.step import Failure, step

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def executable() -> Path | None:
    """A Chromium that is there already."""
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    found = [own] if own.exists() else [Path(path) for name in NAMES if (path := shutil.which(name))]
    return found[0] if found else None


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

"""Finds browsers for the tests, and installs them where there are none.

A Chromium may be Playwright's own or the machine's. The other engines are as Debian packages them.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tools import environment
from tools.step import Failure, step

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

BOOT = "new URL('.', document.querySelector('script[type=module]').src).href"
"""Asks a page of ours where its modules lie."""


class Engine(NamedTuple):
    """A browser engine, and Debian's package of each program that its tests start, the browser's first."""

    name: str
    packages: dict[str, str]


ENGINES = {
    "firefox": Engine("Firefox", {"firefox-esr": "firefox-esr"}),
    "webkitgtk": Engine("WebKitGTK", {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}),
}


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


def ensure_engine(word: str) -> Path:
    """The program that stands for an engine, with all that its tests start in place. Raises Failure."""
    engine = ENGINES[word]
    found = [ensure_program(name, package, engine) for name, package in engine.packages.items()]
    return found[0]


def ensure_program(name: str, package: str, engine: Engine) -> Path:
    if not shutil.which(name):
        environment.apt(package, why=f"the tests on {engine.name} need {name}")
    found = shutil.which(name)
    if not found:
        raise Failure(f"apt-get installed {package}, but {name} is not on the path")
    return Path(found)

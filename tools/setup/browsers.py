"""Finds browsers for the tests, and installs them where there are none.

A Chromium may be Playwright's own or the machine's. The other engines are as Debian packages them.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tools.console import ToolError, step
from tools.setup import venv

CHROMIUM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

BOOT_URL = "new URL('.', document.querySelector('script[type=module]').src).href"
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
    bundled = playwright_chromium()
    found = (
        [bundled]
        if bundled.exists()
        else [Path(path) for name in CHROMIUM_NAMES if (path := shutil.which(name))]
    )
    return found[0] if found else None


def playwright_chromium() -> Path:
    """Where Playwright keeps its Chromium; asked in a process of its own, for it runs one driver in each."""
    question = (
        "from playwright.sync_api import sync_playwright as start\n"
        "with start() as playwright: print(playwright.chromium.executable_path)"
    )
    result = subprocess.run([sys.executable, "-c", question], capture_output=True, text=True, check=True)
    return Path(result.stdout.strip())


def launch_args() -> list[str]:
    """How to start it: quiet on the network, and as root without the sandbox, which refuses root."""
    return ["--disable-background-networking", *(["--no-sandbox"] if os.geteuid() == 0 else [])]


def ensure() -> Path:
    """A Chromium, installed where there is none: Playwright's, or as root Debian's."""
    found = executable() or install_with_playwright()
    if found:
        return found
    venv.apt_install(
        "chromium", reason="the browser tests need Chromium, and Playwright could not fetch its own"
    )
    found = executable()
    if not found:
        raise ToolError("apt-get installed chromium, but it is not on the path")
    return found


def install_with_playwright() -> Path | None:
    with step("fetching Playwright's Chromium"):
        command = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
        subprocess.run(command, capture_output=True, check=False)
    return executable()


def ensure_engine(engine_id: str) -> Path:
    """The program that stands for an engine, with all that its tests start in place. Raises Failure."""
    engine = ENGINES[engine_id]
    found = [ensure_program(name, package, engine) for name, package in engine.packages.items()]
    return found[0]


def ensure_program(name: str, package: str, engine: Engine) -> Path:
    if not shutil.which(name):
        venv.apt_install(package, reason=f"the tests on {engine.name} need {name}")
    found = shutil.which(name)
    if not found:
        raise ToolError(f"apt-get installed {package}, but {name} is not on the path")
    return Path(found)

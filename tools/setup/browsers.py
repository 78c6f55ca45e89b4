"""Finds browsers for the tests, and installs missing ones.

Chromium may be Playwright's own or the machine's. The other engines are Debian's packages.
"""

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from tools.console import ToolError, step
from tools.setup import venv

CHROMIUM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

HEADLESS_SHELL = "chromium-headless-shell"
"""Chromium without windows: its program and Debian's package."""

BOOT_URL = "new URL('.', document.querySelector('script[type=module]').src).href"
"""JavaScript: the address of the folder of the page's modules."""

MAKE_SNAPSHOT_SCRIPT = f"import({BOOT_URL} + 'start.mjs').then(page => page.makeSnapshot(0))"
"""JavaScript: makes a snapshot of Python, as the page does later by itself. Resolves to "made" if it did."""

RESTORED_SCRIPT = "performance.getEntriesByName('restored').length"
"""JavaScript: whether Python has started from a snapshot."""

POINTER_MOVE_SCRIPT = "addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')));"
"""JavaScript: sends a pointer event to a page at once. On a first visit Python's start waits for input."""


class Engine(NamedTuple):
    """A browser engine. `packages`: Debian packages by program that the tests start, the browser first."""

    name: str
    packages: dict[str, str]


ENGINES = {
    "firefox": Engine("Firefox", {"firefox-esr": "firefox-esr"}),
    "webkitgtk": Engine("WebKitGTK", {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}),
}


def executable() -> Path | None:
    """An installed Chromium, or None."""
    bundled = playwright_chromium()
    if bundled.exists():
        return bundled
    return next((Path(path) for name in CHROMIUM_NAMES if (path := shutil.which(name))), None)


def playwright_chromium() -> Path:
    """The path of Playwright's Chromium. In a new process, since Playwright runs one driver per process."""
    question = (
        "from playwright.sync_api import sync_playwright as start\n"
        "with start() as playwright: print(playwright.chromium.executable_path)"
    )
    result = subprocess.run([sys.executable, "-c", question], capture_output=True, text=True, check=True)
    return Path(result.stdout.strip())


def launch_args() -> list[str]:
    """Options for Chromium: no background requests, and for root no sandbox, which does not run as root."""
    return ["--disable-background-networking", *(["--no-sandbox"] if os.geteuid() == 0 else [])]


def ensure() -> Path:
    """A Chromium. If there is none, installs Playwright's, or as root Debian's. Raises ToolError."""
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


def ensure_headless() -> Path:
    """A Chromium for tests: Playwright's own, else Debian's without windows, else any. Raises ToolError.

    A page starts in half the processor time in a Chromium without windows.
    """
    if playwright_chromium().exists():
        return ensure()
    if not shutil.which(HEADLESS_SHELL) and os.geteuid() == 0:
        with suppress(ToolError):
            venv.apt_install(HEADLESS_SHELL, reason="the browser tests take half the time in it")
    shell = shutil.which(HEADLESS_SHELL)
    return Path(shell) if shell else ensure()


def install_with_playwright() -> Path | None:
    with step("fetching Playwright's Chromium"):
        command = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
        subprocess.run(command, capture_output=True, check=False)
    return executable()


def ensure_engine(engine_id: str) -> Path:
    """The browser of an engine; installs what its tests need. Raises ToolError."""
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

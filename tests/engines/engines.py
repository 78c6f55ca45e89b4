"""The browser engines besides Chromium, for the tests and `tools/bench/engine_starts.py`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.engines.browser import Browser
from tests.engines.firefox import Firefox
from tests.engines.webkitgtk import WebKit

ENGINES: dict[str, Callable[[Path, Path], Browser]] = {
    "firefox": Firefox,
    "webkitgtk": lambda driver, profile: WebKit(driver),
}
"""Functions that start an engine, from its program and an empty profile folder."""

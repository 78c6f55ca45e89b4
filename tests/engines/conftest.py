"""One window of each engine for all tests, at a site that records every violation of its policy.

`python3 -m tools test --all-browsers` runs `pytest tests/engines -k ENGINE`, each engine by itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.engines.browser import Browser
from tests.engines.engines import ENGINES
from tests.engines.player import storage_texts
from tests.served_site import Site
from tools.setup import browsers

BLANK_PATH = "/sw.js"
"""A file of the site that starts nothing; from there the storage is filled before the game starts."""

READY_SELECTOR = "html[data-ready=yes]"


@pytest.fixture(scope="session", params=ENGINES)
def window(
    request: pytest.FixtureRequest, site: Site, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    """A browser at the start page whose storage has an unfinished game of each."""
    program = browsers.ensure_engine(request.param)
    opened = ENGINES[request.param](program, tmp_path_factory.mktemp("profile"))
    try:
        opened.open(site.address + BLANK_PATH)
        opened.evaluate(f"Object.assign(localStorage, {json.dumps(storage_texts())}) && null")
        opened.open(f"{site.address}/")
        opened.wait_for(READY_SELECTOR)  # if this fails no test waits for it again
        yield opened
    finally:
        opened.close()


@pytest.fixture
def browser(window: Browser, site: Site) -> Iterator[Browser]:
    """The browser on the start page. A test fails on any error and on any violation of the policy."""
    if window.evaluate("document.body.dataset.screen") != "start":  # after a test or a failed start
        window.open(f"{site.address}/")
        window.wait_for(READY_SELECTOR)
    counts_before = len(window.problems()), len(site.violations)
    yield window
    assert window.problems()[counts_before[0] :] == []
    assert site.violations[counts_before[1] :] == []

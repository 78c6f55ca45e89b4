"""The next start copies a snapshot of Python into memory, in engines in which that is faster."""

from __future__ import annotations

import pytest

from tests.engines.browser import FORGET_SNAPSHOT_SCRIPT, Browser
from tests.engines.conftest import READY_SELECTOR
from tools.setup.browsers import MAKE_SNAPSHOT_SCRIPT, RESTORED_SCRIPT


def test_the_next_start_uses_a_snapshot(browser: Browser, request: pytest.FixtureRequest) -> None:
    is_worth_it = request.node.callspec.params["window"] == "webkitgtk"
    browser.evaluate(FORGET_SNAPSHOT_SCRIPT)
    assert browser.evaluate(MAKE_SNAPSHOT_SCRIPT) == ("made" if is_worth_it else None)
    browser.reload()
    browser.wait_for(READY_SELECTOR)
    assert browser.evaluate(RESTORED_SCRIPT) == int(is_worth_it)

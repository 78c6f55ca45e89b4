"""Whole games between Firefox and Chromium, two devices with no server between them, by taps."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import wait_for_start
from tests.browser.together_player import (
    SHORT_AFRICA,
    LetterPlayer,
    LivePlayer,
    fix_secrets,
    play_afrika_by_letter,
    play_live_to_the_end,
)
from tests.engines.browser import TIMEOUT_SECONDS, Browser
from tests.engines.conftest import BLANK_PATH
from tests.engines.firefox import Firefox
from tests.engines.player import QUICK_SETTINGS
from tests.engines.problems import ProblemLog
from tests.served_site import Site
from tools.setup import browsers

SECRET_BYTES = 101, 102
"""The byte of which each device makes its secret: the live game is short."""


@pytest.fixture
def pages(window: Browser, site: Site, tmp_path: Path) -> Iterator[tuple[Page, Page]]:
    """A page of a new Firefox and one of a new Chromium. A test fails on any error and violation."""
    firefox = cast("Firefox", window)
    problems = ProblemLog()
    violations_before = len(site.violations)
    with ExitStack() as stack:
        contexts = firefox.launch(tmp_path), start_chromium(firefox)
        for context in contexts:
            stack.callback(context.close)
        first, second = (opened_page(context, site, problems) for context in contexts)
        yield first, second
    assert problems.messages() == []
    assert site.violations[violations_before:] == []


def start_chromium(firefox: Firefox) -> BrowserContext:
    """A context of a Chromium that is closed with the Playwright of this Firefox."""
    program, arguments = browsers.ensure_headless(), browsers.launch_args()
    chromium = firefox.playwright.chromium.launch(executable_path=program, args=arguments)
    return chromium.new_context(permissions=["clipboard-write"])  # it has no window, and asks nobody


def opened_page(context: BrowserContext, site: Site, problems: ProblemLog) -> Page:
    """The start page, with settings that need no waiting."""
    context.set_default_timeout(TIMEOUT_SECONDS * 1000)
    page = context.pages[0] if context.pages else context.new_page()
    problems.watch(context)
    page.goto(site.address + BLANK_PATH)
    page.evaluate(f"Object.assign(localStorage, {json.dumps(QUICK_SETTINGS)}) && null")
    return page


def start(page: Page, site: Site) -> Page:
    page.goto(f"{site.address}/")
    wait_for_start(page)
    return page


@pytest.mark.parametrize("window", ["firefox"], indirect=True)
def test_a_game_of_afrika_goes_by_letter(pages: tuple[Page, Page], site: Site) -> None:
    anna, bo = (LetterPlayer(start(page, site)) for page in pages)
    play_afrika_by_letter(anna, bo)


@pytest.mark.parametrize("window", ["firefox"], indirect=True)
def test_a_game_of_star_of_africa_goes_live(pages: tuple[Page, Page], site: Site) -> None:
    for page, byte in zip(pages, SECRET_BYTES, strict=True):
        fix_secrets(page, byte)
    anna, bo = devices = [LivePlayer(start(page, site)) for page in pages]
    anna.start("africa", "classic", name="Anna", rules=SHORT_AFRICA)
    anna.take(bo.answer(anna.invitation()))
    bo.join("Bo")
    anna.close_dialog()
    play_live_to_the_end(devices)

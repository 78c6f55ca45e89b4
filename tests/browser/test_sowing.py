"""Every frame of an animated sowing in Afrika looks the same painted incrementally and in full."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPage, open_ready
from tests.browser.in_page import run_in_page
from tests.browser.pointer_player import choose_game

MAX_DIFFERING_VALUES = 40
"""Of 720,000 values; corners that are smoothed twice differ."""


def test_incremental_painting_equals_full_painting(new_page: NewPage) -> None:
    page = open_ready(new_page(service_workers="block"))
    choose_game(page, "mancala")
    run_in_page(page, "in_page_sowing.py")
    expect(page.locator("html[data-differs]")).to_be_attached()
    assert int(page.locator("html").get_attribute("data-differs") or "") < MAX_DIFFERING_VALUES

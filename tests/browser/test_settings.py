"""Settings as a browser may have kept them: whatever does not fit is passed over, field by field."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.play import SETTINGS, storage
from tools.fuzz.kept_settings import Visitor, spoiled

SPOILED = 25
"""`python3 -m tools fuzz settings` tries a thousand."""


def test_damaged_settings_and_a_strange_address_are_passed_over(
    new_page: Callable[..., Page], open_ready: Callable[..., Page], base_url: str
) -> None:
    for kept in ("[{", '{"speed": "warp", "theme": 7, "language": "xx"}'):
        page = new_page(storage_state=storage(base_url, {SETTINGS: kept}), locale="sv-SE")
        open_ready(page, "/?seed=xyz&lang=xx")
        expect(page.locator("html[lang=sv]")).to_be_attached()
        page.context.close()


def test_a_sample_of_spoiled_settings(base_url: str, new_context: Callable[..., BrowserContext]) -> None:
    visitor, rng = Visitor(new_context().new_page(), f"{base_url}/"), Random("sample")
    for _ in range(SPOILED):
        visitor.come_with(spoiled(rng))

"""Invalid settings in the storage are ignored field by field. What settings do: `test_preferences.py`."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.conftest import SETTINGS_KEY, NewPage, open_ready
from tools.fuzz.stored_settings import Visitor, mutated_settings

SAMPLE_SIZE = 25
"""`python3 -m tools fuzz settings` tries a thousand."""


@pytest.mark.first_visit
def test_invalid_settings_and_url_parameters_are_ignored(stored_page: NewPage) -> None:
    texts = {SETTINGS_KEY: '{"speed": "warp", "theme": 7, "language": "xx"}'}
    page = open_ready(stored_page(texts, locale="sv-SE"), "/?seed=xyz&lang=xx")
    expect(page.locator("html[lang=sv]")).to_be_attached()


def test_mutated_settings_are_ignored(base_url: str, new_context: Callable[..., BrowserContext]) -> None:
    visitor, rng = Visitor(new_context().new_page(), f"{base_url}/"), Random("sample")
    for _ in range(SAMPLE_SIZE):
        visitor.visit_with(mutated_settings(rng))

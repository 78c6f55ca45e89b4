"""The dice in the page's own Python, started from a snapshot, are fair and differ between starts."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import NewPage, open_ready
from tests.browser.in_page import run_in_page
from tests.browser.pointer_player import PagePlayer
from tools.setup.browsers import MAKE_SNAPSHOT_SCRIPT, RESTORED_SCRIPT

MAX_CHI_SQUARED = 35.9
"""Chi squared with five degrees of freedom: a fair die exceeds it once in a million times."""


def test_rolls_in_the_page_are_fair_and_snapshot_starts_share_no_seed(new_page: NewPage) -> None:
    page = new_page(service_workers="block")
    open_ready(page)
    assert page.evaluate(MAKE_SNAPSHOT_SCRIPT) == "made"
    seeds: list[str] = []
    for _ in range(2):
        open_ready(page)
        assert page.evaluate(RESTORED_SCRIPT)
        run_in_page(page, "in_page_rolls.py")
        expect(page.locator("html[data-rolled]")).to_be_attached()
        found = json.loads(page.locator("html").get_attribute("data-rolled") or "")
        assert sorted(found["rolls"]) == list("123456")
        assert sum((count - 10_000) ** 2 / 10_000 for count in found["rolls"].values()) < MAX_CHI_SQUARED
        person = PagePlayer(page)
        person.start_game()
        seeds += [*found["seeds"], person.session().record.seed]
    assert len(set(seeds)) == len(seeds)

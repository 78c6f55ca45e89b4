"""*Star and Afrika: a whole game of a person against the first level is played and saved."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from game.catalog import GAMES
from game.play.saves.game_saves import GameSaves
from game.play.saves.two_slot_save import MemoryStore
from tests.browser.conftest import START_TIMEOUT
from tests.browser.pointer_player import choose_game, stored_state

PLAYER_TO_MOVE = "#game[data-asked=yes]"


def wait_is_over(page: Page, ply: int) -> bool:
    """Wait for the next decision or the end; True at the end."""
    expect(page.locator(f'{PLAYER_TO_MOVE}:not([data-ply="{ply}"]), #result[open]').first).to_be_attached(
        timeout=START_TIMEOUT
    )
    return page.locator("#result").is_visible()


@pytest.mark.parametrize(
    ("game", "preset", "level"), [("star", "mini", "sprout"), ("mancala", "standard", "sower")]
)
def test_a_game_by_keyboard_shows_its_result_and_is_saved(
    game: str,
    preset: str,
    level: str,
    base_url: str,
    new_page: Callable[..., Page],
    open_ready: Callable[..., Page],
) -> None:
    page = open_ready(new_page(storage_state=stored_state(base_url)), "/?seed=5eed")
    choose_game(page, game, by_key=True)
    page.locator("#new-game").press("Enter")
    page.locator(f"#strengths [value={level}]").check()
    page.locator(f"#presets [value={preset}]").check()
    page.locator("[data-command=begin]").press("Enter")
    ply, turn = -1, 0
    while not wait_is_over(page, ply):
        ply, turn = int(page.locator("#game").get_attribute("data-ply") or 0), turn + 1
        spots = page.locator("#spots [aria-disabled=false]")
        chosen = (
            spots.nth(turn * 7 % spots.count()) if spots.count() else page.locator("#actions button").first
        )
        chosen.press("Enter")

    store = MemoryStore()
    store.texts = page.evaluate("({...localStorage})")
    loaded = GameSaves(store, game, GAMES).load_current()
    assert loaded
    assert loaded.problem is None
    assert loaded.session
    outcome = loaded.session.state.outcome
    assert outcome
    expect(page.locator("#result-rows li")).to_have_count(2)
    expect(page.locator("#result-rows .winner")).to_have_count(len(outcome.winners))
    assert loaded.session.record.options == GAMES[game].presets[preset]

    page.locator("#result button[value=close]").press("Enter")
    again = page.locator("#game").get_by_role("button", name="Once more")
    again.press("Enter")
    expect(page.locator(f'{PLAYER_TO_MOVE}[data-over="no"]')).to_be_attached(timeout=START_TIMEOUT)
    expect(again).to_be_hidden()

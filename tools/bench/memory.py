"""Growth of memory while computers play game after game.

The figure is the browser's own for the page and its worker, WebAssembly memory included.
"""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from tools.bench.browser_session import START_TIMEOUT, built_dist, chromium, served
from tools.bench.frame_times import DESKTOP, open_game
from tools.bench.metric import Metric, Scope, at_most

GAMES, QUICK_GAMES = 100, 10
WARM_UP_GAMES = 3
"""Games after which all that a game needs is loaded."""

MAX_GROWTH_MB = 10
MEGABYTE = 1_000_000
MAX_GAME_MS = 300_000
"""Milliseconds that a game between computers may take at full speed."""

PLAY_SCRIPT = """
([games, timeout]) => new Promise((ended, failed) => {
  const result = document.getElementById("result");
  let remaining = games, timer;
  const look = () => {
    if (!result.open) return;
    clearTimeout(timer);
    if (remaining === 0) return ended(observer.disconnect());
    remaining -= 1;
    timer = setTimeout(() => failed(new Error("a game does not end")), timeout);
    setTimeout(() => result.querySelector('[data-command="rematch"]').click());
  };
  const observer = new MutationObserver(look);
  observer.observe(result, { attributeFilter: ["open"] });
  look();
})
"""
"""Starts the next game when one is over; in the page, since some games end before Playwright looks."""


def rows(scope: Scope) -> Iterator[Metric]:
    """Many games of Star of Africa."""
    games = QUICK_GAMES if scope.quick else GAMES
    with served(built_dist()) as address, chromium(**DESKTOP) as context:
        page = open_game(context, address, "africa", "instant")
        page.click("#play")
        expect(page.locator("#game[data-asked=yes]")).to_be_attached(timeout=START_TIMEOUT)
        page.click('[data-command="hand-over"][data-seat="0"]')
        play_games(page, WARM_UP_GAMES)
        before = memory_used(page)
        play_games(page, games)
        after = memory_used(page)
    yield Metric(f"memory after {WARM_UP_GAMES} games", before, "MB")
    yield at_most(f"memory, growth over {games} games", after - before, "MB", MAX_GROWTH_MB)


def play_games(page: Page, games: int) -> None:
    """Wait for the current game to end, then play this many more."""
    page.evaluate(PLAY_SCRIPT, [games, MAX_GAME_MS])


def memory_used(page: Page) -> float:
    """Megabytes, which the browser measures after a garbage collection."""
    found: float = page.evaluate("performance.measureUserAgentSpecificMemory().then(memory => memory.bytes)")
    return found / MEGABYTE

"""Whether memory stays as it is: computers play game after game, and the browser tells what it holds.

The figure is the browser's own for the page and its worker, WebAssembly's memory included.
"""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from tools.bench.row import Row, at_most
from tools.bench.smooth import DESK, open_game
from tools.bench.visit import START, built, chromium, served

GAMES, QUICK_GAMES = 100, 10
WARM = 3
"""Games after which everything is there that a game needs."""

MOST_GROWTH = 10
MEGABYTE = 1_000_000
LONGEST = 300_000
"""Milliseconds that a game between computers may take at full speed."""

PLAY = """
([games, longest]) => new Promise((ended, failed) => {
  const result = document.getElementById("result");
  let left = games, late;
  const look = () => {
    if (!result.open) return;
    clearTimeout(late);
    if (left === 0) return ended(over.disconnect());
    left -= 1;
    late = setTimeout(() => failed(new Error("a game does not end")), longest);
    setTimeout(() => result.querySelector('[data-command="rematch"]').click());
  };
  const over = new MutationObserver(look);
  over.observe(result, { attributeFilter: ["open"] });
  look();
})
"""
"""Begin another game whenever one is over, in the page itself: some are over before anybody outside looks."""


def rows() -> Iterator[Row]:
    """A hundred games of Star of Africa."""
    yield from measure(GAMES)


def quick_rows() -> Iterator[Row]:
    """Some games."""
    yield from measure(QUICK_GAMES)


def measure(games: int) -> Iterator[Row]:
    with served(built()) as address, chromium(**DESK) as context:
        page = open_game(context, address, "africa", "instant")
        page.click("#play")
        expect(page.locator("#game[data-asked=yes]")).to_be_attached(timeout=START)
        page.click('[data-command="hand-over"][data-seat="0"]')
        play(page, WARM)
        before = held(page)
        play(page, games)
        after = held(page)
    yield Row(f"memory after {WARM} games", before, "MB", "", True)
    yield at_most(f"memory, growth over {games} games", after - before, "MB", MOST_GROWTH)


def play(page: Page, games: int) -> None:
    """So many games after the one that is over, or is being played, to their ends."""
    page.evaluate(PLAY, [games, LONGEST])


def held(page: Page) -> float:
    """Megabytes; the browser tells after it has collected what nobody holds."""
    found: float = page.evaluate("performance.measureUserAgentSpecificMemory().then(memory => memory.bytes)")
    return found / MEGABYTE

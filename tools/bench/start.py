"""How soon the page can be played, against a page of stock PyScript that shows one word.

Both are served alike and visited in turn in one run, so that whatever else the machine does hits both. Cold
is a browser that knows nothing; warm one that was there before, without and with a snapshot of Python. The
time is that of the page's own clock from the beginning of the visit: to PyScript's `py:done`, to our
`html[data-ready=yes]`, and before Python to the mark `interactive`, when words are there and buttons answer.
The processor's time is the main thread's.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import BrowserContext, expect

from tools import browser
from tools.bench import stock
from tools.bench.row import Row, at_most
from tools.bench.visit import START, WithoutPolicy, built, chromium, open_ready, served, watch_processor

COLD_ROUNDS, WARM_ROUNDS = 3, 7
MOST_TO_STOCK = 1 / 3
SETTLED = 4_000
"""Milliseconds after which a browser has kept what it means to keep of a visit."""

CLOCK = """
window.reached = {};
const reach = name => {
  reached[name] ??= performance.now();
  document.documentElement.dataset.reached = name;
};
document.addEventListener("py:done", () => reach("done"));
new MutationObserver(() => document.documentElement?.dataset.ready && reach("ready"))
  .observe(document, { subtree: true, attributeFilter: ["data-ready"] });
addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("pointermove")));
"""
"""What a page has reached, and when. The pointer moves as soon as there is a page, as somebody's would."""


class Visit(NamedTuple):
    """Milliseconds from the beginning of a visit, and of the processor."""

    playable: float
    interactive: float
    worked: float


Pair = tuple[Visit, Visit]


def rows() -> Iterator[Row]:
    """Cold and warm starts and their ratios to stock PyScript's."""
    yield from measure(COLD_ROUNDS, WARM_ROUNDS)


def quick_rows() -> Iterator[Row]:
    """The same with fewer rounds."""
    yield from measure(1, 3)


def measure(cold_rounds: int, warm_rounds: int) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        stock.write(Path(folder))
        with served(built()) as ours, served(Path(folder), WithoutPolicy) as theirs:
            yield from told("cold start", [cold(ours, theirs) for _ in range(cold_rounds)])
            plain, restored = warm(ours, theirs, warm_rounds)
    yield from told("warm start, no snapshot", plain)
    yield from told("warm start", restored)


def cold(ours: str, theirs: str) -> Pair:
    """Our page and the stock one, visited by a browser that knows neither."""
    with chromium() as context:
        return in_turn(context, ours, theirs)


def warm(ours: str, theirs: str, rounds: int) -> tuple[list[Pair], list[Pair]]:
    """Both visited so many times by one browser: before there is a snapshot, and with it."""
    with chromium() as context:
        in_turn(context, ours, theirs)
        keep_offline(context, ours)
        in_turn(context, ours, theirs)
        plain = [in_turn(context, ours, theirs) for _ in range(rounds)]
        keep_snapshot(context, ours)
        return plain, [in_turn(context, ours, theirs) for _ in range(rounds)]


def keep_offline(context: BrowserContext, ours: str) -> None:
    """A visit that lasts until everything is kept for good."""
    page = open_ready(context.new_page(), ours)
    expect(page.locator("html[data-offline=ready]")).to_be_attached(timeout=START)
    page.close()


def keep_snapshot(context: BrowserContext, ours: str) -> None:
    """What the page does by itself after some time."""
    page = open_ready(context.new_page(), ours)
    make = f"import({browser.BOOT} + 'start.mjs').then(page => page.makeSnapshot(0))"
    assert page.evaluate(make) == "made"
    page.close()


def in_turn(context: BrowserContext, ours: str, theirs: str) -> Pair:
    """Our page and the stock one, visited one after the other."""
    return visit(context, ours), visit(context, theirs)


def visit(context: BrowserContext, address: str) -> Visit:
    """One visit, ended when the browser has had time to keep what it means to."""
    page = context.new_page()
    page.add_init_script(CLOCK)
    used = watch_processor(page)
    page.goto(address)
    expect(page.locator("html[data-reached]")).to_be_attached(timeout=START)
    worked, reached = used(), page.evaluate("window.reached")
    marks = page.evaluate("performance.getEntriesByName('interactive').map(mark => mark.startTime)")
    page.wait_for_timeout(SETTLED)
    page.close()
    return Visit(reached.get("ready", reached.get("done")), marks[0] if marks else 0.0, worked)


def told(name: str, visits: list[Pair]) -> Iterator[Row]:
    """The medians, and the ratio of the medians."""
    ours, theirs = zip(*visits, strict=True)
    playable, stocks = median(each.playable for each in ours), median(each.playable for each in theirs)
    worked, their_work = median(each.worked for each in ours), median(each.worked for each in theirs)
    yield Row(f"{name}, interactive before Python", median(each.interactive for each in ours), "ms", "", True)
    yield Row(f"{name}, playable", playable, "ms", "", True)
    yield Row(f"{name}, stock PyScript's py:done", stocks, "ms", "", True)
    ratio = Row(f"{name}, playable to stock", playable / stocks, "times", "", True)
    yield at_most(*ratio[:3], MOST_TO_STOCK) if name == "warm start" else ratio
    yield Row(f"{name}, work of the page's thread", worked, "ms", "", True)
    yield Row(f"{name}, that work to stock's", worked / their_work, "times", "", True)

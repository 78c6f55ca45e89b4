"""Start times of our page, compared with a page of stock PyScript that shows one word.

Both are served alike and visited alternately, so that load on the machine affects both. Cold is an empty
browser profile; warm is a repeated visit, without and with a snapshot of Python. Times are from the start of
navigation, on the page's own clock: to PyScript's `py:done`, to our `html[data-ready=yes]`, and to the mark
`interactive`, when texts and buttons work without Python. CPU time is the main thread's.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import BrowserContext, expect

from tools.bench import stock_pyscript_page
from tools.bench.browser_session import (
    START_TIMEOUT,
    WithoutPolicy,
    built_dist,
    chromium,
    open_ready,
    served,
    watch_cpu_time,
)
from tools.bench.metric import Metric, Scope, at_most
from tools.setup import browsers

COLD_ROUNDS, WARM_ROUNDS = 3, 7
MAX_RATIO_TO_STOCK = 1 / 3
SETTLE_MS = 4_000
"""Milliseconds in which a browser finishes writing its caches after a visit."""

TIMING_SCRIPT = """
window.reached = {};
const reach = name => {
  reached[name] ??= performance.now();
  document.documentElement.dataset.reached = name;
};
document.addEventListener("py:done", () => reach("done"));
new MutationObserver(() => document.documentElement?.dataset.ready && reach("ready"))
  .observe(document, { subtree: true, attributeFilter: ["data-ready"] });
"""
"""Records when a page is ready."""


class Visit(NamedTuple):
    """Milliseconds from the start of navigation, and of CPU time."""

    playable: float
    interactive: float
    cpu_ms: float


Pair = tuple[Visit, Visit]


def rows(scope: Scope) -> Iterator[Metric]:
    """Cold and warm starts and their ratios to stock PyScript's."""
    cold_rounds, warm_rounds = (1, 3) if scope.quick else (COLD_ROUNDS, WARM_ROUNDS)
    with tempfile.TemporaryDirectory() as folder:
        stock_pyscript_page.write(Path(folder))
        with served(built_dist()) as ours, served(Path(folder), WithoutPolicy) as theirs:
            yield from start_metrics("cold start", [cold_start(ours, theirs) for _ in range(cold_rounds)])
            plain, restored = warm_starts(ours, theirs, warm_rounds)
    yield from start_metrics("warm start, no snapshot", plain)
    yield from start_metrics("warm start", restored)


def cold_start(ours: str, theirs: str) -> Pair:
    """Both pages in a browser with an empty profile."""
    with chromium() as context:
        return visit_both(context, ours, theirs)


def warm_starts(ours: str, theirs: str, rounds: int) -> tuple[list[Pair], list[Pair]]:
    """Repeated visits to both pages in one browser: without a snapshot, then with one."""
    with chromium() as context:
        visit_both(context, ours, theirs)
        wait_until_cached(context, ours)
        visit_both(context, ours, theirs)
        plain = [visit_both(context, ours, theirs) for _ in range(rounds)]
        make_snapshot(context, ours)
        return plain, [visit_both(context, ours, theirs) for _ in range(rounds)]


def wait_until_cached(context: BrowserContext, ours: str) -> None:
    """A visit that lasts until the service worker has cached every file."""
    page = open_ready(context.new_page(), ours)
    expect(page.locator("html[data-offline=ready]")).to_be_attached(timeout=START_TIMEOUT)
    page.close()


def make_snapshot(context: BrowserContext, ours: str) -> None:
    """Make the snapshot now, which the page makes by itself later."""
    page = open_ready(context.new_page(), ours)
    assert page.evaluate(browsers.MAKE_SNAPSHOT_SCRIPT) == "made"
    page.close()


def visit_both(context: BrowserContext, ours: str, theirs: str) -> Pair:
    """Our page and the stock one, visited one after the other."""
    return visit(context, ours), visit(context, theirs)


def visit(context: BrowserContext, address: str) -> Visit:
    """One visit, with time for the browser to write its caches."""
    page = context.new_page()
    page.add_init_script(TIMING_SCRIPT + browsers.POINTER_MOVE_SCRIPT)
    cpu_ms = watch_cpu_time(page)
    page.goto(address)
    expect(page.locator("html[data-reached]")).to_be_attached(timeout=START_TIMEOUT)
    spent_ms, reached = cpu_ms(), page.evaluate("window.reached")
    marks = page.evaluate("performance.getEntriesByName('interactive').map(mark => mark.startTime)")
    page.wait_for_timeout(SETTLE_MS)
    page.close()
    return Visit(reached.get("ready", reached.get("done")), marks[0] if marks else 0.0, spent_ms)


def start_metrics(name: str, visits: list[Pair]) -> Iterator[Metric]:
    """The medians, and the ratios of the medians."""
    ours, theirs = [our for our, _ in visits], [their for _, their in visits]
    playable, stocks = median(each.playable for each in ours), median(each.playable for each in theirs)
    our_work, their_work = median(each.cpu_ms for each in ours), median(each.cpu_ms for each in theirs)
    yield Metric(f"{name}, interactive before Python", median(each.interactive for each in ours), "ms")
    yield Metric(f"{name}, playable", playable, "ms")
    yield Metric(f"{name}, stock PyScript's py:done", stocks, "ms")
    ratio = Metric(f"{name}, playable to stock", playable / stocks, "times")
    yield at_most(*ratio[:3], MAX_RATIO_TO_STOCK) if name == "warm start" else ratio
    yield Metric(f"{name}, work of the page's thread", our_work, "ms")
    yield Metric(f"{name}, that work to stock's", our_work / their_work, "times")

"""Start times in Firefox and WebKitGTK, compared with a page of stock PyScript in the same run.

Both pages are served alike and visited alternately. Cold is an empty browser profile; warm is a repeated
visit, once every file is cached for offline play. Times are from the start of navigation, on the page's own
clock, to its mark `playable`. A warm start of ours uses a snapshot of Python where the page makes one.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import median
from time import monotonic, sleep

from tests.engines.browser import Browser
from tests.engines.engines import ENGINES
from tools.bench import stock_pyscript_page
from tools.bench.browser_session import START_TIMEOUT, WithoutPolicy, built_dist, served
from tools.bench.metric import Metric, Scope, at_most
from tools.setup import browsers

COLD_ROUNDS, WARM_ROUNDS = 3, 10
MAX_WARM_RATIOS = {"firefox": 0.6, "webkitgtk": 0.35}
"""Our page's warm start to stock PyScript's."""

NAMES = {"firefox": "Firefox", "webkitgtk": "WebKitGTK"}
SETTLE_SECONDS = 4.0
"""Time in which a browser finishes writing its caches after a visit."""

PLAYABLE_SCRIPT = "(performance.getEntriesByName('playable')[0]?.startTime ?? 0)"
TOUCH_SCRIPT = "dispatchEvent(new Event('pointermove'))"
"""On a first visit our page waits for input to start Python."""


def rows(scope: Scope) -> Iterator[Metric]:
    cold_rounds, warm_rounds = (1, 3) if scope.quick else (COLD_ROUNDS, WARM_ROUNDS)
    with tempfile.TemporaryDirectory() as folder:
        stock_pyscript_page.write(Path(folder))
        with served(built_dist()) as ours, served(Path(folder), WithoutPolicy) as theirs:
            for engine in NAMES:
                cold = [cold_start(engine, ours, theirs) for _ in range(cold_rounds)]
                yield from metrics(f"{NAMES[engine]}, cold start", cold)
                warm = warm_starts(engine, ours, theirs, warm_rounds)
                *times, ratio = metrics(f"{NAMES[engine]}, warm start", warm)
                yield from times
                yield at_most(*ratio[:3], MAX_WARM_RATIOS[engine])


@contextmanager
def started(engine: str) -> Iterator[Browser]:
    """A browser with an empty profile."""
    program = browsers.ensure_engine(engine)
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        closing(ENGINES[engine](program, Path(profile))) as browser,
    ):
        yield browser


def cold_start(engine: str, ours: str, theirs: str) -> tuple[float, float]:
    """Milliseconds of both pages."""
    with started(engine) as browser:
        return visit(browser, ours), visit(browser, theirs)


def warm_starts(engine: str, ours: str, theirs: str, rounds: int) -> list[tuple[float, float]]:
    with started(engine) as browser:
        visit(browser, ours)
        browser.wait_for("html[data-offline=ready]")
        browser.evaluate(browsers.MAKE_SNAPSHOT_SCRIPT)
        visit(browser, theirs)
        for address in (ours, theirs):  # the visit after which all is cached
            visit(browser, address)
        return [(visit(browser, ours), visit(browser, theirs)) for _ in range(rounds)]


def visit(browser: Browser, address: str) -> float:
    """Milliseconds of a visit, which lasts until the browser has written its caches."""
    browser.open(address)
    browser.evaluate(TOUCH_SCRIPT)
    limit = monotonic() + START_TIMEOUT / 1000
    while not (playable := float(browser.evaluate(PLAYABLE_SCRIPT))):
        if monotonic() > limit:
            raise TimeoutError(f"{address} did not start")
        sleep(0.1)
    sleep(SETTLE_SECONDS)
    return playable


def metrics(name: str, times: list[tuple[float, float]]) -> Iterator[Metric]:
    """The medians, and their ratio last."""
    ours, theirs = (median(each) for each in zip(*times, strict=True))
    yield Metric(f"{name}, playable", ours, "ms")
    yield Metric(f"{name}, stock PyScript", theirs, "ms")
    yield Metric(f"{name}, playable to stock", ours / theirs, "times")

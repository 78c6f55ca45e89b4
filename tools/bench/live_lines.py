"""How fast a cut line between two devices of a live game mends, and whether anything is lost.

A cut closes the open line, or reloads the page of one device, while both tell each other something. Each
device is a browser of its own.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from time import time

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from tools.bench.browser_session import built_dist, served
from tools.bench.live_device import LiveDevice, connect, module_path, wait_for_line
from tools.bench.metric import Metric, Scope, at_most
from tools.paths import DIST
from tools.setup import browsers

CUTS, QUICK_CUTS = 1_000, 20
MAX_MENDING_MS = 2_000

ENGINES = {"C": "Chromium", "F": "Firefox"}
PAIRS = ("CC", "CF", "FC", "FF")
"""The engines of host and guest."""


def rows(scope: Scope) -> Iterator[Metric]:
    """All pairs of engines, with as many cuts of each."""
    built_dist()
    for pair in PAIRS:
        yield from measure(pair, scope.cuts or (QUICK_CUTS if scope.quick else CUTS))


def measure(pair: str, cuts: int) -> Iterator[Metric]:
    """The figures of one pair."""
    rng, times, lost = Random(f"live {pair}"), list[float](), 0
    name = f"live, {ENGINES[pair[0]]} with {ENGINES[pair[1]]}, {cuts} cuts"
    with ExitStack() as stack:
        address = stack.enter_context(served(DIST)).rstrip("/")
        playwright = stack.enter_context(sync_playwright())
        host, guest = (
            LiveDevice(launch(playwright, engine, stack), module_path(DIST), address) for engine in pair
        )
        connect(host, guest)
        for _ in range(cuts):
            times.append(mending_ms(host, guest, rng))
            lost += not all(has_arrived(*each) for each in ((host, guest), (guest, host)))
    times.sort()
    yield Metric(f"{name}, mended, median", times[len(times) // 2], "ms")
    yield at_most(f"{name}, mended, p95", times[len(times) * 95 // 100], "ms", MAX_MENDING_MS)
    yield Metric(f"{name}, mended, longest", times[-1], "ms")
    yield at_most(f"{name}, with something lost", lost, "", 0)


def mending_ms(host: LiveDevice, guest: LiveDevice, rng: Random) -> float:
    """Cut the line at one of the devices; milliseconds until both have a new one."""
    cut, other = rng.sample((host, guest), 2)
    for device in (host, guest):
        device.heard()
        device.run("{ opened = 0 }")
    cut.run("tell()")
    if rng.random() < 0.5:
        start = cut.cut()
    else:
        start = 1000 * time()
        cut.reload()
    other.run("tell()")
    wait_for_line(host, guest)
    return max(float(device.run("opened")) for device in (host, guest)) - start


def has_arrived(sender: LiveDevice, receiver: LiveDevice) -> bool:
    """Whether the receiver has what the sender told last."""
    told = int(sender.run("told"))
    return receiver.arrives(f"known >= {told}")


def launch(playwright: Playwright, engine: str, stack: ExitStack) -> BrowserContext:
    """A new browser with an empty profile."""
    profile = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
    if engine == "C":
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=browsers.ensure(), args=browsers.launch_args()
        )
    else:
        context = playwright.firefox.launch_persistent_context(
            profile, channel="moz-firefox", executable_path=browsers.ensure_engine("firefox")
        )
    stack.callback(context.close)
    return context

"""The first visit on a phone: bytes and seconds until somebody can play, on two networks.

The browser's profile is empty and it has no service worker; network and processor are throttled by Chromium.
The page is touched at once, or Python's start would wait for input. With another build beside it (`--base`),
both are visited alternately, so that load on the machine affects both.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tools.bench.browser_session import built_dist, chromium, open_ready, served
from tools.bench.metric import Metric, Scope
from tools.console import ROOT, ToolError, print_line, run, step
from tools.paths import CACHE, NODE_MODULES
from tools.setup import browsers

ROUNDS = 3
CPU_SLOWDOWN = 4
PHONE = {
    "viewport": {"width": 412, "height": 823},
    "device_scale_factor": 1.75,
    "is_mobile": True,
    "has_touch": True,
    "service_workers": "block",
}
FILES_SCRIPT = """() => ["navigation", "resource"].flatMap(kind => performance.getEntriesByType(kind))
  .map(file => [new URL(file.name).pathname, file.startTime, file.responseEnd, file.transferSize])"""
READY_SCRIPT = """
new MutationObserver(() => document.documentElement?.dataset.ready && (window.readyAt ??= performance.now()))
  .observe(document, { subtree: true, attributeFilter: ["data-ready"] });
"""
WATERFALL_WIDTH = 60


class Network(NamedTuple):
    """A network's speed in kilobits per second, and the milliseconds that each request waits."""

    name: str
    kilobits: float
    latency_ms: float


NETWORKS = (Network("slow 4G", 1_600, 150), Network("9 Mbit/s", 9_000, 60))


class File(NamedTuple):
    """A file that the page has fetched; milliseconds from the start of navigation."""

    path: str
    start: float
    end: float
    bytes: int


class Visit(NamedTuple):
    """When somebody could play, in milliseconds, and the files that had come by then."""

    playable: float
    files: list[File]

    @property
    def kilobytes(self) -> float:
        return sum(file.bytes for file in self.files) / 1000


def rows(scope: Scope) -> Iterator[Metric]:
    """Figures of the current build and, if the scope has a `base`, of that build: a folder or a commit."""
    rounds, base = 1 if scope.quick else ROUNDS, scope.base
    with ExitStack() as stack:
        ours = stack.enter_context(served(built_dist()))
        theirs = stack.enter_context(served(stack.enter_context(built(base)))) if base else None
        addresses = [address for address in (ours, theirs) if address]
        for network in NETWORKS:
            visits = [[visit(address, network) for address in addresses] for _ in range(rounds)]
            mine, *others = zip(*visits, strict=True)
            yield from metrics(f"first visit, {network.name}", mine)
            for other in others:
                yield from metrics(f"first visit, {network.name}, {base}", other)
                ratio = median(each.playable for each in mine) / median(each.playable for each in other)
                yield Metric(f"first visit, {network.name}, playable to {base}", ratio, "times")
            for line in waterfall(mine[-1]):
                print_line(line)


def metrics(name: str, visits: tuple[Visit, ...]) -> Iterator[Metric]:
    """The medians."""
    seconds = median(each.playable for each in visits) / 1000
    yield Metric(f"{name}, before play", median(each.kilobytes for each in visits), "kB")
    yield Metric(f"{name}, playable", seconds, "s")


def visit(address: str, network: Network) -> Visit:
    """A visit to the page in a new browser, until somebody can play."""
    with chromium(**PHONE) as context:
        page = context.new_page()
        page.add_init_script(browsers.POINTER_MOVE_SCRIPT + READY_SCRIPT)
        throttle(page, network)
        open_ready(page, address)
        playable: float = page.evaluate("window.readyAt")
        files = [File(*each) for each in page.evaluate(FILES_SCRIPT)]
        return Visit(playable, [file for file in files if 0 < file.end <= playable])


def throttle(page: Page, network: Network) -> None:
    """Slow the page's network and main thread down."""
    session = page.context.new_cdp_session(page)
    bytes_per_second = network.kilobits * 1000 / 8
    speeds: dict[str, Any] = dict.fromkeys(("downloadThroughput", "uploadThroughput"), bytes_per_second)
    session.send("Network.enable")
    session.send(
        "Network.emulateNetworkConditions", {"offline": False, "latency": network.latency_ms, **speeds}
    )
    session.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})


def waterfall(visited: Visit) -> Iterator[str]:
    """A line for each file: a bar from its request to its last byte, its size and its name."""
    scale = WATERFALL_WIDTH / visited.playable
    for file in sorted(visited.files, key=lambda file: (file.start, file.end)):
        before, length = round(file.start * scale), max(1, round((file.end - file.start) * scale))
        bar = f"{' ' * before}{'━' * length}"[:WATERFALL_WIDTH]
        size, name = file.bytes / 1000, file.path.rpartition("/")[2] or "index.html"
        yield f"  {bar:{WATERFALL_WIDTH}} {file.end / 1000:6.2f} s {size:8.1f} kB  {name}"


@contextmanager
def built(base: str) -> Iterator[Path]:
    """The built site in the folder `base`, or that of the commit `base`, built in a folder of its own."""
    if Path(base, "index.html").is_file():
        yield Path(base)
        return
    with tempfile.TemporaryDirectory(dir=CACHE) as place, step(f"building {base}"):
        folder = Path(place) / "checkout"
        check_out(base, folder)
        program = "from tools import build; build.build()"
        run(
            [sys.executable, "-c", program],
            failure_message=f"{base} does not build: see above",
            cwd=folder,
        )
        yield folder / "dist"


def check_out(commit: str, folder: Path) -> None:
    """Write a commit's files to `folder`, with what npm installed and the build's cache of Brotli copies."""
    folder.mkdir()
    archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=False)
    if archive.returncode:
        raise ToolError(f"{commit} is neither a built site nor a commit: {archive.stderr.decode().strip()}")
    subprocess.run(["tar", "--extract", "--directory", folder], input=archive.stdout, check=True)
    shutil.copytree(NODE_MODULES, folder / "node_modules", symlinks=True, copy_function=os.link)
    (CACHE / "brotli").mkdir(exist_ok=True)
    (folder / "build").mkdir()
    (folder / "build" / "brotli").symlink_to(CACHE / "brotli")

"""`python3 -m tools play --watch`: builds again when a file changes, and reloads the open pages.

Changes are found by polling modification times. Each build is a process of its own (`tools.build.watched`),
so that it runs the game's and the build's code as it is now. Pages listen at `/changes` (server-sent events).
"""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from stat import S_ISREG
from threading import Condition, Thread
from typing import NoReturn

from tools import serve
from tools.build.watched import WATCHED
from tools.console import ROOT, print_line

SOURCES = ("assets", "game", "tools", "index.html", "netlify.toml", "package-lock.json", "pyscript.toml")
POLL_SECONDS = 0.1
PING_SECONDS = 15.0
"""After this time without a change a page gets an empty event; writing it fails if the page is closed."""

BUILD_IN_PAGE = re.compile(r"\./page/(\w+)/boot/start\.mjs")

Snapshot = Mapping[str, tuple[int, int, int]]


def take_snapshot(root: Path = ROOT) -> Snapshot:
    """Modification time, size and inode of each source file, by path."""
    sources = [root / name for name in SOURCES]
    # Unlike rglob, walk leaves out a folder that has just been deleted.
    files = [Path(folder, name) for each in sources for folder, _, names in os.walk(each) for name in names]
    states = {str(path): file_state(path) for path in (*sources, *files) if path.suffix != ".pyc"}
    return {path: state for path, state in states.items() if state}


def file_state(path: Path) -> tuple[int, int, int] | None:
    """None for folders and for files that have just been deleted."""
    try:
        found = path.stat()
    except OSError:
        return None
    return (found.st_mtime_ns, found.st_size, found.st_ino) if S_ISREG(found.st_mode) else None


class BuildNews:
    """What the last build has led to, for threads that wait for the next one."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._latest = ""

    def publish(self, latest: str) -> None:
        with self._changed:
            self._latest = latest
            self._changed.notify_all()

    def wait(self, known: str, timeout: float) -> str:
        """The latest news as soon as it differs from `known`; `known` itself after `timeout` seconds."""
        with self._changed:
            self._changed.wait_for(lambda: self._latest != known, timeout)
            return self._latest


class Handler(serve.Handler):
    """Serves the built files, and at `/changes` the news of builds."""

    news: BuildNews

    def do_GET(self) -> None:  # noqa: N802 -- http.server's name
        if self.path != "/changes":
            return super().do_GET()
        self.close_connection = True
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        known = ""
        while True:
            latest = self.news.wait(known, PING_SECONDS)
            self.wfile.write(b":\n\n" if latest == known else f"data: {latest}\n\n".encode())
            known = latest


def watch(
    built: Snapshot,
    build: Callable[[], str],
    news: BuildNews,
    snapshot: Callable[[], Snapshot] = take_snapshot,
    sleep: Callable[[float], object] = time.sleep,
) -> NoReturn:
    """Build and publish the news whenever the files differ from `built`, those of the last build."""
    while True:
        found = snapshot()  # before the build: a file that changes during it causes another one
        if found != built:
            built = found
            news.publish(build())
        sleep(POLL_SECONDS)


def build(*options: str) -> str:
    """Build in a new process. Returns the news, JSON of the newest build's name and an error's text or ''."""
    start = time.monotonic()
    serve.header_rules.cache_clear()
    command = [sys.executable, "-m", "tools.build.watched", *options]
    result = subprocess.run(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    error = result.stderr if result.returncode else ""
    print_line(f"✗ {error}" if error else f"· built in {time.monotonic() - start:.1f} s")
    return json.dumps({"build": newest_build(), "error": error})


def newest_build() -> str:
    """The name of the folder that the served index.html points to; '' before the first build."""
    page = WATCHED / "index.html"
    found = BUILD_IN_PAGE.search(page.read_text()) if page.exists() else None
    return found[1] if found else ""


def play(port: int, open_browser: Callable[[str], object]) -> NoReturn:
    """Build, serve, open the page and watch, until interrupted."""
    news = BuildNews()
    handler = type("WatchHandler", (Handler,), {"news": news})
    before = take_snapshot()
    news.publish(build("--compile"))
    with serve.on_free_port(WATCHED, port, handler) as serving:
        Thread(target=serving.serve_forever, daemon=True).start()
        print_line(f"Starboard is at {serve.address(serving)} and follows your changes — stop with Ctrl-C")
        open_browser(serve.address(serving))
        watch(before, build, news)

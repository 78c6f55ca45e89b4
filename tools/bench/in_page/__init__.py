"""Python in Chromium: a worker of the built site that runs the bench's programs.

The worker loads Pyodide with the site's own interpreter module, its standard library and game archives, under
its headers. Times are CPU seconds of the browser's page processes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools.bench.browser_session import built_dist, served
from tools.setup import browsers

BLANK_DOCUMENT = "assets/icon.svg"
"""A document of the site that runs no scripts."""

WORKER_SCRIPT = """
async boot => {
  const source = `onmessage = async ({ data: { boot } }) => {
    const { archivedGames, loadArchives, loadPyodide } = await import(boot + "interpreter.mjs");
    const python = await loadPyodide({ stdout: console.log, stderr: console.error });
    await loadArchives(...archivedGames);
    onmessage = async ({ data: { program } }) => {
      try {
        postMessage({ answer: await python.runPythonAsync(program), memory: python._module.HEAPU8.length });
      } catch (error) {
        postMessage({ error: String(error) });
      }
    };
    postMessage({ answer: "" });
  }`;
  const blob = new Blob([source], { type: "text/javascript" });
  const trusted = trustedTypes.createPolicy("default", { createScriptURL: address => address });
  globalThis.bench = new Worker(trusted.createScriptURL(URL.createObjectURL(blob)), { type: "module" });
  await globalThis.send({ boot });
}
"""

MESSAGE_SCRIPT = """
globalThis.send = message => new Promise((resolve, reject) => {
  bench.onmessage = ({ data }) => (data.error ? reject(new Error(data.error)) : resolve(data));
  bench.onerror = ({ message }) => reject(new Error(message));
  bench.postMessage(message);
});
"""

CpuClock = Callable[[], float]
"""CPU seconds that the page processes of a browser have used, all threads together."""


@contextmanager
def with_cpu_clock() -> Iterator[tuple[Browser, CpuClock]]:
    """Chromium, and the CPU clock of its pages."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browsers.ensure(), args=browsers.launch_args())
        processes = chromium.new_browser_cdp_session()

        def cpu_seconds() -> float:
            found = processes.send("SystemInfo.getProcessInfo")["processInfo"]
            pages = [each for each in found if each["type"] == "renderer"]
            return sum(_process_cpu_seconds(each["id"], each["cpuTime"]) for each in pages)

        yield chromium, cpu_seconds
        chromium.close()


def _process_cpu_seconds(process: int, reported: float) -> float:
    """CPU seconds of a process: exact on Linux, else as the browser reported them."""
    threads = list(Path(f"/proc/{process}/task").glob("*/schedstat"))
    return sum(int(each.read_text().split()[0]) for each in threads) / 1e9 if threads else reported


class PagePython:
    """Runs programs. `memory` is the size of the interpreter's memory after the last one, in bytes."""

    def __init__(self, page: Page, cpu_seconds: CpuClock) -> None:
        self._page, self._cpu_seconds = page, cpu_seconds
        self.memory = 0

    def run(self, program: str) -> Any:
        """The value of a program's last line, which must be JSON."""
        found = self._page.evaluate("program => send({ program })", program)
        self.memory = found["memory"]
        return json.loads(found["answer"])

    def timed(self, program: str) -> tuple[Any, float]:
        """The value, and the CPU seconds that the program took."""
        before = self._cpu_seconds()
        answer = self.run(program)
        return answer, self._cpu_seconds() - before


@contextmanager
def page_python(program: Path) -> Iterator[PagePython]:
    """A worker with Python started that has run a program."""
    with served(built_dist()) as address, with_cpu_clock() as (chromium, cpu_seconds):
        page = chromium.new_page()
        page.add_init_script(MESSAGE_SCRIPT)
        page.goto(f"{address}{BLANK_DOCUMENT}")
        boot = next(built_dist().glob("page/*/boot")).relative_to(built_dist()).as_posix()
        page.evaluate(WORKER_SCRIPT, f"{address}{boot}/")
        python = PagePython(page, cpu_seconds)
        python.run(f"{program.read_text()}\n'null'")
        yield python

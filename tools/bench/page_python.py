"""The page's Python in Chromium itself: a worker of the built site that runs the bench's programs.

The worker loads Pyodide by the site's own interpreter module, with its library and the games' archives, under
its headers. How long a program takes is told in seconds of the processor, as the browser counts them for the
whole process: other processes' work is not the program's.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools import browser
from tools.bench.visit import built, served

BLANK = "assets/icon.svg"
"""A document of the site on which nothing else runs."""

WORKER = """
async boot => {
  const source = `onmessage = async ({ data: { boot } }) => {
    const { archivedGames, loadGames, loadPyodide } = await import(boot + "interpreter.mjs");
    const python = await loadPyodide({ stdout: console.log, stderr: console.error });
    await loadGames(...archivedGames);
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
  await globalThis.tell({ boot });
}
"""

TELL = """
globalThis.tell = message => new Promise((resolve, reject) => {
  bench.onmessage = ({ data }) => (data.error ? reject(new Error(data.error)) : resolve(data));
  bench.onerror = ({ message }) => reject(new Error(message));
  bench.postMessage(message);
});
"""


Clock = Callable[[], float]
"""Seconds of the processor that the pages of a browser have used so far, all of their threads together."""


@contextmanager
def watched() -> Iterator[tuple[Browser, Clock]]:
    """A Chromium, and the clock of its pages."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.ensure(), args=browser.options())
        processes = chromium.new_browser_cdp_session()

        def used() -> float:
            told = processes.send("SystemInfo.getProcessInfo")["processInfo"]
            return sum(_used(each["id"], each["cpuTime"]) for each in told if each["type"] == "renderer")

        yield chromium, used
        chromium.close()


def _used(process: int, told: float) -> float:
    """Seconds that a process has used: exactly on Linux, else as the browser told."""
    threads = list(Path(f"/proc/{process}/task").glob("*/schedstat"))
    return sum(int(each.read_text().split()[0]) for each in threads) / 1e9 if threads else told


class PagePython:
    """Runs programs. `memory` is how large the interpreter's memory was after the last one, in bytes."""

    def __init__(self, page: Page, used: Clock) -> None:
        self._page, self._used = page, used
        self.memory = 0

    def run(self, program: str) -> Any:
        """What the last line of a program is worth, which is JSON."""
        found = self._page.evaluate("program => tell({ program })", program)
        self.memory = found["memory"]
        return json.loads(found["answer"])

    def timed(self, program: str) -> tuple[Any, float]:
        """The same, and the seconds of the processor that it took."""
        before = self._used()
        answer = self.run(program)
        return answer, self._used() - before


@contextmanager
def page_python(*modules: Path) -> Iterator[PagePython]:
    """A worker with Python started, which has run these modules."""
    with served(built()) as address, watched() as (chromium, used):
        page = chromium.new_page()
        page.add_init_script(TELL)
        page.goto(f"{address}{BLANK}")
        boot = next(built().glob("page/*/boot")).relative_to(built()).as_posix()
        page.evaluate(WORKER, f"{address}{boot}/")
        python = PagePython(page, used)
        for module in modules:
            python.run(f"{module.read_text()}\n'null'")
        yield python

"""The machine's Firefox, driven by Playwright over WebDriver BiDi, with a profile on disk.

Playwright's usual contexts are private windows, in which Firefox stores no service worker.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright
from playwright.sync_api import TimeoutError as NotInTime

from tests.engines.browser import TIMEOUT_SECONDS, missing_element_report
from tests.engines.problems import ProblemLog


class Firefox:
    def __init__(self, executable: Path, profile: Path) -> None:
        self.playwright = sync_playwright().start()
        self._executable, self._profile = executable, profile
        self._problems = ProblemLog()
        self._context = self._start()
        self._page = self._context.pages[0]

    def _start(self) -> BrowserContext:
        context = self.launch(self._profile)
        context.set_default_timeout(TIMEOUT_SECONDS * 1000)
        self._problems.watch(context)
        return context

    def launch(self, profile: Path) -> BrowserContext:
        """A new Firefox with this profile; whoever calls closes it."""
        return self.playwright.firefox.launch_persistent_context(
            profile, channel="moz-firefox", executable_path=self._executable
        )

    def open(self, address: str) -> None:
        self._page.goto(address)

    def reload(self) -> None:
        self._page.reload()

    def restart(self) -> None:
        address = self._page.url
        self._context.close()
        self._context = self._start()
        self._page = self._context.pages[0]
        self._page.goto(address)

    def wait_for(self, selector: str) -> None:
        try:
            self._page.locator(selector).first.wait_for(state="attached")
        except NotInTime:
            raise AssertionError(missing_element_report(self, selector)) from None

    def wait_for_paint(self) -> None:
        self._page.evaluate("() => new Promise(requestAnimationFrame)")

    def click(self, selector: str) -> None:
        self._page.locator(selector).first.click()

    def click_at(self, selector: str, x: float, y: float) -> None:
        self._page.locator(selector).click(position={"x": x, "y": y})

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def evaluate(self, expression: str) -> Any:
        return self._page.evaluate(expression)

    def problems(self) -> list[str]:
        return self._problems.messages()

    def close(self) -> None:
        self._context.close()
        self.playwright.stop()

"""Firefox as the machine has it, driven by Playwright over WebDriver BiDi, with a profile on disk.

In a private window, which Playwright's usual contexts are, Firefox keeps no service worker.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, sync_playwright

from tests.engines.browser import PATIENCE


class Firefox:
    def __init__(self, executable: Path, profile: Path) -> None:
        self._playwright = sync_playwright().start()
        self._context = self._playwright.firefox.launch_persistent_context(
            profile, channel="moz-firefox", executable_path=executable
        )
        self._context.set_default_timeout(PATIENCE * 1000)
        self._page = self._context.pages[0]
        self._problems: list[str] = []
        self._context.on("console", self._on_console)
        self._context.on("weberror", lambda error: self._problems.append(str(error.error)))

    def open(self, address: str) -> None:
        self._page.goto(address)

    def reload(self) -> None:
        self._page.reload()

    def see(self, selector: str) -> None:
        self._page.locator(selector).first.wait_for(state="attached")

    def click(self, selector: str) -> None:
        self._page.locator(selector).first.click()

    def click_at(self, selector: str, x: float, y: float) -> None:
        self._page.locator(selector).click(position={"x": x, "y": y})

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def ask(self, expression: str) -> Any:
        return self._page.evaluate(expression)

    def problems(self) -> list[str]:
        return self._problems

    def close(self) -> None:
        self._context.close()
        self._playwright.stop()

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._problems.append(message.text)

"""WebKitGTK's MiniBrowser, driven by Selenium over WebDriver, on a virtual screen.

An automated MiniBrowser deletes its data when it ends, so it is never restarted. The driver does not report
a page's console: a script in the page records its errors from the time it has loaded.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
    TimeoutException,
)
from selenium.webdriver import ActionChains, Keys, WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait
from selenium.webdriver.webkitgtk.service import Service

from tests.engines.browser import TIMEOUT_SECONDS, missing_element_report

POLL_SECONDS = 0.1
"""Seconds between two checks of an awaited condition."""

RETRIED_ERRORS = (
    NoSuchElementException,
    StaleElementReferenceException,
    ElementNotInteractableException,
    ElementClickInterceptedException,
)
"""Errors of an element that cannot be clicked yet."""

WIDTH, HEIGHT = 1280, 800

KEYS = {
    "Tab": Keys.TAB,
    "Enter": Keys.ENTER,
    "Home": Keys.HOME,
    "ArrowLeft": Keys.ARROW_LEFT,
    "ArrowRight": Keys.ARROW_RIGHT,
    "ArrowUp": Keys.ARROW_UP,
    "ArrowDown": Keys.ARROW_DOWN,
}

JIT_ENVIRONMENT = {"JSC_useOMGJIT": "0"}
"""Without WebKit's last tier of optimisation, which takes longer for Pyodide's huge functions than a test."""

RECORD_PROBLEMS_SCRIPT = """
window.problems = [];
const original = console.error.bind(console);
console.error = (...args) => { problems.push(args.join(" ")); original(...args); };
addEventListener("error", ({ message }) => problems.push(message));
addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
"""


class Screen:
    """A virtual X server; `name` is the value for DISPLAY."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        size = f"{WIDTH}x{HEIGHT}x24"
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as pipe:
            self.name = f":{pipe.readline().strip()}"

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()


class WebKit:
    def __init__(self, driver: Path) -> None:
        self._screen = Screen()
        environment = {**os.environ, **JIT_ENVIRONMENT, "DISPLAY": self._screen.name}
        try:
            self._driver = WebKitGTK(service=Service(str(driver), env=environment))
        except BaseException:
            self._screen.close()
            raise
        self._driver.set_window_size(WIDTH, HEIGHT)
        self._problems: list[str] = []

    def open(self, address: str) -> None:
        self._collect_problems()
        self._driver.get(address)
        self._driver.execute_script(RECORD_PROBLEMS_SCRIPT)

    def reload(self) -> None:
        self._collect_problems()
        self._driver.refresh()
        self._driver.execute_script(RECORD_PROBLEMS_SCRIPT)

    def restart(self) -> None:
        """Keep the browser running: its data would be deleted."""
        self.reload()

    def wait_for(self, selector: str) -> None:
        try:
            self._wait().until(lambda driver: driver.find_elements(By.CSS_SELECTOR, selector))
        except TimeoutException:
            raise AssertionError(missing_element_report(self, selector)) from None

    def wait_for_paint(self) -> None:
        self._driver.execute_async_script("requestAnimationFrame(arguments[0])")

    def click(self, selector: str) -> None:
        self._wait().until(lambda _: self._try_click(selector), selector)

    def click_at(self, selector: str, x: float, y: float) -> None:
        element = self._find(selector)
        box = element.rect
        dx, dy = round(x - box["width"] / 2), round(y - box["height"] / 2)
        ActionChains(self._driver).move_to_element_with_offset(element, dx, dy).click().perform()

    def press(self, key: str) -> None:
        ActionChains(self._driver).send_keys(KEYS[key]).perform()

    def evaluate(self, expression: str) -> Any:
        return self._driver.execute_script(f"return {expression.strip()}")

    def problems(self) -> list[str]:
        return [*self._problems, *self._page_problems()]

    def close(self) -> None:
        self._driver.quit()
        self._screen.close()

    def _wait(self) -> WebDriverWait[WebKitGTK]:
        return WebDriverWait(self._driver, TIMEOUT_SECONDS, POLL_SECONDS, ignored_exceptions=RETRIED_ERRORS)

    def _try_click(self, selector: str) -> bool:
        self._find(selector).click()
        return True

    def _find(self, selector: str) -> WebElement:
        return self._driver.find_element(By.CSS_SELECTOR, selector)

    def _collect_problems(self) -> None:
        """Collect the errors of the page before it is left."""
        self._problems += self._page_problems()

    def _page_problems(self) -> list[str]:
        problems: list[str] = self.evaluate("window.problems ?? []")
        return problems

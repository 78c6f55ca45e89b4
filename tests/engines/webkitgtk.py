"""WebKitGTK's MiniBrowser, driven by Selenium over WebDriver, on a screen of its own that nobody sees.

An automated MiniBrowser forgets everything when it ends, so nothing here can outlive it. The driver tells
nothing of a page's console: the page itself writes down what it complains of once it has loaded.
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

from tests.engines.browser import PATIENCE, unseen

OFTEN = 0.1
"""Seconds between two looks for what is waited for."""

NOT_YET = (
    NoSuchElementException,
    StaleElementReferenceException,
    ElementNotInteractableException,
    ElementClickInterceptedException,
)
"""Why an element cannot be clicked at this moment."""

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

NO_LAST_TIER = {"JSC_useOMGJIT": "0"}
"""WebKit's last tier of optimisation works for longer on Pyodide's huge functions than a test lasts."""

LISTEN = """
window.problems = [];
const tell = console.error.bind(console);
console.error = (...told) => { problems.push(told.join(" ")); tell(...told); };
addEventListener("error", ({ message }) => problems.push(message));
addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
"""


class Screen:
    """An X server without a screen; `name` is what DISPLAY has to be."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        size = f"{WIDTH}x{HEIGHT}x24"
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            self.name = f":{told.readline().strip()}"

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()


class WebKit:
    def __init__(self, driver: Path) -> None:
        self._screen = Screen()
        environment = {**os.environ, **NO_LAST_TIER, "DISPLAY": self._screen.name}
        try:
            self._driver = WebKitGTK(service=Service(str(driver), env=environment))
        except BaseException:
            self._screen.close()
            raise
        self._driver.set_window_size(WIDTH, HEIGHT)
        self._problems: list[str] = []

    def open(self, address: str) -> None:
        self._note()
        self._driver.get(address)
        self._driver.execute_script(LISTEN)

    def reload(self) -> None:
        self._note()
        self._driver.refresh()
        self._driver.execute_script(LISTEN)

    def start_again(self) -> None:
        """What ends with the browser is all that it has kept, so it goes on."""
        self.reload()

    def see(self, selector: str) -> None:
        try:
            self._waiting().until(lambda driver: driver.find_elements(By.CSS_SELECTOR, selector))
        except TimeoutException:
            raise AssertionError(unseen(self, selector)) from None

    def settle(self) -> None:
        self._driver.execute_async_script("requestAnimationFrame(arguments[0])")

    def click(self, selector: str) -> None:
        self._waiting().until(lambda _: self._clicked(selector), selector)

    def click_at(self, selector: str, x: float, y: float) -> None:
        element = self._find(selector)
        box = element.rect
        right, down = round(x - box["width"] / 2), round(y - box["height"] / 2)
        ActionChains(self._driver).move_to_element_with_offset(element, right, down).click().perform()

    def press(self, key: str) -> None:
        ActionChains(self._driver).send_keys(KEYS[key]).perform()

    def ask(self, expression: str) -> Any:
        return self._driver.execute_script(f"return {expression.strip()}")

    def problems(self) -> list[str]:
        return [*self._problems, *self._told()]

    def close(self) -> None:
        self._driver.quit()
        self._screen.close()

    def _waiting(self) -> WebDriverWait[WebKitGTK]:
        return WebDriverWait(self._driver, PATIENCE, OFTEN, ignored_exceptions=NOT_YET)

    def _clicked(self, selector: str) -> bool:
        self._find(selector).click()
        return True

    def _find(self, selector: str) -> WebElement:
        return self._driver.find_element(By.CSS_SELECTOR, selector)

    def _note(self) -> None:
        """What this page has complained of is forgotten with it."""
        self._problems += self._told()

    def _told(self) -> list[str]:
        told: list[str] = self.ask("window.problems ?? []")
        return told

"""The operations of a browser that tests use, so that each test is written once for all engines.

Elements, and conditions to wait for, are CSS selectors.
"""

from __future__ import annotations

from typing import Any, Protocol

TIMEOUT_SECONDS = 90.0
"""The longest wait for Python's start or a computer player's move on a busy machine, in seconds."""

FORGET_SNAPSHOT_SCRIPT = "caches.delete('starboard-snapshot')"
"""Removes the snapshot of Python that the page may have made by itself."""


class Browser(Protocol):
    """One window of a browser."""

    def open(self, address: str) -> None:
        """Load the page; return when it has loaded, which is before Python has started."""

    def reload(self) -> None:
        """Load the page again."""

    def restart(self) -> None:
        """End the browser, start it again with its stored data, if it stores any, and load the page."""

    def wait_for(self, selector: str) -> None:
        """Wait until there is such an element. Raises AssertionError after TIMEOUT_SECONDS."""

    def wait_for_paint(self) -> None:
        """Wait for the next frame, in which messages become texts and get their size."""

    def click(self, selector: str) -> None:
        """Click in the middle of the first such element, once it can be clicked."""

    def click_at(self, selector: str, x: float, y: float) -> None:
        """Click `x` pixels right of and `y` pixels below an element's upper left corner."""

    def press(self, key: str) -> None:
        """Press a key, by its DOM name, in the focused element."""

    def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression. JSON must be able to hold it."""

    def problems(self) -> list[str]:
        """The errors of the page until now."""

    def close(self) -> None:
        """End the browser."""


PAGE_STATE_SCRIPT = """
[
  ["html", "body", "#start", "#game"].map(part => document.querySelector(part).cloneNode().outerHTML),
  [...document.querySelectorAll("#start-error, [data-notice], #prompt")].map(each => each.innerText),
]
"""


def missing_element_report(browser: Browser, selector: str) -> str:
    """A report on an element that does not appear: the state of the page and its errors."""
    parts, texts = browser.evaluate(PAGE_STATE_SCRIPT)
    return "\n".join(filter(None, [f"no {selector} on {' '.join(parts)}", *texts, *browser.problems()]))

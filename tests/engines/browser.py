"""What a test asks of a browser, in words that every driver has: each path is written once, for all engines.

Elements are named by CSS selectors; what has to be waited for is a selector too.
"""

from __future__ import annotations

from typing import Any, Protocol

TIMEOUT_SECONDS = 90.0
"""Seconds that Python may take to start, or a computer player to move, on a busy machine."""


class Browser(Protocol):
    """One window of a browser."""

    def open(self, address: str) -> None:
        """Go there; returns when the page has loaded, which is before Python has started."""

    def reload(self) -> None:
        """Load the page anew."""

    def restart(self) -> None:
        """End the browser and start it on what it has kept, if it keeps anything; then load the page."""

    def wait_for(self, selector: str) -> None:
        """Wait until there is such an element; after PATIENCE that is an AssertionError (`unseen`)."""

    def wait_for_paint(self) -> None:
        """Wait until the page is painted: messages become texts with the next frame, and take their room."""

    def click(self, selector: str) -> None:
        """Click in the middle of the first such element, once it can be clicked."""

    def click_at(self, selector: str, x: float, y: float) -> None:
        """Click so many pixels right of and below an element's upper left corner."""

    def press(self, key: str) -> None:
        """Press a key, by its DOM name, wherever the focus is."""

    def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression, which JSON can hold."""

    def problems(self) -> list[str]:
        """What the page has complained of so far."""

    def close(self) -> None:
        """End the browser."""


PAGE_STATE_SCRIPT = """
[
  ["html", "body", "#start", "#game"].map(part => document.querySelector(part).cloneNode().outerHTML),
  [...document.querySelectorAll("#start-error, [data-notice], #prompt")].map(told => told.innerText),
]
"""


def missing_element_report(browser: Browser, selector: str) -> str:
    """What to say where an element does not come: how the page stands, and what it complains of."""
    parts, texts = browser.evaluate(PAGE_STATE_SCRIPT)
    return "\n".join(filter(None, [f"no {selector} on {' '.join(parts)}", *texts, *browser.problems()]))

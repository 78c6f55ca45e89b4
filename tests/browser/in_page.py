"""Runs programs in the page's own Python."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import wait_until

RUN_SCRIPT = """() => {
  const script = document.createElement("script");
  script.type = "py";
  script.src = "./inside.py";
  document.body.append(script);
}"""


def run_in_page(page: Page, name: str) -> None:
    """Run a file of this folder. The page must have no service worker, which would answer the request."""
    wait_until(page, "performance.getEntriesByName('linked').length")  # or it might wait for the WebAssembly
    program = Path(__file__).with_name(name).read_text()
    page.route("**/inside.py", lambda route: route.fulfill(body=program))
    page.evaluate(RUN_SCRIPT)

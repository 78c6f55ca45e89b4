"""What the Content-Security-Policy and Trusted Types refuse in the browser, and that a breach is heard of."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Problems
from tests.site import Site

REFUSED = {
    "document.body.innerHTML = '<img id=through>'": "require-trusted-types-for",
    "document.createElement('script').src = 'https://elsewhere.example/'": "require-trusted-types-for",
    "new Worker('https://elsewhere.example/')": "require-trusted-types-for",
    "Function('document.body.id = \"through\"')()": "require-trusted-types-for",
    "document.body.setAttribute('style', 'color: red')": "style-src-attr",
    "document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/' }))": "img-src",
}
"""Code, and the directive that it breaches."""


def test_what_would_run_text_or_reach_another_host_is_refused_and_reported(
    site: Site, new_page: Callable[..., Page], problems: Problems
) -> None:
    problems.expect("")
    page = new_page()
    page.goto("/")
    for code, directive in REFUSED.items():
        known = len(site.breaches)
        page.evaluate(
            f"() => void setTimeout(() => {{ {code} }})"
        )  # what evaluate itself runs may do anything
        assert site.breaches.wait_for(directive, known), code
    expect(page.locator("#through")).to_have_count(0)

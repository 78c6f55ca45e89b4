"""The browser refuses and reports what the Content-Security-Policy and Trusted Types forbid."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage, Problems
from tests.served_site import Site

pytestmark = pytest.mark.first_visit

REFUSED_CODE = {
    "document.body.innerHTML = '<img id=through>'": "require-trusted-types-for",
    "document.createElement('script').src = 'https://elsewhere.example/'": "require-trusted-types-for",
    "new Worker('https://elsewhere.example/')": "require-trusted-types-for",
    "Function('document.body.id = \"through\"')()": "require-trusted-types-for",
    "document.body.setAttribute('style', 'color: red')": "style-src-attr",
    "document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/' }))": "img-src",
}
"""Code, and the directive that it violates."""


def test_code_from_text_and_foreign_hosts_are_refused_and_reported(
    site: Site, new_page: NewPage, problems: Problems
) -> None:
    problems.expect("")
    page = new_page()
    page.goto("/")
    for code, directive in REFUSED_CODE.items():
        count_before = len(site.violations)
        # The policy does not apply to code that `evaluate` itself runs.
        page.evaluate(f"() => void setTimeout(() => {{ {code} }})")
        assert site.violations.wait_for(directive, count_before), code
    expect(page.locator("#through")).to_have_count(0)

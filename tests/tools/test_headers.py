"""The headers of netlify.toml for every path of the site."""

import re

import pytest

from tools import serve
from tools.console import ROOT

PATHS = (
    "/",
    "/index.html",
    "/sw.js",
    "/page/1234/boot/start.mjs",
    "/runtime/pyodide-1/pyodide.mjs",
    "/nowhere",
)
YEAR = 31_536_000


def policy() -> dict[str, list[str]]:
    """The directives of the Content-Security-Policy, each with its sources."""
    directives = (each.split() for each in serve.headers_for("/")["Content-Security-Policy"].split(";"))
    return {name: sources for name, *sources in directives}


@pytest.mark.parametrize("path", PATHS)
def test_every_path_gets_the_same_headers(path: str) -> None:
    common = serve.headers_for("/")
    found = serve.headers_for(path)
    assert {name: found[name] for name in common} == common


def test_the_policy_allows_what_comes_from_the_site_only() -> None:
    """No other host, nothing unsafe but WebAssembly, Trusted Types with one policy of our own."""
    assert policy() == {
        "default-src": ["'none'"],
        "script-src": ["'self'", "'wasm-unsafe-eval'"],
        "connect-src": ["'self'"],
        "worker-src": ["'self'", "blob:"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'"],
        "manifest-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
        "frame-ancestors": ["'none'"],
        "require-trusted-types-for": ["'script'"],
        "trusted-types": ["default"],
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Embedder-Policy", "require-corp"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
    ],
)
def test_isolation_headers_are_set(name: str, value: str) -> None:
    assert serve.headers_for("/")[name] == value


def test_hsts_lasts_two_years() -> None:
    found = re.fullmatch(
        r"max-age=(\d+); includeSubDomains", serve.headers_for("/")["Strict-Transport-Security"]
    )
    assert found
    assert int(found[1]) >= 2 * YEAR


def test_permissions_allow_wake_lock_and_full_screen_only() -> None:
    permissions = serve.headers_for("/")["Permissions-Policy"].split(", ")
    allowed = [each for each in permissions if not each.endswith("=()")]
    assert sorted(allowed) == ["fullscreen=(self)", "screen-wake-lock=(self)"]
    denied = {each.removesuffix("=()") for each in permissions}
    assert {"camera", "microphone", "geolocation", "payment", "usb", "serial", "hid"} <= denied


def test_no_path_allows_cross_origin_reads() -> None:
    for path in PATHS:
        assert "Access-Control-Allow-Origin" not in serve.headers_for(path)


def test_the_readmes_header_score_adds_up() -> None:
    """The points are those of MDN's HTTP Observatory; the tests above hold each line of the table."""
    readme = (ROOT / "README.md").read_text()
    table = readme.partition("### What a scanner of headers says")[2].partition("\n## ")[0]
    bonuses = sum(int(points) for points in re.findall(r"\| ([+-]?\d+) \|$", table, re.MULTILINE))
    assert f"100 + {bonuses} = **{100 + bonuses} points: A+**" in table

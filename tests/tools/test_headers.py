"""The headers of netlify.toml, one by one, as every path of the site gets them."""

import re

import pytest

from tools import serve
from tools.step import ROOT

PATHS = (
    "/",
    "/index.html",
    "/sw.js",
    "/page/1234/boot/start.mjs",
    "/runtime/pyodide-1/pyodide.mjs",
    "/nowhere",
)
YEAR = 31_536_000


def policy(path: str = "/") -> dict[str, list[str]]:
    """The Content-Security-Policy: its directives, each with its sources."""
    directives = (each.split() for each in serve.headers_for(path)["Content-Security-Policy"].split(";"))
    return {name: sources for name, *sources in directives}


@pytest.mark.parametrize("path", PATHS)
def test_every_path_gets_the_same_headers(path: str) -> None:
    common = serve.headers_for("/")
    found = serve.headers_for(path)
    assert {name: found[name] for name in common} == common


def test_what_the_policy_does_not_name_is_refused() -> None:
    assert policy()["default-src"] == ["'none'"]
    assert policy()["base-uri"] == ["'none'"]
    assert policy()["form-action"] == ["'none'"]
    assert policy()["frame-ancestors"] == ["'none'"]


def test_nothing_unsafe_is_allowed_but_to_compile_webassembly() -> None:
    sources = [source for sources in policy().values() for source in sources]
    assert [source for source in sources if "unsafe" in source] == ["'wasm-unsafe-eval'"]
    assert policy()["script-src"] == ["'self'", "'wasm-unsafe-eval'"]
    assert policy()["style-src"] == ["'self'"]


def test_each_kind_of_content_comes_from_us_alone_or_from_the_page_itself() -> None:
    directives = policy()
    assert {name: directives[name] for name in directives if name.endswith("-src")} == {
        "default-src": ["'none'"],
        "script-src": ["'self'", "'wasm-unsafe-eval'"],
        "connect-src": ["'self'"],
        "worker-src": ["'self'", "blob:"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'"],
        "manifest-src": ["'self'"],
    }


def test_no_other_host_is_ever_named() -> None:
    known = {"'none'", "'self'", "'wasm-unsafe-eval'", "'script'", "default", "blob:", "data:"}
    assert {source for sources in policy().values() for source in sources} <= known


def test_no_text_becomes_code_but_through_our_own_policy() -> None:
    assert policy()["require-trusted-types-for"] == ["'script'"]
    assert policy()["trusted-types"] == ["default"]


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
def test_the_page_is_alone_with_itself(name: str, value: str) -> None:
    assert serve.headers_for("/")[name] == value


def test_browsers_that_came_once_come_back_over_https_for_two_years() -> None:
    found = re.fullmatch(
        r"max-age=(\d+); includeSubDomains", serve.headers_for("/")["Strict-Transport-Security"]
    )
    assert found
    assert int(found[1]) >= 2 * YEAR


def test_the_page_may_stay_awake_and_fill_the_screen_and_nothing_else() -> None:
    permissions = serve.headers_for("/")["Permissions-Policy"].split(", ")
    allowed = [each for each in permissions if not each.endswith("=()")]
    assert sorted(allowed) == ["fullscreen=(self)", "screen-wake-lock=(self)"]
    denied = {each.removesuffix("=()") for each in permissions}
    assert {"camera", "microphone", "geolocation", "payment", "usb", "serial", "hid"} <= denied


def test_no_other_site_may_read_anything() -> None:
    for path in PATHS:
        assert "Access-Control-Allow-Origin" not in serve.headers_for(path)


def test_the_readmes_table_of_points_adds_up_to_its_grade() -> None:
    """The rules of each line are held above: MDN's HTTP Observatory gives these points for them."""
    readme = (ROOT / "README.md").read_text()
    table = readme.partition("### What a scanner of headers says")[2].partition("\n## ")[0]
    bonuses = sum(int(points) for points in re.findall(r"\| ([+-]?\d+) \|$", table, re.MULTILINE))
    assert f"100 + {bonuses} = **{100 + bonuses} points: A+**" in table

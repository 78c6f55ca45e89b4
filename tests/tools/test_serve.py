"""The server sends what netlify.toml says, and nothing else decides about headers."""

import threading
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from tools import serve


@pytest.fixture
def site(tmp_path: Path) -> Iterator[HTTPConnection]:
    """A served folder with a page, a script with a Brotli copy, and a file of the runtime."""
    (tmp_path / "index.html").write_text("page")
    (tmp_path / "start.mjs").write_text("plain")
    (tmp_path / "start.mjs.br").write_text("short")
    (tmp_path / "index.html.br").write_text("short page")
    (tmp_path / "runtime").mkdir()
    (tmp_path / "runtime" / "pyodide.wasm").write_bytes(b"wasm")
    with serve.server(tmp_path, 0) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        connection = HTTPConnection("127.0.0.1", serving.server_port)
        yield connection
        connection.close()
        serving.shutdown()


def ask(site: HTTPConnection, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    site.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    response = site.getresponse()
    return response, response.read()


def test_every_answer_has_the_policy_of_netlify_toml(site: HTTPConnection) -> None:
    for path in ("/", "/start.mjs", "/nowhere"):
        response, _ = ask(site, path)
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe-inline" not in policy
        assert "'unsafe-eval'" not in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"


def test_only_what_is_named_after_its_content_is_kept_for_ever(site: HTTPConnection) -> None:
    for path in ("/runtime/pyodide.wasm", "/page/1234/boot/start.mjs"):
        assert "immutable" in ask(site, path)[0].headers["Cache-Control"]
    assert ask(site, "/sw.js")[0].headers["Cache-Control"] == "no-cache"
    assert ask(site, "/")[0].headers["Cache-Control"] == "no-cache"


def test_types_are_those_that_browsers_insist_on(site: HTTPConnection) -> None:
    assert ask(site, "/start.mjs")[0].headers["Content-Type"].startswith("text/javascript")
    assert ask(site, "/runtime/pyodide.wasm")[0].headers["Content-Type"] == "application/wasm"


def test_a_brotli_copy_goes_to_whom_it_suits(site: HTTPConnection) -> None:
    response, body = ask(site, "/start.mjs?v=1", Accept_Encoding="gzip, br")
    assert (response.headers["Content-Encoding"], body) == ("br", b"short")
    assert response.headers["Content-Type"].startswith("text/javascript")
    response, body = ask(site, "/?lang=sv", Accept_Encoding="br")
    assert (response.headers["Content-Encoding"], body) == ("br", b"short page")
    response, body = ask(site, "/start.mjs", Accept_Encoding="gzip")
    assert (response.headers["Content-Encoding"], body) == (None, b"plain")


@pytest.mark.parametrize(
    ("rule", "path", "fits"),
    [
        ("/*", "/", True),
        ("/*", "/a/b.c", True),
        ("/runtime/*", "/runtime/x/y.js", True),
        ("/runtime/*", "/runtimes", False),
        ("/:page/about", "/game/about", True),
        ("/:page/about", "/a/b/about", False),
        ("/a.b", "/aXb", False),
    ],
)
def test_paths_of_rules_are_netlifys(rule: str, path: str, fits: bool) -> None:
    assert bool(serve.pattern(rule).fullmatch(path)) is fits


def test_a_busy_port_gives_way_to_the_next(tmp_path: Path) -> None:
    with serve.server(tmp_path, 0) as first:
        port = first.server_port
        with serve.first_free(tmp_path, port) as second:
            assert second.server_port > port

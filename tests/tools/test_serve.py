"""The server sends the headers of netlify.toml, and compressed files."""

import threading
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from tools import serve


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[HTTPConnection]:
    """A served folder with a page, a script with a Brotli copy, and a file of the runtime."""
    (tmp_path / "index.html").write_text("page")
    (tmp_path / "start.mjs").write_text("plain")
    (tmp_path / "start.mjs.br").write_text("short")
    (tmp_path / "index.html.br").write_text("short page")
    (tmp_path / "runtime").mkdir()
    (tmp_path / "runtime" / "pyodide.wasm").write_bytes(b"wasm")
    (tmp_path / "page" / "1234").mkdir(parents=True)
    (tmp_path / "page" / "1234" / "start.mjs").write_text("plain")
    with serve.server(tmp_path, 0) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        connection = HTTPConnection("127.0.0.1", serving.server_port)
        yield connection
        connection.close()
        serving.shutdown()


def get(connection: HTTPConnection, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request("GET", path, headers=names)
    response = connection.getresponse()
    return response, response.read()


def test_every_answer_has_the_policy_of_netlify_toml(connection: HTTPConnection) -> None:
    for path in ("/", "/start.mjs", "/nowhere"):
        response, _ = get(connection, path)
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe-inline" not in policy
        assert "'unsafe-eval'" not in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"


def test_only_hashed_paths_are_cached_forever(connection: HTTPConnection) -> None:
    for path in ("/runtime/pyodide.wasm", "/page/1234/start.mjs"):
        assert "immutable" in get(connection, path)[0].headers["Cache-Control"]
    assert get(connection, "/sw.js")[0].headers["Cache-Control"] == "no-cache"
    assert get(connection, "/")[0].headers["Cache-Control"] == "no-cache"


def test_an_error_is_never_cached(connection: HTTPConnection) -> None:
    for path in ("/runtime/missing.wasm", "/page/1234/missing.mjs", "/missing"):
        response, _ = get(connection, path)
        assert (response.status, response.headers["Cache-Control"]) == (404, "no-store")
    assert "immutable" in get(connection, "/runtime/pyodide.wasm")[0].headers["Cache-Control"]


def test_content_types_suit_browsers(connection: HTTPConnection) -> None:
    assert get(connection, "/start.mjs")[0].headers["Content-Type"].startswith("text/javascript")
    assert get(connection, "/runtime/pyodide.wasm")[0].headers["Content-Type"] == "application/wasm"


def test_brotli_copies_are_sent_to_browsers_that_accept_them(connection: HTTPConnection) -> None:
    response, body = get(connection, "/start.mjs?v=1", Accept_Encoding="gzip, br")
    assert (response.headers["Content-Encoding"], body) == ("br", b"short")
    assert response.headers["Content-Type"].startswith("text/javascript")
    response, body = get(connection, "/?lang=sv", Accept_Encoding="br")
    assert (response.headers["Content-Encoding"], body) == ("br", b"short page")
    response, body = get(connection, "/start.mjs", Accept_Encoding="gzip")
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
def test_path_patterns_follow_netlify(rule: str, path: str, fits: bool) -> None:
    assert bool(serve.path_regex(rule).fullmatch(path)) is fits


def test_a_busy_port_is_skipped(tmp_path: Path) -> None:
    with serve.server(tmp_path, 0) as first:
        port = first.server_port
        with serve.on_free_port(tmp_path, port) as second:
            assert second.server_port > port

"""Serves dist/ on 127.0.0.1 as the host does: headers of netlify.toml, content types, Brotli copies."""

import argparse
import http.server
import io
import mimetypes
import re
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import Any

from tools.console import ROOT, ToolError, print_line
from tools.paths import DIST

PORT = 8151
MIME_TYPES = {
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".py": "text/plain; charset=utf-8",
    ".toml": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webp": "image/webp",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}


@cache
def header_rules() -> list[tuple[re.Pattern[str], Mapping[str, str]]]:
    """The `[[headers]]` of netlify.toml: patterns of paths, each with its headers."""
    config = tomllib.loads((ROOT / "netlify.toml").read_text())
    return [(path_regex(rule["for"]), rule["values"]) for rule in config["headers"]]


def path_regex(path: str) -> re.Pattern[str]:
    """A path pattern of Netlify as a regular expression: `*` matches anything, `:name` one part of a path."""
    parts = re.split(r"(\*|:\w+)", path)
    wildcards = {"*": ".*"}
    return re.compile(
        "".join(wildcards.get(part, "[^/]+" if part.startswith(":") else re.escape(part)) for part in parts)
    )


def headers_for(path: str) -> dict[str, str]:
    """All headers of netlify.toml for a path; of two rules with the same header, the later one wins."""
    matching = [values for rule, values in header_rules() if rule.fullmatch(path)]
    return {name: value for values in matching for name, value in values.items()}


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = mimetypes.types_map | MIME_TYPES
    is_error = False

    def send_head(self) -> Any:
        """Send the file's Brotli copy if there is one and the browser accepts it, else the file."""
        path = self.path.split("?")[0]
        copy = Path(self.translate_path(f"{path}index.html" if path.endswith("/") else path) + ".br")
        if "br" in self.headers.get("Accept-Encoding", "") and copy.is_file():
            return self.send_copy(copy)
        return super().send_head()

    def send_copy(self, copy: Path) -> Any:
        content = copy.read_bytes()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(copy.with_suffix("")))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return io.BytesIO(content)  # no file stays open if the browser hangs up

    def send_response(self, code: int, message: str | None = None) -> None:
        self.is_error = code >= HTTPStatus.BAD_REQUEST
        super().send_response(code, message)

    def end_headers(self) -> None:
        """Add the site's headers. No browser may cache an error, which could hide the file for a year."""
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"} | self.site_headers()
        if self.is_error:
            headers["Cache-Control"] = "no-store"
        for name, value in headers.items():
            self.send_header(name, value)
        super().end_headers()

    def site_headers(self) -> dict[str, str]:
        """The site's headers for the requested file."""
        return headers_for(self.path.split("?")[0])

    def log_message(self, *arguments: Any) -> None:
        """Log nothing; the browser shows failed requests."""


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore closed connections, and print all other errors."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def server(folder: Path, port: int, handler: type[Handler] = Handler) -> http.server.ThreadingHTTPServer:
    """A server that listens but does not serve yet; port 0 takes any free one."""
    return Server(("127.0.0.1", port), lambda *arguments: handler(*arguments, directory=str(folder)))


def on_free_port(
    folder: Path, port: int, handler: type[Handler] = Handler
) -> http.server.ThreadingHTTPServer:
    """A server on `port`, or else on the next free one: browsers store saved games by address and port."""
    for candidate in range(port, port + 20):
        try:
            return server(folder, candidate, handler)
        except OSError:
            continue
    raise ToolError(f"ports {port} to {port + 19} are all busy: choose another with --port")


def parse_port(text: str) -> int:
    """A port number from the command line. Raises ValueError."""
    number = int(text)
    if not 0 <= number < 65_536:
        raise ValueError(text)
    return number


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools serve", description="Serve dist/ as it is.")
    parser.add_argument("--port", type=parse_port, default=PORT, help="where (%(default)s)")
    args = parser.parse_args(arguments)
    if not DIST.is_dir():
        raise ToolError("there is no dist/ yet: run «python3 -m tools build» first")
    with on_free_port(DIST, args.port) as serving:
        print_line(f"serving dist/ on {address(serving)} — stop with Ctrl-C")
        serving.serve_forever()
    return 0


def address(serving: http.server.ThreadingHTTPServer) -> str:
    return f"http://127.0.0.1:{serving.server_port}/"

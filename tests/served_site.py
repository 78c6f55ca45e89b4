"""A built site, served as the host does. It records the requests and every violation of its policy.

The policy has one more directive here, `report-uri`: browsers then report every violation, those in workers
and those whose error is caught included.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http import HTTPStatus
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Condition, Thread
from typing import Any

from tools import serve

REPORTS = "/policy-reports"

REPORT_TIMEOUT = 60.0
"""Seconds to wait for a report."""


class PolicyViolations(list[str]):
    """The reports of browsers, in the order of their arrival."""

    def __init__(self) -> None:
        super().__init__()
        self._arrival = Condition()

    def add(self, report: str) -> None:
        with self._arrival:
            self.append(report)
            self._arrival.notify_all()

    def wait_for(self, part: str, seen: int) -> bool:
        """Wait for a report with this part after the first `seen` reports; False if none arrives in time.

        Browsers report late, and sometimes more than once.
        """
        with self._arrival:
            return self._arrival.wait_for(lambda: any(part in each for each in self[seen:]), REPORT_TIMEOUT)


class Site:
    """Serves a folder at `address`, which ends without a slash."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.violations = PolicyViolations()
        self.requested_paths: list[str] = []
        """The paths of all requests."""
        self.cached_errors: set[str] = set()
        """The paths that are answered 404, with a header by which browsers cache that for a year."""
        self._serving = self._start(0)
        self._port = self._serving.server_port
        self.address = f"http://127.0.0.1:{self._port}"

    def stop(self) -> None:
        self._serving.stop()

    @contextmanager
    def unreachable(self) -> Iterator[None]:
        """Stop the server inside the `with` block."""
        self.stop()
        try:
            yield
        finally:
            self._serving = self._start(self._port)

    def _start(self, port: int) -> SiteServer:
        return SiteServer(self.folder, port, self.violations, self.requested_paths, self.cached_errors)


class SiteServer(ThreadingHTTPServer):
    """A server that closes its open connections when it stops."""

    def __init__(
        self,
        folder: Path,
        port: int,
        violations: PolicyViolations,
        requested_paths: list[str],
        cached_errors: set[str],
    ) -> None:
        super().__init__(("127.0.0.1", port), partial(Handler, directory=str(folder)))
        self.violations, self.requested_paths = violations, requested_paths
        self.cached_errors = cached_errors
        self._connections: set[socket.socket] = set()
        Thread(target=self.serve_forever, daemon=True).start()

    def get_request(self) -> tuple[socket.socket, Any]:
        connection, address = super().get_request()
        self._connections.add(connection)
        return connection, address

    def shutdown_request(self, request: Any) -> None:
        self._connections.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore browsers that hang up and connections closed by `stop`."""

    def stop(self) -> None:
        self.shutdown()
        self.server_close()
        for connection in tuple(self._connections):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)


class Handler(serve.Handler):
    server: SiteServer

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        self.server.requested_paths.append(self.path.partition("?")[0])

    def send_head(self) -> Any:
        if self.path in self.server.cached_errors:
            return self.send_error(HTTPStatus.NOT_FOUND)
        return super().send_head()

    def send_header(self, keyword: str, value: str) -> None:
        if keyword == "Cache-Control" and self.path in self.server.cached_errors:
            value = "public, max-age=31536000, immutable"
        reporting = f"; report-uri {REPORTS}" if keyword == "Content-Security-Policy" else ""
        super().send_header(keyword, value + reporting)

    def do_POST(self) -> None:  # noqa: N802 -- http.server's name
        report = self.rfile.read(int(self.headers["Content-Length"])).decode()
        if self.path == REPORTS:
            self.server.violations.add(report)
        self.send_response(HTTPStatus.NO_CONTENT)
        self.end_headers()

"""What goes wrong in the pages of a browser during a test."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, ConsoleMessage, Request

ABORTED = "NS_BINDING_ABORTED"
"""Firefox's word for a load that the page gave up, such as the picture of a board that is hidden again."""


class ProblemLog:
    """Errors and crashes of pages. A load that the page gave up is none, though Firefox reports it as one."""

    def __init__(self) -> None:
        self._messages: list[str] = []
        self._aborted: set[str] = set()

    def watch(self, context: BrowserContext) -> None:
        """Note what goes wrong in this context, whose first page is open."""
        context.on("console", self._on_console)
        context.on("weberror", lambda error: self._messages.append(str(error.error)))
        context.on("requestfailed", self._on_failed_request)
        context.pages[0].on("crash", lambda page: self._messages.append(f"the page {page.url} crashed"))

    def messages(self) -> list[str]:
        return [message for message in self._messages if not any(url in message for url in self._aborted)]

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._messages.append(message.text)

    def _on_failed_request(self, request: Request) -> None:
        if request.failure == ABORTED:
            self._aborted.add(request.url)

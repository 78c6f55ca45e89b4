"""Downloads, links to this page, and the clipboard."""

from __future__ import annotations

from typing import Any

from js import URL, Blob, location, navigator
from pyodide.ffi import JsException, to_js

from game.web.platform.dom import create_element


def download(name: str, text: str) -> None:
    """Download a text as a file."""
    download_blob(name, Blob.new(to_js([text])))


def download_blob(name: str, blob: Any) -> None:
    url = URL.createObjectURL(blob)
    create_element("a", href=url, download=name).click()
    URL.revokeObjectURL(url)


def page_link(fragment: str) -> str:
    """The address of this page with a fragment."""
    return f"{location.origin}{location.pathname}#{fragment}"


async def copy(text: str) -> bool:
    """Copy a text to the clipboard; False if that is refused."""
    try:
        await navigator.clipboard.writeText(text)
    except (JsException, AttributeError):
        return False
    return True

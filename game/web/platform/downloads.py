"""Downloads."""

from __future__ import annotations

from js import URL, Blob
from pyodide.ffi import to_js

from game.web.platform.dom import create_element


def download(name: str, text: str) -> None:
    """Download a text as a file."""
    url = URL.createObjectURL(Blob.new(to_js([text])))
    create_element("a", href=url, download=name).click()
    URL.revokeObjectURL(url)

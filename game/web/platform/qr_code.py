"""QR codes, for another device's camera."""

from __future__ import annotations

from typing import Any

from pyscript.js_modules.page import loadModule


async def qr_code(text: str) -> Any:
    """An SVG element, of class `qr-code`, that shows a text of at most 2,953 bytes.

    It is hidden from screen readers: put a link or a button to copy beside it. Raises JsException if the
    page cannot load the script that draws it.
    """
    module = await loadModule("qr-code")
    return module.qrCode(text)

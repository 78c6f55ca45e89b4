"""Runs in the page's own Python (test_snapshot.py): uses tables that come with the WebAssembly's rest."""

import _codecs_jp
import unicodedata

from js import document

encoded, _ = _codecs_jp.getcodec("shift_jis").encode("日本")
document.documentElement.dataset.tables = f"{encoded.hex()} {unicodedata.name('☆')}"

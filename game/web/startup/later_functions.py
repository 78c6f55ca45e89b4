"""Runs when Python starts, as `sitecustomize`: calls functions whose code comes later.

The build leaves out the code of functions that a start and the first moves do not call
(`tools/build/later_functions.txt`). A stub takes the place of each, and calls `__later__`. The code is in an
archive that the page fetches as soon as somebody can play. A function that is called earlier waits for it.
"""

from __future__ import annotations

import builtins
import marshal
import sys
from types import CodeType, FunctionType
from zipimport import ZipImportError, zipimporter

ARCHIVE = "/lib/later.zip"

_codes: dict[str, list[CodeType]] = {}
"""The code of a module's functions, by the module's path."""


def call_later(module: str, number: int, cells: tuple | None, /, *args, **kwargs):
    """Call a function of a module by its number in the build's list. `cells` is its closure."""
    stub = sys._getframe(1)
    if module not in _codes:
        _codes[module] = marshal.loads(_archive(f"{module} {stub.f_code.co_qualname}").get_data(module))
    return FunctionType(_codes[module][number], stub.f_globals, None, None, cells)(*args, **kwargs)


def _archive(needed_for: str) -> zipimporter:
    try:
        return zipimporter(ARCHIVE)
    except ZipImportError:
        import starboard

        starboard.loadLaterFunctions(needed_for)
        return zipimporter(ARCHIVE)


builtins.__later__ = call_later  # type: ignore[attr-defined]

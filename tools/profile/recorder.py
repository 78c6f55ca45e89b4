"""Runs when the profiled page's Python starts, as `sitecustomize`: prints each function at its first call.

A module that was loaded before, like `codecs`, is printed as used whole.
"""

import sys
from types import CodeType

TOOL = 3
"""An identifier of `sys.monitoring` that no other tool uses."""

monitoring = sys.monitoring  # type: ignore[attr-defined]  # since Python 3.12


def note(code: CodeType, _offset: int) -> object:
    print("called:", code.co_filename, code.co_qualname)
    return monitoring.DISABLE  # no further calls of this function


monitoring.use_tool_id(TOOL, "starboard")
monitoring.register_callback(TOOL, monitoring.events.PY_START, note)
monitoring.set_events(TOOL, monitoring.events.PY_START)
for name in sys.modules:
    print("loaded:", name)

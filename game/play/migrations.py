"""Bringing old records up to the newest format, one numbered step at a time.

Step n turns a record of format n into one of format n + 1. A step is never changed once it landed; a new
format appends one. A record of each format that ever landed stands in `tests/play/records`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Step = Callable[[dict[str, Any]], dict[str, Any]]


def _add_start(data: dict[str, Any]) -> dict[str, Any]:
    """2: a game may begin from any position."""
    return {**data, "start": ""}


STEPS: tuple[Step, ...] = (_add_start,)

FORMAT = len(STEPS) + 1
"""The format that is written."""


def migrate(data: dict[str, Any], steps: tuple[Step, ...] = STEPS) -> dict[str, Any]:
    """The record in the newest format; `data` stays as it is. Its format must be known and no newer."""
    for step in steps[data["format"] - 1 :]:
        data = {**step(data), "format": data["format"] + 1}
    return data

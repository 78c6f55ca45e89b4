"""One figure that we promise: what was measured, and the least or the most it may be."""

from __future__ import annotations

from typing import NamedTuple


class Row(NamedTuple):
    """A line of the bench. `aim` says in words what `ok` was judged by."""

    name: str
    value: float
    unit: str
    aim: str
    ok: bool


def at_least(name: str, value: float, unit: str, least: float) -> Row:
    """A figure that must not be smaller."""
    return Row(name, value, unit, f"at least {least:g}", value >= least)


def at_most(name: str, value: float, unit: str, most: float) -> Row:
    """A figure that must not be larger."""
    return Row(name, value, unit, f"at most {most:g}", value <= most)


def unmeasured(name: str, why: str) -> Row:
    """A figure that cannot be had here, which is said and never counts as met."""
    return Row(name, 0, "", f"not measured: {why}", False)

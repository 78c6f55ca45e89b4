"""One figure that we promise: what was measured, and the least or the most it may be."""

from __future__ import annotations

from typing import NamedTuple


class Metric(NamedTuple):
    """A line of the bench. `aim` says in words what `ok` was judged by."""

    name: str
    value: float
    unit: str
    aim: str
    ok: bool


def at_least(name: str, value: float, unit: str, minimum: float) -> Metric:
    """A figure that must not be smaller."""
    return Metric(name, value, unit, f"at least {minimum:g}", value >= minimum)


def at_most(name: str, value: float, unit: str, maximum: float) -> Metric:
    """A figure that must not be larger."""
    return Metric(name, value, unit, f"at most {maximum:g}", value <= maximum)


def unmeasured(name: str, reason: str) -> Metric:
    """A figure that cannot be had here, which is said and never counts as met."""
    return Metric(name, 0, "", f"not measured: {reason}", False)

"""One measured figure, and the minimum or maximum that we promise."""

from __future__ import annotations

from typing import NamedTuple


class Scope(NamedTuple):
    """What a part measures: fewer rounds, another build beside the current one, how many cuts of a line."""

    quick: bool = False
    base: str | None = None
    cuts: int | None = None


class Metric(NamedTuple):
    """A row of the bench. `aim` is the promise in words, if there is one, `ok` whether it is kept."""

    name: str
    value: float
    unit: str
    aim: str = ""
    ok: bool = True


def at_least(name: str, value: float, unit: str, minimum: float) -> Metric:
    """A figure with a minimum."""
    return Metric(name, value, unit, f"at least {minimum:g}", value >= minimum)


def at_most(name: str, value: float, unit: str, maximum: float) -> Metric:
    """A figure with a maximum."""
    return Metric(name, value, unit, f"at most {maximum:g}", value <= maximum)


def unmeasured(name: str, reason: str) -> Metric:
    """A figure that cannot be measured on this machine; it counts as missed."""
    return Metric(name, 0, "", f"not measured: {reason}", False)

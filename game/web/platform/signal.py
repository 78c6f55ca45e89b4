"""Signals: one object emits, others subscribe."""

from __future__ import annotations

from collections.abc import Callable


class Signal:
    """The listeners of one event, called in the order of their subscription."""

    def __init__(self) -> None:
        self._listeners: list[Callable[..., object]] = []

    def subscribe(self, listener: Callable[..., object]) -> None:
        self._listeners.append(listener)

    def emit(self, *values: object) -> None:
        for listener in self._listeners:
            listener(*values)

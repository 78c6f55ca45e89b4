"""How fast moves are shown: the speed setting, and skipping the rest of a turn."""

from __future__ import annotations

from collections.abc import Callable

from game.contract import CHANCE, NOBODY


class Pace:
    """`duration_factor()`: seconds on the page per second of an event; 0: no animations."""

    def __init__(self, duration_factor: Callable[[], float]) -> None:
        self._duration_factor = duration_factor
        self._turn_seat = NOBODY
        self._is_skipping = False

    def start_turn(self, to_act: int) -> None:
        """Stop skipping when another player's turn begins; chance counts as part of the turn before it."""
        if to_act not in (CHANCE, self._turn_seat):
            self._turn_seat, self._is_skipping = to_act, False

    def skip(self) -> None:
        """Show the rest of this turn at once."""
        self._is_skipping = True

    def stop_skipping(self) -> None:
        self._is_skipping = False

    def is_instant(self) -> bool:
        """Whether events are shown without animation."""
        return self._is_skipping or self._duration_factor() == 0

    def seconds(self, event_seconds: float) -> float:
        """Duration on the page."""
        return event_seconds * self._duration_factor()

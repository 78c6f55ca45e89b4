"""How fast moves are shown: the speed setting, and skipping turns.

Several computer players hurry, so that a round of theirs takes no longer than a person likes to watch.
"""

from __future__ import annotations

from collections.abc import Callable

from game.contract import CHANCE, NOBODY

ROUND_SECONDS = 4.5
"""The time planned for the events of a round of computer players, at normal speed."""

FULL_TURN_SECONDS = 3.8
"""A turn of Star of Africa (`africa/text/narration.py`): roll 0.9, walk 1.1, buy a token 0.6, turn it 1.2."""

ROUND_LIMIT = 5.5
"""The time planned for a round, with thinking and camera. If these take longer, events are shortened. A round
may take six seconds; the half second between is for what cannot be shortened.
"""

MIN_SHARE = 0.4
"""The part of an event's time that it always has."""


class Pace:
    """`duration_factor()`: seconds on the page per second of an event; 0: no animations. `now()`: seconds."""

    def __init__(self, duration_factor: Callable[[], float], now: Callable[[], float]) -> None:
        self._duration_factor, self._now = duration_factor, now
        self._expected_at = 0.0
        """When the next event should begin at the latest, while computer players hurry."""
        self._turn_seat = NOBODY
        self._haste = 1.0
        self._is_skipping = self.is_skipping_to_person = False

    def start_turn(self, to_act: int, hurrying_players: int = 1) -> None:
        """Stop skipping when another player's turn begins; chance counts as part of the turn before it.

        `hurrying_players` share the time of a round.
        """
        if to_act not in (CHANCE, self._turn_seat):
            self._turn_seat, self._is_skipping = to_act, False
            self._haste = min(1.0, ROUND_SECONDS / (FULL_TURN_SECONDS * hurrying_players))
            spare = (ROUND_LIMIT - ROUND_SECONDS) * self._duration_factor() / hurrying_players
            self._expected_at = self._now() + spare

    def skip(self) -> None:
        """Show the rest of this turn at once."""
        self._is_skipping = True

    def skip_to_person(self) -> None:
        """Show all turns at once until `reset`."""
        self.is_skipping_to_person = True

    def reset(self) -> None:
        """Neither skip nor hurry any more: a person is asked, or another position is shown."""
        self._is_skipping = self.is_skipping_to_person = False
        self._haste = 1.0

    def is_instant(self) -> bool:
        """Whether events are shown without animation."""
        return self._is_skipping or self.is_skipping_to_person or self._duration_factor() == 0

    def seconds(self, event_seconds: float) -> float:
        """Duration of the next event on the page; to be called once for each. A late event is shorter."""
        planned = event_seconds * self._duration_factor() * self._haste
        late = max(0.0, self._now() - self._expected_at) if self._haste < 1 else 0.0
        self._expected_at += planned
        return max(planned * MIN_SHARE, planned - late)

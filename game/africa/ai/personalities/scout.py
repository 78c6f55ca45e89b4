"""The scout makes for the nearest token and opens it at once."""

from __future__ import annotations

from collections.abc import Iterator

from game.africa.ai.personalities.goal_player import GoalPlayer
from game.africa.ai.personalities.goals import Goal, hidden_tokens, open_token_goals
from game.africa.ai.travel import TravelTimes
from game.africa.rules.state import State


class Scout(GoalPlayer):
    """Never waits and keeps no reserve: the more tokens it opens, the sooner it finds the star."""

    turns_per_token_price = 0.6

    def goals(self, state: State, travel: TravelTimes) -> Iterator[Goal]:
        for city in hidden_tokens(state):
            yield from open_token_goals(state, city)

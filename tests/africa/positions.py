"""Helpers for tests: positions, moves by their notation, and choices."""

from __future__ import annotations

from collections import Counter

from game.africa import GAME
from game.africa.rules.options import TOKEN_SETS
from game.africa.rules.routes import TOKEN_CITIES
from game.africa.rules.state import State, parse_state
from game.africa.text.narration import narrate
from game.draw.presentation import MoveEvent
from tests import play_lines


def position(*seats: str, turn: int = 0, phase: str = "act", bonus: int = 500, rules: str = "") -> State:
    """A position with seats in notation (`cairo 300 found=egypt:star`), which play in the order given."""
    order = ",".join(str(seat) for seat in range(len(seats)))
    house = f"rules {rules}".rstrip()
    return parse_state(" | ".join([f"{phase} turn={turn} order={order} bonus={bonus}", *seats, house]))


def new_game(seats: int = 2, **options: str | int) -> State:
    state = GAME.new(options, seats)
    assert isinstance(state, State)
    return state


def play(state: State, moves: str) -> State:
    """The state after moves in notation: `play(state, "land, 4, go sahara")`."""
    return play_lines.state_after(state, moves.split(", "))


def events(state: State, moves: str) -> list[MoveEvent]:
    """The events of a sequence of moves."""
    return play_lines.events_of(narrate, state, moves.split(", "))


def choices(state: State) -> list[str]:
    return [str(move) for move in state.legal_moves()]


def pass_turn(state: State) -> State:
    """The state after the mover walks one step in the first possible direction."""
    state = play(state, "land, 1")
    return state.play(state.legal_moves()[0])


def walk_ends(state: State) -> set[str]:
    """The spots where a walk may end."""
    return {choice.removeprefix("go ") for choice in choices(state)}


def with_tokens_found(text: str, *kinds: str, tokens: str = "finnish", left_in: str = "") -> str:
    """A seat that has found all tokens except those of `kinds`, which lie in the cities of `left_in`.

    `with_tokens_found("cairo 0", "star", "blank", left_in="canary_islands tamatave")` leaves two tokens. The
    star is found last, so that no horseshoe counts unless the text says so.
    """
    cities = [city for city in TOKEN_CITIES if city not in left_in.split()]
    remaining = Counter(TOKEN_SETS[tokens]) - Counter(kinds)
    found = sorted(remaining.elements(), key="star".__eq__)
    assert len(found) == len(cities), "as many kinds as cities"
    return f"{text} found=" + ",".join(f"{city}:{kind}" for city, kind in zip(cities, found, strict=True))

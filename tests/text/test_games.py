"""Every message of a game in progress has a text in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

import pytest

from game.catalog import GAMES
from game.contract import CHANCE, Game, State
from game.draw.presentation import Ui
from game.nim import GAME as NIM
from game.search.thinker import Thinker, think_for_slices
from game.text.message import Message
from tests.strategies import random_line
from tests.text.speaker import Speaker
from tools.paths import LANGUAGES

ALL_GAMES = (*GAMES.values(), NIM)

SAMPLE_STEP = 31
"""Slow checks test one of this many consecutive positions."""

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)


def check_every_language(messages: Iterator[Message]) -> None:
    """Every message can be formatted in every language."""
    once = set(messages)
    assert once
    for language in LANGUAGES:
        speaker = Speaker(language)
        for message in once:
            assert speaker.text(message).strip(), message


@every_game
def test_every_move_event_has_a_text(game: Game) -> None:
    check_every_language(
        event.message
        for before, move, after in random_games(game)
        for event in game.narrator.narrate(before, move, after)
    )


@every_game
def test_every_view_message_has_a_text(game: Game) -> None:
    states = (state for before, _, after in random_games(game) for state in (before, after))
    check_every_language(
        message for state in islice(states, 0, None, SAMPLE_STEP) for message in view_messages(game, state)
    )


@every_game
def test_every_prompt_has_a_text(game: Game) -> None:
    check_every_language(game.view.prompt(after, Ui()) for _, _, after in random_games(game))


@every_game
def test_every_reason_of_a_hint_has_a_text(game: Game) -> None:
    *_, level = game.levels.values()
    check_every_language(reasons(game, level.thinker))


def random_games(game: Game) -> Iterator[tuple[State, object, State]]:
    """A random game under each preset."""
    for seed, preset in enumerate(game.presets.values()):
        yield from random_line(game.new(preset, game.seats[-1]), seed)


def view_messages(game: Game, state: State) -> Iterator[Message]:
    """All messages of a view for a state."""
    ui = Ui()
    yield game.view.prompt(state, ui)
    for action in game.view.actions(state, ui):
        yield action.label
        yield from filter(None, [action.price])
    for card in game.view.player_cards(state, ui):
        for stat in card.stats:
            yield from (stat.value, stat.label, *filter(None, [stat.meaning]))
        yield from filter(None, [card.note])
    for stat in game.view.shared_stats(state, ui):
        yield from (stat.value, stat.label)
    yield from (spot.label for spot in game.view.spots(state, ui))


def reasons(game: Game, thinker: Callable[[], Thinker]) -> Iterator[Message]:
    """A computer player's reasons in some positions of random games."""
    decisions = (before for before, *_ in random_games(game) if before.to_act != CHANCE)
    for state in islice(decisions, 0, None, SAMPLE_STEP // 2):
        thought = think_for_slices(thinker(), state.seen_by(state.to_act), Random(0), slices=1)
        yield from filter(None, [thought.reason])

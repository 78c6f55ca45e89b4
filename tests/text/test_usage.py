"""Every message that the program uses exists and gets its variables; no message is unused."""

from __future__ import annotations

import pytest

from game.catalog import GAMES
from game.contract import Game
from game.nim import GAME as NIM
from tests.text.catalogue import PatternContents, messages, patterns
from tests.text.usage import calls, page_ids, requests, strings

ALL_GAMES = (*GAMES.values(), NIM)

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)


def test_every_requested_message_exists() -> None:
    keys = messages("en")
    requested = page_ids() | {call.key for call in calls()}
    assert not {text for text in requested if not any(requests(text, key) for key in keys)}


def test_every_call_passes_the_messages_variables() -> None:
    needed = {
        key: {name.partition("-")[0] for name in PatternContents(text).variables}
        for key, text in patterns("en")
    }
    for call in calls():
        assert needed.get(call.key, set()) <= call.variables, call.key


def test_every_message_is_used() -> None:
    """Variants with modern place names (`today-…`) have no call of their own."""
    requested = strings()
    unused = {key for key in messages("en") if not any(requests(text, key) for text in requested)}
    assert {key for key in unused if not key.startswith("today-")} == set()


@every_game
def test_options_have_names_and_help(game: Game) -> None:
    for name, option in game.options.items():
        keys = {f"option-{game.id}-{name}", f"option-{game.id}-{name}-help"}
        if not isinstance(option.values, range):
            words = [value for value in option.values if isinstance(value, str)]
            keys |= {word if word in ("yes", "no") else f"option-{game.id}-{name}-{word}" for word in words}
        if option.starts_group:
            keys.add(f"option-{game.id}-{name}-group")
        assert keys <= messages("en").keys()


@every_game
def test_presets_have_names_and_help(game: Game) -> None:
    for name in game.presets:
        assert {f"preset-{game.id}-{name}", f"preset-{game.id}-{name}.help"} <= message_ids()


@every_game
def test_levels_have_names(game: Game) -> None:
    assert {f"level-{game.id}-{name}" for name in game.levels} <= message_ids()


def message_ids() -> set[str]:
    return {key for key, _ in patterns("en")}

"""Every text that the program asks for is there and gets its variables, and no text waits in vain."""

from __future__ import annotations

import pytest

from game.catalog import GAMES
from game.contract import Game
from game.nim import GAME as NIM
from tests.text.catalogue import Inside, messages, patterns
from tests.text.usage import asks_for, calls, page_ids, strings

ALL = (*GAMES.values(), NIM)

every_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)


def test_every_text_that_is_asked_for_exists() -> None:
    keys = messages("en")
    asked = page_ids() | {call.key for call in calls()}
    assert not {text for text in asked if not any(asks_for(text, key) for key in keys)}


def test_every_text_gets_its_variables() -> None:
    needed = {
        key: {name.partition("-")[0] for name in Inside(text).variables} for key, text in patterns("en")
    }
    for call in calls():
        assert needed.get(call.key, set()) <= call.given, call.key


def test_no_text_waits_in_vain() -> None:
    """Today's names are asked for by the display setting, whatever stands for a place."""
    asked = strings()
    waiting = {key for key in messages("en") if not any(asks_for(text, key) for text in asked)}
    assert {key for key in waiting if not key.startswith("today-")} == set()


@every_game
def test_options_are_named_and_explained(game: Game) -> None:
    for name, option in game.options.items():
        keys = {f"option-{game.id}-{name}", option.help}
        if not isinstance(option.values, range):
            words = [value for value in option.values if isinstance(value, str)]
            keys |= {word if word in ("yes", "no") else f"option-{game.id}-{name}-{word}" for word in words}
        assert keys <= messages("en").keys()


@every_game
def test_presets_are_named_and_explained(game: Game) -> None:
    assert {f"preset-{game.id}-{name}{form}" for name in game.presets for form in ("", ".help")} <= texts()


@every_game
def test_levels_are_named_and_described(game: Game) -> None:
    assert {f"level-{game.id}-{name}{form}" for name in game.levels for form in ("", ".line")} <= texts()


def texts() -> set[str]:
    return {key for key, _ in patterns("en")}

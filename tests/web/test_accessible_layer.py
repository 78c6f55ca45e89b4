"""The buttons over the board: their names follow the language and the players."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

from game.draw.presentation import BoardSpot
from game.text.message import Message, msg

LAYER_MODULE = "game.web.board.accessible_layer"
HOLES = (BoardSpot("A", 0, 0, msg("hole", seat=0)), BoardSpot("a", 0, 1, msg("hole", seat=1)))


class FakeTranslator:
    """Counts the texts it was asked for; a text is the language and a player's name."""

    def __init__(self) -> None:
        self.language, self.names, self.count = "en", ("Anna", "Guard"), 0

    @property
    def naming(self) -> tuple[object, ...]:
        return self.language, self.names

    def texts(self, messages: Sequence[Message]) -> list[str]:
        self.count += len(messages)
        return [f"{self.language} {self.names[int(str(each.params['seat']))]}" for each in messages]


@pytest.fixture
def layer_class(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setitem(sys.modules, "js", MagicMock())
    monkeypatch.setitem(sys.modules, "pyodide", SimpleNamespace())
    monkeypatch.setitem(sys.modules, "pyodide.ffi", MagicMock())
    monkeypatch.setitem(sys.modules, "pyscript", SimpleNamespace())
    monkeypatch.setitem(sys.modules, "pyscript.js_modules", SimpleNamespace())
    monkeypatch.setitem(sys.modules, "pyscript.js_modules.page", MagicMock())
    for name in (LAYER_MODULE, "game.web.platform.dom", "game.web.platform.i18n"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    module = import_module(LAYER_MODULE)
    monkeypatch.setattr(module, "create_element", lambda *_, **__: MagicMock())
    return module.AccessibleLayer


def test_every_name_changes_with_the_language_and_the_players_and_none_without(layer_class: Any) -> None:
    translator = FakeTranslator()
    layer = layer_class(MagicMock(), translator, lambda _: None, lambda _: None)
    layer.show(HOLES, "A")
    layer.show(HOLES, "A")
    assert (layer._names, translator.count) == ({"A": "en Anna", "a": "en Guard"}, 2)
    translator.names = ("Anna", "Sprout")
    layer.show(HOLES, "A")
    assert layer._names == {"A": "en Anna", "a": "en Sprout"}
    translator.language = "sv"
    layer.show(HOLES, "A")
    assert layer._names == {"A": "sv Anna", "a": "sv Sprout"}

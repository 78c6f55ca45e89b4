"""The pointer on the board, with events of a fake element."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

POINTER_MODULE = "game.web.board.pointer"


class FakeElement:
    """Calls the listeners of an event."""

    def __init__(self) -> None:
        self.listeners: dict[str, Callable[[Any], object]] = {}

    def send(self, event_type: str, x: float, button: int = -1) -> None:
        target = SimpleNamespace(closest=lambda _: None)
        event = {"clientX": x, "clientY": 0.0, "pointerId": 1, "pointerType": "mouse", "target": target}
        self.listeners[event_type](SimpleNamespace(**event, button=button))

    def getBoundingClientRect(self) -> Any:  # noqa: N802 (the browser's own name)
        return SimpleNamespace(left=0.0, top=0.0)


@pytest.fixture
def pointer_class(monkeypatch: pytest.MonkeyPatch) -> Any:
    def listen(element: FakeElement, event_type: str, handler: Any, *, passive: bool = True) -> None:
        element.listeners[event_type] = handler

    monkeypatch.setitem(sys.modules, "game.web.platform.dom", SimpleNamespace(listen=listen))
    monkeypatch.delitem(sys.modules, POINTER_MODULE, raising=False)
    return import_module(POINTER_MODULE).Pointer


def test_after_a_context_menu_the_mouse_hovers_and_does_not_drag(pointer_class: Any) -> None:
    """The menu takes the release of the button."""
    element, board = FakeElement(), MagicMock()
    pointer_class(element, board)
    element.send("pointerdown", 10.0, button=2)
    element.send("pointermove", 40.0)
    board.camera_controller.pan.assert_not_called()
    board.on_hover.assert_called_once_with(40.0, 0.0)
    element.send("pointerdown", 40.0, button=0)
    element.send("pointerup", 40.0, button=0)
    board.on_tap.assert_called_once_with(40.0, 0.0, False)

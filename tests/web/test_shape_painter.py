"""The number of calls from Python to the canvas per frame, since each takes time."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from statistics import quantiles
from types import SimpleNamespace
from typing import Any

import pytest

from game.africa import GAME, view
from game.draw.camera import fit_board
from game.draw.presentation import Ui
from game.draw.scene import Group, Path, Scene
from game.draw.theme import LIGHT
from tests.strategies import random_line

CountCalls = Callable[[Scene], int]

CALLS_PER_SPRITE = 5
"""Calls for a scene that is one sprite: line caps and joins, opacity, transform, and the copy itself."""


class CountingContext:
    """A canvas context that counts calls and assignments."""

    def __init__(self) -> None:
        self.__dict__["calls"] = 0

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_: self._count()

    def __setattr__(self, name: str, value: object) -> None:
        self._count()

    def _count(self) -> None:
        self.__dict__["calls"] += 1


@pytest.fixture
def count(monkeypatch: pytest.MonkeyPatch) -> CountCalls:
    """Paints the shapes of a scene, always with the same sprite cache, and counts calls."""
    document = SimpleNamespace(
        createElement=lambda _: SimpleNamespace(getContext=lambda _: CountingContext())
    )
    js = SimpleNamespace(Path2D=SimpleNamespace(new=str), document=document)
    monkeypatch.setitem(sys.modules, "js", js)
    monkeypatch.setitem(sys.modules, "pyodide", SimpleNamespace())
    monkeypatch.setitem(sys.modules, "pyodide.ffi", SimpleNamespace(to_js=list))
    for name in ("shape_painter", "sprite_cache"):
        monkeypatch.delitem(sys.modules, f"game.web.board.{name}", raising=False)
    shape_painter: Any = import_module("game.web.board.shape_painter")
    sprites = shape_painter.SpriteCache()

    def count_calls(scene: Scene) -> int:
        context = CountingContext()
        shape_painter.ShapePainter(context, fit_board(scene.width, scene.height, 800, 700), 1, sprites).paint(
            scene.shapes
        )
        return int(context.__dict__["calls"])

    return count_calls


def test_the_map_of_africa_with_five_players_takes_few_calls(count: CountCalls) -> None:
    states: list[Any] = [
        state
        for seed in range(3)
        for state, *_ in random_line(GAME.new(GAME.presets["classic"], 5), seed, 400)
    ]
    calls = [count(view.scene(state, Ui(), LIGHT)) for state in states]
    assert quantiles(calls, n=20)[-1] <= 200
    assert max(calls) <= 250


def test_a_tap_target_costs_no_call_and_an_unchanged_transform_is_set_once(count: CountCalls) -> None:
    hidden = Path(1, 2, target="roll", hit_radius=9)
    spot = Path(3, 4, d="M0 0h1", fill="red")
    alone = count(Scene(10, 10, "", (), (spot,)))
    assert count(Scene(10, 10, "", (), (hidden, spot))) == alone
    assert count(Scene(10, 10, "", (), (spot, spot))) == alone + 1


def test_a_still_group_becomes_a_sprite_when_it_is_seen_again(count: CountCalls) -> None:
    shapes = tuple(Path(x, d="M0 0h1", fill="red") for x in range(9))
    still = Scene(100, 100, "", (), (Group(30.3, 40.4, shapes=shapes, bounds=(0, 0, 10, 1)),))
    first, second, third, fourth = (count(still) for _ in range(4))
    assert first > 20
    assert (second, third, fourth) == (CALLS_PER_SPRITE, CALLS_PER_SPRITE, CALLS_PER_SPRITE)


def test_moving_groups_become_no_sprites_and_displace_none(count: CountCalls) -> None:
    shapes = (Path(d="M0 0h1", fill="red"), Path(d="M0 0v1", fill="blue"))
    still = Scene(100, 100, "", (), (Group(30, 40, shapes=shapes, bounds=(0, 0, 1, 1)),))
    assert [count(still), count(still)][1] == CALLS_PER_SPRITE
    moving = [Group(step * 2**0.5, 40, shapes=shapes, bounds=(0, 0, 1, 1)) for step in range(1, 200)]
    assert all(count(Scene(100, 100, "", (), (each,))) > CALLS_PER_SPRITE for each in moving)
    assert count(still) == CALLS_PER_SPRITE


def test_a_translucent_group_is_painted_shape_by_shape(count: CountCalls) -> None:
    shapes = (Path(d="M0 0h1", fill="red"), Path(d="M0 0v1", fill="blue"))
    faint = Scene(100, 100, "", (), (Group(30, 40, opacity=0.5, shapes=shapes, bounds=(0, 0, 1, 1)),))
    assert count(faint) == count(faint) == count(faint) > CALLS_PER_SPRITE

"""What moves on Afrika's board: stones on their way, counts that follow them, few calls a frame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from game.draw.presentation import EventContext, Ui
from game.draw.scene import Circle, Group, Path, Scene, Shape, Text
from game.draw.theme import LIGHT
from game.draw.tween import Tween
from game.mancala import view
from game.mancala.rules.state import State
from game.mancala.view.layout import Orientation, hole_at
from tests.mancala.boards import ENDGAME_ROWS, UI, WATCHING, events_of, new_game, play, position
from tests.scene_queries import all_shapes, shape_named, text_in, text_of

NUMERALS = replace(WATCHING, visible_toggles=frozenset({"preview", "numerals"}))


def canvas_calls(shapes: Sequence[Shape]) -> int:
    """What the canvas painter needs: a place, then colours, a fill, a stroke, letters."""
    cost = {Circle: 4, Path: 2, Text: 2, Group: 0}
    paint = [
        bool(getattr(shape, "fill", "")) + 2 * bool(getattr(shape, "stroke", ""))
        for shape in all_shapes(shapes)
    ]
    return sum(cost[type(shape)] for shape in all_shapes(shapes)) + sum(paint)


def scene_and_overlay(
    state: State, move: str, t: float, ui: Ui = WATCHING
) -> tuple[Scene, tuple[Shape, ...]]:
    """The picture after a move and what is painted over it at that part of the first beat."""
    after = play(state, move)
    return view.scene(after, ui, LIGHT), view.animation_overlay(first_moment(state, move), t, ui, LIGHT)


def first_moment(state: State, move: str) -> EventContext:
    return EventContext(state, play(state, move), events_of(state, move)[0])


CASES = [
    (new_game(), "C"),
    (position("17 1 1 1 1 1 1 1/1 1 1 1 1 1 1 1"), "A"),
    (position("1 1 1 1 1 1 1 1/1 1 1 1 1 1 1 1", seat="N"), "h"),
    (position(ENDGAME_ROWS), "xh"),
    (position("0 1 1 1 1 1 1 1/0 0 0 0 0 0 0 30"), "xh"),
    (play(new_game(swap="yes"), "C"), "swap"),
]

each_move = pytest.mark.parametrize(("state", "move"), CASES, ids=[move for _, move in CASES])


@each_move
@pytest.mark.parametrize("ui", [WATCHING, NUMERALS], ids=["stones", "numerals"])
def test_a_beat_ends_in_the_picture_of_afterwards(state: State, move: str, ui: Ui) -> None:
    after, over = scene_and_overlay(state, move, 1.0, ui)
    live = {shape.id: shape for shape in over if shape.id}
    assert live
    assert live == {name: shape_named(after, name) for name in live}


@each_move
def test_a_beat_begins_with_the_numbers_of_before(state: State, move: str) -> None:
    _, over = scene_and_overlay(state, move, 0.0)
    before = view.scene(state, WATCHING, LIGHT)
    for shape in over:
        if shape.id.startswith(("count:", "score:")) and not (move == "A" and shape.id == "count:A"):
            assert text_in(shape) in (text_of(before, shape.id), "0")


def test_stones_fall_one_after_the_other() -> None:
    state = new_game()
    seen = []
    for step in range(101):
        _, over = scene_and_overlay(state, "C", step / 100)
        counts = {shape.id[-1]: text_in(shape) for shape in over if shape.id.startswith("count:")}
        seen.append([letter for letter in "DEFGHabc" if counts[letter] == "9"])
    assert seen[0] == []
    assert seen[100] == list("DEFGHabc")
    assert all(more[: len(fewer)] == fewer and len(more) - len(fewer) <= 1 for fewer, more in pairwise(seen))


def test_no_stone_is_lost_on_the_way() -> None:
    for step in range(21):
        _, over = scene_and_overlay(position(ENDGAME_ROWS), "xh", step / 20)
        (score,) = (shape for shape in over if shape.id == "score:0")
        flying = [shape for shape in over if not shape.id]
        before = position(ENDGAME_ROWS).captured[0]
        assert int(text_in(score)) + len(flying) == before + 2


@each_move
def test_a_moving_picture_takes_few_calls(state: State, move: str) -> None:
    before = view.scene(state, UI, LIGHT)
    for t in (0.05, 0.5, 0.95):
        after, over = scene_and_overlay(state, move, t)
        still = set(before.shapes)
        moving = [shape for shape in Tween(before, after).scene_at(t, over).shapes if shape not in still]
        most = 400 if max(state.board) > 12 or move == "swap" else 250
        assert canvas_calls(moving) < most


def test_the_camera_follows_the_hand() -> None:
    way = view.motion_path(first_moment(new_game(), "C"), UI)
    assert (way[0], way[-1]) == (hole_at(2, Orientation()), hole_at(10, Orientation()))
    assert view.motion_path(first_moment(position(ENDGAME_ROWS), "xh"), UI) == ()

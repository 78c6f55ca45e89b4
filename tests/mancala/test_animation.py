"""The animations of Afrika: moving stones, their counts, and few canvas calls per frame."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from game.draw.presentation import EventContext, Ui
from game.draw.scene import Scene, Shape
from game.draw.theme import LIGHT
from game.draw.tween import Tween
from game.mancala import view
from game.mancala.rules.state import State
from game.mancala.view.layout import Orientation, hole_at
from tests.mancala.boards import ENDGAME_ROWS, UI, WATCHING, events_of, new_game, play, position
from tests.scene_queries import canvas_calls, shape_named, text_in, text_of

NUMERALS = replace(WATCHING, visible_toggles=frozenset({"preview", "numerals"}))


def scene_and_overlay(
    state: State, move: str, t: float, ui: Ui = WATCHING
) -> tuple[Scene, tuple[Shape, ...]]:
    """The scene after a move, and the overlay at time `t` of its first event."""
    after = play(state, move)
    return view.scene(after, ui, LIGHT), view.animation_overlay(first_context(state, move), t, ui, LIGHT)


def first_context(state: State, move: str) -> EventContext:
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
def test_an_animation_ends_in_the_scene_after_the_move(state: State, move: str, ui: Ui) -> None:
    after, over = scene_and_overlay(state, move, 1.0, ui)
    named = {shape.id: shape for shape in over if shape.id}
    assert named
    assert named == {name: shape_named(after, name) for name in named}


@each_move
def test_an_animation_begins_with_the_numbers_before_the_move(state: State, move: str) -> None:
    _, over = scene_and_overlay(state, move, 0.0)
    before = view.scene(state, WATCHING, LIGHT)
    for shape in over:
        if shape.id.startswith(("count:", "score:")) and not (move == "A" and shape.id == "count:A"):
            assert text_in(shape) in (text_of(before, shape.id), "0")


def test_stones_fall_one_by_one() -> None:
    state = new_game()
    seen = []
    for step in range(101):
        _, over = scene_and_overlay(state, "C", step / 100)
        counts = {shape.id[-1]: text_in(shape) for shape in over if shape.id.startswith("count:")}
        seen.append([letter for letter in "DEFGHabc" if counts[letter] == "9"])
    assert seen[0] == []
    assert seen[100] == list("DEFGHabc")
    assert all(more[: len(fewer)] == fewer and len(more) - len(fewer) <= 1 for fewer, more in pairwise(seen))


def test_captured_stones_are_either_flying_or_in_the_store() -> None:
    for step in range(21):
        _, over = scene_and_overlay(position(ENDGAME_ROWS), "xh", step / 20)
        (score,) = (shape for shape in over if shape.id == "score:0")
        flying = [shape for shape in over if not shape.id]
        before = position(ENDGAME_ROWS).captured[0]
        assert int(text_in(score)) + len(flying) == before + 2


@each_move
def test_an_animation_frame_needs_few_canvas_calls(state: State, move: str) -> None:
    before = view.scene(state, UI, LIGHT)
    for t in (0.05, 0.5, 0.95):
        after, over = scene_and_overlay(state, move, t)
        static = set(before.shapes)
        moving = [shape for shape in Tween(before, after).scene_at(t, over).shapes if shape not in static]
        limit = 400 if max(state.board) > 12 or move == "swap" else 250
        assert canvas_calls(moving) < limit


def test_the_camera_follows_the_hand() -> None:
    path = view.motion_path(first_context(new_game(), "C"), UI)
    assert (path[0], path[-1]) == (hole_at(2, Orientation()), hole_at(10, Orientation()))
    assert view.motion_path(first_context(position(ENDGAME_ROWS), "xh"), UI) == ()

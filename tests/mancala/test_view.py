"""Input, side panel and spots of Afrika."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.contract import find_move
from game.draw.presentation import Ui
from game.draw.theme import LIGHT
from game.mancala import GAME, view
from game.mancala.rules.board import HOLES, LETTERS
from game.mancala.rules.moves import Move
from game.mancala.rules.state import State
from game.mancala.view.layout import Orientation, hole_at
from tests.mancala.boards import (
    ENDGAME_ROWS,
    PROBLEM_ROWS,
    UI,
    WATCHING,
    new_game,
    play,
    position,
    random_game,
)
from tests.text.speaker import Speaker

ENGLISH = Speaker("en")


def offered_moves(state: State, ui: Ui = UI) -> set[str]:
    """The moves that are targets in the scene."""
    shown = {shape.target for shape in view.scene(state, ui, LIGHT).shapes if shape.target}
    return {target for target in shown if not target.startswith("look ")}


def tap(state: State, target: str) -> Move | Ui | None:
    return view.intent(state, UI, target)


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_move_has_a_hole_as_target(preset: str) -> None:
    for state in random_game(preset, seed=5):
        assert offered_moves(state) == {str(move) for move in state.legal_moves()}
        assert {spot.target for spot in view.spots(state, UI) if spot.target} == offered_moves(state)


def test_the_swap_has_a_button_with_an_explanation() -> None:
    state = play(new_game(swap="yes"), "C")
    (action,) = view.actions(state, UI)
    assert action.target == "swap"
    assert action.price
    assert ENGLISH.text(action.price) == "the sowing becomes yours"
    assert tap(state, "swap") == find_move(state, "swap")
    assert view.actions(play(state, "swap"), UI) == view.actions(state, WATCHING) == ()


def test_every_hole_has_a_target_even_if_it_cannot_be_played() -> None:
    state = position(ENDGAME_ROWS)
    at = {(shape.x, shape.y): shape.target for shape in view.scene(state, UI, LIGHT).shapes if shape.target}
    assert set(at) == {hole_at(hole, Orientation()) for hole in range(HOLES)}
    assert at[hole_at(LETTERS.index("A"), Orientation())] == "look A"


def test_a_tap_without_a_legal_move_does_nothing() -> None:
    for target in ("", "a", "xh", "look A", "swap", "nonsense"):
        assert tap(new_game(), target) is None


def test_a_forced_capture_is_automatic_if_the_toggle_is_on() -> None:
    forced, on = position("0 1 1 1 1 1 1 1/0 0 0 0 0 0 0 3"), Ui(visible_toggles=frozenset({"forced"}))
    assert str(view.automatic_move(forced, on)) == "xh"
    assert view.automatic_move(forced, UI) is None
    assert view.automatic_move(position(ENDGAME_ROWS), on) is None
    assert view.automatic_move(new_game(), on) is None
    one_sowing = position("0 0 0 0 0 0 0 1/1 0 0 0 0 0 0 0")
    assert len(one_sowing.legal_moves()) == 1
    assert view.automatic_move(one_sowing, on) is None


# Side panel and spots


def labels(state: State, ui: Ui = UI) -> dict[str, str]:
    return {spot.id: ENGLISH.text(spot.label) for spot in view.spots(state, ui)}


def test_a_hole_label_has_the_owner_and_the_effect_of_playing_it() -> None:
    assert labels(new_game())["C"] == "C, Anna: 8 stones, ends in c on the other side"
    assert labels(new_game())["c"] == "c, Ben: 8 stones"
    assert labels(new_game(), WATCHING)["C"] == "C, Anna: 8 stones"


def test_a_hole_label_has_the_stones_that_a_sowing_exposes() -> None:
    label = labels(position("8 8 1 8 8 8 8 8/8 8 8 0 8 8 8 8"))["C"]
    assert label == "C, Anna: one stone, ends in D on your side, then the other player may capture 8 stones"


def test_the_label_of_a_forced_capture_gives_the_reason() -> None:
    found = labels(position(ENDGAME_ROWS))
    reason = "to be captured, since it has the fewest stones"
    assert found["h"] == f"h, Ben: 2 stones, {reason}, then the other player may capture one stone"
    assert found["f"] == "f, Ben: 5 stones, not to be captured now, since another hole has fewer stones"
    assert found["A"] == "A, Anna: empty"


def test_every_hole_can_be_reached_by_arrow_keys() -> None:
    near = {spot.id: spot.neighbours for spot in view.spots(new_game(), UI)}
    assert list(near) == list(LETTERS)
    assert set(near["A"]) == {"h", "B"}
    assert set(near["C"]) == {"B", "D", "f"}
    assert all(spot in near[other] for spot, others in near.items() for other in others)


def test_the_keyboard_starts_at_a_playable_hole() -> None:
    assert view.start_spot(new_game(), UI) == "A"
    assert view.start_spot(position(ENDGAME_ROWS), UI) == "h"
    only = position("0 1 1 1 1 1 1 1/0 0 0 0 0 0 0 3")
    assert view.camera_target(only, UI) == hole_at(LETTERS.index("h"), Orientation())


def test_a_card_shows_the_score_and_the_stones_still_needed() -> None:
    cards = view.player_cards(position(PROBLEM_ROWS, south=54, komi="2.5"), UI)
    assert [ENGLISH.text(card.stats[0].value) for card in cards] == ["54", "52 + 2.5"]
    assert [ENGLISH.text(card.note) for card in cards if card.note] == [
        "12 more stones to win",
        "11 more stones to win",
    ]


def test_the_card_of_a_certain_winner_says_so() -> None:
    first, second = view.player_cards(position("0 0 0 0 0 0 1 1/1 0 0 0 0 0 0 1", south=65), UI)
    assert first.note
    assert ENGLISH.text(first.note) == "Cannot be overtaken any more"
    assert second.note is None
    won = play(position("0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 1", south=65), "xh")
    assert {card.note for card in view.player_cards(won, UI)} == {None}, "the result says it"


def test_shared_stats_show_stones_on_the_board_and_turns_without_a_capture() -> None:
    assert [stat.value.params["value"] for stat in view.shared_stats(new_game(), UI)] == [128]
    quiet = play(new_game(), "A")
    assert len(view.shared_stats(replace(quiet, turns_since_capture=quiet.turns_since_capture * 10), UI)) == 2

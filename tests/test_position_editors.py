"""Position editors: after any taps the position is one that the game accepts."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.catalog import GAMES
from game.contract import NOBODY, Game, find_move
from game.draw.presentation import Ui
from game.search.thinker import think_for_slices
from game.star.rules.board import NUMBERS
from game.star.rules.moves import PASS
from tests.strategies import random_line

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@every_game
@given(data=st.data())
def test_edited_positions_round_trip_and_can_be_played(game: Game, data: st.DataObject) -> None:
    *_, (_, _, state) = random_line(game.new(), data.draw(st.integers(0, 50)), data.draw(st.integers(1, 60)))
    spots = [spot.id for spot in game.view.spots(state, Ui())]
    for _ in range(12):
        if data.draw(st.booleans()):
            tool = data.draw(st.sampled_from(game.editor.commands(state)))
            after = game.editor.run_command(state, tool.id)
        else:
            tool = data.draw(st.sampled_from(game.editor.tools(state)))
            after = game.editor.apply_tool(state, tool.id, data.draw(st.sampled_from(spots)))
        state = after or state
        assert game.parse_state(state.text()) == state
    for _ in random_line(state, 1, max_plies=20):
        pass


@every_game
def test_the_turn_command_visits_every_seat(game: Game) -> None:
    *_, (_, _, state) = random_line(game.new(), 3, 30)
    seen = []
    for _ in range(game.seats[0]):
        state = game.editor.run_command(state, "turn")
        seen.append(state.to_act)
    assert sorted(seen) == list(range(game.seats[0]))


@every_game
def test_a_bot_can_move_in_an_edited_position(game: Game) -> None:
    *_, (_, _, state) = random_line(game.new(), 3, 40)
    state = game.editor.run_command(state, "turn")
    *_, level = game.levels.values()
    assert state.to_act != NOBODY
    assert think_for_slices(level.thinker(), state, Random(1), slices=2).move in state.legal_moves()


def test_tapping_a_node_cycles_empty_blue_red() -> None:
    editor, state = GAMES["star"].editor, GAMES["star"].new()
    seen = []
    for _ in range(3):
        state = editor.apply_tool(state, "stone", "*10")
        seen.append("".join(sorted(set(state.stones))))
    assert seen == [".b", ".r", "."]


def test_stones_keep_their_nodes_on_a_larger_board_and_the_smallest_follows_the_largest() -> None:
    editor, new = GAMES["star"].editor, GAMES["star"].new({"rings": 9})
    state = new.play(find_move(new, "S20"))
    largest = editor.run_command(state, "rings")
    smallest = editor.run_command(largest, "rings")
    assert [each.rings for each in (largest, smallest)] == [10, 4]
    for each in (largest, smallest):
        assert [node for node, stone in enumerate(each.stones) if stone != "."] == [NUMBERS["S20"]]


def test_a_pass_before_a_change_of_the_position_does_not_count() -> None:
    editor, passed = GAMES["star"].editor, GAMES["star"].new().play(PASS)
    assert passed.text().endswith("passes=1")
    for changed in (editor.apply_tool(passed, "stone", "*10"), editor.run_command(passed, "turn")):
        assert changed.text().endswith("passes=0")


def test_editing_afrika_keeps_128_stones() -> None:
    editor, state = GAMES["mancala"].editor, GAMES["mancala"].new()
    assert editor.apply_tool(state, "more", "A") is None, "nothing is captured yet"
    state = editor.apply_tool(editor.apply_tool(state, "none", "A"), "more", "b")
    assert (state.board[0], state.captured) == (0, (7, 0))
    assert sum(state.board) + sum(state.captured) == 128
    assert editor.run_command(state, "north").captured == (2, 5)


def test_tapping_a_token_twice_restores_the_position() -> None:
    game = GAMES["africa"]
    state = game.editor.run_command(game.new(), "turn")
    revealed = game.editor.apply_tool(state, "token ruby", "egypt")
    assert revealed.star_found is False
    assert revealed.bag[1] == state.bag[1] - 1
    assert [find.city for find in revealed.mover.found] == ["egypt"]
    assert game.editor.apply_tool(revealed, "token ruby", "egypt") == state
    assert game.editor.apply_tool(state, "piece", "kandjama").mover.place == "kandjama"
    assert game.editor.apply_tool(state, "piece", state.mover.place) is None
    assert game.editor.run_command(state, "richer").mover.purse == state.mover.purse + 100


def test_tapping_a_piece_again_cycles_captured_held_or_destination() -> None:
    game = GAMES["africa"]
    state = game.editor.run_command(game.new(), "turn")

    def taps(spot: str, times: int) -> list[str]:
        found, now = [], state
        for _ in range(times):
            now = game.editor.apply_tool(now, "piece", spot)
            seat = now.mover
            found.append(
                "captured"
                if seat.captured
                else f"held {seat.turns_to_miss}"
                if seat.turns_to_miss
                else seat.destination
            )
        return found

    assert taps("darfur-sahara:6", 3) == ["", "captured", ""]
    assert taps("slave_coast", 3) == ["", "held 3", ""]
    assert taps("tangier~tunis:1", 3) == ["tangier", "tunis", "tangier"]
    elsewhere = game.editor.run_command(game.editor.apply_tool(state, "piece", "tangier~tunis:1"), "turn")
    richer = game.editor.run_command(elsewhere, "richer")
    assert "tangier" in {seat.destination for seat in richer.seats}, "the others stay as they are"


def test_commands_close_all_tokens_and_take_the_price_of_one_from_the_mover() -> None:
    game = GAMES["africa"]
    start = game.editor.run_command(game.new(), "turn")
    opened = game.editor.apply_tool(start, "token star", "egypt")
    opened = game.editor.apply_tool(opened, "token horseshoe", "tamatave")
    assert (opened.mover.horseshoe, opened.bag) == (True, (0, 2, 3, 4, 3, 4, 12))
    assert game.editor.run_command(opened, "clear") == start
    purses = []
    for _ in range(4):
        start = game.editor.run_command(start, "poorer")
        purses.append(start.mover.purse)
    assert purses == [200, 100, 0, 0]


def test_a_stranded_player_can_get_the_turn() -> None:
    game = GAMES["africa"]
    seats = "cairo 0 | canary_islands 0 stranded found=canary_islands:blank"
    state = game.parse_state(f"act turn=0 order=0,1 bonus=500 | {seats} | rules")
    after = game.editor.run_command(state, "turn")
    assert (after.seat, after.mover.stranded) == (1, False)


def test_a_player_who_has_just_boarded_a_ship_is_in_the_harbour_again_and_the_others_stay() -> None:
    game = GAMES["africa"]
    seats = "tunis 300 | darfur-sahara:6 0 captured | slave_coast 0 held=2 found=slave_coast:blank"
    state: Any = game.parse_state(f"act turn=0 order=0,1,2 bonus=500 | {seats} | rules")
    boarding = state.play(find_move(state, "sail tangier"))
    after = game.editor.run_command(boarding, "poorer")
    assert after.mover == state.mover._replace(purse=100)
    assert after.seats[1:] == state.seats[1:]


def test_a_horseshoe_counts_only_if_it_is_turned_after_the_star() -> None:
    editor, new = GAMES["africa"].editor, GAMES["africa"].new()

    def turned(state: Any, kind: str, city: str) -> Any:
        return editor.apply_tool(state, f"token {kind}", city)

    early = turned(turned(new, "horseshoe", "egypt"), "star", "tamatave")
    assert not early.mover.horseshoe
    after_star = editor.run_command(turned(new, "star", "tamatave"), "turn")
    late = turned(turned(after_star, "ruby", "suakin"), "horseshoe", "egypt")
    assert late.mover.horseshoe
    assert turned(late, "ruby", "suakin").mover.horseshoe, "a ruby turned back changes nothing"
    assert not turned(late, "horseshoe", "egypt").mover.horseshoe
    assert not turned(late, "star", "tamatave").mover.horseshoe

"""What players see of Afrika, and what a tap means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from game.contract import find_move
from game.draw.scene import Circle, Group, Path, Scene, Shape, Text
from game.draw.show import Moment, Rate, Tap, Ui
from game.draw.theme import DARK, LIGHT
from game.draw.tween import overlaid, tween
from game.mancala import GAME, view
from game.mancala.board import HOLES, LETTERS
from game.mancala.moves import Move
from game.mancala.preview import preview
from game.mancala.rules import State
from game.mancala.view import stones
from game.mancala.view.marks import chip_at
from game.mancala.view.places import hole_at, rim_at, store_y
from tests.mancala.boards import PROBLEM, beats, board, new_game, play
from tests.strategies import random_line
from tests.text.speaker import Speaker

UI = Ui(show=frozenset({"preview"}))
WATCHING = replace(UI, active=False)
NUMERALS = Ui(show=frozenset({"preview", "numerals"}))
ENGLISH = Speaker("en")

LAST_STONES = "0 0 0 1 1 1 1 1/0 0 0 0 0 5 2 2"


def every(shapes: Sequence[Shape]) -> Iterator[Shape]:
    for shape in shapes:
        yield shape
        if isinstance(shape, Group):
            yield from every(shape.shapes)


def named(scene: Scene, name: str) -> Shape:
    (shape,) = (shape for shape in scene.shapes if shape.id == name)
    return shape


def names(scene: Scene) -> set[str]:
    return {shape.id for shape in scene.shapes}


def text_of(scene: Scene, name: str) -> str:
    shape = named(scene, name)
    assert isinstance(shape, Text)
    return shape.text


def targets(state: State, ui: Ui = UI) -> set[str]:
    """The moves that the picture offers."""
    shown = {shape.target for shape in view.scene(state, ui, LIGHT).shapes if shape.target}
    return {target for target in shown if not target.startswith("look ")}


def tap(state: State, target: str) -> Move | Ui | None:
    return view.intent(state, UI, Tap(target))


def some_game(preset: str, seed: int) -> Iterator[State]:
    """The positions of a game played by chance."""
    for before, _, after in random_line(GAME.new(GAME.presets[preset]), seed):
        assert isinstance(before, State)
        assert isinstance(after, State)
        yield before
        if after.outcome:
            yield after


# What can be chosen.


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_move_can_be_made_by_tapping_a_hole(preset: str) -> None:
    for state in some_game(preset, seed=5):
        assert targets(state) == {str(move) for move in state.legal_moves()}
        assert {spot.target for spot in view.spots(state, UI) if spot.target} == targets(state)


def test_a_swap_is_offered_by_a_button_that_says_what_it_does() -> None:
    state = play(new_game(swap="yes"), "C")
    (action,) = view.actions(state, UI)
    assert action.target == "swap"
    assert action.price
    assert ENGLISH.text(action.price) == "the sowing becomes yours"
    assert tap(state, "swap") == find_move(state, "swap")
    assert view.actions(play(state, "swap"), UI) == view.actions(state, WATCHING) == ()


def test_a_hole_that_cannot_be_played_takes_no_neighbours_tap() -> None:
    state = board(LAST_STONES)
    at = {(shape.x, shape.y): shape.target for shape in view.scene(state, UI, LIGHT).shapes if shape.target}
    assert set(at) == {hole_at(hole, flipped=False) for hole in range(HOLES)}
    assert at[hole_at(LETTERS.index("A"), flipped=False)] == "look A"


def test_a_tap_that_means_nothing_does_nothing() -> None:
    for target in ("", "a", "xh", "look A", "swap", "nonsense"):
        assert tap(new_game(), target) is None


def test_nothing_can_be_chosen_by_those_who_watch() -> None:
    assert not [shape for shape in view.scene(new_game(), WATCHING, LIGHT).shapes if shape.target]
    assert not [spot for spot in view.spots(new_game(), WATCHING) if spot.target]


def test_a_capture_without_a_choice_plays_itself_if_players_want_that() -> None:
    forced, wanted = board("0 1 1 1 1 1 1 1/0 0 0 0 0 0 0 3"), Ui(show=frozenset({"forced"}))
    assert str(view.foregone(forced, wanted)) == "xh"
    assert view.foregone(forced, UI) is None
    assert view.foregone(board(LAST_STONES), wanted) is None
    assert view.foregone(new_game(), wanted) is None
    one_sowing = board("0 0 0 0 0 0 0 1/1 0 0 0 0 0 0 0")
    assert len(one_sowing.legal_moves()) == 1
    assert view.foregone(one_sowing, wanted) is None


# What is marked.


def test_a_forced_capture_is_tied_to_the_empty_hole_opposite() -> None:
    tie = named(view.scene(board("0 1 1 1 1 1 1 1/0 0 0 0 0 0 0 3"), UI, LIGHT), "tie")
    x, y = rim_at(LETTERS.index("A"), flipped=False)
    assert isinstance(tie, Path)
    assert tie.d.startswith(f"M{x:.1f} {y:.1f}")
    assert "tie" not in names(view.scene(new_game(), UI, LIGHT))


def test_the_last_move_stays_marked() -> None:
    (sown,) = beats(new_game(), "C")
    marked = names(view.scene(play(new_game(), "C"), replace(UI, last=sown.trail), LIGHT))
    assert {"last:start:C", "last:end:c"} <= marked
    captured = names(view.scene(new_game(), replace(UI, last=("f",)), LIGHT))
    assert {name for name in captured if name.startswith("last")} == {"last:start:f"}


def test_a_preview_says_what_each_hole_gets_and_where_the_last_stone_falls() -> None:
    scene = view.scene(new_game(), replace(UI, hover="C"), LIGHT)
    gains = {name.partition(":")[2] for name in names(scene) if name.startswith("gain:")}
    assert gains == set("DEFGHabc")
    end = named(scene, "end")
    assert (end.x, end.y) == chip_at(LETTERS.index("c"), flipped=False)


def test_a_preview_says_what_it_opens_and_what_it_exposes() -> None:
    seen = preview(board("8 8 1 8 8 8 8 8/8 8 8 0 8 8 8 8"), LETTERS.index("C"))
    assert seen
    assert {LETTERS[hole]: stones for hole, stones in seen.opened.items()} == {"f": 8}
    assert {LETTERS[hole]: stones for hole, stones in seen.exposed.items()} == {"E": 8}


def test_only_the_smallest_is_at_stake_unless_captures_are_free() -> None:
    rows = "1 8 1 8 8 8 8 8/8 8 8 0 8 0 8 8"
    stakes = preview(board(rows), 0), preview(board(rows, capture="free"), 0)
    assert [sorted(LETTERS[hole] for hole in seen.exposed) for seen in stakes if seen] == [["C"], ["C", "E"]]


def test_what_the_other_player_could_sow_may_be_looked_at() -> None:
    scene = view.scene(new_game(), replace(UI, hover="look a"), LIGHT)
    assert "gain:b" in names(scene)


def test_nothing_is_previewed_where_a_capture_is_due_or_nobody_wants_it() -> None:
    assert preview(board(LAST_STONES), LETTERS.index("D")) is None
    plain = view.scene(new_game(), Ui(hover="C"), LIGHT)
    assert not [name for name in names(plain) if name.startswith("gain")]


RATED = replace(
    UI,
    show=frozenset({"heat"}),
    rates=(Rate("A", 0.0, -3.4), Rate("B", 0.6, 0.2), Rate("C", 1.0, 12.5, True), Rate("swap", 0.5, 0)),
)
"""What a computer player might think of the first position with komi."""


def test_each_hole_that_was_rated_says_by_how_many_stones_the_game_ends_ahead() -> None:
    scene = view.scene(new_game(), RATED, LIGHT)
    assert text_of(scene, "rate:A") == "~−3"
    assert text_of(scene, "rate:B") == "~0"
    assert text_of(scene, "rate:C") == "+12½"
    assert "rate:D" not in names(scene)
    assert "rate:A" not in names(view.scene(new_game(), replace(RATED, show=frozenset()), LIGHT))


def test_the_best_hole_and_what_is_exact_are_told_by_their_plates() -> None:
    scene = view.scene(new_game(), RATED, LIGHT)
    plates, best, frames = (named(scene, name) for name in ("rate", "rate:best", "rate:exact"))
    assert isinstance(plates, Path)
    assert isinstance(best, Path)
    assert isinstance(frames, Path)
    assert [path.d.count("M") for path in (plates, best, frames)] == [2, 1, 1]
    estimates = replace(RATED, rates=RATED.rates[:2])
    assert "rate:exact" not in names(view.scene(new_game(), estimates, LIGHT))


def test_what_a_hole_is_worth_is_said_as_well() -> None:
    spots = {spot.id: spot.label.params for spot in view.spots(new_game(), RATED)}
    told = {hole: [spots[hole][each] for each in ("rated", "standing", "lead")] for hole in "ABCD"}
    assert told["A"] == ["about", "behind", 3]
    assert told["B"] == ["about", "even", 0]
    assert told["C"] == ["exact", "ahead", 12.5]
    assert told["D"] == ["no", "even", 0]


# What is seen.


def test_each_hole_bears_its_number() -> None:
    scene = view.scene(board(PROBLEM), UI, LIGHT)
    assert [text_of(scene, f"count:{letter}") for letter in "ABCDEFGHabcdefgh"] == PROBLEM.replace(
        "/", " "
    ).split()


def test_whatever_is_written_can_be_read_on_a_phone() -> None:
    """Letters of twelve pixels where the whole board is 360 pixels broad."""
    scene = view.scene(new_game(), replace(UI, hover="C"), LIGHT)
    for shape in every((*scene.ground, *scene.shapes)):
        assert not isinstance(shape, Text) or shape.size * 360 / scene.width >= 12


def test_numbers_may_stand_instead_of_stones() -> None:
    scene = view.scene(board(PROBLEM), NUMERALS, LIGHT)
    assert not [name for name in names(scene) if name.startswith("stones:")]
    count = named(scene, "count:D")
    assert (count.x, count.y) == hole_at(LETTERS.index("D"), flipped=False)


@pytest.mark.parametrize("count", range(13))
def test_up_to_twelve_stones_can_be_counted(count: int) -> None:
    lying = stones.places(count)
    assert len(lying) == count
    for number, (x, y) in enumerate(lying):
        assert (x / 53) ** 2 + (y / 84) ** 2 < 0.8
        assert all(abs(x - a) + abs(y - b) > 24 for a, b in lying[:number])


def test_more_stones_lie_in_a_heap_that_grows() -> None:
    drawn = [stones.places(count) for count in range(13, 23)]
    assert all(len(one) + 1 == len(other) for one, other in pairwise(drawn))
    assert stones.places(40) == stones.places(22)


def test_a_full_store_is_half_of_all_stones_and_more_lies_on_top() -> None:
    first = [stones.in_store(number) for number in range(64)]
    assert len(set(first)) == 64
    assert len({y for _, y in first}) == 2
    on_top = stones.in_store(64)
    assert (on_top[0] > first[0][0], on_top[1] < first[0][1]) == (True, True)


def test_scores_count_komi_and_after_a_repetition_the_own_row() -> None:
    with_komi = view.scene(board(PROBLEM, south=54, komi="2.5"), UI, LIGHT)
    assert [text_of(with_komi, f"score:{seat}") for seat in (0, 1)] == ["54", "54½"]
    quiet = replace(board(PROBLEM, south=54), reason="quiet")
    over = view.scene(quiet, UI, LIGHT)
    assert [text_of(over, f"score:{seat}") for seat in (0, 1)] == ["65", "63"]


def test_the_board_can_be_turned() -> None:
    turned = view.scene(board(PROBLEM), replace(UI, flipped=True), LIGHT)
    x, y = hole_at(LETTERS.index("A"), flipped=False)
    shape = named(turned, "stones:A")
    assert (shape.x, shape.y) == (1000 - x, 712 - y)
    assert store_y(0, flipped=True) == store_y(1, flipped=False)


def test_the_upper_row_reads_from_h_to_a() -> None:
    upper = sorted(range(8, 16), key=lambda hole: hole_at(hole, flipped=False)[0])
    assert [LETTERS[hole] for hole in upper] == list("hgfedcba")


def test_the_ground_stands_still_until_figures_side_numerals_or_theme_change() -> None:
    one = view.scene(new_game(), UI, LIGHT)
    two = view.scene(board(PROBLEM), replace(UI, hover="G", last=("A", "B")), LIGHT)
    assert one.ground is two.ground
    others = [
        view.scene(new_game(), UI, DARK),
        view.scene(new_game(), NUMERALS, LIGHT),
        view.scene(new_game(), replace(UI, flipped=True), LIGHT),
        view.scene(new_game(), replace(UI, figures=(3, 1)), LIGHT),
    ]
    assert len({one.ground_key, *(other.ground_key for other in others)}) == 5


def test_colours_come_from_the_theme_alone() -> None:
    for theme in (LIGHT, DARK):
        known = {getattr(theme, name) for name in theme.__slots__} | {each.colour for each in theme.figures}
        for state in (new_game(), board(LAST_STONES)):
            scene = view.scene(state, replace(UI, hover=str(state.legal_moves()[0]), last=("A", "B")), theme)
            for shape in every((*scene.ground, *scene.shapes)):
                for name in ("fill", "stroke", "halo"):
                    assert getattr(shape, name, "") in {*known, ""}, shape


def test_whatever_is_painted_has_a_name_of_its_own() -> None:
    for state in some_game("standard", seed=2):
        for target in ("", *map(str, state.legal_moves()[:2])):
            scene = view.scene(state, replace(UI, hover=target), LIGHT)
            ids = [shape.id for shape in scene.shapes if not shape.target]
            assert all(ids)
            assert len(ids) == len(set(ids))


# What moves.


def canvas_calls(shapes: Sequence[Shape]) -> int:
    """What the canvas painter needs: a place, then colours, a fill, a stroke, letters."""
    cost = {Circle: 4, Path: 2, Text: 2, Group: 0}
    paint = [
        bool(getattr(shape, "fill", "")) + 2 * bool(getattr(shape, "stroke", "")) for shape in every(shapes)
    ]
    return sum(cost[type(shape)] for shape in every(shapes)) + sum(paint)


def shown_at(state: State, move: str, t: float, ui: Ui = WATCHING) -> tuple[Scene, tuple[Shape, ...]]:
    """The picture after a move and what is painted over it at that part of the first beat."""
    after = play(state, move)
    return view.scene(after, ui, LIGHT), view.flourish(first_moment(state, move), t, ui, LIGHT)


def first_moment(state: State, move: str) -> Moment:
    return Moment(state, play(state, move), beats(state, move)[0])


MOVES = [
    (new_game(), "C"),
    (board("17 1 1 1 1 1 1 1/1 1 1 1 1 1 1 1"), "A"),
    (board("1 1 1 1 1 1 1 1/1 1 1 1 1 1 1 1", seat="N"), "h"),
    (board(LAST_STONES), "xh"),
    (board("0 1 1 1 1 1 1 1/0 0 0 0 0 0 0 30"), "xh"),
    (play(new_game(swap="yes"), "C"), "swap"),
]

each_move = pytest.mark.parametrize(("state", "move"), MOVES, ids=[move for _, move in MOVES])


@each_move
@pytest.mark.parametrize("ui", [WATCHING, replace(NUMERALS, active=False)], ids=["stones", "numerals"])
def test_a_beat_ends_in_the_picture_of_afterwards(state: State, move: str, ui: Ui) -> None:
    after, over = shown_at(state, move, 1.0, ui)
    live = {shape.id: shape for shape in over if shape.id}
    assert live
    assert live == {name: named(after, name) for name in live}


@each_move
def test_a_beat_begins_with_the_numbers_of_before(state: State, move: str) -> None:
    _, over = shown_at(state, move, 0.0)
    before = view.scene(state, WATCHING, LIGHT)
    for shape in over:
        if isinstance(shape, Text) and not (move == "A" and shape.id == "count:A"):
            assert shape.text in (text_of(before, shape.id), "0")


def test_stones_fall_one_after_the_other() -> None:
    state = new_game()
    seen = []
    for step in range(101):
        _, over = shown_at(state, "C", step / 100)
        counts = {shape.id[-1]: shape.text for shape in over if isinstance(shape, Text)}
        seen.append([letter for letter in "DEFGHabc" if counts[letter] == "9"])
    assert seen[0] == []
    assert seen[100] == list("DEFGHabc")
    assert all(more[: len(fewer)] == fewer and len(more) - len(fewer) <= 1 for fewer, more in pairwise(seen))


def test_no_stone_is_lost_on_the_way() -> None:
    for step in range(21):
        _, over = shown_at(board(LAST_STONES), "xh", step / 20)
        (score,) = (shape for shape in over if shape.id == "score:0")
        flying = [shape for shape in over if not shape.id]
        assert isinstance(score, Text)
        before = board(LAST_STONES).captured[0]
        assert int(score.text) + len(flying) == before + 2


@each_move
def test_a_moving_picture_takes_few_calls(state: State, move: str) -> None:
    before = view.scene(state, UI, LIGHT)
    for t in (0.05, 0.5, 0.95):
        after, over = shown_at(state, move, t)
        still = set(before.shapes)
        moving = [shape for shape in tween(before, after, t).shapes if shape not in still]
        most = 400 if max(state.board) > 12 or move == "swap" else 250
        assert canvas_calls(overlaid(moving, over)) < most


def test_the_camera_follows_the_hand() -> None:
    way = view.trail(first_moment(new_game(), "C"), UI)
    assert (way[0], way[-1]) == (hole_at(2, flipped=False), hole_at(10, flipped=False))
    assert view.trail(first_moment(board(LAST_STONES), "xh"), UI) == ()


# Beside the board.


def labels(state: State, ui: Ui = UI) -> dict[str, str]:
    return {spot.id: ENGLISH.text(spot.label) for spot in view.spots(state, ui)}


def test_a_hole_says_whose_it_is_and_what_playing_it_does() -> None:
    assert labels(new_game())["C"] == "C, Anna: 8 stones, ends in c on the other side"
    assert labels(new_game())["c"] == "c, Ben: 8 stones"
    assert labels(new_game(), WATCHING)["C"] == "C, Anna: 8 stones"


def test_a_hole_says_what_it_exposes() -> None:
    said = labels(board("8 8 1 8 8 8 8 8/8 8 8 0 8 8 8 8"))["C"]
    assert said == "C, Anna: one stone, ends in D on your side, then the other player may capture 8 stones"


def test_a_hole_to_be_captured_says_why() -> None:
    said = labels(board(LAST_STONES))
    why = "to be captured, since it has the fewest stones"
    assert said["h"] == f"h, Ben: 2 stones, {why}, then the other player may capture one stone"
    assert said["f"] == "f, Ben: 5 stones, not to be captured now, since another hole has fewer stones"
    assert said["A"] == "A, Anna: empty"


def test_every_hole_can_be_reached_by_arrows() -> None:
    near = {spot.id: spot.near for spot in view.spots(new_game(), UI)}
    assert list(near) == list(LETTERS)
    assert set(near["A"]) == {"h", "B"}
    assert set(near["C"]) == {"B", "D", "f"}
    assert all(spot in near[other] for spot, others in near.items() for other in others)


def test_the_keyboard_starts_from_a_hole_that_may_be_played() -> None:
    assert view.home(new_game(), UI) == "A"
    assert view.home(board(LAST_STONES), UI) == "h"
    only = board("0 1 1 1 1 1 1 1/0 0 0 0 0 0 0 3")
    assert view.focus(only, UI) == hole_at(LETTERS.index("h"), flipped=False)


def test_a_card_says_the_score_and_how_many_stones_decide() -> None:
    cards = view.table(board(PROBLEM, south=54, komi="2.5"), UI)
    assert [ENGLISH.text(card.facts[0].value) for card in cards] == ["54", "52 + 2.5"]
    assert [ENGLISH.text(card.note) for card in cards if card.note] == [
        "12 more stones decide it",
        "11 more stones decide it",
    ]


def test_a_card_says_who_cannot_be_overtaken() -> None:
    first, second = view.table(board("0 0 0 0 0 0 1 1/1 0 0 0 0 0 0 1", south=65), UI)
    assert first.note
    assert ENGLISH.text(first.note) == "Cannot be overtaken any more"
    assert second.note is None


def test_the_stock_counts_the_board_and_turns_without_a_capture() -> None:
    assert [fact.value.params["value"] for fact in view.stock(new_game(), UI)] == [128]
    quiet = play(new_game(), "A")
    assert len(view.stock(replace(quiet, since=quiet.since * 10), UI)) == 2

"""Input, side panel and spots of *Star."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.contract import find_move
from game.draw.presentation import MoveRating, Ui
from game.star import view
from game.star.rules.board import NAMES, NUMBERS, SIZES, board
from game.star.rules.moves import PASS
from game.star.rules.proved_ownership import ownership_of
from game.star.rules.state import State, parse_state
from game.star.text.messages import peries_by_star, score_pair
from game.star.view.highlights import highlighted_nodes
from game.star.view.layout import layout_of
from game.text.message import msg
from tests.star.positions import (
    AGREED,
    BLUE_FULL,
    UI,
    full,
    new_game,
    play,
    position,
    random_board,
)
from tests.text.speaker import Speaker
from tools.paths import LANGUAGES

ENGLISH = Speaker("en")

ONE_NODE_LEFT = parse_state(
    "4 rbrbr/bbrrbrrb.b/rbbrbbbrbbbrrrb/rrbrbbrbrbrbrrrbbrrb b stones=2 left=2 swap=no passes=0"
)
"""The node decides the game."""

every_size = pytest.mark.parametrize("rings", SIZES)


def spoken_label(state: State, name: str, ui: Ui = UI) -> str:
    """The screen reader text of a node."""
    return ENGLISH.text(next(spot.label for spot in view.spots(state, ui) if spot.id == name))


# Input


def test_a_tap_on_an_empty_node_places_a_stone() -> None:
    state = position(6, "R32", "A20")
    assert view.intent(state, UI, "R31") == find_move(state, "R31")


def test_a_tap_without_a_legal_move_does_nothing() -> None:
    state = position(6, "R32", "A20")
    for target in ("", "R32", "A20", "swap", "A70", "nonsense"):
        assert view.intent(state, UI, target) is None


def test_the_swap_is_offered_after_the_first_stone_only() -> None:
    first = play(new_game(), "R32")
    assert [action.target for action in view.actions(first, UI)] == ["swap", "pass"]
    (action,) = view.actions(play(first, "A20"), UI)
    assert (action.target, action.icon) == ("pass", "skip-forward")
    assert "take over" in ENGLISH.text(view.prompt(first, UI))


@pytest.mark.parametrize(
    ("state", "labels"),
    [
        (new_game(), ["Pass"]),
        (play(new_game(), "pass"), ["End the game"]),
        (AGREED, ["Offer to end the game"]),
        (play(AGREED, "pass"), ["End the game"]),
        (play(new_game(stones=2), "R32 A10"), ["Place no second stone"]),
        (replace(AGREED, stones_per_turn=2, stones_left=1), ["Place no second stone"]),
        (play(new_game(handicap=5), "R32 A10"), ["Place no more stones"]),
        (position(6, "R32 A10"), ["Pass"]),
        (play(new_game(stones=2), "R32 pass A10"), ["Place no second stone"]),
    ],
)
def test_the_pass_button_says_what_a_pass_means(state: State, labels: list[str]) -> None:
    assert [ENGLISH.text(action.label) for action in view.actions(state, UI)] == labels


@pytest.mark.parametrize("stones", [1, 2])
def test_ending_an_undecided_game_takes_a_confirmation(stones: int) -> None:
    state = play(replace(position(6, "*60 *61"), stones_per_turn=stones), "pass")
    asked = view.intent(state, UI, "pass")
    assert isinstance(asked, Ui)
    assert ENGLISH.text(view.prompt(state, asked)) == "Ben, end the game here? As it stands, Anna wins 29–2"
    labels = {action.target: ENGLISH.text(action.label) for action in view.actions(state, asked)}
    assert labels == {"mode": "Play on", "pass": "End the game"}
    assert list(labels) == ["mode", "pass"], "a second press in the same place does not end the game"
    assert view.intent(state, asked, "mode") == UI
    assert view.intent(state, asked, "pass") == PASS
    assert view.intent(state, asked, "R32") == find_move(state, "R32")


@pytest.mark.parametrize(
    "state", [new_game(), AGREED, play(AGREED, "pass"), play(new_game(stones=2), "R32 A10")]
)
def test_other_passes_take_no_confirmation(state: State) -> None:
    assert view.intent(state, UI, "pass") == PASS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_before_the_end_has_a_text_in_every_language(language: str) -> None:
    ui = replace(UI, mode="end")
    tied = position(5, "*50 *51 *52 *53 *54 S50", "T51 T52 T53 T54 A50 A51")
    for before in (new_game(), tied, position(6, "*60 *61")):
        state = play(before, "pass")
        messages = (view.prompt(state, ui), *(action.label for action in view.actions(state, ui)))
        assert all(map(Speaker(language).text, messages))


@pytest.mark.parametrize(
    ("state", "text"),
    [
        (new_game(), "Anna, place a stone"),
        (new_game(handicap=3), "Anna, place 3 stones"),
        (play(new_game(stones=2, swap="no"), "R32"), "Ben, place 2 stones"),
        (play(new_game(stones=2, swap="no"), "R32 A10"), "Ben, place your second stone"),
        (ONE_NODE_LEFT, "Anna, place a stone"),
        (play(new_game(handicap=5), "R32 A10 S10 T10"), "Anna, place a stone"),
        (play(new_game(), "T61 swap"), "Anna, the first stone is Ben’s now: place another one"),
        (play(new_game(), "T61 A10"), "Anna, place a stone"),
        (play(new_game(), "pass"), "Ben, Anna has passed: place a stone, or end the game as it stands"),
        (
            play(new_game(stones=2, swap="no"), "R32 A10 pass"),
            "Anna, Ben has ended the turn: place 2 stones, or end the game as it stands",
        ),
        (play(AGREED, "pass"), "Ben, Anna cannot lose any more. End the game?"),
        (AGREED, "Anna, you cannot lose any more. End the game?"),
        (replace(AGREED, seat=1), "Ben, Anna cannot lose any more. End the game?"),
        (full(4, BLUE_FULL), "Anna wins 11–10!"),
    ],
)
def test_the_prompt_states_the_task_or_the_result(state: State, text: str) -> None:
    assert ENGLISH.text(view.prompt(state, UI)) == text


def test_no_move_is_automatic() -> None:
    assert view.automatic_move(AGREED, UI) is None


# Side panel


def test_cards_show_certain_and_open_points() -> None:
    state = position(6, "*60 *61 *62", "T60 T61")
    values = [[ENGLISH.text(stat.value) for stat in card.stats] for card in view.player_cards(state, UI)]
    assert values == [["3–29", "3", "1", "1"], ["2–28", "2", "1", "1"]]


def test_cards_show_the_final_score() -> None:
    state = full(4, BLUE_FULL)
    values = [[ENGLISH.text(stat.value) for stat in card.stats] for card in view.player_cards(state, UI)]
    assert values == [["11", "10", "3", "3"], ["10", "10", "2", "3"]]


def test_after_agreement_no_point_is_open() -> None:
    agreed = play(position(6, "*60 *61 *62", "T60 T61"), "pass pass")
    values = [[ENGLISH.text(stat.value) for stat in card.stats] for card in view.player_cards(agreed, UI)]
    assert values == [["3", "3", "1", "1"], ["2", "2", "1", "1"]]
    reward = [card.stats[-1] for card in view.player_cards(play(AGREED, "pass pass"), UI)]
    assert [ENGLISH.text(stat.value) for stat in reward] == ["+4", "−4"]


@pytest.mark.parametrize(
    ("state", "stars"),
    [
        (play(AGREED, "pass pass"), ["one star; its peries: 7", "3 stars; their peries: 8, 3, 2"]),
        (full(4, BLUE_FULL), ["3 stars; their peries: 6, 2, 2"] * 2),
    ],
)
def test_the_cards_contain_all_that_the_simplified_count_needs(state: State, stars: list[str]) -> None:
    """The rules' two examples: a star's peries include those that it encloses, and all add up."""
    labels = [ENGLISH.text(card.stats[3].label) for card in view.player_cards(state, UI)]
    assert labels == stars
    result = state.score()
    for seat in (0, 1):
        sizes = peries_by_star(state, seat)
        assert sum(sizes) == result.peries[seat]
        assert sum(size - 4 for size in sizes) + (result.quarks[seat] >= 3) == result.simplified[seat]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_the_side_panel_has_its_word(language: str) -> None:
    for state in (new_game(), AGREED, play(AGREED, "pass pass")):
        stats = [stat for card in view.player_cards(state, UI) for stat in card.stats]
        for stat in (*stats, *view.shared_stats(state, UI)):
            assert stat.unit
            assert Speaker(language).text(stat.unit)


def test_the_points_say_how_many_are_settled_and_how_many_there_can_be() -> None:
    points = view.player_cards(position(6, "*60 *61"), UI)[0].stats[0]
    assert ENGLISH.text(points.value) == "2–29"
    assert ENGLISH.text(points.label) == "points: settled 2, at most 29"


# Numbers shown on the board


def names_of(nodes: frozenset[int]) -> set[str]:
    return {NAMES[at] for at in nodes}


def test_a_number_of_peries_shows_the_settled_and_the_claimed_ones() -> None:
    state = position(6, "*60 *61 A60", "T62")
    assert tuple(map(names_of, highlighted_nodes(state, "peries 0"))) == ({"*60", "*61"}, {"A60"})
    assert tuple(map(names_of, highlighted_nodes(state, "quarks 0"))) == ({"*60"}, {"A60"})
    assert tuple(map(names_of, highlighted_nodes(state, "peries 1"))) == (set(), {"T62"})


@pytest.mark.parametrize("state", [AGREED, play(AGREED, "pass pass"), position(6, "*60 *61 *62", "T60 T61")])
def test_as_many_nodes_are_lit_as_the_number_says(state: State) -> None:
    for card in view.player_cards(state, UI):
        for stat in card.stats[1:3]:
            settled, claimed = (stat.label.params[name] for name in ("settled", "claimed"))
            certain, possible = highlighted_nodes(state, stat.id)
            assert (len(certain), len(possible)) == (settled, claimed), stat.id


def test_a_number_of_stars_shows_their_stones() -> None:
    state = position(6, "*60 *61 R32", "T60 T61")
    assert names_of(highlighted_nodes(state, "stars 0").certain) == {"*60", "*61"}
    assert names_of(highlighted_nodes(state, "reward 0").certain) == {"*60", "*61", "T60", "T61"}


def test_empty_nodes_and_open_points_are_shown() -> None:
    state = position(6, "*60 *61")
    empty, *_ = view.shared_stats(state, UI)
    assert len(highlighted_nodes(state, "empty").certain) == empty.value.params["value"]
    settled = highlighted_nodes(state, "points 0").certain
    assert names_of(settled) == {"*60", "*61"}
    assert highlighted_nodes(state, "open").certain == frozenset(board(6).perimeter) - settled
    assert highlighted_nodes(full(4, BLUE_FULL), "points 0").possible == frozenset()


def test_only_the_pressed_number_is_shown() -> None:
    assert highlighted_nodes(AGREED, "") == (frozenset(), frozenset())


def test_the_card_of_a_certain_winner_has_a_note() -> None:
    notes = [card.note for card in view.player_cards(AGREED, UI)]
    assert notes == [msg("star-note-won"), None]
    assert [card.note for card in view.player_cards(new_game(), UI)] == [None, None]


def test_shared_stats_show_empty_nodes_and_finally_three_results() -> None:
    empty, *_ = view.shared_stats(new_game(rings=4), UI)
    assert empty.value == msg("number", value=50)
    results = [ENGLISH.text(stat.value) for stat in view.shared_stats(play(AGREED, "pass pass"), UI)]
    assert results == ["11–10", "3–2", "+1, −1"]
    few = view.shared_stats(play(position(6, "*60 *61 *62", "T60 T61"), "pass pass"), UI)
    assert [ENGLISH.text(stat.value) for stat in few] == ["3–2", "−1, −2", "+1, −1"]
    assert ENGLISH.text(score_pair((0, 5))) == "0–5"


@every_size
def test_certain_points_never_exceed_the_points_of_the_game(rings: int) -> None:
    for seed in range(20):
        ownership = ownership_of(random_board(rings, 0.7, seed))
        assert min(*ownership.certain, ownership.open) >= 0


# Spots for screen reader and keyboard


def test_a_node_label_names_the_node_and_then_its_stone() -> None:
    """The node comes first, since a letter key leads to the labels that begin with it."""
    state = position(6, "R32", "A60")
    ui = replace(UI, last_move=("A60",))
    assert spoken_label(state, "R32", ui) == "R32, blue stone"
    assert spoken_label(state, "A60", ui) == "A60, corner, red stone, last move"
    assert spoken_label(state, "A61", ui) == "A61, rim"
    assert spoken_label(state, "R32", replace(ui, figures=(2, 4))) == "R32, yellow stone"


def test_a_node_label_includes_the_computer_players_rating() -> None:
    ratings = (
        MoveRating("A20", 1.0, 0.634),
        MoveRating("A30", 0.5, 1.0, True),
        MoveRating("A31", 0.0, 0.0, True),
    )
    ui = replace(UI, visible_toggles=frozenset({"heat"}), ratings=ratings)
    state = position(6, "R32")
    assert spoken_label(state, "A20", ui) == "A20, chance to win 63 %"
    assert spoken_label(state, "A30", ui) == "A30, wins for certain"
    assert spoken_label(state, "A31", ui) == "A31, loses for certain"
    assert spoken_label(state, "A20", replace(ui, visible_toggles=frozenset())) == "A20"


def test_the_label_of_a_lost_stone_says_so() -> None:
    labels = {name: spoken_label(full(4, BLUE_FULL), name) for name in NAMES[: board(4).size]}
    assert [name for name, label in labels.items() if label.endswith("lost to the other player")] == ["S43"]


def test_the_label_of_a_dead_node_says_so() -> None:
    dead = NAMES[min(ownership_of(AGREED).dead)]
    assert spoken_label(AGREED, dead).endswith("no longer matters")


@every_size
def test_every_node_can_be_reached_by_arrow_keys(rings: int) -> None:
    near = {spot.id: spot.neighbours for spot in view.spots(new_game(rings=rings), UI)}
    assert list(near) == list(NAMES[: board(rings).size])
    assert all(spot in near[other] for spot, others in near.items() for other in others)


def test_the_keyboard_starts_from_the_last_move() -> None:
    state = position(6, "R32")
    assert view.start_spot(state, UI) == "*10"
    assert view.start_spot(state, replace(UI, last_move=("R32",))) == "R32"
    assert view.camera_target(state, replace(UI, last_move=("R32",))) == layout_of(6).nodes[NUMBERS["R32"]]

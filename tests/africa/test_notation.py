"""The notation of moves and positions, and the checks when it is read."""

import pytest

from game.africa.rules.moves import DIE_RESULTS, TOKEN_RESULTS, Move, playing_orders
from game.africa.rules.state import parse_state
from game.contract import BadNotation, IllegalMove, find_move
from tests.africa.positions import new_game, play, position

MOVE_TEXTS = (
    *("start tangier", "start cairo", "land", "go darfur-sahara:6", "go fork_atlas", "go sahara"),
    *("sail st_helena", "onward", "fly congo", "buy", "try", "escape", "skip", "done"),
    *("1", "2", "3", "4", "5", "6", "order 0 1", "order 1 0"),
    *("star", "ruby", "emerald", "topaz", "robber", "horseshoe", "blank"),
)


@pytest.mark.parametrize("text", MOVE_TEXTS)
def test_a_move_is_written_as_it_was_read(text: str) -> None:
    assert str(new_game().read_move(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " land",
            "land ",
            "Land",
            "go",
            "go  sahara",
            "go fork_sirte~cairo:1",
            "go cairo-egypt:4",
            "go sahara:1",
        ),
        *(
            "sail",
            "sail fork_sirte",
            "fly fork_atlas",
            "fly tunis:1",
            "start congo",
            "start",
            "0",
            "7",
            "+1",
            "1.0",
        ),
        *(
            "order",
            "order 0",
            "order 0 0",
            "order 1 2",
            "order 0 1 2",
            "order 0,1",
            "order  0 1",
            "token star",
        ),
        *("roll 3", "diamond", "land 3", "buy sahara", "ｌａｎｄ", "land\n", "start tangier "),
    ],
)
def test_other_texts_are_refused_as_moves(text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        find_move(new_game(), text)
    assert refusal.value.text == text
    assert new_game().text() in str(refusal.value)


@pytest.mark.parametrize("text", ["go tangier", "sail cairo", "fly cairo", "buy", "3", "star", "order 0 1"])
def test_a_move_in_good_notation_may_be_illegal(text: str) -> None:
    with pytest.raises(IllegalMove):
        find_move(position("cairo-egypt:1 300", "cairo 300"), text)


def test_a_move_names_a_spot_of_its_board() -> None:
    text = "go cairo~fork_sirte:1"
    assert new_game(board="finnish").read_move(text) == Move("go", "cairo~fork_sirte:1")
    with pytest.raises(BadNotation):
        new_game(board="scandinavian").read_move(text)


def test_playing_orders_has_every_permutation_of_the_seats() -> None:
    assert [len(playing_orders(seats)) for seats in (2, 3, 4, 5)] == [2, 6, 24, 120]
    assert len({str(order) for order in playing_orders(5)}) == 120


def test_a_die_has_six_results_and_a_token_seven() -> None:
    assert len(DIE_RESULTS) == 6
    assert len(TOKEN_RESULTS) == 7


# Positions


def test_a_position_is_written_as_one_line() -> None:
    state = new_game(order="clockwise", sea_fare=50)
    state = play(state, "4, 2, start cairo, start tangier, land, 2, go cairo-egypt:2")
    assert state.text() == (
        "act turn=1 order=0,1 roll=2 bonus=500"
        " | cairo-egypt:2 300 | tangier 300"
        " | rules sea_fare=50 order=clockwise"
    )


FACTS = "turn=0 order=0,1 bonus=0"
POSITIONS = (
    "order turn=0 bonus=500 | - 300 | - 300 | rules",
    "order turn=1 rolls=5,2/5/1 roll=2 bonus=500 | - 300 | - 300 | - 300 | rules order=clockwise",
    "start turn=0 order=1,0 bonus=500 | - 300 | cairo 300 | rules",
    f"walk_die {FACTS} | darfur-sahara:6 0 | cairo 1300 | rules",
    "walk turn=0 order=0,1 roll=3 bonus=0 | fork_atlas 0 | cairo 1300 | rules",
    f"sail_die {FACTS} | tunis 0 bound=cairo | cairo 1300 | rules",
    f"act {FACTS} | fork_sirte 0 drifting bound=cairo | tunis 9 | rules penniless_sea=one_step",
    f"act {FACTS} | tamatave 0 stowaway | cairo 1300 | rules penniless_sea=stowaway",
    f"escape_die {FACTS} | darfur-sahara:6 0 captured | cairo 1300 | rules",
    f"try_die {FACTS} | tunis 0 | slave_coast 1300 held=2 found=slave_coast:blank | rules",
    f"arrived {FACTS} | tunis 100 | st_helena 0 stranded found=st_helena:blank | rules",
    f"token {FACTS} | tunis 0 horseshoe found=congo:horseshoe | cairo 0 found=egypt:star | rules",
    "over turn=1 order=0,1 bonus=0 reason=star | tunis 100 | cairo 0 found=egypt:star | rules",
)


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_is_read_back(text: str) -> None:
    state = parse_state(text)
    assert state.text() == text
    assert state.legal_moves() or state.outcome


TWO = "| cairo 300 | cairo 300 | rules"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "act",
        "nonsense",
        "act turn=0 order=0,1 bonus=500 | cairo 300 | rules",
        f"act turn=0 order=0,1 bonus=500 {TWO} | cairo 300",
        f"act turn=0 order=0,1 bonus=500 {TWO} ",
        f" act turn=0 order=0,1 bonus=500 {TWO}",
        f"act turn=00 order=0,1 bonus=500 {TWO}",
        f"act turn=٠ order=0,1 bonus=500 {TWO}",
        f"act turn=2 order=0,1 bonus=500 {TWO}",
        f"act turn=0 order=0,0 bonus=500 {TWO}",
        f"act turn=0 bonus=500 {TWO}",
        f"act turn=0 order=0,1 {TWO}",
        f"act turn=0 order=0,1 bonus=499 {TWO}",
        f"act turn=0 order=0,1 roll=7 bonus=500 {TWO}",
        f"act turn=0 order=0,1 bonus=500 reason=star {TWO}",
        f"act turn=0 order=0,1 bonus=500 colour=red {TWO}",
        f"act turn=0 order=0,1 bonus=500 | cairo {'9' * 30} | cairo 300 | rules",
        f"order turn=0 rolls={'3,' * 59}3/{'3,' * 59}3 bonus=500 | - 300 | - 300 | rules order=clockwise",
        f"rest turn=0 order=0,1 bonus=500 {TWO}",
        f"walk turn=0 order=0,1 bonus=500 {TWO}",
        f"walk_die {FACTS} | darfur-sahara:6 0 captured | cairo 1300 | rules",
        f"walk_die {FACTS} | slave_coast 0 held=1 found=slave_coast:blank | cairo 1300 | rules",
        f"token turn=0 order=0,1 bonus=500 {TWO}",
        f"escape_die turn=0 order=0,1 bonus=500 {TWO}",
        f"sail_die turn=0 order=0,1 bonus=500 {TWO}",
        f"over turn=0 order=0,1 bonus=500 {TWO}",
        f"over turn=0 order=0,1 bonus=500 reason=star {TWO}",
        f"over turn=0 order=0,1 bonus=500 reason=stranded {TWO}",
        f"order turn=0 order=0,1 bonus=500 {TWO}",
        "order turn=1 bonus=500 | - 300 | - 300 | rules",
        "order turn=0 rolls=5/ bonus=500 | - 300 | - 300 | rules order=clockwise",
        "order turn=1 rolls=9/ bonus=500 | - 300 | - 300 | rules order=clockwise",
        "start turn=0 order=1,0 bonus=500 | - 300 | - 300 | rules",
        f"act turn=0 order=0,1 bonus=500 {TWO} jokers=2",
        f"act turn=0 order=0,1 bonus=500 {TWO} sea_fare=-1",
        f"act turn=0 order=0,1 bonus=500 {TWO} sea_fare=100",
        f"act turn=0 order=0,1 bonus=500 {TWO} order=clockwise sea_fare=50",
        *(
            f"act turn=1 order=0,1 bonus=500 | {seat} | cairo 300 | rules"
            for seat in (
                *(
                    "cairo",
                    "cairo -1",
                    "cairo 1e3",
                    "cairo 300 lucky",
                    "cairo 300 captured",
                    "cairo 300 held=1",
                ),
                *(
                    "atlantis 300",
                    "- 300",
                    "tangier~tunis:1 300",
                    "cairo 300 bound=suakin",
                    "cairo 300 drifting",
                ),
                *("tangier~tunis:1 300 bound=cairo", "cairo-egypt:1 300 bound=cairo", "cairo 300 stowaway"),
                *(
                    "fork_sirte 0 drifting bound=cairo",
                    "cairo 0 horseshoe",
                    "cairo 0 horseshoe found=congo:star",
                ),
                *(
                    "cairo 300 found=cairo:star",
                    "cairo 300 found=congo:star,egypt:star",
                    "cairo 0 found=congo",
                ),
                *(
                    "cairo 300 found=congo:blank,congo:topaz",
                    "cairo 300 found=congo:joker",
                    "cairo 300 found=",
                ),
                *("slave_coast 300 held=4 found=slave_coast:blank", "cairo " + "9" * 5000),
            )
        ),
    ],
)
def test_an_invalid_position_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        parse_state(text)
    assert refusal.value.text == text
    assert len(str(refusal.value)) < 200

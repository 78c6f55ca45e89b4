"""Narration: the events of each move, and their English sentences."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.africa import GAME, view
from game.africa.rules.options import PRESETS
from game.africa.rules.state import State
from game.africa.text.narration import narrate
from game.draw.presentation import MoveEvent, Ui
from tests.africa.positions import events, new_game, play, position, with_tokens_found
from tests.strategies import random_line
from tests.text.speaker import Speaker
from tools.paths import LANGUAGES

ENGLISH = Speaker("en")


def texts(state: State, moves: str) -> list[str]:
    return [ENGLISH.text(event.message) for event in events(state, moves)]


def event_kinds(state: State, moves: str) -> list[str]:
    return [event.kind for event in events(state, moves)]


# Before the first turn


def test_a_random_order_is_narrated_in_full() -> None:
    assert texts(new_game(3), "order 1 2 0") == ["Ben begins. The order: Ben, Cleo, Anna."]


def test_rolls_for_the_order_are_narrated_one_by_one() -> None:
    rolling = new_game(2, order="descending")
    assert texts(rolling, "3, 3, 1, 6") == [
        "Anna rolled a 3 for the order.",
        "Ben rolled a 3 for the order.",
        "Anna rolled again: a 1.",
        "Ben rolled again: a 6.",
        "Ben begins. The order: Ben, Anna.",
    ]


def test_the_choice_of_a_home_is_narrated() -> None:
    (event,) = events(play(new_game(), "order 0 1"), "start cairo")
    assert ENGLISH.text(event.message) == "Anna started from Cairo."
    assert (event.piece_id, event.path) == ("piece:0", ("cairo",))


# Travelling


def test_a_walk_is_a_roll_and_a_path() -> None:
    rolled, walked = events(position("cairo 300", "cairo 300"), "land, 5, go egypt")
    assert (rolled.kind, rolled.detail, rolled.sound) == ("roll", "5", "roll")
    assert (walked.kind, walked.piece_id, walked.sound) == ("travel", "piece:0", "step")
    assert walked.path == ("cairo", "cairo-egypt:1", "cairo-egypt:2", "cairo-egypt:3", "egypt")


def test_a_stop_on_the_way_is_named_by_the_ends_of_the_road() -> None:
    start = position("cairo 300", "cairo 300")
    assert texts(start, "land, 2, go cairo-egypt:2") == [
        "Anna rolled a 2.",
        "Anna is now on the road between Cairo and Egypt.",
    ]


def test_a_longer_walk_takes_longer() -> None:
    short = events(position("cairo 300", "cairo 300"), "land, 1, go cairo-egypt:1")[-1]
    long = events(position("cairo 300", "cairo 300"), "land, 6, go egypt-tripoli:2")[-1]
    assert long.seconds > short.seconds


def test_a_voyage_is_paid_once() -> None:
    harbour = position("tangier 300", "cairo 300")
    assert texts(harbour, "sail canary_islands, 2") == [
        "Anna boarded a ship to the Canary Islands for £100.",
        "Anna rolled a 2.",
        "Anna is at sea on the way to the Canary Islands.",
    ]
    assert texts(harbour, "sail canary_islands, 6")[-1] == "Anna landed on the Canary Islands."
    at_sea = play(harbour, "sail canary_islands, 2, land, 3, go cairo-egypt:3")
    assert texts(at_sea, "onward, 1")[-1] == "Anna landed on the Canary Islands."


def test_a_ship_moves_along_its_path() -> None:
    event = events(position("tangier 300", "cairo 300"), "sail canary_islands, 2")[-1]
    assert (event.kind, event.sound) == ("sail", "sail")
    assert event.path == ("tangier", "canary_islands~tangier:2", "canary_islands~tangier:1")


def test_a_drifting_ship_is_one_event_without_a_die() -> None:
    harbour = position("tangier 0", "cairo 0", rules="penniless_sea=two_steps")
    (event,) = events(harbour, "sail canary_islands")
    assert event.kind == "sail"
    assert len(event.path) == 3
    text = "Anna sailed slowly, without a ticket, on the way to the Canary Islands."
    assert ENGLISH.text(event.message) == text
    assert texts(play(harbour, "sail canary_islands, land, 3, go cairo-egypt:3"), "onward") == [
        "Anna landed on the Canary Islands."
    ]


def test_a_stowaway_waits_and_sails_for_free() -> None:
    island = position("canary_islands 0", "cairo 0", rules="penniless_sea=stowaway")
    waiting = texts(island, "skip")
    assert waiting == ["Anna waits in the harbour for a free passage."]
    hidden = play(island, "skip, land, 3, go cairo-egypt:3")
    assert texts(hidden, "sail tangier")[0] == "Anna went aboard without paying, on the way to Tangier."


def test_a_stowaway_who_has_found_money_pays_and_is_told_so() -> None:
    island = position("canary_islands 0 stowaway", "cairo 0", rules="penniless_sea=stowaway")
    rich = play(island, "try, 4, topaz, land, 3, go cairo-egypt:3")
    assert texts(rich, "sail tangier")[0] == "Anna boarded a ship to Tangier for £100."
    assert view.player_cards(rich, Ui())[0].note is None


def test_a_flight_is_narrated_with_its_price() -> None:
    (event,) = events(position("tripoli 300", "cairo 300"), "fly gold_coast")
    assert (event.kind, event.path) == ("fly", ("tripoli", "gold_coast"))
    assert ENGLISH.text(event.message) == "Anna flew to the Gold Coast for £300."


# Tokens


@pytest.mark.parametrize(
    ("city", "token", "sentence"),
    [
        ("egypt", "ruby", "Anna turned a ruby in Egypt: £1,000!"),
        ("gold_coast", "ruby", "Anna turned a ruby on the Gold Coast, where gems count double: £2,000!"),
        ("egypt", "emerald", "Anna turned an emerald in Egypt: £500!"),
        ("egypt", "blank", "Anna turned an empty token in Egypt."),
        ("egypt", "robber", "Anna met a robber in Egypt and lost £200."),
        ("egypt", "star", "Anna found the star in Egypt!"),
    ],
)
def test_a_token_is_narrated_with_its_effect(city: str, token: str, sentence: str) -> None:
    bought, turned, *_ = events(position(f"{city} 300", "cairo 300"), f"buy, {token}")
    assert (bought.kind, bought.sound) == ("pay", "coin")
    assert (turned.kind, turned.detail) == ("turn", token)
    assert ENGLISH.text(turned.message) == sentence


def test_a_robber_at_an_empty_purse_has_a_text_of_its_own() -> None:
    assert texts(position("egypt 100", "cairo 300"), "buy, robber")[-1] == (
        "Anna met a robber in Egypt, but had no money to lose."
    )


def test_a_gem_without_value_by_the_house_rules_is_said_to_be_worth_nothing() -> None:
    for city in ("egypt", "gold_coast"):
        state = position(f"{city} 100", "cairo 300", rules="emerald=0")
        assert texts(state, "buy, emerald")[-1].endswith(". It is worth nothing in this game.")


def test_the_star_takes_longer_than_other_tokens_and_starts_the_race() -> None:
    sequence = events(position("egypt 300", "cairo 300"), "buy, star")
    assert [event.kind for event in sequence] == ["pay", "turn", "race"]
    assert sequence[1].seconds > events(position("egypt 300", "cairo 300"), "buy, blank")[1].seconds


def test_a_horseshoe_has_another_text_after_the_star() -> None:
    early = texts(position("egypt 300", "cairo 300"), "buy, horseshoe")[-1]
    late = texts(position("egypt 300", "cairo 300 found=tripoli:star"), "buy, horseshoe")[-1]
    assert "too early" in early
    assert "wins like the star" in late


def test_a_try_says_whether_the_token_turns() -> None:
    state = position("egypt 0", "cairo 300")
    assert texts(state, "try, 3") == ["Anna rolled a 3: the token stays as it is."]
    assert texts(state, "try, 4") == ["Anna rolled a 4: the token may be turned!"]


# Special places


def test_a_blank_on_slave_coast_holds_for_three_turns() -> None:
    held = position("slave_coast 300", "cairo 300")
    assert texts(held, "buy, blank")[-1] == "Anna is held up on the Slave Coast for 3 turns."
    waiting = play(held, "buy, blank, land, 3, go cairo-egypt:3")
    assert texts(waiting, "skip") == ["Anna waits. 2 more turns to wait."]


def test_the_first_in_cape_town_gets_the_bonus() -> None:
    flight = position("whale_bay 300", "cairo 300")
    assert texts(flight, "fly cape_town")[-1] == "Anna was the first in Cape Town and got £500!"
    assert event_kinds(position("whale_bay 300", "cairo 300", bonus=0), "fly cape_town") == ["fly"]


def test_capture_in_the_desert_and_escape_are_narrated() -> None:
    near = position("sahara 300", "cairo 300")
    captured = "land, 2, go darfur-sahara:6"
    assert texts(near, captured)[-1] == "Desert riders stopped Anna. A 1 or a 2 opens the way."
    waiting = play(near, f"{captured}, land, 3, go cairo-egypt:3")
    assert texts(waiting, "escape, 5") == ["Anna rolled a 5 and has to stay."]
    assert texts(waiting, "escape, 2, go sahara") == [
        "Anna rolled a 2.",
        "Anna is free again!",
        "Anna travelled to the Sahara.",
    ]


def test_capture_at_sea_and_escape_are_narrated() -> None:
    voyage = position("fork_guinea~st_helena:7 300 bound=st_helena", "cairo 300")
    assert event_kinds(voyage, "onward, 1") == ["roll", "sail", "captured"]
    captured = play(voyage, "onward, 1, land, 3, go cairo-egypt:3")
    assert event_kinds(captured, "escape, 2") == ["roll", "freed", "sail"]


# The end


def test_a_win_with_the_star_is_narrated() -> None:
    last = events(position("cairo-egypt:3 300 found=egypt:star", "cairo 300"), "land, 3, go cairo")[-1]
    assert (last.kind, last.seat, last.sound) == ("win", 0, "win")
    assert ENGLISH.text(last.message) == "Anna has brought the star home to Cairo and wins!"


def test_a_win_with_a_horseshoe_says_why_it_wins() -> None:
    state = position("cairo-egypt:3 300 horseshoe found=congo:horseshoe", "cairo 300 found=egypt:star")
    assert texts(state, "land, 3, go cairo")[-1] == (
        "Anna has brought a horseshoe home to Cairo and wins! "
        "The star had been found before, so a horseshoe wins, too."
    )


def test_a_draw_says_why_nobody_can_win() -> None:
    state = position("canary_islands 0", "st_helena 0 stranded found=st_helena:blank")
    assert texts(state, "try, 4, blank")[-1] == (
        "The game is a draw: the star cannot come home without a ticket, "
        "and nobody who needs one can pay for it."
    )


def test_a_win_with_no_horseshoe_left_is_narrated() -> None:
    state = position(with_tokens_found("egypt 300", "star", left_in="egypt"), "cairo 300")
    sequence = events(state, "buy, star")
    assert [event.kind for event in sequence] == ["pay", "turn", "win"]
    assert ENGLISH.text(sequence[-1].message) == (
        "Anna has the star, and no horseshoe is left for the others: Anna wins!"
    )


def test_no_race_is_announced_without_a_horseshoe_to_be_found() -> None:
    finder = with_tokens_found("egypt 300", "star", left_in="egypt")
    state = position(finder, "cairo 300", rules="no_horseshoe=bring_home")
    assert event_kinds(state, "buy, star") == ["pay", "turn", "stranded"]


@pytest.mark.parametrize("rules", ["", "stranding=no"])
def test_a_finder_who_cannot_leave_an_island_does_not_hurry_home(rules: str) -> None:
    state = position("canary_islands 0", "cairo 300", rules=rules)
    assert texts(state, "try, 4, star")[2] == "Whoever finds a horseshoe from now on can win."


def test_the_scandinavian_board_speaks_of_visas_and_bandits() -> None:
    state = play(position("sahara 5000", "cairo 0", rules="board=scandinavian"), "buy")
    assert texts(state, "robber") == ["Anna met a bandit in the Sahara and lost $4,900."]
    assert texts(state, "star")[-1].endswith("Whoever finds a visa from now on can win too.")
    assert [event.detail for event in events(state, "horseshoe")] == ["visa"]


def test_stranded_players_are_narrated_by_name() -> None:
    state = position(with_tokens_found("egypt 300", "horseshoe", left_in="egypt"), "cairo 300", "cairo 300")
    assert texts(state, "buy, horseshoe")[-2:] == [
        "Ben cannot win any more and is out of the game.",
        "Cleo cannot win any more and is out of the game.",
    ]


def test_a_draw_is_narrated_after_all_players_are_stranded() -> None:
    state = position(with_tokens_found("cairo 0", "star", left_in="tamatave"), "cairo 0", bonus=0)
    assert event_kinds(state, "land, 3, go cairo-egypt:3") == [
        "roll",
        "travel",
        "stranded",
        "stranded",
        "draw",
    ]


# Every move


@pytest.mark.parametrize("preset", PRESETS)
def test_whole_games_are_narrated_in_every_language(preset: str) -> None:
    speakers = [Speaker(language, today=today) for language in LANGUAGES for today in (False, True)]
    for seed in range(3):
        for before, move, after in random_line(GAME.new(PRESETS[preset], 4), seed):
            for event in narrate(before, move, after):
                check_event(event, after)
                for speaker in speakers:
                    assert speaker.text(event.message).strip()


def check_event(event: MoveEvent, after: State) -> None:
    """Conditions that log, sounds and animation rely on."""
    assert event.seat in range(len(after.seats))
    assert 0.6 <= event.seconds <= 3
    assert bool(event.piece_id) == bool(event.path)
    graphs = {"travel": after.board.land, "sail": after.board.sea, "fly": after.board.air}
    for spot, following in pairwise(event.path):
        assert following in graphs[event.kind][spot]

"""The pace of animations."""

from __future__ import annotations

from typing import Any

import pytest

from game.catalog import GAMES
from game.contract import CHANCE, NOBODY
from game.play.dealer import Dealer
from game.play.record import Seat
from game.play.session import new_session
from game.web.game_screen.pace import FULL_TURN_SECONDS, MIN_SHARE, ROUND_SECONDS, Pace
from tests.africa.positions import events, position
from tools.fuzz.save_oracle import bot_move

AFRICA, LEVEL = GAMES["africa"], "trader"


def test_skipping_ends_when_another_player_is_to_act() -> None:
    pace = Pace(lambda: 1.0, lambda: 0.0)
    pace.start_turn(0)
    pace.skip()
    for to_act, is_instant in ((CHANCE, True), (0, True), (1, False)):
        pace.start_turn(to_act)
        assert pace.is_instant() == is_instant


def test_the_speed_setting_scales_every_duration() -> None:
    assert Pace(lambda: 1.6, lambda: 0.0).seconds(2.0) == 3.2
    assert Pace(lambda: 0.0, lambda: 0.0).is_instant()


def test_several_computer_players_share_the_time_of_a_round() -> None:
    pace = Pace(lambda: 1.0, lambda: 0.0)
    for seat in (1, 2, 3):
        pace.start_turn(seat, hurrying_players=3)
        assert 3 * pace.seconds(FULL_TURN_SECONDS) == pytest.approx(ROUND_SECONDS)
    pace.start_turn(0)
    assert pace.seconds(1.0) == 1.0, "people and single opponents do not hurry"


def test_a_full_turn_has_the_length_for_which_rounds_are_planned() -> None:
    full_turn = events(position("cairo 300", "cairo 300"), "land, 5, go egypt, buy, topaz")
    assert sum(event.seconds for event in full_turn) == pytest.approx(FULL_TURN_SECONDS, abs=0.05)


def test_a_round_of_three_computers_takes_at_most_six_seconds() -> None:
    pace, rounds = Pace(lambda: 1.0, lambda: 0.0), [0.0]
    session = new_session(AFRICA, tuple(Seat("", seat, LEVEL) for seat in range(4)), "5eed")
    while session.state.to_act != NOBODY:
        before: Any = session.state
        seat = session.seat_to_act()
        pace.start_turn(before.to_act, hurrying_players=3)
        move = bot_move(session, LEVEL) if seat else Dealer("5eed").deal(before, session.ply)
        session = session.play(move)
        if before.seat == 0:
            rounds.append(0.0)
        else:
            narrated = AFRICA.narrator.narrate(before, move, session.state)
            rounds[-1] += sum(pace.seconds(event.seconds) for event in narrated)
    assert max(rounds) <= 6


def test_a_round_that_is_late_shortens_its_events() -> None:
    clock = [100.0]
    pace = Pace(lambda: 1.0, lambda: clock[0])
    for seat, thinking in ((1, 0.0), (2, 0.4), (3, 0.8)):
        pace.start_turn(seat, hurrying_players=3)
        before = clock[0]
        for seconds in (1.0, 1.0, 1.8):
            clock[0] += thinking / 3
            clock[0] += pace.seconds(seconds)
        assert clock[0] - before <= 2.0, "a third of six seconds"
    pace.start_turn(0)
    clock[0] += 9
    assert pace.seconds(1.0) == 1.0, "a person's turn is never late"


def test_even_a_late_event_can_be_seen() -> None:
    clock = [0.0]
    pace = Pace(lambda: 1.0, lambda: clock[0])
    pace.start_turn(1, hurrying_players=3)
    planned = pace.seconds(1.0)
    clock[0] = 60.0
    assert pace.seconds(1.0) == pytest.approx(planned * MIN_SHARE)


def test_skipping_to_a_person_lasts_until_a_person_is_asked() -> None:
    pace = Pace(lambda: 1.0, lambda: 0.0)
    pace.start_turn(1)
    pace.skip_to_person()
    pace.start_turn(2)
    assert pace.is_instant()
    pace.reset()
    assert not pace.is_instant()


def test_a_replay_does_not_hurry_as_the_last_computer_player_did() -> None:
    clock = [0.0]
    pace = Pace(lambda: 1.0, lambda: clock[0])
    pace.start_turn(1, hurrying_players=3)
    pace.skip()
    clock[0] = 60.0
    pace.reset()
    assert not pace.is_instant()
    assert pace.seconds(1.0) == 1.0

"""What players agree on in games by letter: taking a move back, or a draw; and resigning."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.catalog import GAMES
from game.contract import CHANCE, Options, Outcome
from game.play.record import DRAW, RESIGNED, UNDO
from game.play.replay import log_entries, session_at, stops
from game.play.saves.library import library_entry
from game.play.session import Session, load_session
from game.play.together.agreements import agreed as end_by_agreement
from game.play.together.agreements import (
    asked,
    can_ask,
    can_resign,
    open_request,
    progress,
    resigned,
    taken_back,
)
from game.play.together.draws import OwnChain, device_to_act, together_of, used_elements, with_revealed
from game.play.together.letter import read_letter, write_letter
from game.play.together.letter_setup import BadLetter
from game.play.together.merge import Kind, merge
from game.play.together.verify import check_game
from tests.play.together.players import all_joined, new_secrets, play_by_letter, play_run, started

STAR, AFRICA, MANCALA = GAMES["star"], GAMES["africa"], GAMES["mancala"]
PLAIN = new_secrets(STAR, Random("back"), 2)
SECRETS = new_secrets(AFRICA, Random("back"), 3)


def star(plies: int) -> Session:
    whole = all_joined(started(STAR, (0, 1), PLAIN[0], {"rings": 4, "swap": "no"}), PLAIN)
    return play_by_letter(whole, PLAIN, Random(1), plies)


def agreed(session: Session, secrets: list[str]) -> Session:
    """The session after the next player has agreed to what is asked, as it is sent; unasked: a move back."""
    device = device_to_act(session)
    assert device is not None
    after = end_by_agreement(session) if open_request(session) else taken_back(session)
    return with_revealed(after, device, secrets[device])


def africa_turn(number: int) -> Session:
    """A game of three whose last move can be taken back, after dice of the same turn."""
    rng = Random(number)
    session = all_joined(started(AFRICA, (0, 1, 2), SECRETS[0]), SECRETS)
    while True:
        device = device_to_act(session)
        assert device is not None
        session = play_run(session, OwnChain(device, SECRETS[device]), rng)
        back = session.undo()
        if session.ply > 20 and can_ask(session, device) and back.states[-2].to_act == CHANCE:
            return session


def test_the_next_player_can_be_asked_and_nobody_else_asks() -> None:
    for plies, mover in ((6, 1), (5, 0)):
        session = star(plies)
        assert can_ask(session, mover)
        assert not can_ask(session, 1 - mover)
    assert not open_request(session)
    assert not open_request(star(0))
    assert open_request(asked(session))
    assert not open_request(play_run(asked(session), OwnChain(1, PLAIN[1]), Random(1)))


def test_a_question_and_an_agreement_travel_by_letter() -> None:
    session = star(5)
    for each in (asked(session), agreed(asked(session), PLAIN)):
        letter = write_letter(each)
        assert letter.startswith("letter=2")
        assert read_letter(letter, GAMES) == each
        assert load_session(each.record.text(), GAMES).session == each
    assert write_letter(session).startswith("letter=1")


def test_after_an_agreement_the_move_is_gone_and_the_log_has_everything() -> None:
    session = star(5)
    back = agreed(asked(session), PLAIN)
    assert back.record.moves == session.record.moves[:4]
    assert back.record.log() == (*session.record.moves, f"{UNDO} 4")
    assert device_to_act(back) == 0
    again = play_by_letter(back, PLAIN, Random(2), 8)
    assert again.record.log()[:6] == back.record.log()
    assert check_game(again).is_whole
    assert read_letter(write_letter(again), GAMES) == again


def test_the_game_with_the_agreement_is_the_newer_one() -> None:
    session = star(5)
    back = agreed(asked(session), PLAIN)
    again = play_by_letter(back, PLAIN, Random(2), 8)
    line = [session, asked(session), back, again]
    for at, known in enumerate(line):
        for received in line[:at]:
            assert merge(known, received).kind == Kind.OLDER
        for received in line[at + 1 :]:
            found = merge(known, received)
            assert (found.kind, found.session.record) == (Kind.NEWER, received.record)
    assert merge(session, back).ply == 4


def test_who_plays_on_has_declined() -> None:
    session = star(5)
    on = play_run(session, OwnChain(1, PLAIN[1]), Random(3))
    found = merge(asked(session), on, own=0)
    assert found.kind == Kind.NEWER
    assert not open_request(found.session)


def test_to_agree_in_one_copy_and_to_play_on_in_another_is_a_fork() -> None:
    session = star(5)
    back, on = agreed(asked(session), PLAIN), play_run(session, OwnChain(1, PLAIN[1]), Random(3))
    for one, other in ((back, on), (on, back)):
        found = merge(one, other)
        assert (found.kind, found.device, found.ply) == (Kind.FORK, 1, 4)


def test_nobody_can_agree_for_another() -> None:
    session = star(5)
    assert merge(session, taken_back(asked(session))).reason == "seat"
    assert merge(session, with_revealed(taken_back(session), 0, PLAIN[0])).reason == "seat"


def test_nobody_can_take_the_move_of_another_back_who_has_not_asked() -> None:
    session = star(5)
    back = agreed(session, PLAIN)
    assert merge(session, back, own=0).reason == "undo"
    assert merge(asked(session), back, own=0).kind == Kind.NEWER
    assert merge(session, back, own=1).kind == Kind.ELSEWHERE


@pytest.mark.parametrize("asked_for", [UNDO, DRAW])
def test_nobody_can_ask_for_another(asked_for: str) -> None:
    session = star(5)
    assert merge(session, asked(session, asked_for), own=0).reason == asked_for
    assert merge(session, asked(session, asked_for), own=1).kind == Kind.NEWER
    assert merge(asked(session, asked_for), asked(session, asked_for), own=0).kind == Kind.SAME
    moved = play_run(session, OwnChain(1, PLAIN[1]), Random(3))
    assert merge(session, asked(moved, asked_for), own=0).kind == Kind.NEWER


@pytest.mark.parametrize("number", range(3))
def test_dice_of_the_turn_stay_and_new_ones_are_proved(number: int) -> None:
    session = africa_turn(number)
    back = agreed(session, SECRETS)
    assert back.states[-2].to_act == CHANCE
    assert back.record.moves == session.record.moves[: back.ply]
    again = play_by_letter(back, SECRETS, Random("again"), back.ply + 25)
    assert check_game(again).is_whole
    assert read_letter(write_letter(again), GAMES) == again
    assert load_session(again.record.text(), GAMES).session == again
    assert merge(session, again).kind == Kind.NEWER


def test_nothing_is_taken_back_past_dice_or_past_another_agreement() -> None:
    session = africa_turn(1)
    mover = device_to_act(session.undo())
    back = agreed(session, SECRETS)
    assert back.undo() is back
    after = play_run(back, OwnChain(mover or 0, SECRETS[mover or 0]), Random(8))
    assert after.undo().ply >= back.ply


def test_an_agreement_takes_an_element_and_the_next_turn_another() -> None:
    """So that nobody knows dice in advance that others know."""
    session = star(5)
    back = agreed(session, PLAIN)
    before, after = used_elements(session), used_elements(back)
    assert after == (before[0], before[1] + 1)
    assert used_elements(back.play(back.state.legal_moves()[0])) == (before[0] + 1, before[1] + 1)


def test_an_earlier_moment_of_a_game_knows_nothing_of_later_agreements() -> None:
    again = play_by_letter(agreed(star(5), PLAIN), PLAIN, Random(2), 8)
    assert session_at(again, 3).record.log() == again.record.moves[:3]
    assert session_at(again, 8) == again
    assert progress(again) == again.ply + 2
    assert progress(asked(star(5))) == 5.5


def test_records_in_which_other_moves_were_taken_back_are_refused() -> None:
    session = agreed(star(5), PLAIN)
    (ply, moves), together = together_of(session.record).undone[0], together_of(session.record)
    for undone in (((ply, ("nonsense",)),), ((ply + 1, moves),), ((ply, moves * 2),)):
        changed = replace(session.record, together=replace(together, undone=undone))
        assert load_session(changed.text(), GAMES).problem


def test_a_record_in_which_a_die_was_taken_back_is_refused() -> None:
    session = africa_turn(0)
    ply = session.undo().ply - 1
    together = replace(together_of(session.record), undone=((ply, session.record.moves[ply:]),))
    changed = replace(session.record.first_moves(ply), together=together)
    assert "cannot be taken back" in str(load_session(changed.text(), GAMES).problem)


def test_a_letter_with_moves_taken_back_cannot_be_changed() -> None:
    letter = write_letter(play_by_letter(agreed(star(5), PLAIN), PLAIN, Random(2), 8))
    for at in range(len("letter="), len(letter)):
        other = "A" if letter[at] != "A" else "B"
        with pytest.raises(BadLetter):
            read_letter(letter[:at] + other + letter[at + 1 :], GAMES)


# Draws and resigning


def mancala(plies: int) -> Session:
    return play_by_letter(all_joined(started(MANCALA, (0, 1), PLAIN[0]), PLAIN), PLAIN, Random(1), plies)


def resigned_by(session: Session, device: int) -> Session:
    """The session after a player has resigned, as it is sent."""
    return with_revealed(resigned(session), device, PLAIN[device])


both_duels = pytest.mark.parametrize("duel", [star, mancala])


@both_duels
def test_who_resigns_in_their_turn_has_lost(duel: Callable[[int], Session]) -> None:
    session = duel(5)  # device 1 is to act
    assert can_resign(session, 1)
    assert not can_resign(session, 0)
    over = resigned_by(session, 1)
    assert over.outcome == Outcome((0,), None, RESIGNED)
    assert device_to_act(over) is None
    assert over.seat_to_act() is None
    assert over.undo() is over
    assert over.record.log() == (*session.record.moves, RESIGNED)
    assert not can_resign(over, 1)


@both_duels
def test_a_draw_is_offered_and_agreed_on(duel: Callable[[int], Session]) -> None:
    session = duel(5)  # device 0 has moved
    assert can_ask(session, 0, DRAW)
    assert not can_ask(session, 1, DRAW)
    assert [can_ask(duel(plies), (plies + 1) % 2, DRAW) for plies in (0, 1)] == [False, True]
    offered = asked(session, DRAW)
    assert open_request(offered) == DRAW
    assert offered.outcome is None
    over = agreed(offered, PLAIN)
    assert over.outcome == Outcome((), None, DRAW)
    assert over.record.moves == session.record.moves
    assert open_request(play_run(offered, OwnChain(1, PLAIN[1]), Random(1))) == ""


def test_a_game_of_dice_or_one_that_somebody_has_not_joined_is_not_ended_so() -> None:
    session = africa_turn(0)
    assert not any(can_resign(session, device) or can_ask(session, device, DRAW) for device in range(3))
    alone = started(STAR, (0, 1), PLAIN[0], {"rings": 4})
    assert not can_resign(alone, 0)


@both_duels
def test_offers_and_ends_travel_by_letter_and_record(duel: Callable[[int], Session]) -> None:
    session = duel(5)
    offered = asked(session, DRAW)
    for each in (offered, agreed(offered, PLAIN), resigned_by(session, 1)):
        letter = write_letter(each)
        assert letter.startswith("letter=3")
        assert read_letter(letter, GAMES) == each
        assert load_session(each.record.text(), GAMES).session == each


def test_an_end_is_newer_than_what_came_before_and_than_an_offer() -> None:
    session = star(5)
    line = [session, asked(session, DRAW), asked(session, UNDO), agreed(asked(session, DRAW), PLAIN)]
    for at, known in enumerate(line):
        assert [merge(known, other).kind for other in line[:at]] == [Kind.OLDER] * at
        assert [merge(known, other).kind for other in line[at + 1 :]] == [Kind.NEWER] * (3 - at)
    assert merge(session, resigned_by(session, 1)).kind == Kind.NEWER


def test_to_resign_in_one_copy_and_to_play_on_in_another_is_a_fork() -> None:
    session = star(5)
    over, on = resigned_by(session, 1), play_run(session, OwnChain(1, PLAIN[1]), Random(3))
    for one, other in ((over, on), (on, over), (over, agreed(asked(session, DRAW), PLAIN))):
        assert (merge(one, other).kind, merge(one, other).device) == (Kind.FORK, 1)


def test_nobody_can_resign_or_agree_on_a_draw_for_another() -> None:
    session = star(5)
    for forged in (resigned(session), end_by_agreement(asked(session, DRAW))):
        assert merge(session, forged).reason == "seat"
        assert merge(session, with_revealed(forged, 0, PLAIN[0])).reason == "seat"


def test_nobody_can_agree_on_a_draw_that_was_not_offered() -> None:
    session = star(5)
    over = agreed(asked(session, DRAW), PLAIN)
    assert merge(session, over, own=0).reason == "draw"
    assert merge(asked(session, UNDO), over, own=0).reason == "draw"
    assert merge(asked(session, DRAW), over, own=0).kind == Kind.NEWER


def test_a_double_turn_that_has_begun_takes_a_new_element_to_resign() -> None:
    """Those of the turn are known to the other player when its first stone came live."""
    options: Options = {"rings": 4, "stones": 2, "swap": "no"}
    session = play_by_letter(all_joined(started(STAR, (0, 1), PLAIN[0], options), PLAIN), PLAIN, Random(1), 5)
    device = device_to_act(session)
    assert device is not None
    half = with_revealed(session.play(session.state.legal_moves()[0]), device, PLAIN[device])
    assert device_to_act(half) == device
    assert merge(half, resigned(half)).reason == "seat"
    assert used_elements(resigned(half))[device] == used_elements(half)[device] + 1


def test_an_earlier_moment_of_a_game_is_not_over() -> None:
    over = resigned_by(star(5), 1)
    assert session_at(over, 4).outcome is None
    assert session_at(over, 5) == over


def test_the_log_tells_how_the_players_ended_the_game() -> None:
    over, drawn = resigned_by(star(5), 1), agreed(asked(star(5), DRAW), PLAIN)
    events = [list(log_entries(session))[-1].event for session in (over, drawn)]
    assert [(event.kind, event.message.key) for event in events] == [
        ("win", "outcome-resigned"),
        ("draw", "outcome-draw"),
    ]
    assert stops(over)[-1] == 5


@pytest.mark.parametrize(
    "change",
    [
        {"ended": "won"},
        {"ended": 1},
        {"asked_for": "peace"},
        {"asked_for": ["draw"]},
        {"undone": None},
        {"asked": -1},
    ],
    ids=str,
)
def test_records_that_end_in_another_way_are_refused(change: dict[str, Any]) -> None:
    data = json.loads(resigned_by(star(5), 1).record.text())
    data["together"] |= change
    loaded = load_session(json.dumps(data), GAMES)
    assert loaded.session is None
    assert "does not fit" in str(loaded.problem)


def test_records_without_both_fields_of_an_end_are_refused() -> None:
    for name in ("asked_for", "ended", "undone", "asked"):
        data = json.loads(resigned_by(star(5), 1).record.text())
        del data["together"][name]
        assert load_session(json.dumps(data), GAMES).problem


def test_a_game_that_its_players_cannot_end_there_is_refused() -> None:
    for session in (africa_turn(0), started(STAR, (0, 1), PLAIN[0])):
        problem = load_session(resigned(session).record.text(), GAMES).problem
        assert "cannot end the game" in str(problem)


def test_an_ended_game_of_the_library_has_its_winner() -> None:
    assert library_entry(resigned_by(star(5), 1), 0).winners == (0,)
    assert library_entry(agreed(asked(star(5), DRAW), PLAIN), 0).winners == ()

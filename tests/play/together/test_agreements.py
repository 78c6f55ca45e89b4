"""Taking a move back by agreement, in games by letter."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.catalog import GAMES
from game.contract import CHANCE
from game.play.record import UNDO
from game.play.replay import session_at
from game.play.session import Session, load_session
from game.play.together.agreements import asked, can_ask, is_asked, taken_back, told_length
from game.play.together.draws import OwnChain, device_to_act, shared, usage, with_told
from game.play.together.letter import BadLetter, read_letter, write_letter
from game.play.together.merge import Kind, merge
from game.play.together.verify import check_game
from tests.play.together.players import all_joined, new_secrets, play_by_letter, play_run, started

STAR, AFRICA = GAMES["star"], GAMES["africa"]
PLAIN = new_secrets(STAR, Random("back"), 2)
SECRETS = new_secrets(AFRICA, Random("back"), 3)


def star(plies: int) -> Session:
    whole = all_joined(started(STAR, (0, 1), PLAIN[0], {"rings": 4, "swap": "no"}), PLAIN)
    return play_by_letter(whole, PLAIN, Random(1), plies)


def agreed(session: Session, secrets: list[str]) -> Session:
    """The session after the next player has agreed that the last move is taken back, as it is sent."""
    device = device_to_act(session)
    assert device is not None
    return with_told(taken_back(session), device, secrets[device])


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
    session = star(5)  # device 0 has moved
    assert can_ask(session, 0)
    assert not can_ask(session, 1)
    assert not is_asked(session)
    assert is_asked(asked(session))
    assert not is_asked(play_run(asked(session), OwnChain(1, PLAIN[1]), Random(1)))


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
    question, back = asked(session), agreed(asked(session), PLAIN)
    again = play_by_letter(back, PLAIN, Random(2), 8)
    line = [session, question, back, again]
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
    assert not is_asked(found.session)


def test_to_agree_in_one_copy_and_to_play_on_in_another_is_a_fork() -> None:
    session = star(5)
    back, on = agreed(asked(session), PLAIN), play_run(session, OwnChain(1, PLAIN[1]), Random(3))
    for one, other in ((back, on), (on, back)):
        found = merge(one, other)
        assert (found.kind, found.device, found.ply) == (Kind.FORK, 1, 4)


def test_nobody_can_agree_for_another() -> None:
    session = star(5)
    assert merge(session, taken_back(asked(session))).reason == "seat"
    assert merge(session, with_told(taken_back(session), 0, PLAIN[0])).reason == "seat"


def test_nobody_can_take_the_move_of_another_back_who_has_not_asked() -> None:
    session = star(5)
    back = agreed(session, PLAIN)
    assert merge(session, back, own=0).reason == "undo"
    assert merge(asked(session), back, own=0).kind == Kind.NEWER
    assert merge(session, back, own=1).kind == Kind.ELSEWHERE


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
    before, after = usage(session), usage(back)
    assert after == (before[0], before[1] + 1)
    assert usage(back.play(back.state.legal_moves()[0])) == (before[0] + 1, before[1] + 1)


def test_an_earlier_moment_of_a_game_knows_nothing_of_later_agreements() -> None:
    again = play_by_letter(agreed(star(5), PLAIN), PLAIN, Random(2), 8)
    assert session_at(again, 3).record.log() == again.record.moves[:3]
    assert session_at(again, 8) == again
    assert told_length(again) == again.ply + 2
    assert told_length(asked(star(5))) == 5.5


def test_records_in_which_other_moves_were_taken_back_are_refused() -> None:
    session = agreed(star(5), PLAIN)
    (ply, moves), together = shared(session.record).undone[0], shared(session.record)
    for undone in (((ply, ("nonsense",)),), ((ply + 1, moves),), ((ply, moves * 2),)):
        changed = replace(session.record, together=replace(together, undone=undone))
        assert load_session(changed.text(), GAMES).problem


def test_a_letter_with_moves_taken_back_cannot_be_changed() -> None:
    letter = write_letter(play_by_letter(agreed(star(5), PLAIN), PLAIN, Random(2), 8))
    for at in range(len("letter="), len(letter)):
        other = "A" if letter[at] != "A" else "B"
        with pytest.raises(BadLetter):
            read_letter(letter[:at] + other + letter[at + 1 :], GAMES)

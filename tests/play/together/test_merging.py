"""What a letter means for a device that may know its game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.catalog import GAMES
from game.contract import OptionValue
from game.play import replay
from game.play.session import Session, load_session
from game.play.together.chains import element_at
from game.play.together.draws import OwnChain, joined, together_of, used_elements
from game.play.together.letter import read_letter, write_letter
from game.play.together.merge import Kind, merge
from game.play.together.verify import check_game
from tests.play.together.players import all_joined, new_secrets, play_by_letter, play_run, started, with_live

AFRICA, STAR = GAMES["africa"], GAMES["star"]
SECRETS = new_secrets(AFRICA, Random("merging"), 3)
PLAIN = new_secrets(STAR, Random("merging"), 3)


def africa(plies: int, owners: tuple[int, ...] = (0, 1)) -> Session:
    secrets = SECRETS[: max(owners) + 1]
    whole = all_joined(started(AFRICA, owners, secrets[0]), secrets)
    return play_by_letter(whole, secrets, Random(7), plies)


def other_turn(session: Session, plies: int) -> Session:
    """The same game, in which the turns after `plies` moves are others."""
    shorter = africa(plies)
    return play_by_letter(shorter, SECRETS[:2], Random("other"), session.ply)


def with_move(session: Session, ply: int, move: str) -> Session:
    moves = session.record.moves
    record = replace(session.record, moves=(*moves[:ply], move, *moves[ply + 1 :]))
    loaded = load_session(record.text(), GAMES)
    assert loaded.session
    return loaded.session


def test_an_unknown_game_is_new() -> None:
    assert merge(None, africa(10)).kind == Kind.NEW


def test_an_unknown_game_in_which_somebody_moved_for_another_is_refused() -> None:
    session = all_joined(started(STAR, (0, 1), PLAIN[0]), PLAIN[:2])
    assert merge(None, session.play(session.state.legal_moves()[0])).reason == "seat"


def test_turns_of_ones_own_seat_that_were_played_elsewhere_are_told() -> None:
    """An old copy, or a seat that was moved to another device, plays on."""
    known, received = africa(10), africa(30)
    for device in (0, 1):
        found = merge(known, received, own=device)
        assert (found.kind, found.session, found.other) == (Kind.ELSEWHERE, known, received)
        assert (found.device, found.ply) == (device, known.ply)
    last = merge(known, africa(known.ply + 1), own=0), merge(known, africa(known.ply + 1), own=1)
    assert {found.kind for found in last} == {Kind.ELSEWHERE, Kind.NEWER}


def test_a_letter_that_comes_twice_changes_nothing() -> None:
    assert merge(africa(10), africa(10)) == merge(africa(10), read_letter(write_letter(africa(10)), GAMES))
    found = merge(africa(10), africa(10))
    assert (found.kind, found.session) == (Kind.SAME, africa(10))


def test_an_old_letter_changes_nothing() -> None:
    found = merge(africa(30), africa(10))
    assert (found.kind, found.session, found.ply) == (Kind.OLDER, africa(30), africa(10).ply)


def test_a_newer_letter_brings_the_game_on_and_keeps_the_computers_seed() -> None:
    found = merge(africa(10).with_seed("5eed"), africa(30))
    assert (found.kind, found.session, found.ply) == (
        Kind.NEWER,
        africa(30).with_seed("5eed"),
        africa(10).ply,
    )


def test_a_letter_of_another_game_is_told() -> None:
    secrets = new_secrets(AFRICA, Random("another"), 2)
    another = all_joined(started(AFRICA, (0, 1), secrets[0]), secrets)
    assert merge(africa(10), another).kind == Kind.OTHER


def test_a_turn_played_in_two_ways_is_a_fork_and_says_who() -> None:
    mine = africa(30)
    theirs = other_turn(mine, 10)
    found = merge(mine, theirs)
    assert (found.kind, found.session, found.other) == (Kind.FORK, mine, theirs)
    assert mine.record.moves[: found.ply] == theirs.record.moves[: found.ply]
    assert mine.record.moves[found.ply] != theirs.record.moves[found.ply]
    assert found.device == together_of(mine.record).owners[mine.states[found.ply].to_act]


def test_a_fork_is_found_from_both_sides() -> None:
    mine = africa(30)
    theirs = other_turn(mine, 10)
    assert merge(theirs, mine).kind == Kind.FORK


def test_invitations_can_be_answered_in_any_order() -> None:
    invited = started(AFRICA, (0, 1, 2), SECRETS[0])
    bo, cilla = joined(invited, 1, SECRETS[1], "Bo"), joined(invited, 2, SECRETS[2], "Cilla")
    for first, second in ((bo, cilla), (cilla, bo)):
        known = merge(invited, first)
        assert known.kind == Kind.NEWER
        both = merge(known.session, second)
        assert both.kind == Kind.NEWER
        assert [seat.name for seat in both.session.record.seats] == ["Anna", "Bo", "Cilla"]
        for again in (bo, cilla, invited):
            assert merge(both.session, again) == merge(both.session, both.session)


def test_a_seat_is_taken_only_once() -> None:
    invited = started(AFRICA, (0, 1), SECRETS[0])
    first, second = (joined(invited, 1, secret, "Bo") for secret in SECRETS[1:])
    found = merge(first, second)
    assert (found.kind, found.reason, found.device) == (Kind.REFUSED, "anchor", 1)


def test_a_first_move_may_come_before_the_answer() -> None:
    invited = started(STAR, (0, 1), PLAIN[0])
    answered = joined(invited, 1, PLAIN[1], "Bo")
    moved = play_run(invited, OwnChain(0, PLAIN[0]), Random(0))
    found = merge(answered, moved)
    assert found.kind == Kind.NEWER
    assert found.session.ply == moved.ply
    assert found.session.record.seats[1].name == "Bo"


def test_a_turn_of_ones_own_that_is_not_sent_yet_stays() -> None:
    known = africa(10)
    device = 0 if play_turn(known, 0) != known else 1
    going_on = play_turn(known, device)
    found = merge(going_on, known)
    assert (found.kind, found.session) == (Kind.OLDER, going_on)


def play_turn(session: Session, device: int) -> Session:
    played = play_run(session, OwnChain(device, SECRETS[device]), Random(1))
    return played if played.ply > session.ply else session


# What is not honest


@pytest.mark.parametrize("name", ["topaz", "order"])
def test_other_house_rules_are_refused(name: str) -> None:
    other: dict[str, OptionValue] = {"topaz": 301, "order": "descending"}
    changed = started(AFRICA, (0, 1), SECRETS[0], {name: other[name]})
    assert merge(started(AFRICA, (0, 1), SECRETS[0]), changed).reason == "rules"


def test_another_die_is_refused() -> None:
    known, session = africa(10), africa(40)
    ply = next(ply for ply in range(known.ply, session.ply) if session.record.moves[ply] in "123456")
    moves = session.states[ply].legal_moves()
    other = next(str(move) for move in moves if str(move) != session.record.moves[ply])
    changed = with_move(session, ply, other)
    proof = check_game(changed)
    assert proof.problem
    assert not proof.is_whole
    assert merge(known, changed).reason == "die"


def test_an_element_of_another_chain_is_refused() -> None:
    session = africa(40)
    together = together_of(session.record)
    index, _ = together.elements[1]
    foreign = replace(together, elements=(together.elements[0], (index, element_at(SECRETS[2], index))))
    changed = replace(session, record=replace(session.record, together=foreign))
    assert merge(africa(10), changed).reason == "element"
    assert check_game(changed).problem


def test_a_new_anchor_is_refused() -> None:
    session = africa(40)
    fresh = joined(session, 1, SECRETS[2], "Bo")
    index = used_elements(session)[1]
    together = together_of(fresh.record)
    revealed = replace(together, elements=(together.elements[0], (index, element_at(SECRETS[2], index))))
    assert (
        merge(africa(10), replace(session, record=replace(session.record, together=revealed))).reason
        == "anchor"
    )


def test_nobody_can_move_for_another_device() -> None:
    session = all_joined(started(STAR, (0, 1), PLAIN[0]), PLAIN[:2])
    forged = session.play(session.state.legal_moves()[0])
    assert merge(session, forged).reason == "seat"


def test_nobody_can_rename_another_player() -> None:
    session = africa(10)
    renamed = session.with_seat(0, replace(session.record.seats[0], name="Olga"))
    assert merge(session, renamed).reason == "name"


def test_live_dice_that_only_one_side_knows_are_a_fork() -> None:
    session = all_joined(started(STAR, (0, 1), PLAIN[0]), PLAIN[:2])
    known = play_by_letter(session, PLAIN[:2], Random(5), 20)
    live = play_by_letter(with_live(session, True), PLAIN[:2], Random(5), 20)
    assert merge(known, live).kind == Kind.FORK


# The check of a game


def test_every_die_of_a_game_is_proved() -> None:
    proof = check_game(africa(60, (0, 1, 2)))
    assert proof.is_whole
    assert proof.draws == proof.proved > 10


def test_dice_of_a_turn_that_is_not_revealed_are_open() -> None:
    session = replay.session_at(africa(30), africa(30).ply)
    together = together_of(session.record)
    device = max(range(2), key=lambda each: together.elements[each][0])
    index = together.elements[device][0] - 1
    revealed = tuple(
        (index, element_at(SECRETS[device], index)) if each == device else pair
        for each, pair in enumerate(together.elements)
    )
    proof = check_game(
        replace(session, record=replace(session.record, together=replace(together, elements=revealed)))
    )
    assert proof.problem is None
    assert proof.proved < proof.draws
    assert not proof.is_whole


def test_each_changed_byte_of_a_record_is_found() -> None:
    text = africa(20).record.text()
    rng = Random("bits")
    for at in range(len(text)):
        changed = text[:at] + chr(ord(text[at]) ^ 1 << rng.randrange(7)) + text[at + 1 :]
        assert load_session(changed, GAMES).problem, text[at - 20 : at + 20]

"""Dice of a game from several devices: fair, fixed in advance, and nobody's to choose or to foresee."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from game.catalog import GAMES
from game.contract import CHANCE
from game.play.session import Session
from game.play.together.chains import LENGTH, BadElement, element_at
from game.play.together.draws import (
    Elements,
    OwnChain,
    device_to_act,
    draw_next,
    is_live,
    missing_devices,
    next_used_elements,
    together_of,
    used_elements,
    with_element,
)
from game.play.together.verify import check_game
from tests.play.dice_race_game import GAME as RACE
from tests.play.together.players import all_joined, new_secrets, play_by_letter, play_run, started, with_live

AFRICA = GAMES["africa"]


def race(seed: str, owners: tuple[int, ...] = (0, 1)) -> tuple[Session, list[str]]:
    secrets = new_secrets(RACE, Random(seed), max(owners) + 1)
    return all_joined(started(RACE, owners, secrets[0], {"goal": 99}), secrets), secrets


def test_chance_waits_until_all_devices_have_joined() -> None:
    secrets = new_secrets(AFRICA, Random("waiting"), 3)
    session = started(AFRICA, (0, 1, 2), secrets[0])
    assert missing_devices(session) == (1, 2)
    with pytest.raises(BadElement):
        draw_next(session, OwnChain(0, secrets[0]))
    whole = all_joined(session, secrets)
    assert missing_devices(whole) == ()
    assert draw_next(whole, OwnChain(0, secrets[0])) in whole.state.legal_moves()


def test_a_die_depends_on_neither_the_moves_nor_the_number_of_tries() -> None:
    session, secrets = race("tries")
    own = OwnChain(0, secrets[0])
    rolled = session.play("roll")
    assert len({draw_next(rolled, own) for _ in range(20)}) == 1
    kept, dropped = (play_run(session, own, Random(seed)) for seed in ("a", "b"))
    assert kept.record.moves[:2] == dropped.record.moves[:2]


def test_nobody_else_knows_the_die_of_a_turn_before_its_letter() -> None:
    session, secrets = race("secret")
    rolled = session.play("roll")
    for own in (OwnChain(1, secrets[1]), None):
        with pytest.raises(BadElement):
            draw_next(rolled, own)


def test_a_device_cannot_know_the_dice_of_its_next_turn() -> None:
    """They need an element that the other device reveals with its turn."""
    session, secrets = race("ahead")
    played = play_run(session, OwnChain(0, secrets[0]), Random(0))
    ahead = played.play("roll")
    with pytest.raises(BadElement):
        draw_next(ahead, OwnChain(0, secrets[0]))


def test_each_turn_uses_one_more_element_of_its_own_device() -> None:
    session, secrets = race("usage", (0, 1, 0))
    found = [
        used_elements(play_by_letter(session, secrets, Random(1), plies)) for plies in (0, 1, 4, 7, 10, 13)
    ]
    assert found == [(0, 0), (1, 0), (1, 1), (2, 1), (2, 1), (2, 2)]


def test_one_device_may_have_several_seats() -> None:
    session, _ = race("seats", (0, 0, 1))
    assert device_to_act(session) == 0


def test_a_live_draw_needs_a_fresh_element_of_everybody() -> None:
    session, secrets = race("live")
    rolled = with_live(session, True).play("roll")
    assert is_live(together_of(rolled.record), rolled.ply)
    own = OwnChain(0, secrets[0])
    with pytest.raises(BadElement):
        draw_next(rolled, own)
    assert next_used_elements(rolled) == (2, 1)
    revealed = with_element(rolled, 1, 1, element_at(secrets[1], 1))
    assert draw_next(revealed, own) in RACE.new().play("roll").legal_moves()


def test_an_element_of_another_chain_is_refused() -> None:
    session, secrets = race("foreign")
    with pytest.raises(BadElement):
        with_element(session, 1, 1, element_at(secrets[0], 1))


def test_live_draws_can_begin_and_end_anywhere() -> None:
    session, secrets = race("mixed")
    session = with_live(play_by_letter(session, secrets, Random(0), 6), True)
    rng = Random(3)
    for _ in range(30):
        for device, secret in enumerate(secrets):
            index = next_used_elements(session)[device]
            session = with_element(session, device, index, element_at(secret, index))
        at_chance = session.state.to_act == CHANCE
        session = session.play(
            draw_next(session, None) if at_chance else rng.choice(session.state.legal_moves())
        )
    session = play_by_letter(with_live(session, False), secrets, rng, session.ply + 12)
    assert check_game(session).is_whole
    assert together_of(session.record).live == (6, 36)


def test_switching_twice_before_a_move_changes_nothing() -> None:
    session, _ = race("switch")
    assert with_live(with_live(session, True), False) == session
    assert with_live(session, False) is session


def test_sixty_thousand_dice_are_fair_and_independent() -> None:
    faces = "123456"
    state = RACE.new().play("roll")
    rolls = []
    for number in range(60):
        session, secrets = race(f"fair {number}")
        deepest = tuple((LENGTH, secret) for secret in secrets)
        revealed = replace(together_of(session.record), elements=deepest)
        elements = Elements(replace(session.record, together=revealed))
        rolls.append([elements.draw(state, n, (n // 2, n // 2 + n % 2)) for n in range(1001)])
    counts = Counter(face for game in rolls for face in game[1:])
    assert sum((counts[face] - 10_000) ** 2 / 10_000 for face in faces) < 20.5  # p = 0.001
    pairs, expected = Counter(pair for game in rolls for pair in pairwise(game)), 60_000 / 36
    chi_squared = sum((pairs[one, other] - expected) ** 2 / expected for one in faces for other in faces)
    assert chi_squared < 66.6  # p = 0.001

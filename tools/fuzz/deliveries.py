"""Games by letter that are delivered badly, and corrupt letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.play.record import DRAW, UNDO
from game.play.session import Session
from game.play.together import agreements
from game.play.together.draws import OwnChain, device_to_act, joined, missing_devices, with_revealed
from game.play.together.letter import read_letter, write_letter
from game.play.together.letter_setup import BadLetter
from game.play.together.merge import Kind, Merge, merge
from game.play.together.moving import MovedSeat, seat_steps, write_seat
from game.play.together.verify import check_game
from tools.fuzz import mutators
from tools.fuzz.generators import ALL_GAMES
from tools.fuzz.letter_games import ASKED, MAX_PLIES, answered, new_game, played, random_game

DELIVERIES = 100
"""Letters that are delivered in one game."""

LOST, DOUBLED, COPIED = 0.35, 0.2, 0.3
"""The probabilities that a letter is lost or comes again, and that a player plays on from a copy."""

SEATS = 0.2
"""The part of the corrupt texts that move a seat."""

AGREED = {UNDO: 0.5, DRAW: 0.1}
"""The probability that a player agrees to what is asked for."""

RESIGNED = 0.02
"""The probability that a player resigns in a turn."""


def letters(rng: Random) -> str:
    """A corrupt letter, or text that moves a seat, is refused, or says the same as before."""
    (session, secrets), (other, _) = (random_game(rng) for _ in range(2))
    second, chain = write_letter(other), OwnChain(0, secrets[0])
    text, seat = write_letter(session), write_seat(MovedSeat(session, chain, session.ply))
    try:
        if rng.random() < SEATS:
            moved = next(filter(None, seat_steps(mutators.mutate_text(seat, rng, second), ALL_GAMES)))
            read, is_same = moved.session, moved.chain == chain
        else:
            read, is_same = read_letter(mutators.mutate_text(text, rng, second), ALL_GAMES), True
    except BadLetter as error:
        if not str(error):
            raise AssertionError("a letter was refused without a reason") from error
        return "refused"
    if read.record not in (session.record, other.record) or not is_same:
        raise AssertionError("a corrupt letter became another game")
    return "accepted"


# Deliveries


@dataclass
class _Device:
    """A player's device: what it knows of the game, and its last letter."""

    chain: OwnChain
    session: Session | None = None
    letter: str = ""


def deliveries(rng: Random) -> str:
    """After any deliveries all devices have the same game, with every die proved and every move played."""
    session, secrets = new_game(rng)
    devices = [_Device(OwnChain(number, secret)) for number, secret in enumerate(secrets)]
    devices[0].session = session
    devices[0].letter = write_letter(session)
    under_way = list[tuple[_Device, str]]()
    may_copy, forks = rng.random() < COPIED, 0
    for _ in range(DELIVERIES):
        while not under_way:
            sender = rng.choice([device for device in devices if device.session])
            backup = sender.session
            if _play_turn(sender, rng) and may_copy and rng.random() < 0.3:
                under_way += _sent(sender, devices, rng)
                sender.session = backup
                _play_turn(sender, rng)
            under_way += _sent(sender, devices, rng)
        at = rng.randrange(len(under_way))
        receiver, letter = under_way[at] if rng.random() < DOUBLED else under_way.pop(at)
        forks += _deliver(receiver, letter)
        _answer(receiver, rng)
    _deliver_until_all_agree(devices)
    return "with forks" if forks else "in one line"


def _answer(device: _Device, rng: Random) -> None:
    """Agree now and then, if this device is asked for something."""
    session = device.session
    assert session
    is_asked = agreements.open_request(session) and device_to_act(session) == device.chain.device
    if is_asked and rng.random() < AGREED[agreements.open_request(session)]:
        device.session = answered(session, device.chain)
        device.letter = _letter(device)


def _deliver_until_all_agree(devices: Sequence[_Device]) -> None:
    """Nothing is lost any more: all devices get all letters. Raises AssertionError if they do not agree."""
    for _ in range(3):
        for sender in devices:
            for receiver in devices if sender.letter else ():
                if sender.session is not None and receiver is not sender:
                    _deliver(receiver, _letter(sender))
    games = [device.session for device in devices]
    assert games[0]
    letters = {write_letter(game) if game else "" for game in games}
    if len(letters) > 1 or not check_game(games[0]).is_whole:
        raise AssertionError(f"the devices do not agree: {sorted(letters)}")


def _play_turn(device: _Device, rng: Random) -> bool:
    """Play this device's turn, if it has one, resign or ask for something. True if it has moved."""
    session, own = device.session, device.chain
    assert session
    before, device.session = session.ply, session
    if agreements.can_resign(session, own.device) and rng.random() < RESIGNED:
        device.session = with_revealed(agreements.resigned(session), own.device, own.secret)
    elif session.ply < MAX_PLIES:
        device.session = played(session, own, rng)
    request = rng.choice((DRAW, UNDO))
    if agreements.can_ask(device.session, own.device, request) and rng.random() < ASKED:
        device.session = agreements.asked(device.session, request)
    device.letter = _letter(device)
    return device.session.ply > before


def _letter(device: _Device) -> str:
    assert device.session
    return write_letter(with_revealed(device.session, device.chain.device, device.chain.secret))


def _sent(sender: _Device, devices: Sequence[_Device], rng: Random) -> list[tuple[_Device, str]]:
    """The letters of a sender that are not lost."""
    return [(each, sender.letter) for each in devices if each is not sender and rng.random() >= LOST]


def _deliver(receiver: _Device, letter: str) -> bool:
    """Read and merge a letter, checked against a plain comparison of the logs. True for a fork."""
    received = read_letter(letter, ALL_GAMES)
    found = merge(receiver.session, received)
    _check_kind(receiver.session, received, found)
    device, secret = receiver.chain.device, receiver.chain.secret
    session = found.session
    if found.kind == Kind.FORK and found.other and found.other.record.log() < session.record.log():
        session = found.other  # all players choose the same line
    if device in missing_devices(session):
        session = joined(session, device, secret, f"Player {device}")
    receiver.session = with_revealed(session, device, secret)
    receiver.letter = _letter(receiver)
    return found.kind == Kind.FORK


def _check_kind(known: Session | None, received: Session, found: Merge) -> None:
    if known is None:
        expected = {Kind.NEW}
    else:
        mine, theirs = known.record.log(), received.record.log()
        shortest = min(len(mine), len(theirs))
        if mine[:shortest] != theirs[:shortest]:
            expected = {Kind.FORK}
        elif len(theirs) > len(mine):
            expected = {Kind.NEWER}
        else:
            news = set(missing_devices(known)) - set(missing_devices(received))
            is_as_long = len(theirs) == len(mine)
            questions = agreements.progress(received) - agreements.progress(known) if is_as_long else -1
            is_newer = bool(news) or questions > 0
            expected = {Kind.NEWER if is_newer else Kind.OLDER if questions < 0 else Kind.SAME}
    if found.kind not in expected:
        raise AssertionError(f"{found.kind} {found.reason} in place of {expected}")

"""Games by letter that are delivered badly, and letters of players who cheat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from game.contract import CHANCE, NOBODY, Game, GameError
from game.play.record import Seat, Together
from game.play.replay import session_at
from game.play.session import Session, load_session, new_session
from game.play.together.agreements import asked, can_ask, is_asked, taken_back
from game.play.together.chains import DICE_BYTES, LENGTH, PLAIN_BYTES, anchor_of, element_at
from game.play.together.draws import (
    OwnChain,
    device_to_act,
    draw_next,
    joined,
    missing_devices,
    new_together,
    shared,
    usage,
    with_told,
)
from game.play.together.letter import BadLetter, read_letter, write_letter
from game.play.together.merge import Kind, Merge, merge
from game.play.together.moving import MovedSeat, seat_steps, write_seat
from game.play.together.verify import check_game
from tools.fuzz import mutators
from tools.fuzz.generators import ALL_GAMES

DELIVERIES = 100
"""Letters that are delivered in one game."""

MAX_PLIES = 60
LOST, DOUBLED, COPIED = 0.35, 0.2, 0.3
"""The probabilities that a letter is lost or comes again, and that a player plays on from a copy."""

SEATS = 0.2
"""The part of the corrupt texts that move a seat."""

ASKED, AGREED = 0.2, 0.5
"""The probabilities that a player asks to take a move back, and that the next one agrees."""

TABLES = {"africa": ((0, 1), (0, 1, 2), (0, 0, 1)), "star": ((0, 1),), "mancala": ((0, 1),)}
"""The devices of the seats, by game."""


def letters(rng: Random) -> str:
    """A corrupt letter, or text that moves a seat, is refused, or says the same as before."""
    (session, secrets), (other, _) = (_random_game(rng) for _ in range(2))
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
    session, secrets = _new_game(rng)
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
    """Agree to take a move back, if this device is asked to."""
    session = device.session
    assert session
    if is_asked(session) and device_to_act(session) == device.chain.device and rng.random() < AGREED:
        device.session = _agreed(session, device.chain)
        device.letter = _letter(device)


def _agreed(session: Session, own: OwnChain) -> Session:
    """The session after a device has agreed, as it is sent."""
    return with_told(taken_back(session), own.device, own.secret)


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
    """Play this device's turn, if it has one, or ask to take its last move back. True if it has moved."""
    session = device.session
    assert session
    before = session.ply
    device.session = _played(session, device.chain, rng) if session.ply < MAX_PLIES else session
    if can_ask(device.session, device.chain.device) and rng.random() < ASKED:
        device.session = asked(device.session)
    device.letter = _letter(device)
    return device.session.ply > before


def _letter(device: _Device) -> str:
    assert device.session
    return write_letter(with_told(device.session, device.chain.device, device.chain.secret))


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
    receiver.session = with_told(session, device, secret)
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
            questions = is_asked(received) - is_asked(known) if len(theirs) == len(mine) else -1
            is_newer = bool(news) or questions > 0
            expected = {Kind.NEWER if is_newer else Kind.OLDER if questions < 0 else Kind.SAME}
    if found.kind not in expected:
        raise AssertionError(f"{found.kind} {found.reason} in place of {expected}")


# Cheating


def cheats(rng: Random) -> str:
    """A letter of a player who cheats is found out, in one of `CHEATS`."""
    name = rng.choice(list(CHEATS))
    while True:
        session, secrets = _random_game(rng, TABLES["africa"][:2] if name == "die" else None)
        game = CHEATS[name](session, secrets, rng)
        if game is not None:
            break
    known, forged = game
    if forged is not None:
        own = device_to_act(session.undo()) if name == "unasked" else None
        found = merge(known, forged, own)
        if found.kind not in (Kind.REFUSED, Kind.FORK, Kind.OTHER):
            raise AssertionError(f"{name} was taken as {found.kind}")
    return name


Forged = tuple[Session, Session | None] | None
"""What the victim knows and what it gets (None: refused when it was read); None if the game has no case."""


def _another_die(session: Session, secrets: Sequence[str], rng: Random) -> Forged:
    plies = [ply for ply, state in enumerate(session.states[:-1]) if len(state.odds()) > 1]
    if not plies:
        return None
    ply = rng.choice(plies)
    state = session.states[ply]
    others = [move for move in state.legal_moves() if str(move) != session.record.moves[ply]]
    forged = session_at(session, ply).play(rng.choice(others))
    return session_at(session, ply), _told_by_all(forged, secrets)


def _foreign_element(session: Session, secrets: Sequence[str], rng: Random) -> Forged:
    device = rng.randrange(len(secrets))
    together = shared(session.record)
    index = together.elements[device][0]
    element = element_at(rng.randbytes(len(secrets[0]) // 2).hex(), rng.randrange(LENGTH))
    pairs = list(together.elements)
    pairs[device] = (index, element)
    forged = replace(session.record, together=replace(together, elements=tuple(pairs)))
    return _early(session, rng), _as_letter(replace(session, record=forged))


def _new_anchor(session: Session, secrets: Sequence[str], rng: Random) -> Forged:
    device = rng.randrange(1, len(secrets))
    fresh = [*secrets]
    fresh[device] = rng.randbytes(len(secrets[0]) // 2).hex()
    start = session_at(session, 0)
    together = shared(start.record)
    anchors = [anchor_of(secret) for secret in fresh]
    told = tuple((0, anchor) for anchor in anchors)
    changed = replace(start.record, together=replace(together, anchors=tuple(anchors), elements=told))
    return _early(session, rng), _as_letter(_all_played(replace(start, record=changed), fresh, rng))


def _changed_move(session: Session, secrets: Sequence[str], rng: Random, own: bool) -> Forged:
    """A move that the victim, device 0, knows already is another; the game goes on from there."""
    plies = [
        ply
        for ply, state in enumerate(session.states[:-1])
        if state.to_act != CHANCE
        and len(state.legal_moves()) > 1
        and (shared(session.record).owners[state.to_act] != 0) == own
    ]
    if not plies:
        return None
    ply = rng.choice(plies)
    legal = session.states[ply].legal_moves()
    move = rng.choice([each for each in legal if str(each) != session.record.moves[ply]])
    forged = session_at(session, ply).play(move)
    return session, _as_letter(_told_by_all(forged, secrets))


def _move_for_another(session: Session, secrets: Sequence[str], rng: Random) -> Forged:
    device = device_to_act(session)
    if device is None or device == device_to_act(session_at(session, session.ply - 1)):
        return None  # the turn has begun, and its element is known
    forged = session.play(rng.choice(session.state.legal_moves()))
    together = shared(forged.record)
    pairs = list(together.elements)
    if rng.random() < 0.5:
        pairs[device] = (usage(forged)[device], rng.randbytes(len(secrets[0]) // 2).hex())
    record = replace(forged.record, together=replace(together, elements=tuple(pairs)))
    return session, replace(forged, record=record)


def _agreed_for_another(session: Session, secrets: Sequence[str], rng: Random) -> Forged:
    """A player takes their move back as if the next one had agreed, whose element they do not have."""
    device = device_to_act(session.undo())
    if device is None or not can_ask(session, device):
        return None
    forged = with_told(taken_back(session), device, secrets[device])
    told = list(shared(forged.record).elements)
    other = device_to_act(session) or 0
    if rng.random() < 0.5:
        told[other] = (usage(forged)[other], rng.randbytes(len(secrets[0]) // 2).hex())
    record = replace(forged.record, together=replace(shared(forged.record), elements=tuple(told)))
    return session, replace(forged, record=record)


def _unasked(session: Session, secrets: Sequence[str], rng: Random) -> Forged:
    """A player takes back the move of another, who has not asked."""
    device, other = device_to_act(session.undo()), device_to_act(session)
    if device is None or other is None or not can_ask(session, device):
        return None
    return session, _as_letter(_agreed(session, OwnChain(other, secrets[other])))


def _other_rules(session: Session, secrets: Sequence[str], rng: Random) -> Forged:
    game, options = session.game, dict(session.record.options)
    name = rng.choice([name for name, option in game.options.items() if len(option.values) > 1])
    values = [value for value in game.options[name].values[:1000] if value != options[name]]
    options[name] = rng.choice(values)
    start = new_session(game, session.record.seats, "", options)
    record = replace(start.record, together=_nothing_told(session))
    return _early(session, rng), _as_letter(_all_played(replace(start, record=record), secrets, rng))


def _damaged(session: Session, secrets: Sequence[str], rng: Random) -> Forged:
    text = write_letter(session)
    while (changed := mutators.mutate_text(text, rng)) == text:
        pass
    try:
        read = read_letter(changed, ALL_GAMES)
    except BadLetter:
        return session, None
    if read.record == session.record:  # only what stands around the letter was changed
        return session, None
    raise AssertionError("a damaged letter became another game")


CHEATS: dict[str, Callable[[Session, Sequence[str], Random], Forged]] = {
    "die": _another_die,
    "element": _foreign_element,
    "anchor": _new_anchor,
    "own move": lambda session, secrets, rng: _changed_move(session, secrets, rng, own=True),
    "another's move": lambda session, secrets, rng: _changed_move(session, secrets, rng, own=False),
    "another's turn": _move_for_another,
    "agreement": _agreed_for_another,
    "unasked": _unasked,
    "rules": _other_rules,
    "damage": _damaged,
}
"""The ways to cheat, as a changed program could try them."""


# Games


def _new_game(rng: Random, tables: Sequence[tuple[int, ...]] | None = None) -> tuple[Session, list[str]]:
    """A game that its first device has started, and the secrets of all devices."""
    name = "africa" if tables else rng.choice(list(TABLES))
    game, owners = ALL_GAMES[name], rng.choice(tables or TABLES[name])
    size = DICE_BYTES if game.has_chance else PLAIN_BYTES
    secrets = [rng.randbytes(size).hex() for _ in range(max(owners) + 1)]
    seats = tuple(Seat("", figure) for figure in range(len(owners)))
    options = _small_options(game)
    session = new_session(game, seats, "", options)
    together = new_together(owners, secrets[0])
    return replace(session, record=replace(session.record, together=together)), secrets


def _small_options(game: Game) -> dict[str, int | float | str]:
    options = game.complete_options()
    return options | {"rings": 4} if "rings" in options else options


def _random_game(rng: Random, tables: Sequence[tuple[int, ...]] | None = None) -> tuple[Session, list[str]]:
    """A game of some turns, all of them told, and the secrets of all devices."""
    session, secrets = _new_game(rng, tables)
    for device in missing_devices(session):
        session = joined(session, device, secrets[device], f"Player {device}")
    return _all_played(session, secrets, rng, plies=rng.randint(4, 40)), secrets


def _all_played(session: Session, secrets: Sequence[str], rng: Random, plies: int = 20) -> Session:
    while session.ply < plies and (device := device_to_act(session)) is not None:
        own = OwnChain(device, secrets[device])
        before = device_to_act(session.undo())
        has_asked = before is not None and can_ask(session, before) and rng.random() < ASKED
        session = _agreed(session, own) if has_asked else _played(session, own, rng)
    return session


def _played(session: Session, own: OwnChain, rng: Random) -> Session:
    """The session after this device's turn, with its element told."""
    turns = 0
    while turns < MAX_PLIES and session.state.to_act != NOBODY and device_to_act(session) == own.device:
        if session.state.to_act == CHANCE and missing_devices(session):
            break
        at_chance = session.state.to_act == CHANCE
        session = session.play(
            draw_next(session, own) if at_chance else rng.choice(session.state.legal_moves())
        )
        turns += 1
    return with_told(session, own.device, own.secret)


def _told_by_all(session: Session, secrets: Sequence[str]) -> Session:
    """The session with the elements that its moves need, as if all had told them."""
    index = usage(session)
    pairs = tuple((index[device], element_at(secret, index[device])) for device, secret in enumerate(secrets))
    together = replace(shared(session.record), elements=pairs)
    return replace(session, record=replace(session.record, together=together))


def _nothing_told(session: Session) -> Together:
    """The devices of a session before their first turns."""
    together = shared(session.record)
    told = tuple((0, anchor) for anchor in together.anchors)
    return replace(together, elements=told, undone=(), asked=0)


def _early(session: Session, rng: Random) -> Session:
    """What a victim knew some turns ago."""
    early = session_at(session, rng.randrange(session.ply))
    return replace(early, record=replace(early.record, together=_nothing_told(session)))


def _as_letter(session: Session) -> Session | None:
    """The game as it is read from its letter, or from its text if no letter can say it; None if refused."""
    try:
        return read_letter(write_letter(session), ALL_GAMES)
    except (AssertionError, GameError, ValueError):
        return load_session(session.record.text(), ALL_GAMES).session

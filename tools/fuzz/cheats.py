"""Letters of players who cheat, as a changed program could write them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from game.contract import CHANCE, GameError
from game.play.record import DRAW, UNDO, Together
from game.play.replay import session_at
from game.play.session import Session, load_session, new_session
from game.play.together import agreements
from game.play.together.chains import LENGTH, anchor_of, element_at
from game.play.together.draws import OwnChain, device_to_act, together_of, used_elements, with_revealed
from game.play.together.letter import read_letter, write_letter
from game.play.together.letter_setup import BadLetter
from game.play.together.merge import Kind, merge
from tools.fuzz import mutators
from tools.fuzz.generators import ALL_GAMES
from tools.fuzz.letter_games import TABLES, all_played, answered, random_game


def cheats(rng: Random) -> str:
    """A letter of a player who cheats is found out, in one of `CHEATS`."""
    name = rng.choice(list(CHEATS))
    while True:
        session, secrets = random_game(rng, TABLES["africa"][:2] if name == "die" else None)
        game = CHEATS[name](session, secrets, rng)
        if game is not None:
            break
    known, forged = game
    if forged is not None:
        own = _last_device(known) if name == "unasked" else None
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
    return session_at(session, ply), _revealed_by_all(forged, secrets)


def _foreign_element(session: Session, secrets: Sequence[str], rng: Random) -> Forged:
    device = rng.randrange(len(secrets))
    together = together_of(session.record)
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
    together = together_of(start.record)
    anchors = [anchor_of(secret) for secret in fresh]
    revealed = tuple((0, anchor) for anchor in anchors)
    changed = replace(start.record, together=replace(together, anchors=tuple(anchors), elements=revealed))
    return _early(session, rng), _as_letter(all_played(replace(start, record=changed), fresh, rng))


def _changed_move(session: Session, secrets: Sequence[str], rng: Random, own: bool) -> Forged:
    """A move that the victim, device 0, knows already is another; the game goes on from there."""
    plies = [
        ply
        for ply, state in enumerate(session.states[:-1])
        if state.to_act != CHANCE
        and len(state.legal_moves()) > 1
        and (together_of(session.record).owners[state.to_act] != 0) == own
    ]
    if not plies:
        return None
    ply = rng.choice(plies)
    legal = session.states[ply].legal_moves()
    move = rng.choice([each for each in legal if str(each) != session.record.moves[ply]])
    forged = session_at(session, ply).play(move)
    return session, _as_letter(_revealed_by_all(forged, secrets))


def _move_for_another(session: Session, secrets: Sequence[str], rng: Random) -> Forged:
    device = device_to_act(session)
    if device is None or device == device_to_act(session_at(session, session.ply - 1)):
        return None  # the turn has begun, and its element is known
    forged = session.play(rng.choice(session.state.legal_moves()))
    together = together_of(forged.record)
    pairs = list(together.elements)
    if rng.random() < 0.5:
        pairs[device] = (used_elements(forged)[device], rng.randbytes(len(secrets[0]) // 2).hex())
    record = replace(forged.record, together=replace(together, elements=tuple(pairs)))
    return session, replace(forged, record=record)


def _agreed_for_another(session: Session, secrets: Sequence[str], rng: Random) -> Forged:
    """A player takes a move back, or ends the game, in the name of the next player, without their element."""
    device, other = _last_device(session), device_to_act(session)
    if device is None or other is None:
        return None
    forged = rng.choice(_ends(session, device) or [None])
    if forged is None:
        return None
    forged = with_revealed(forged, device, secrets[device])
    revealed = list(together_of(forged.record).elements)
    if rng.random() < 0.5:
        revealed[other] = (used_elements(forged)[other], rng.randbytes(len(secrets[0]) // 2).hex())
    record = replace(forged.record, together=replace(together_of(forged.record), elements=tuple(revealed)))
    return session, replace(forged, record=record)


def _ends(session: Session, device: int) -> list[Session]:
    """What the player to act could agree to at the request of a device, or do alone."""
    requests = [request for request in (UNDO, DRAW) if agreements.can_ask(session, device, request)]
    resigned = [agreements.resigned(session)] if session.can_be_ended else []
    return [*(agreements.agreed(agreements.asked(session, request)) for request in requests), *resigned]


def _unasked(session: Session, secrets: Sequence[str], rng: Random) -> Forged:
    """A player agrees to take a move back, or to a draw, that nobody has asked for."""
    device, other = _last_device(session), device_to_act(session)
    request = rng.choice((UNDO, DRAW))
    if device is None or other is None or not agreements.can_ask(session, device, request):
        return None
    if agreements.open_request(session):
        return None
    return session, _as_letter(answered(agreements.asked(session, request), OwnChain(other, secrets[other])))


def _last_device(session: Session) -> int | None:
    """The device whose player has moved last."""
    seats = (state.to_act for state in reversed(session.states[:-1]) if state.to_act != CHANCE)
    return next((together_of(session.record).owners[seat] for seat in seats), None)


def _other_rules(session: Session, secrets: Sequence[str], rng: Random) -> Forged:
    game, options = session.game, dict(session.record.options)
    name = rng.choice([name for name, option in game.options.items() if len(option.values) > 1])
    values = [value for value in game.options[name].values[:1000] if value != options[name]]
    options[name] = rng.choice(values)
    start = new_session(game, session.record.seats, "", options)
    record = replace(start.record, together=_nothing_revealed(session))
    return _early(session, rng), _as_letter(all_played(replace(start, record=record), secrets, rng))


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


def _revealed_by_all(session: Session, secrets: Sequence[str]) -> Session:
    """The session with the elements that its moves need, as if all had revealed them."""
    index = used_elements(session)
    pairs = tuple((index[device], element_at(secret, index[device])) for device, secret in enumerate(secrets))
    together = replace(together_of(session.record), elements=pairs)
    return replace(session, record=replace(session.record, together=together))


def _nothing_revealed(session: Session) -> Together:
    """The devices of a session before their first turns."""
    together = together_of(session.record)
    revealed = tuple((0, anchor) for anchor in together.anchors)
    return replace(together, elements=revealed, undone=(), asked=0)


def _early(session: Session, rng: Random) -> Session:
    """What a victim knew some turns ago."""
    early = session_at(session, rng.randrange(session.ply))
    return replace(early, record=replace(early.record, together=_nothing_revealed(session)))


def _as_letter(session: Session) -> Session | None:
    """The game as it is read from its letter, or from its text if no letter can say it; None if refused."""
    try:
        return read_letter(write_letter(session), ALL_GAMES)
    except (AssertionError, GameError, ValueError):
        return load_session(session.record.text(), ALL_GAMES).session

"""Letters: a whole game as a short text, which players send each other in turn through any messenger.

A letter has the set-up, the deepest element that each device has revealed, and the players' moves as their
indices among the legal ones. Anchors, dice and tokens follow from the elements. The first character of the
text is the version; then come numbers as `digits` packs them, the first of them a checksum of the record.

A letter of version 1 numbers the players, and can name the first levels of a game only. Where another level
plays, or somebody has taken a move back or asks to, the letter is of version 2. Where players have ended the
game, or one of them offers a draw, it is of version 3. All versions number the options.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import pairwise

from game.contract import CHANCE, Game, GameError, State, shortened_repr
from game.play.exchange.share_link import LETTER_PREFIX, link_content
from game.play.record import DRAW, RESIGNED, UNDO, Record, Together
from game.play.record_reader import MAX_MOVES, MAX_START_LENGTH
from game.play.session import MOVES_PER_STEP, Session, check_agreements, new_session, undone_states
from game.play.together.agreements import open_request
from game.play.together.chains import BadElement, earlier_element, element_bytes
from game.play.together.digits import Packer, Unpacker
from game.play.together.draws import ElementCounter, Elements, together_of, used_elements
from game.play.together.letter_setup import (
    FIRST_VERSION,
    BadLetter,
    OptionNumbers,
    numbered_players,
    option_numbers,
    pack_options,
    pack_seats,
    read_options,
    read_seats,
)

TAKEN_BACK_VERSION, ENDED_VERSION = "2", "3"
VERSIONS = FIRST_VERSION + TAKEN_BACK_VERSION + ENDED_VERSION
"""In the order of their characters. A new one is needed if letters hold something new, or number options in
another way (`letter_setup.OLDER_NUMBERS`). A letter has the first version that can express its game.
"""

MAX_LETTER_CHARS = 8192
"""Longer letters are not read; a letter of 8,000 moves has about 4,000 characters.

Between devices that play live the limit is `MAX_TEXT_LENGTH` in `web/boot/live/peer.mjs`.
"""

_REQUESTS, _ENDS = (UNDO, DRAW), ("", DRAW, RESIGNED)
_CHECKSUM_RADIX = 2**24
_GAME_RADIX = 2**12


def write_letter(session: Session) -> str:
    """The letter as a link's fragment. Every device must have revealed the elements of its moves."""
    together = _as_sent(session)
    record = replace(session.record, together=together)
    version = _version(session.game, record)
    packer = Packer()
    numbers = option_numbers(session.game, version)
    packer.number(_checksum(record, numbers), _CHECKSUM_RADIX)
    packer.number(_game_number(record.game), _GAME_RADIX)
    packer.count(record.rules)
    packer.data(record.start.encode())
    if not record.start:
        pack_options(packer, numbers, record.options)
    pack_seats(packer, session.game, record.seats, together, version)
    packer.count(session.ply)
    if version >= TAKEN_BACK_VERSION:
        _pack_undone(packer, together)
    if version >= ENDED_VERSION:
        packer.number(_REQUESTS.index(together.asked_for), len(_REQUESTS))
        packer.number(_ENDS.index(together.ended), len(_ENDS))
    length = len(record.log())
    for index, element in together.elements:
        packer.number(int(bool(element)), 2)
        if element:
            packer.number(index, length + 2)
            packer.number(int(element, 16), 256 ** element_bytes(session.game.has_chance))
    packer.count(len(together.live))
    for ply in together.live:
        packer.number(ply, MAX_MOVES + 1)
    undone = list(zip(together.undone, undone_states(session), strict=True))
    for ply, state in enumerate(session.states):
        while undone and undone[0][0][0] == ply:
            (_, moves), states = undone.pop(0)
            _pack_moves(packer, states, moves)
        _pack_moves(packer, (state,), record.moves[ply : ply + 1])
    return LETTER_PREFIX + version + packer.text()


def _version(game: Game, record: Record) -> str:
    """The first version that can express a record."""
    fields, numbered = together_of(record).fields(), numbered_players(game)
    version = FIRST_VERSION
    if "undone" in fields or any(seat.player not in numbered for seat in record.seats):
        version = TAKEN_BACK_VERSION
    if "ended" in fields:
        version = ENDED_VERSION
    later = VERSIONS[VERSIONS.index(version) :]
    return next(each for each in later if option_numbers(game, each).express(game, record.options))


def _pack_undone(packer: Packer, together: Together) -> None:
    """Where moves were taken back and how many, and whether somebody asks for something."""
    packer.number(int(bool(together.asked)), 2)
    packer.count(len(together.undone))
    for ply, moves in together.undone:
        packer.count(ply)
        packer.count(len(moves))


def _pack_moves(packer: Packer, states: Sequence[State], moves: Sequence[str]) -> None:
    """The moves of players as their indices among the legal ones."""
    for state, move in zip(states, moves, strict=False):
        if state.to_act != CHANCE:
            legal = [str(each) for each in state.legal_moves()]
            packer.number(legal.index(move), len(legal))


def _as_sent(session: Session) -> Together:
    """The devices with the elements that the moves need; after a fork a device may have revealed more."""
    together, needed = together_of(session.record), list[tuple[int, str]]()
    for used, (revealed, element) in zip(used_elements(session), together.elements, strict=True):
        assert revealed >= used or not element, "a device has not revealed its element"
        needed.append((used if element else 0, element and earlier_element(element, revealed - used)))
    request = open_request(session)
    asked = together.asked if request else 0
    return replace(together, elements=tuple(needed), asked=asked, asked_for=request or UNDO)


def read_letter(text: str, games: Mapping[str, Game]) -> Session:
    """The game in a letter, with all its dice proved by its elements. Raises BadLetter."""
    return next(filter(None, letter_steps(text, games)))


def letter_steps(text: str, games: Mapping[str, Game]) -> Iterator[Session | None]:
    """`read_letter` in short steps: yields None between them and the session at the end. Raises BadLetter."""
    version, packed = _packed_part(text)
    try:
        unpacker = Unpacker(packed)
        checksum = unpacker.number(_CHECKSUM_RADIX)
        session, moves, undone = _read_setup(unpacker, games, version)
        session = yield from _play(session, moves, undone, unpacker)
        unpacker.finish()
    except BadLetter:
        raise
    except (GameError, UnicodeDecodeError) as error:
        raise BadLetter(f"the letter is damaged: {error}", packed) from None
    if checksum != _checksum(session.record, option_numbers(session.game, version)):
        raise BadLetter("the letter is damaged or not whole", packed)
    yield session


def _packed_part(text: str) -> tuple[str, str]:
    """The version, and what follows it."""
    written = link_content(text, LETTER_PREFIX)
    if not written:
        raise BadLetter(f"no letter: {shortened_repr(text)}", text, "letter")
    if len(written) > MAX_LETTER_CHARS:
        raise BadLetter(f"longer than {MAX_LETTER_CHARS} characters", code="long")
    if written[0] not in VERSIONS:
        raise BadLetter(f"a letter of the unknown version {written[0]}", written, "letter-newer")
    return written[0], written[1:]


def _read_setup(
    unpacker: Unpacker, games: Mapping[str, Game], version: str
) -> tuple[Session, int, list[tuple[int, int]]]:
    """The session before the first move, the number of moves, and where how many were taken back."""
    number = unpacker.number(_GAME_RADIX)
    game = next((games[name] for name in games if _game_number(name) == number), None)
    rules = unpacker.count(MAX_MOVES)
    if game is None or rules != game.rules_version:
        raise BadLetter("a letter of no game, or of rules, that are known here")
    start = unpacker.data(MAX_START_LENGTH).decode()
    options = None if start else read_options(unpacker, option_numbers(game, version))
    seats, owners = read_seats(unpacker, game, version)
    moves = unpacker.count(MAX_MOVES)
    is_asked, undone = _read_undone(unpacker) if version >= TAKEN_BACK_VERSION else (False, [])
    request, ended = UNDO, ""
    if version >= ENDED_VERSION:
        request, ended = _REQUESTS[unpacker.number(len(_REQUESTS))], _ENDS[unpacker.number(len(_ENDS))]
    length = moves + sum(number + 1 for _, number in undone) + bool(ended)
    size = element_bytes(game.has_chance)
    anchors, elements = list[str](), list[tuple[int, str]]()
    for _ in range(max(owners) + 1):
        index, element = 0, ""
        if unpacker.number(2):
            index = unpacker.number(length + 2)
            element = unpacker.number(256**size).to_bytes(size, "big").hex()
        anchors.append(element and earlier_element(element, index))
        elements.append((index, element))
    live = tuple(unpacker.number(MAX_MOVES + 1) for _ in range(unpacker.count(MAX_MOVES)))
    if not anchors[0] or any(one >= other for one, other in pairwise(live)):
        raise BadLetter("the letter's devices do not fit")
    session = new_session(game, seats, "", options, start)
    asked = length if is_asked else 0
    together = Together(owners, tuple(anchors), tuple(elements), live, (), asked, request, ended)
    return session.with_together(together), moves, undone


def _read_undone(unpacker: Unpacker) -> tuple[bool, list[tuple[int, int]]]:
    is_asked, found, total = bool(unpacker.number(2)), list[tuple[int, int]](), 0
    for _ in range(unpacker.count(MAX_MOVES)):
        found.append((unpacker.count(MAX_MOVES), unpacker.count(MAX_MOVES - total)))
        total += found[-1][1]
        if not found[-1][1]:
            raise BadLetter("no move was taken back")
    if any(one[0] > other[0] for one, other in pairwise(found)):
        raise BadLetter("the moves that were taken back do not fit")
    return is_asked, found


def _play(
    session: Session, number: int, undone: Sequence[tuple[int, int]], unpacker: Unpacker
) -> Generator[None, None, Session]:
    """The session after `number` moves, returned at the end."""
    together, states, moves = together_of(session.record), [session.state], list[str]()
    counter, elements = ElementCounter(together), Elements(session.record)
    undone, taken_back = list(undone), list[tuple[int, tuple[str, ...]]]()
    for ply in range(number + 1):
        if ply % MOVES_PER_STEP == MOVES_PER_STEP - 1:
            yield
        state = states[-1]
        while undone and undone[0][0] == ply:
            line = _read_line(state, undone.pop(0)[1], unpacker)
            taken_back.append((ply, tuple(move for move, _ in line[1:])))
            counter.take_back([each for _, each in line], ply)
        if ply == number:
            break
        legal = state.legal_moves()
        if not legal:
            raise BadLetter("the letter goes on after the end of the game")
        counter.follow(state.to_act, ply)
        if state.to_act == CHANCE:
            move = elements.draw(state, ply, counter.used)
        else:
            move = legal[unpacker.number(len(legal))]
        moves.append(str(move))
        states.append(state.play(move))
    if undone:
        raise BadLetter("moves were taken back that the letter does not have")
    together = replace(together, undone=tuple(taken_back))
    record = replace(session.record, moves=tuple(moves), together=together)
    session = replace(session, record=record, states=tuple(states))
    check_agreements(session)
    if together.ended:
        counter.answer(session.state.to_act)
    _check_revealed(counter.used, together)
    return session


def _read_line(state: State, number: int, unpacker: Unpacker) -> list[tuple[str, State]]:
    """Moves that were taken back, each with the position after it; the first pair is the position before."""
    line = [("", state)]
    for _ in range(number):
        legal = state.legal_moves()
        if not legal:
            raise BadLetter("moves were taken back after the end of the game")
        move = legal[unpacker.number(len(legal))]
        state = state.play(move)
        line.append((str(move), state))
    if state.to_act < 0:
        raise BadLetter("nobody could agree that a move was taken back")
    return line


def _check_revealed(used: Sequence[int], together: Together) -> None:
    for device, (index, element) in enumerate(together.elements):
        if index != used[device] or (index and not element):
            raise BadElement(f"device {device} has revealed element {index}, not {used[device]}", str(index))


def _checksum(record: Record, numbers: OptionNumbers) -> int:
    """Options that are newer than the letter's version do not count: its readers do not know them."""
    known = {name: value for name, value in record.options.items() if name in numbers.values}
    return int(replace(record, options=known).seal(), 16) % _CHECKSUM_RADIX


def _game_number(game: str) -> int:
    return int.from_bytes(sha256(game.encode()).digest()[:2], "big") % _GAME_RADIX

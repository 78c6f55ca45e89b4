"""Moving a seat to another device: the game and the secret of the seat's chain in one text.

The text has the number and the secret of the device, how much of the game the others know, and then a letter
with the game. Whoever has the text can play in the seat. So the page offers it as a code on the screen and as
a file, but not as a link for a message.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256

from game.contract import Game
from game.play.exchange.share_link import LETTER_PREFIX, SEAT_PREFIX
from game.play.record_reader import MAX_MOVES
from game.play.session import Session
from game.play.together.chains import DICE_BYTES, anchor_of, element_bytes
from game.play.together.digits import BadDigits, Packer, Unpacker
from game.play.together.draws import OwnChain, together_of, with_revealed
from game.play.together.letter import MAX_LETTER_CHARS, letter_steps, write_letter
from game.play.together.letter_setup import BadLetter

VERSION = "1"
MAX_DEVICES = 8

_CHECKSUM_RADIX = 2**24
_NOT_SENT = -1


@dataclass(frozen=True, slots=True)
class MovedSeat:
    """A seat on its way: the game, the device's chain, and how many entries of its log the others know."""

    session: Session
    chain: OwnChain
    sent: int


def write_seat(seat: MovedSeat) -> str:
    """The text that moves a seat, as a link's fragment."""
    letter = write_letter(with_revealed(seat.session, seat.chain.device, seat.chain.secret))
    letter = letter.removeprefix(LETTER_PREFIX)
    secret = bytes.fromhex(seat.chain.secret)
    packer = Packer()
    packer.number(_checksum(seat.chain.device, seat.sent, secret, letter), _CHECKSUM_RADIX)
    packer.number(seat.chain.device, MAX_DEVICES)
    packer.count(seat.sent - _NOT_SENT)
    packer.data(secret)
    return f"{SEAT_PREFIX}{VERSION}{packer.text()}.{letter}"


def seat_steps(text: str, games: Mapping[str, Game]) -> Iterator[MovedSeat | None]:
    """The seat in a text, in short steps: yields None between them. Raises BadLetter."""
    packed, _, letter = text.rpartition(SEAT_PREFIX)[2].strip().partition(".")
    if SEAT_PREFIX not in text or not packed:
        raise BadLetter("no seat", text, "letter")
    if len(packed) > MAX_LETTER_CHARS:
        raise BadLetter(f"longer than {MAX_LETTER_CHARS} characters", code="long")
    if packed[0] != VERSION:
        raise BadLetter(f"a seat of version {packed[0]}, not {VERSION}", packed, "letter-newer")
    device, sent, secret = _read_chain(packed[1:], letter)
    for session in letter_steps(LETTER_PREFIX + letter, games):
        if session is None:
            yield None
            continue
        anchors = together_of(session.record).anchors
        size = element_bytes(session.game.has_chance)
        if device >= len(anchors) or len(secret) != size or anchor_of(secret.hex()) != anchors[device]:
            raise BadLetter("the secret is not that of the seat")
        yield MovedSeat(session, OwnChain(device, secret.hex()), min(sent, len(session.record.log())))


def _read_chain(packed: str, letter: str) -> tuple[int, int, bytes]:
    """The device, how many entries of the log the others know, and the secret."""
    try:
        unpacker = Unpacker(packed)
        checksum, device = unpacker.number(_CHECKSUM_RADIX), unpacker.number(MAX_DEVICES)
        sent = unpacker.count(MAX_MOVES + 1) + _NOT_SENT
        secret = unpacker.data(DICE_BYTES)
        unpacker.finish()
    except BadDigits as error:
        raise BadLetter(f"the seat is damaged: {error}", packed) from None
    if checksum != _checksum(device, sent, secret, letter):
        raise BadLetter("the seat is damaged or not whole", packed)
    return device, sent, secret


def _checksum(device: int, sent: int, secret: bytes, letter: str) -> int:
    text = f"{device} {sent} {secret.hex()} {letter}"
    return int.from_bytes(sha256(text.encode("utf-8", "surrogatepass")).digest()[:3], "big")

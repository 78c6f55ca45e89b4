"""Share links: a record, without its seed, in the fragment of a URL (the part after `#`).

Browsers do not send the fragment to the server. The record's text is compressed with zlib and encoded as
URL-safe base64. Longer links than `MAX_RECORD_BYTES`, and links that decompress to more, are refused: every
record that can be read fits.
"""

from __future__ import annotations

import binascii
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from game.contract import shortened_repr
from game.play.record import BadRecord, Record
from game.play.record_reader import MAX_RECORD_BYTES

FRAGMENT_PREFIX = "game="
"""The start of the fragment."""

INVITATION_PREFIX, ANSWER_PREFIX = "live=", "answer="
"""The start of the fragment of codes by which devices find each other to play live."""

LETTER_PREFIX = "letter="
"""The start of the fragment of a letter (`game.play.together.letter`)."""

SEAT_PREFIX = "seat="
"""The start of the fragment that moves a seat to another device (`game.play.together.moving`)."""

_BREAK_IN_LINK = re.compile(r"(?<=[\w-])[ \t]*\r?\n(?=[\w-]+[^\w\s]?[ \t\r]*$)", re.ASCII | re.MULTILINE)
"""A line break, if the next line is one word, which one character such as `>` may follow."""


class BadLink(BadRecord):
    """The link contains no game; the message says why."""

    def __init__(self, message: str, text: str = "") -> None:
        super().__init__(message, text, code="link")


def encode(record: Record, *, with_seed: bool = False) -> str:
    """The record as `game=…`. Only what stays on the device may hold the seed: it tells all dice to come."""
    text = (record if with_seed else record.without_seed()).text()
    while not (packed := _packed(text))[-1].isalnum():  # messengers cut "-" off the end of a link
        text += " "
    return FRAGMENT_PREFIX + packed


def _packed(text: str) -> str:
    return urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def link_content(text: str, prefix: str) -> str:
    """What the last link in a message has after `prefix`, without the words around the link; or nothing."""
    _, found, rest = text.rpartition(prefix)
    return re.split(r"[^\w-]", rest.lstrip(), maxsplit=1, flags=re.ASCII)[0] if found else ""


def with_whole_links(text: str) -> str:
    """A message with each link on one line; mails break long lines."""
    return _BREAK_IN_LINK.sub("", text)


def decode(text: str) -> str:
    """The text of the record in a link or its fragment. Raises BadLink."""
    packed = link_content(text, FRAGMENT_PREFIX)
    if len(packed) > MAX_RECORD_BYTES:
        raise BadLink(f"longer than {MAX_RECORD_BYTES} bytes")
    if not packed:
        raise BadLink(f"no link to a game: {shortened_repr(text)}", shortened_repr(text))
    try:
        return _inflate(urlsafe_b64decode(packed + "=" * (-len(packed) % 4))).decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        raise BadLink("the link is damaged or not whole", shortened_repr(text)) from None


def _inflate(packed: bytes) -> bytes:
    stream = zlib.decompressobj()
    content = stream.decompress(packed, MAX_RECORD_BYTES + 1)
    if len(content) > MAX_RECORD_BYTES:
        raise BadLink(f"it unpacks to more than {MAX_RECORD_BYTES} bytes")
    if not stream.eof or stream.unused_data:
        raise zlib.error("not whole")
    return content

"""Reads the pictures that a browser takes of its page: PNG of eight bits a channel, not interlaced."""

from __future__ import annotations

import zlib
from struct import unpack

HEAD = 8
"""Bytes before the first chunk."""


def grey_rows(png: bytes) -> list[list[int]]:
    """The rows of a picture that has no colours, 0 for black to 255 for white."""
    width, height, _, kind = unpack(">IIBB", png[HEAD + 8 : HEAD + 18])
    channels = {2: 3, 6: 4}[kind]
    data = zlib.decompress(b"".join(_chunks(png)))
    row, rows = bytes(width * channels), []
    for at in range(0, len(data), width * channels + 1):
        row = _unfilter(data[at], data[at + 1 : at + 1 + width * channels], row, channels)
        rows.append(list(row[::channels]))
    assert len(rows) == height
    return rows


def _chunks(png: bytes) -> list[bytes]:
    """The picture's data, chunk by chunk."""
    found, at = [], HEAD
    while at < len(png):
        length, kind = unpack(">I4s", png[at : at + 8])
        if kind == b"IDAT":
            found.append(png[at + 8 : at + 8 + length])
        at += length + 12
    return found


def _unfilter(kind: int, line: bytes, above: bytes, channels: int) -> bytes:
    """A row as it was before its filter: none, sub, up, average or Paeth."""
    row = bytearray(line)
    for at in range(len(row)):
        left = row[at - channels] if at >= channels else 0
        corner = above[at - channels] if at >= channels else 0
        up = above[at]
        row[at] = (row[at] + (0, left, up, (left + up) // 2, _paeth(left, up, corner))[kind]) & 255
    return bytes(row)


def _paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda each: abs(guess - each))

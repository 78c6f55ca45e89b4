"""Numbers of known ranges packed into one text of letters and digits, with no bit to spare.

The text is one large number in base 62, so each text has exactly one meaning, and links never end in a
character that messengers drop.
"""

from __future__ import annotations

from game.contract import GameError

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_VALUES = {digit: value for value, digit in enumerate(DIGITS)}

_GROUP = 8
"""A count is written in digits of base 8, each with a bit that says whether another follows."""


class BadDigits(GameError):
    """The text is damaged: a character that is none of `DIGITS`, or a number out of range."""


class Packer:
    """Collects numbers and packs them into a text."""

    def __init__(self) -> None:
        self._numbers = list[tuple[int, int]]()

    def number(self, value: int, radix: int) -> None:
        """Add a number from 0 to `radix` - 1."""
        assert 0 <= value < radix, (value, radix)
        self._numbers.append((value, radix))

    def count(self, value: int) -> None:
        """Add a number without a limit; small ones take less."""
        while True:
            value, low = divmod(value, _GROUP)
            self.number(low, _GROUP)
            self.number(int(value > 0), 2)
            if not value:
                return

    def data(self, content: bytes) -> None:
        """Add bytes and their number."""
        self.count(len(content))
        self.number(int.from_bytes(content, "big"), 256 ** len(content))

    def text(self) -> str:
        """All numbers, for `Unpacker`."""
        packed = 0
        for value, radix in reversed(self._numbers):
            packed = packed * radix + value
        return _text(packed)


class Unpacker:
    """Reads numbers in the order in which they were packed. Raises BadDigits."""

    def __init__(self, text: str) -> None:
        if text.startswith(DIGITS[0]) or any(letter not in _VALUES for letter in text):
            raise BadDigits("a letter has letters and digits only", text[:80])
        self._packed = 0
        for letter in text:
            self._packed = self._packed * len(DIGITS) + _VALUES[letter]

    def number(self, radix: int) -> int:
        """A number from 0 to `radix` - 1."""
        self._packed, value = divmod(self._packed, radix)
        return value

    def count(self, maximum: int) -> int:
        """A number up to `maximum`."""
        value, unit = 0, 1
        while True:
            low, more = self.number(_GROUP), self.number(2)
            value += low * unit
            unit *= _GROUP
            if value > maximum or (more and unit > maximum):
                raise BadDigits(f"a number is greater than {maximum}", str(value))
            if not more:
                if unit > _GROUP and not low:
                    raise BadDigits("a number has a digit too many", str(value))
                return value

    def data(self, max_length: int) -> bytes:
        """Up to `max_length` bytes."""
        length = self.count(max_length)
        return self.number(256**length).to_bytes(length, "big")

    def finish(self) -> None:
        """Raises BadDigits if anything has not been read."""
        if self._packed:
            raise BadDigits("there is more than belongs to the letter")


def _text(packed: int) -> str:
    written = list[str]()
    while packed:
        packed, value = divmod(packed, len(DIGITS))
        written.append(DIGITS[value])
    return "".join(reversed(written))

"""A position as one line of text, and the gate through which such a line comes back.

    8 8 0 9 9 9 9 9/9 9 9 8 8 8 8 8 0 0 N C8 capture=smallest komi=0 swap=no end=empty repetition=yes

South's holes, North's, what each has captured, whose turn it is, the turns since the last capture (`-`: none
to remember), and the options.
"""

from __future__ import annotations

import re

from game.contract import BadNotation, OptionValue, quote
from game.mancala.board import LETTERS, ROW, STONES
from game.mancala.options import OPTIONS, house_of
from game.mancala.position import Position, Quiet

_SEATS = "SN"
_ROW = r"\d{1,3}(?: \d{1,3}){7}"
_TURN = r"(?:swap|[A-Ha-h][1-9]\d{0,2})"
_HOUSE = " ".join(
    f"{name}=({'|'.join(re.escape(str(value)) for value in option.values)})"
    for name, option in OPTIONS.items()
)
_LINE = re.compile(
    rf"({_ROW})/({_ROW}) (\d{{1,3}}) (\d{{1,3}}) ([SN]) (-|{_TURN}(?:,{_TURN})*) {_HOUSE}", re.ASCII
)


def write_position(position: Position) -> str:
    """The line for a position."""
    rows = (position.board[:ROW], position.board[ROW:])
    words = [
        "/".join(" ".join(map(str, each)) for each in rows),
        *map(str, position.captured),
        _SEATS[position.seat],
        ",".join(map(str, position.since)) or "-",
        *(f"{name}={value}" for name, value in position.house._asdict().items()),
    ]
    return " ".join(words)


def read_position(text: str) -> Position:
    """The position that a line writes; whether its turns were played like that, the rules must say.

    Raises BadNotation.
    """
    if not isinstance(text, str):
        raise refusal(text)
    found = _LINE.fullmatch(text)
    if not found:
        raise refusal(text)
    south, north, *captured, seat, since, capture, komi, swap, end, repetition = found.groups()
    values: dict[str, OptionValue] = {"capture": capture, "swap": swap, "end": end, "repetition": repetition}
    position = Position(
        board=(*map(int, south.split()), *map(int, north.split())),
        captured=(int(captured[0]), int(captured[1])),
        seat=_SEATS.index(seat),
        since=() if since == "-" else tuple(_read_turn(turn) for turn in since.split(",")),
        house=house_of(values | {"komi": float(komi) if "." in komi else int(komi)}),
    )
    if sum(position.board) + sum(position.captured) != STONES or write_position(position) != text:
        raise refusal(text)
    return position


def refusal(text: object) -> BadNotation:
    """The error for a text that is no position."""
    return BadNotation(f"no position of Afrika: {quote(text)}", str(text))


def _read_turn(text: str) -> Quiet:
    return Quiet() if text == "swap" else Quiet(LETTERS.index(text[0]), int(text[1:]))

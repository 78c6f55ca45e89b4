"""A position as one line of text, and the parser for such lines.

    8 8 0 9 9 9 9 9/9 9 9 8 8 8 8 8 0 0 N C8 capture=smallest komi=0 swap=no end=empty repetition=yes

South's holes, North's holes, the stones captured by South and North, the seat to move, the turns since the
last capture (`-` for none), and the options. A line that ends with the seat to move means no turns since the
last capture, and the standard rules.
"""

from __future__ import annotations

import re

from game.contract import BadNotation, ImpossiblePosition, OptionValue, shortened_repr
from game.mancala.rules.board import LETTERS, ROW, STONES
from game.mancala.rules.options import MAX_TURNS_WITHOUT_CAPTURE, OPTIONS, STANDARD, house_rules
from game.mancala.rules.position import NonCapture, Position

_SEAT_LETTERS = "SN"
_ROW_PATTERN = r"\d{1,3}(?: \d{1,3}){7}"
_TURN_PATTERN = r"(?:swap|[A-Ha-h][1-9]\d{0,2})"
_OPTIONS = " ".join(
    f"{name}=({'|'.join(re.escape(str(value)) for value in option.values)})"
    for name, option in OPTIONS.items()
)
_LINE = re.compile(
    rf"({_ROW_PATTERN})/({_ROW_PATTERN}) (\d{{1,3}}) (\d{{1,3}}) ([SN])"
    rf" (-|{_TURN_PATTERN}(?:,{_TURN_PATTERN}){{0,{MAX_TURNS_WITHOUT_CAPTURE - 1}}}) {_OPTIONS}",
    re.ASCII,
)
_STANDARD_TAIL = " ".join((" -", *(f"{name}={value}" for name, value in STANDARD._asdict().items())))


def completed_line(text: str) -> str:
    """The line with all its parts, if it ends with the seat to move."""
    return text + _STANDARD_TAIL if text.endswith(tuple(_SEAT_LETTERS)) else text


def write_position(position: Position) -> str:
    """The text of a position."""
    rows = (position.board[:ROW], position.board[ROW:])
    parts = [
        "/".join(" ".join(map(str, each)) for each in rows),
        *map(str, position.captured),
        _SEAT_LETTERS[position.seat],
        ",".join(map(str, position.turns_since_capture)) or "-",
        *(f"{name}={value}" for name, value in position.house._asdict().items()),
    ]
    return " ".join(parts)


def read_position(text: str) -> Position:
    """The position of a line. Raises BadNotation.

    `parse_state` checks whether its turns are legal, and whether each number is written as we write it.
    """
    found = _LINE.fullmatch(text)
    if not found:
        raise bad_position(text)
    south, north, *captured, seat, turns, capture, komi, swap, end, repetition = found.groups()
    values: dict[str, OptionValue] = {"capture": capture, "swap": swap, "end": end, "repetition": repetition}
    position = Position(
        board=(*map(int, south.split()), *map(int, north.split())),
        captured=(int(captured[0]), int(captured[1])),
        seat=_SEAT_LETTERS.index(seat),
        turns_since_capture=() if turns == "-" else tuple(_read_turn(turn) for turn in turns.split(",")),
        house=house_rules(values | {"komi": float(komi) if "." in komi else int(komi)}),
    )
    stones = sum(position.board) + sum(position.captured)
    if stones != STONES:
        message = f"{stones} stones, not {STONES}: {shortened_repr(text)}"
        raise ImpossiblePosition(message, text, "stones", stones)
    return position


def bad_position(text: str) -> BadNotation:
    """The error for a text that is not a position."""
    return BadNotation(f"no position of Afrika: {shortened_repr(text)}", text)


def _read_turn(text: str) -> NonCapture:
    return NonCapture() if text == "swap" else NonCapture(LETTERS.index(text[0]), int(text[1:]))

"""Transcripts: a game as text for people, with players, rules and numbered moves. They can be imported.

    [game "africa"]
    [rules "1"]
    [option "order" "clockwise"]
    [player "Anna" "0" "human"]
    [player "" "1" "scout"]

    1. {Anna} start cairo
    2. {2} start tangier
    3. {Anna} land, 4, go darfur-sahara:2

Only options that differ from their defaults are listed. A game that its players have ended has `[end "draw"]`
or `[end "resigned"]`. A line is a turn, including chance's moves; text in braces is a comment. Games for two
without chance have two turns per line, as in chess.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeVar

from game.contract import Game, OptionValue, check_option, shortened_repr
from game.play.record import CHOSEN_ENDS, BadRecord, Record, Seat
from game.play.record_reader import MAX_MOVES, MAX_RECORD_BYTES
from game.play.replay import turns
from game.play.session import Session

MAX_TAGS = 200
MAX_TAG_LENGTH = 8192
MAX_LINES = MAX_TAGS + 1 + MAX_MOVES
"""A tag or a move on each, and an empty line between tags and moves."""
MAX_COMMENTS = MAX_MOVES

_OTHER_LINE_END = re.compile(r"\r(?!\n)|[\v\f\x1c-\x1e\x85\u2028\u2029]")
_TAG_LINE = re.compile(r"^[^\S\n]*(\[.*)$", re.MULTILINE)
_TAG = re.compile(r'\[(\w+)((?: "[^"]*")+)\]')
_LINE_NUMBER = re.compile(r"^[^\S\n]*\d+\.", re.MULTILINE)
_COMMENT = re.compile(r"\{[^{}\n]*\}")
_MOVE = re.compile(r"[^\s,](?:[^,\n]*[^\s,])?")


ContentT = TypeVar("ContentT")


class Tag(NamedTuple):
    """A line before the moves, as it is written, and what it says."""

    name: str
    values: list[str]
    text: str


class BadTranscript(BadRecord):
    """The text is not a valid transcript; the message says what is wrong and where."""

    def __init__(self, message: str, text: str = "", *, code: str = "transcript") -> None:
        super().__init__(message, text[:80], code=code)


def format_transcript(session: Session) -> str:
    """The transcript of a session, without its seed."""
    return "\n".join([*_tags(session), "", *_move_lines(session), ""])


def is_transcript(text: str) -> bool:
    """True if the text begins like a transcript."""
    return text.lstrip().startswith('[game "')


def parse_transcript(text: str, games: Mapping[str, Game]) -> Record:
    """The record in a transcript; its moves are not checked. Raises BadTranscript."""
    if len(text) > MAX_RECORD_BYTES:
        raise BadTranscript(f"longer than {MAX_RECORD_BYTES} bytes")
    text = _with_newlines(text)
    if text.count("\n") > MAX_LINES:
        raise BadTranscript(f"more than {MAX_LINES} lines")
    if text.count("{") > MAX_COMMENTS:
        raise BadTranscript(f"more than {MAX_COMMENTS} comments")
    return _record(_parse_tags(text), tuple(move[0] for move in _find_moves(text)), games)


def move_span(text: str, number: int) -> tuple[int, int]:
    """Start and end in the text of a move, counted from 0, of a transcript that could be parsed."""
    return _find_moves(_with_newlines(text))[number].span()


def _with_newlines(text: str) -> str:
    """The text with newlines for other line ends, such as form feeds; all else keeps its place."""
    return _OTHER_LINE_END.sub("\n", text)


def _tags(session: Session) -> Iterator[str]:
    record, game = session.record, session.game
    yield _tag("game", record.game)
    yield _tag("rules", record.rules)
    for name, value in record.options.items():
        if value != game.options[name].default:
            yield _tag("option", name, value)
    for seat in record.seats:
        yield _tag("player", _without_notation(seat.name), seat.figure, seat.player)
    if record.start:
        yield _tag("start", record.start)
    if record.chosen_end:
        yield _tag("end", record.chosen_end)


def _tag(name: str, *values: object) -> str:
    return f"[{name} " + " ".join(f'"{value}"' for value in values) + "]"


def _without_notation(name: str) -> str:
    """A name without characters that have a meaning in transcripts."""
    return re.sub(r'["{}\[\]]', "’", name)


def _move_lines(session: Session) -> Iterator[str]:
    all_turns = turns(session)
    if len(session.record.seats) == 2 and all(len(moves) == 1 for _, moves in all_turns):
        for index in range(0, len(all_turns), 2):
            pair = ", ".join(moves[0] for _, moves in all_turns[index : index + 2])
            yield f"{index // 2 + 1}. {pair}"
        return
    for number, (seat, moves) in enumerate(all_turns, start=1):
        name = _without_notation(session.record.seats[seat].name) or str(seat + 1)
        yield f"{number}. {{{name}}} {', '.join(moves)}"


def _parse_tags(text: str) -> list[Tag]:
    tags = list[Tag]()
    for line in _TAG_LINE.finditer(text):
        written = line[1].strip()
        found = _TAG.fullmatch(written) if len(written) <= MAX_TAG_LENGTH and len(tags) < MAX_TAGS else None
        if not found:
            number = text.count("\n", 0, line.start()) + 1
            raise BadTranscript(f"line {number} is not understood: {shortened_repr(written)}", written)
        tags.append(Tag(found[1], re.findall(r'"([^"]*)"', found[2]), written))
    return tags


def _find_moves(text: str) -> list[re.Match[str]]:
    """The moves of a transcript, where they stand in it."""
    for ignored in (_TAG_LINE, _LINE_NUMBER, _COMMENT):
        text = ignored.sub(lambda found: " " * len(found[0]), text)
    moves = list(_MOVE.finditer(text))
    if len(moves) > MAX_MOVES:
        raise BadTranscript(f"more than {MAX_MOVES} moves")
    return moves


def _record(tags: list[Tag], moves: tuple[str, ...], games: Mapping[str, Game]) -> Record:
    game = _only(tags, "game", games.__getitem__)
    options = dict(_read(tags, "option", 2, lambda name, value: (name, _parse_option(game, name, value))))
    seats = tuple(_read(tags, "player", 3, lambda name, figure, player: Seat(name, int(figure), player)))
    rules = _only(tags, "rules", int)
    end = _only(tags, "end", _parse_end) if _has(tags, "end") else ""
    if not _has(tags, "start"):
        return Record(game.id, rules, game.complete_options(options), seats, "", moves, ended=end)
    start, complete = _only(tags, "start", lambda text: (text, game.setup_of(game.parse_state(text))[0]))
    return Record(game.id, rules, complete, seats, "", moves, start, ended=end)


def _has(tags: list[Tag], name: str) -> bool:
    return any(tag.name == name for tag in tags)


def _parse_end(text: str) -> str:
    if text not in CHOSEN_ENDS:
        raise ValueError(f"no end is {shortened_repr(text)}")
    return text


def _read(tags: list[Tag], name: str, count: int, read: Callable[..., ContentT]) -> Iterator[ContentT]:
    """What `read` makes of the `count` values of each tag with this name.

    Raises BadTranscript with the tag as it is written, since a reason would be in English.
    """
    for tag in tags:
        if tag.name == name:
            try:
                if len(tag.values) != count:
                    raise ValueError(f"[{name}] takes {count}")
                yield read(*tag.values)
            except (KeyError, ValueError) as error:
                reason = shortened_repr(str(error), 160)
                raise BadTranscript(f"{tag.text[:80]} is not understood: {reason}", tag.text) from None


def _only(tags: list[Tag], name: str, read: Callable[..., ContentT]) -> ContentT:
    found = list(_read(tags, name, 1, read))
    if not found:
        raise BadTranscript(f"[{name}] is missing", f"[{name}]", code="missing")
    if len(found) != 1:
        raise BadTranscript(f"[{name}] stands {len(found)} times", f"[{name}]")
    return found[0]


def _parse_option(game: Game, name: str, value: str) -> OptionValue:
    option = game.options[name]
    words = all(isinstance(each, str) for each in option.values)
    return check_option(option, value if words else float(value))

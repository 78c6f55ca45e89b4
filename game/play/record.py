"""The record of a game: its setup, its moves, and its end if players chose one. All else follows from these.

Saves, replays, share links, error reports and playthrough tests are all records. The text form is one JSON
object with the fields of `Record`; `game.play.record_reader` reads it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from typing import Any

from game.contract import GameError, OptionValue
from game.play.migrations import (
    ENDED_FORMAT,
    ONE_DEVICE_ENDED_FORMAT,
    ONE_DEVICE_FORMAT,
    TAKEN_BACK_FORMAT,
    TOGETHER_FORMAT,
)

HUMAN = "human"
"""`Seat.player` of a person; any other value is the name of a level."""

UNDO, DRAW, RESIGNED = "undo", "draw", "resigned"
"""The first words of the entries of a log that are no moves.

Moves are taken back and a draw is agreed on at a player's request (`Together.asked_for`). A draw and a player
who resigns end the game (`Record.chosen_end`).
"""

CHOSEN_ENDS = (DRAW, RESIGNED)
"""The ways in which players can end a game."""

TAKEN_BACK_FIELDS = ("undone", "asked")
"""The fields of `Together` that are written only after somebody has asked to take a move back."""

ENDED_FIELDS = ("asked_for", "ended")
"""The fields of `Together` that are written, beside those, only with an offered draw or a chosen end."""


class BadRecord(GameError):
    """The text is not a valid record; the message says what is wrong and where.

    `code` selects the message for players (`bad-record-<code>`).
    """

    def __init__(self, message: str, text: str = "", code: str = "unreadable") -> None:
        super().__init__(message, text)
        self.code = code


class NewerRecord(BadRecord):
    """The record was written by a newer version of this program."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: name (empty: the language's "Player 1"), figure 0 to 4, and `HUMAN` or a level's name."""

    name: str
    figure: int
    player: str = HUMAN


def only_person(seats: Sequence[Seat]) -> int | None:
    """The number of the only person's seat; None if there are several people, or none."""
    people = [number for number, seat in enumerate(seats) if seat.player == HUMAN]
    return people[0] if len(people) == 1 else None


@dataclass(frozen=True, slots=True)
class Together:
    """The devices of a game played from several (`game.play.together`), by their numbers; 0 started it.

    `owners` has the device of each seat. `anchors` and `elements` have one entry for each device: the start
    of its hash chain, and the deepest element that it has revealed, with its index; texts are empty until it
    has joined. `live` are the plies from which draws are made live, then by letter, then live, and so on.

    `undone` has the moves that were taken back by agreement, each time with the number of moves before them,
    which never falls. `asked` is the length of the log (`Record.log`) when the last player asked for
    `asked_for` (`UNDO` or `DRAW`); 0 without a request. A longer log means that it was answered.

    `ended` is `DRAW` if the player to act has agreed to one, `RESIGNED` if they have resigned, else empty.
    """

    owners: tuple[int, ...]
    anchors: tuple[str, ...]
    elements: tuple[tuple[int, str], ...]
    live: tuple[int, ...] = ()
    undone: tuple[tuple[int, tuple[str, ...]], ...] = ()
    asked: int = 0
    asked_for: str = UNDO
    ended: str = ""

    def fields(self) -> dict[str, Any]:
        """The fields as they are written; those of agreements only if there are any."""
        has_ending = bool(self.ended or (self.asked and self.asked_for == DRAW))
        left_out = set() if has_ending else {*ENDED_FIELDS}
        if not (has_ending or self.undone or self.asked):
            left_out |= {*TAKEN_BACK_FIELDS}
        return {name: value for name, value in asdict(self).items() if name not in left_out}


@dataclass(frozen=True, slots=True)
class Record:
    """A game. `rules` is the version of its rules; `seed` is empty if it is secret.

    `start` is the text of the start position; empty: the options define it. `together` is None for a game on
    one device; with it the seed is the computer players' only, since chance comes from the devices' chains.
    `ended` is what `Together.ended` is, for a game on one device.
    """

    game: str
    rules: int
    options: Mapping[str, OptionValue]
    seats: tuple[Seat, ...]
    seed: str
    moves: tuple[str, ...] = ()
    start: str = ""
    together: Together | None = None
    ended: str = ""

    @property
    def chosen_end(self) -> str:
        """How the players have ended the game: `DRAW`, `RESIGNED` or, if they have not, empty."""
        return self.together.ended if self.together else self.ended

    def log(self) -> tuple[str, ...]:
        """All moves ever played, `UNDO` with a number of moves each time some were taken back, and the end.

        The end is `DRAW` or `RESIGNED`, if the players have ended the game.
        """
        entries, done = list[str](), 0
        for ply, undone in self.together.undone if self.together else ():
            entries += (*self.moves[done:ply], *undone, f"{UNDO} {ply}")
            done = ply
        end = (self.chosen_end,) if self.chosen_end else ()
        return (*entries, *self.moves[done:], *end)

    def first_moves(self, ply: int) -> Record:
        """The record as it was after the first `ply` moves; after all of them, with a chosen end."""
        if ply >= len(self.moves):
            return self
        together = self.together
        if together:
            undone = tuple(each for each in together.undone if each[0] <= ply)
            together = replace(together, undone=undone, asked=0, asked_for=UNDO, ended="")
        return replace(self, moves=self.moves[:ply], together=together, ended="")

    def without_moves(self) -> Record:
        """The record as it was when the game began."""
        return replace(self.first_moves(0), ended="")

    def without_seed(self) -> Record:
        """The record for export, which must not reveal future dice rolls."""
        return replace(self, seed="")

    @property
    def format(self) -> int:
        """The first format that can express the record."""
        if not self.together:
            return ONE_DEVICE_ENDED_FORMAT if self.ended else ONE_DEVICE_FORMAT
        fields = self.together.fields()
        if "ended" in fields:
            return ENDED_FORMAT
        return TAKEN_BACK_FORMAT if "undone" in fields else TOGETHER_FORMAT

    def text(self) -> str:
        """One line of JSON for `read_record`; equal records have equal texts."""
        together = self.together.fields() if self.together else {}
        fields: dict[str, Any] = {
            "format": self.format,
            "game": self.game,
            "rules": self.rules,
            "options": dict(self.options),
        }
        seats = [asdict(seat) for seat in self.seats]
        fields |= {"seats": seats, "seed": self.seed, "start": self.start, "moves": list(self.moves)}
        if self.ended:
            fields |= {"ended": self.ended}
        if together:
            fields |= {"together": together, "seal": self.seal()}
        return _json(fields)

    def seal(self) -> str:
        """A checksum of everything but the seed, which tells that a record is as it was written."""
        parts = (self.game, self.rules, dict(self.options), self.start, self.moves)
        seats, together = [asdict(seat) for seat in self.seats], self.together and self.together.fields()
        text = _json((*parts, seats, together))
        return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)

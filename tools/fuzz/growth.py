"""The time that input takes at sizes from 8 to 256 KiB: in proportion to the size, and within a limit.

A `Pattern` is a text of any size: a beginning, a unit that is repeated, an end. An `Entry` is a place where
text comes in (`entries.py`), and judges it as the program does. `WORST` has the slowest patterns known.
"""

from __future__ import annotations

import gc
from contextlib import suppress
from random import Random
from time import process_time
from typing import NamedTuple

from game.contract import GameError
from game.play.saves.library import library_entry
from tools.fuzz.entries import ENTRIES, Entry, finished_session

SIZES = tuple(kilobytes * 1024 for kilobytes in (8, 16, 32, 64, 128, 256))

MAX_PAUSE = 0.1
"""Seconds of processor time until a text is judged or the page gets its turn; Chromium may take 0.2."""

MAX_GROWTH = 3.0
"""Times the growth of the size. From 8 to 256 KiB a quadratic cost grows 32 times as much as the size."""

MIN_MEASURABLE = 0.02
"""Seconds; shorter times vary too much to judge their growth."""

ATTEMPTS = 5
"""Measurements of a time that seems too long; the shortest counts."""

UNITS = (
    *'"\\[]{}()<>,.:;=|/-_ \n\t09aAbrx٣\u200d\u2028',
    *(
        '\\"',
        '"\\',
        "[]",
        "{}",
        '"",',
        "0,",
        '"a",',
        '{"',
        '":',
        "[{",
        '[a ""]\n',
        "1. ",
        "{a",
        " | ",
        "A1,",
        "A999,",
    ),
    *(
        "game=",
        "1.5,",
        "\r\n",
        "-1,",
        "9" * 4300 + ",",
        '"3",',
        "b/",
        "=1 ",
        "🦁\u200d",
        "1e-9,",
        "null,",
        "\\u0000",
    ),
)
"""Pieces of every notation."""


class Pattern(NamedTuple):
    """Texts of any size: `head`, then `unit` again and again, then `tail`."""

    head: str
    unit: str
    tail: str = ""

    def text(self, size: int) -> str:
        """The text with as many units as fit into `size` bytes, at least one."""
        fixed, unit = (len(part.encode("utf-8", "replace")) for part in (self.head + self.tail, self.unit))
        return self.head + self.unit * max(1, (size - fixed) // unit) + self.tail


class Times(NamedTuple):
    """Seconds in all, and the most without a turn for the page."""

    total: float
    pause: float


def random_growth(rng: Random) -> str:
    """The growth of a random pattern is checked; the outcome is the name of the entry."""
    name = rng.choice(list(ENTRIES))
    check_growth(ENTRIES[name], random_pattern(ENTRIES[name].sample(rng), rng))
    return name


def random_pattern(valid: str, rng: Random) -> Pattern:
    """A valid text up to some place, a unit, and perhaps the rest of the text."""
    cut = rng.choice((0, len(valid), rng.randint(0, len(valid))))
    start = rng.randint(0, len(valid))
    units = [
        rng.choice(UNITS),
        rng.choice(UNITS) * rng.choice((1, 2, 20)),
        valid[start : start + rng.randint(1, 30)],
    ]
    unit = "".join(rng.sample(units, rng.randint(1, 2))) or "x"
    return Pattern(valid[:cut], unit, rng.choice(("", valid[cut:], rng.choice(UNITS))))


def check_growth(entry: Entry, pattern: Pattern) -> None:
    """Raises AssertionError if a text takes too long, or its time grows faster than its size."""
    found: dict[int, Times] = {}
    for size in SIZES:
        problem = ""
        for _ in range(ATTEMPTS):
            times = measured(entry, pattern.text(size))
            found[size] = Times(*map(min, times, found.get(size, times)))
            problem = _problem(found, size)
            if not problem:
                break
        if problem:
            table = ", ".join(f"{size // 1024} KiB {times.total * 1000:.1f}" for size, times in found.items())
            raise AssertionError(f"{problem} ({table} ms): {pattern!r:.300}")


def measured(entry: Entry, text: str) -> Times:
    """The times that this process takes to judge a text."""
    gc.disable()  # its time depends on all other objects of this process
    pauses, started = [], process_time()
    with suppress(GameError):
        for _ in entry.judge(text):
            pauses.append(process_time() - started)
            started = process_time()
    pauses.append(process_time() - started)
    gc.enable()
    return Times(sum(pauses), max(pauses))


def _problem(found: dict[int, Times], size: int) -> str:
    """What is wrong with the times of this size, or an empty text."""
    total, pause = found[size]
    if pause > MAX_PAUSE:
        return f"{size // 1024} KiB hold the page up for {pause * 1000:.0f} ms"
    for earlier, times in found.items():
        if total > MIN_MEASURABLE and total > MAX_GROWTH * times.total * size / earlier:
            growth = total / times.total
            return f"from {earlier // 1024} to {size // 1024} KiB the time grows {growth:.0f} times"
    return ""


def _record_with(start: str = "", options: str = "{}") -> str:
    """The text of a record of Star of Africa up to its moves."""
    seat = '{"name":"","figure":0,"player":"human"}'
    return (
        f'{{"format":2,"game":"africa","rules":1,"options":{options},"seats":[{seat},{seat}],'
        f'"seed":"","start":"{start}","moves":['
    )


_CAPTIVES = _record_with(
    "act turn=0 order=0,1 bonus=500 | darfur-sahara:6 300 captured | darfur-sahara:6 300 captured | rules"
)
_MANCALA = "8 8 8 8 8 8 8 8/8 8 8 8 8 8 8 8 0 0 S "
_OPENING = '[game "star"]\n[rules "1"]\n[player "A" "0" "human"]\n[player "B" "1" "human"]\n'

WORST = {
    "escaped quotes": ("record", Pattern('{"', '\\"')),
    "escaped quotes in a link": ("packed", Pattern('{"', '\\"')),
    "brackets": ("record", Pattern("[", "[],", "0]")),
    "numbers": ("record", Pattern('{"a":[', "1e-9,", "0]}")),
    "long numbers": ("record", Pattern('{"a":[', "9" * 4300 + ",", "0]}")),
    "a long fraction": ("record", Pattern('{"a":0.', "1", "}")),
    "keys": ("record", Pattern('{"a":[', '{"a":0},', "0]}")),
    "a game without an end": ("record", Pattern(_CAPTIVES, '"escape","6",', '"escape"]}')),
    "a game without an end in a link": ("packed", Pattern(_CAPTIVES, '"escape","6",', '"escape"]}')),
    "ties for the order": ("record", Pattern(_record_with("", '{"order":"clockwise"}'), '"3",', '"3"]}')),
    "a long number of a line": ("transcript", Pattern(_OPENING, "1")),
    "numbers of lines": ("transcript", Pattern(_OPENING, "1.\n")),
    "as many numbered lines as allowed": ("transcript", Pattern(_OPENING, "1. {         }\n")),
    "short lines": ("transcript", Pattern(_OPENING, "{}\n")),
    "short comments": ("transcript", Pattern(_OPENING, "{}{}{}\n")),
    "empty lines": ("transcript", Pattern(_OPENING, "\n", "*1")),
    "moves on one line": ("transcript", Pattern(_OPENING, "*1,")),
    "tags": ("transcript", Pattern(_OPENING, '[a ""]\n')),
    "a tag of many words": ("transcript", Pattern(_OPENING + "[a", ' ""', "")),
    "turns since the last capture": (
        "position",
        Pattern(_MANCALA, "A999,", "A1 capture=smallest komi=0 swap=no end=empty repetition=yes"),
    ),
    "players": ("position", Pattern("act turn=0 bonus=500", " | cairo 300", " | rules")),
    "tokens found": (
        "position",
        Pattern("act turn=0 order=0,1 bonus=500 | cairo 300 found=", "a:b,", "a:b | cairo 300 | rules"),
    ),
    "rings": ("position", Pattern("10 ", "/", " b")),
    "games in a file": ("file", Pattern("", finished_session().record.text() + "\n")),
    "lines of a file": ("file", Pattern("", f"{'0' * 40}\n")),
    "empty lines of a file": ("file", Pattern("", "\n")),
    "stored games": ("library", Pattern("", library_entry(finished_session(), 0).text() + "\n")),
    "stored lines": ("library", Pattern("", "{}a\n")),
    "a long value": ("option", Pattern("", "x")),
    "joined emoji": ("small", Pattern("", "🦁\u200d")),
}
"""The slowest patterns known, with the name of their entry. Each was too slow once, or could be."""

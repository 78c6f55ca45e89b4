"""Migration of old records to the newest format, one numbered step at a time.

Step n converts format n to format n + 1. Released steps never change; a new format appends a step. Sample
records of every released format are in `tests/play/records`. `Record.format` chooses the format in which a
record is written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Step = Callable[[dict[str, Any]], dict[str, Any]]


def _add_start(data: dict[str, Any]) -> dict[str, Any]:
    """To format 2: a game can start from any position."""
    return {**data, "start": ""}


def _allow_together(data: dict[str, Any]) -> dict[str, Any]:
    """To format 3: a game can be played from several devices."""
    if "together" in data:
        raise ValueError("no older format has several devices")
    return data


def _allow_taking_back(data: dict[str, Any]) -> dict[str, Any]:
    """To format 4: players on several devices can agree to take a move back."""
    if "undone" in data.get("together", {}):
        raise ValueError("in no older format a move is taken back by agreement")
    return data


def _allow_ending(data: dict[str, Any]) -> dict[str, Any]:
    """To format 5: players on several devices can agree on a draw, or resign."""
    if "ended" in data.get("together", {}):
        raise ValueError("in no older format players end a game")
    return data


def _allow_ending_on_one_device(data: dict[str, Any]) -> dict[str, Any]:
    """To format 6: players on one device can end a game, too."""
    if "ended" in data:
        raise ValueError("in no older format players on one device end a game")
    return data


STEPS: tuple[Step, ...] = (
    _add_start,
    _allow_together,
    _allow_taking_back,
    _allow_ending,
    _allow_ending_on_one_device,
)

NEWEST_FORMAT = len(STEPS) + 1

ONE_DEVICE_FORMAT, TOGETHER_FORMAT, TAKEN_BACK_FORMAT, ENDED_FORMAT, ONE_DEVICE_ENDED_FORMAT = 2, 3, 4, 5, 6
"""The formats in which records are written: of games on one device, of games from several, of those in which
a move was taken back by agreement, of those that players have ended, or offer to, and of games on one device
that players have ended. A record is written in the first format that can express it, so that older versions
of this program can read it, too.
"""


def migrate(data: dict[str, Any]) -> dict[str, Any]:
    """A copy of `data` in the newest format. Its format must be between 1 and `NEWEST_FORMAT`."""
    for step in STEPS[data["format"] - 1 :]:
        data = {**step(data), "format": data["format"] + 1}
    return data

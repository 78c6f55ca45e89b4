"""A report of something that went wrong, for the player to save and send: nothing in it says who they are."""

from __future__ import annotations

import json
import traceback
from dataclasses import replace

from js import document, navigator

from game.play.record import Record
from game.play.session import Session


def crash_report(error: Exception, session: Session | None) -> str:
    """As JSON: what was raised and where, the game without names and seed, the build, the browser."""
    report = {
        "error": "".join(traceback.format_exception(error)),
        "game": json.loads(_anonymized(session.record).text()) if session else None,
        "build": str(document.querySelector("meta[name=build]").content),
        "browser": str(navigator.userAgent),
        "languages": [str(language) for language in navigator.languages],
    }
    return json.dumps(report, ensure_ascii=False, indent=1)


def _anonymized(record: Record) -> Record:
    """Moves that chance decided are in the record, so the game can be replayed without its seed."""
    return replace(record.without_seed(), seats=tuple(replace(seat, name="") for seat in record.seats))

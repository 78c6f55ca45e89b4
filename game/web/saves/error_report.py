"""A report of an unexpected error, which the player can save and send. It is anonymous."""

from __future__ import annotations

import json
import traceback
from dataclasses import replace

from js import document, navigator

from game.play.record import Record
from game.play.session import Session


def error_report(error: Exception, session: Session | None) -> str:
    """JSON text: traceback, the game without names and seed, build, browser, languages."""
    report = {
        "error": "".join(traceback.format_exception(error)),
        "game": json.loads(_anonymized(session.record).text()) if session else None,
        "build": str(document.querySelector("meta[name=build]").content),
        "browser": str(navigator.userAgent),
        "languages": [str(language) for language in navigator.languages],
    }
    return json.dumps(report, ensure_ascii=False, indent=1)


def _anonymized(record: Record) -> Record:
    """The record without names and seed. It can be replayed, since the results of chance are moves."""
    return replace(record.without_seed(), seats=tuple(replace(seat, name="") for seat in record.seats))

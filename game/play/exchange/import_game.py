"""Import of a game from a file or pasted text: a record, a share link, a transcript, or a position.

Everything is replayed through the rules.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.contract import Game, GameError
from game.play.exchange import share_link, transcript
from game.play.record import Record, Seat
from game.play.session import LoadResult, load_session, new_session


def import_game(text: str, games: Mapping[str, Game]) -> LoadResult:
    """The game in a text, or the problem with it. Never raises."""
    try:
        return load_session(_record_text(text.strip(), games), games)
    except GameError as error:
        return LoadResult(None, error, text)


def _record_text(text: str, games: Mapping[str, Game]) -> str:
    if text.startswith("{"):
        return text
    if share_link.FRAGMENT_PREFIX in text:
        return share_link.decode(text)
    if transcript.is_transcript(text):
        return transcript.parse_transcript(text, games).text()
    return _record_text_from_position(text, games) or text


def _record_text_from_position(text: str, games: Mapping[str, Game]) -> str:
    """The record of a game that starts from the position in `text`; empty if no game can parse it."""
    for game in games.values():
        try:
            seats = game.setup_of(game.parse_state(text))[1]
        except GameError:
            continue
        figures = game.view.figures()
        people = tuple(Seat("", figure) for figure in figures[:seats])
        return new_session(game, people, "", start=text).record.text()
    return ""


def record_from_position(record: Record, state_text: str) -> Record:
    """A record without moves or seed that starts from the position `state_text` of another game."""
    return Record(record.game, record.rules, record.options, record.seats, "", (), state_text)

"""Import of a game from a file or pasted text: a record, a link, a letter, a transcript, or a position.

Everything is replayed through the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from game.contract import BadNotation, Game, GameError, ImpossiblePosition
from game.play.exchange import share_link, transcript
from game.play.record import BadRecord, Record, Seat
from game.play.record_reader import MAX_RECORD_BYTES, MAX_START_LENGTH
from game.play.session import LoadResult, Session, load_steps, new_session


def import_game(text: str, games: Mapping[str, Game]) -> LoadResult:
    """The game in a text, or the problem with it. Never raises."""
    return next(filter(None, import_steps(text, games)))


def import_steps(text: str, games: Mapping[str, Game]) -> Iterator[LoadResult | None]:
    """`import_game` in short steps: yields None between them and the result at the end."""
    for loaded in _steps(text, games):
        may_be_broken = loaded and loaded.problem and _is_link(text)
        whole = share_link.with_whole_links(text) if may_be_broken else text
        if whole == text:
            yield loaded
        else:
            yield from _steps(whole, games)


def _steps(text: str, games: Mapping[str, Game]) -> Iterator[LoadResult | None]:
    if _is_link(text) and share_link.LETTER_PREFIX in text:
        yield from _letter_steps(text, games)
        return
    try:
        record_text = _record_text(text.strip(), games)
    except GameError as error:
        yield LoadResult(None, error, text)
        return
    yield None
    yield from load_steps(record_text, games)


def problem_span(text: str, loaded: LoadResult) -> tuple[int, int]:
    """Start and end of what is wrong in a text; the whole text if it is no certain part."""
    problem = loaded.problem
    assert problem
    is_move = not isinstance(problem, BadRecord)  # which would be an end that players cannot choose
    if loaded.session and is_move and transcript.is_transcript(text):
        return transcript.move_span(text, loaded.session.ply)
    start = text.find(problem.text)
    unique = problem.text and text.count(problem.text) == 1
    return (start, start + len(problem.text)) if unique else (0, len(text))


def _is_link(text: str) -> bool:
    is_other = text.lstrip().startswith("{") or transcript.is_transcript(text)
    return not is_other and any(
        each in text for each in (share_link.FRAGMENT_PREFIX, share_link.LETTER_PREFIX)
    )


def _letter_steps(text: str, games: Mapping[str, Game]) -> Iterator[LoadResult | None]:
    from game.play.together.letter import letter_steps  # the page downloads it first

    try:
        for session in letter_steps(text, games):
            yield LoadResult(session, None, text) if session else None
    except GameError as error:
        yield LoadResult(None, error, text)


def _record_text(text: str, games: Mapping[str, Game]) -> str:
    if len(text) > MAX_RECORD_BYTES:
        raise BadRecord(f"longer than {MAX_RECORD_BYTES} bytes", code="long")
    if text.startswith("{"):
        return text
    if transcript.is_transcript(text):
        return transcript.parse_transcript(text, games).text()
    if share_link.FRAGMENT_PREFIX in text:
        return share_link.decode(text)
    record_text = _record_text_from_position(text, games)
    if not record_text and len(text.splitlines()) == 1:  # it was typed, so it is no damaged file
        raise BadNotation("no position of any game", text[:80])
    return record_text or text


def _record_text_from_position(text: str, games: Mapping[str, Game]) -> str:
    """The record of a game that starts from the position in `text`; empty if no game can parse it.

    Raises ImpossiblePosition.
    """
    for game in games.values() if len(text) <= MAX_START_LENGTH else ():
        try:
            seats = game.setup_of(game.parse_state(text))[1]
        except ImpossiblePosition:
            raise
        except GameError:
            continue
        figures = game.view.figures()
        people = tuple(Seat("", figure) for figure in figures[:seats])
        return new_session(game, people, "", start=text).record.text()
    return ""


def record_from_position(session: Session) -> Record:
    """A record without moves or seed that starts from the current position, with the position's options."""
    options = session.game.setup_of(session.state)[0]
    start = session.state.text()
    return replace(session.record, options=options, seed="", moves=(), start=start, together=None, ended="")

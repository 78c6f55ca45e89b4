"""Fixtures of one build for the tests of later builds: `python3 -m tests.play.freeze NUMBER-COMMIT`.

Writes the games, the library and the puzzles of a set into `tests/play/builds/NUMBER-COMMIT`. The README
there describes a set and how one is added. `tests/browser/freeze.py` writes the rest, `page.json`.

Each file is one JSON object: the texts that the build wrote, and under `expected` what they must open as.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from game.catalog import GAMES, load_submodule
from game.contract import NOBODY, OptionValue, find_move
from game.learn.puzzle_progress import format_solved, parse_solved, puzzle_id
from game.play.exchange.import_game import import_game, record_from_position
from game.play.exchange.share_link import encode
from game.play.exchange.transcript import format_transcript
from game.play.record import HUMAN, Seat
from game.play.saves.game_saves import GameSaves
from game.play.saves.library import Library, export_all, library_entry
from game.play.saves.two_slot_save import MemoryStore
from game.play.session import Session, new_session
from tools.fuzz.save_oracle import automatic_move, bot_move

BUILDS = Path(__file__).parent / "builds"
ADDRESS = "https://starboard.example/#"
"""The beginning of a link."""

PUZZLES = "starboard.puzzles"
"""The key of the solved puzzles."""

TO_THE_END = 5000
"""More moves than any game here has: the game is played to its end."""

SOLVED_PUZZLES = slice(0, None, 3)
"""The puzzles of each game that are solved."""

JsonObject = dict[str, Any]


class Case(NamedTuple):
    """A game and the number of moves to play, those of `opening` first.

    It starts from the position after `beginning` moves, which are left out, if that is not 0.
    """

    game: str
    preset: str
    seats: tuple[Seat, ...]
    moves: int
    changes: Mapping[str, OptionValue] = {}
    beginning: int = 0
    opening: str = ""


def seats(*players: str) -> tuple[Seat, ...]:
    """Seats, each from `name/figure/level`; no level is a person."""
    found = []
    for each in players:
        name, figure, player = each.split("/")
        found.append(Seat(name, int(figure), player or HUMAN))
    return tuple(found)


CASES = {
    "africa-classic": Case("africa", "classic", seats("Anna/0/", "/1/scout"), 45),
    "africa-lost_diamond": Case(
        "africa",
        "lost_diamond",
        seats("Åsa Öberg/4/", "/3/scout", "/2/trader", "/1/homebody", "👩‍🚀 Bo/0/"),
        90,
    ),
    "africa-sheet_2005": Case("africa", "sheet_2005", seats("/2/", "Kerttu-Päivikki/0/", "/4/navigator"), 60),
    "africa-house_mix": Case(
        "africa",
        "piatnik",
        seats("/0/scout", "Väinö/3/"),
        TO_THE_END,
        {"try_on_arrival": "yes", "slave_coast_turns": 0, "topaz": 450, "penniless_sea": "stowaway"},
    ),
    "africa-position": Case("africa", "amended_2005", seats("Anna/2/", "Bo/1/"), 20, beginning=40),
    "star-small": Case("star", "small", seats("Anna/0/", "/1/builder"), 9, opening="T10 swap"),
    "star-full": Case("star", "full", seats("/1/sprout", "Eino/4/"), 70),
    "star-double": Case("star", "double", seats("Anna/0/", "Bo/3/"), TO_THE_END, {"rings": 4, "handicap": 2}),
    "star-position": Case("star", "mini", seats("/0/", "/1/"), 6, {"swap": "no"}, beginning=10),
    "mancala-standard": Case("mancala", "standard", seats("Anna/0/", "/1/sower"), TO_THE_END),
    "mancala-komi": Case(
        "mancala", "komi", seats("/0/", "Åke/1/"), 25, {"swap": "yes", "end": "majority"}, opening="H swap"
    ),
    "mancala-rule_2004": Case("mancala", "rule_2004", seats("/3/planner", "Bo/2/"), 40),
    "mancala-position": Case(
        "mancala", "standard", seats("Anna/4/", "/0/"), 12, {"repetition": "no"}, beginning=15
    ),
}


def played(session: Session, opening: str) -> Iterator[Session]:
    """The session after each move. Persons play the moves of `opening`, then those of the first level."""
    given = iter(opening.split())
    while True:
        yield session
        if session.state.to_act == NOBODY:
            return
        text = next(given, None)
        move = find_move(session.state, text) if text else automatic_move(session)
        session = session.play(bot_move(session, next(iter(session.game.levels))) if move is None else move)


def sessions_of(case: Case, seed: str) -> list[Session]:
    """The sessions of a case, one for each number of moves from 0 on."""
    game = GAMES[case.game]
    session = new_session(game, case.seats, seed, {**game.presets[case.preset], **case.changes})
    if case.beginning:
        *_, there = islice(played(session, case.opening), case.beginning + 1)
        session = new_session(game, case.seats, seed, start=there.state.text())
    return list(islice(played(session, case.opening), case.moves + 1))


def summary(session: Session) -> JsonObject:
    """The `expected` part for a text that holds this game."""
    record, outcome = session.record, session.state.outcome
    return {
        "game": record.game,
        "options": dict(record.options),
        "seats": [[seat.name, seat.figure, seat.player] for seat in record.seats],
        "seed": record.seed,
        "plies": session.ply,
        "position": session.state.text(),
        "winners": list(outcome.winners) if outcome else None,
    }


def storage_after(earlier: list[Session], later: list[Session]) -> dict[str, str]:
    """Storage after a damaged save, an earlier game, and a later game that replaced it."""
    store, game_id = MemoryStore(), later[0].game.id
    saves = GameSaves(store, game_id, GAMES)
    saves.save(earlier[0])
    key = next(iter(store.texts))
    store.texts[key] = store.texts[key][:80]
    saves = GameSaves(store, game_id, GAMES)
    saves.load_current()
    for session in earlier:
        saves.save(session)
    saves.archive_current()
    for session in later:
        saves.save(session)
    return store.texts


def case_file(name: str) -> JsonObject:
    """One game in every form that its own build opens.

    Build 1 writes position links of *Star games with a handicap that it refuses to open. They are left out.
    """
    case = CASES[name]
    earlier = sessions_of(
        case._replace(preset=next(iter(GAMES[case.game].presets)), moves=8, changes={}, opening=""), "f00d"
    )
    later = sessions_of(case, name.encode().hex())
    storage, last = storage_after(earlier, later), later[-1]
    damaged = GameSaves(_store(storage), case.game, GAMES).corrupt_text()
    expected = {
        "current": summary(last),
        "move_before": summary(later[-2]),
        "previous": summary(earlier[-1]),
        "damaged": damaged,
    }
    texts = {
        "record": last.record.text(),
        "link": ADDRESS + encode(last.record),
        "position_link": ADDRESS + encode(record_from_position(last)),
        "transcript": format_transcript(last),
        "position": last.state.text(),
    }
    opened = {kind: text for kind, text in texts.items() if not import_game(text, GAMES).problem}
    return {"storage": storage, **opened, "expected": expected}


def library_file() -> JsonObject:
    """Finished games: the library's storage and its export file."""
    store, expected = MemoryStore(), []
    library = Library(store)
    games = [name for name, case in CASES.items() if case.moves == TO_THE_END]
    for number, name in enumerate(games):
        for seed in ("", "feed"):
            last = sessions_of(CASES[name], name.encode().hex() + seed)[-1]
            ended = 0 if seed else 1_790_000_000 + 86_400 * number
            library.add(library_entry(last, ended))
            expected.append(summary(last) | {"seed": "", "ended": ended})
    return {"storage": store.texts, "export": export_all(library.games()[::-1]), "expected": expected}


def puzzles_file() -> JsonObject:
    """The storage of the solved puzzles."""
    solved = {game: _puzzles(game)[SOLVED_PUZZLES] for game in ("star", "mancala")}
    marks = format_solved(puzzle_id(puzzle) for each in solved.values() for puzzle in each)
    expected = {game: [puzzle.start for puzzle in each] for game, each in solved.items()}
    return {"storage": {PUZZLES: marks}, "expected": expected}


def solved_puzzles(texts: dict[str, str]) -> dict[str, list[str]]:
    """The start positions of the solved puzzles of each game."""
    marks = parse_solved(texts[PUZZLES])
    found = {}
    for game in ("star", "mancala"):
        found[game] = [puzzle.start for puzzle in _puzzles(game) if puzzle_id(puzzle) in marks]
    return found


def _puzzles(game: str) -> Any:
    return load_submodule(game, "learn.puzzles").PUZZLES


def _store(texts: dict[str, str]) -> MemoryStore:
    store = MemoryStore()
    store.texts = dict(texts)
    return store


def put(build: str, name: str, content: JsonObject) -> None:
    """Write one file of a set. Raises FileExistsError rather than change a file."""
    folder = BUILDS / build
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{name}.json").open("x", encoding="utf-8") as file:
        file.write(json.dumps(content, ensure_ascii=False, indent=1) + "\n")


def main(build: str) -> None:
    for name in CASES:
        put(build, name, case_file(name))
    put(build, "library", library_file())
    put(build, "puzzles", puzzles_file())


if __name__ == "__main__":
    main(*sys.argv[1:])

"""The fixtures of landed builds open with the expected content (`tests/play/builds/README.md`)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.catalog import GAMES
from game.learn.puzzle_progress import format_solved, parse_solved
from game.play.exchange.import_game import import_game, record_from_position
from game.play.exchange.share_link import decode, encode
from game.play.exchange.transcript import format_transcript
from game.play.saves.game_saves import GameSaves
from game.play.saves.library import Library, export_all, import_all, load_entry
from game.play.saves.two_slot_save import MemoryStore
from game.play.session import LoadResult, Session, load_session
from tests.play.freeze import BUILDS, PUZZLES, JsonObject, solved_puzzles, summary

SETS = sorted(
    (path for path in BUILDS.iterdir() if path.is_dir()), key=lambda path: int(path.name.split("-")[0])
)
"""The folders of landed builds, the newest last."""

OTHER_FILES = ("library", "page", "puzzles")
"""The files of a set that hold more than one game."""

every_set = pytest.mark.parametrize("build", SETS, ids=lambda path: path.name)
every_case = pytest.mark.parametrize(
    "path",
    [path for build in SETS for path in sorted(build.glob("*-*.json"))],
    ids=lambda path: f"{path.parent.name}/{path.stem}",
)
newest_cases = pytest.mark.parametrize("path", sorted(SETS[-1].glob("*-*.json")), ids=lambda path: path.stem)


def content(path: Path) -> JsonObject:
    found: JsonObject = json.loads(path.read_text("utf-8"), object_hook=with_newer_options)
    return found


def with_newer_options(fields: JsonObject) -> JsonObject:
    """An expected game with all options of today; those that its build did not know have their defaults."""
    if fields.keys() >= {"game", "options", "position"}:
        return fields | {"options": GAMES[fields["game"]].complete_options(fields["options"])}
    return fields


def store_of(texts: dict[str, str]) -> MemoryStore:
    """A store with these texts."""
    store = MemoryStore()
    store.texts = dict(texts)
    return store


def whole(loaded: LoadResult | None) -> Session:
    """The opened game. Fails if there is any problem."""
    assert loaded
    assert loaded.problem is None
    assert loaded.session
    return loaded.session


def seedless(expected: JsonObject) -> JsonObject:
    """The expectation for a shared game, whose text has no seed."""
    return expected | {"seed": ""}


def test_no_set_is_missing() -> None:
    assert [int(build.name.partition("-")[0]) for build in SETS] == list(range(1, len(SETS) + 1))


@every_set
def test_a_set_has_all_games_and_all_other_files(build: Path) -> None:
    names = {path.stem for path in build.iterdir()}
    assert names >= set(OTHER_FILES)
    assert {name.partition("-")[0] for name in names.difference(OTHER_FILES)} == set(GAMES)


# Saves


@every_case
def test_the_current_game_continues_at_its_position(path: Path) -> None:
    found = content(path)
    saves = GameSaves(store_of(found["storage"]), found["expected"]["current"]["game"], GAMES)
    assert summary(whole(saves.load_current())) == found["expected"]["current"]


@every_case
def test_the_previous_game_and_a_corrupt_save_are_found(path: Path) -> None:
    found = content(path)
    saves = GameSaves(store_of(found["storage"]), found["expected"]["current"]["game"], GAMES)
    assert summary(whole(saves.load_previous())) == found["expected"]["previous"]
    assert saves.corrupt_text() == found["expected"]["damaged"]


@every_case
def test_the_older_slot_has_one_move_less(path: Path) -> None:
    found = content(path)
    current, before = found["expected"]["current"], found["expected"]["move_before"]
    opened = []
    for key in found["storage"]:
        texts = {name: text for name, text in found["storage"].items() if name != key}
        opened.append(summary(whole(GameSaves(store_of(texts), current["game"], GAMES).load_current())))
    assert opened.count(before) == 1
    assert opened.count(current) == len(opened) - 1


@every_case
def test_the_game_can_be_saved_over_the_saves_of_the_build(path: Path) -> None:
    found = content(path)
    store = store_of(found["storage"])
    saves = GameSaves(store, found["expected"]["current"]["game"], GAMES)
    session = whole(saves.load_current()).with_seed("5eed")
    saves.save(session)
    assert whole(GameSaves(store, session.game.id, GAMES).load_current()) == session
    assert len(store.texts) == len(found["storage"])


# Files, links and texts


@every_case
def test_an_exported_file_is_opened_unchanged(path: Path) -> None:
    found = content(path)
    for opened in (load_session(found["record"], GAMES), import_game(found["record"], GAMES)):
        assert summary(whole(opened)) == found["expected"]["current"]


@every_case
@pytest.mark.parametrize("kind", ["link", "transcript"])
def test_a_shared_game_is_opened_without_its_seed(path: Path, kind: str) -> None:
    found = content(path)
    assert summary(whole(import_game(found[kind], GAMES))) == seedless(found["expected"]["current"])


@every_case
def test_a_shared_position_is_opened_with_its_players(path: Path) -> None:
    """A position has no handicap, which only concerns the first turn: its rules are those of its line."""
    found = content(path)
    current = found["expected"]["current"]
    game = GAMES[current["game"]]
    options, _ = game.setup_of(game.parse_state(found["position"]))
    expected = seedless(current) | {"plies": 0, "options": options}
    if "position_link" in found:
        assert summary(whole(import_game(found["position_link"], GAMES))) == expected


@every_case
def test_the_text_of_a_position_is_opened(path: Path) -> None:
    """The line has the rules (without *Star's handicap) and the number of players, but no names."""
    found = content(path)
    expected = found["expected"]["current"]
    session = whole(import_game(found["position"], GAMES))
    assert (session.game.id, session.ply) == (expected["game"], 0)
    assert session.state.text() == expected["position"]
    assert len(session.record.seats) == len(expected["seats"])


@every_set
def test_at_most_one_position_has_no_link(build: Path) -> None:
    linked = ["position_link" in content(path) for path in build.glob("*-*.json")]
    assert sum(linked) >= len(linked) - 1


# The library


@every_set
def test_the_library_lists_and_opens_every_game(build: Path) -> None:
    found = content(build / "library.json")
    games = Library(store_of(found["storage"])).games()
    opened = [summary(whole(load_entry(game, GAMES))) | {"ended": game.finished_at} for game in games]
    assert opened == found["expected"]
    listed = [(game.game, len(game.seats), list(game.winners), game.ply_count) for game in games]
    assert listed == [
        (each["game"], len(each["seats"]), each["winners"], each["plies"]) for each in found["expected"]
    ]


@every_set
def test_the_export_of_the_library_is_imported_completely(build: Path) -> None:
    found = content(build / "library.json")
    *_, imported = import_all(found["export"], GAMES)
    assert (imported.refused, imported.problem) == (0, None)
    opened = [
        summary(whole(load_entry(game, GAMES))) | {"ended": game.finished_at} for game in imported.games
    ]
    assert opened == [expected | {"ended": 0} for expected in found["expected"][::-1]]


# Puzzles


@every_set
def test_solved_puzzles_stay_solved(build: Path) -> None:
    found = content(build / "puzzles.json")
    assert solved_puzzles(found["storage"]) == found["expected"]


# A browser's whole storage


@every_set
def test_the_storage_of_a_browser_is_opened(build: Path) -> None:
    """Settings are read by JavaScript only: `tests/browser/test_builds.py` checks them."""
    found = content(build / "page.json")
    store = store_of(found["storage"])
    assert set(found["expected"]["games"]) == set(GAMES)
    for game_id, expected in found["expected"]["games"].items():
        saves = GameSaves(store, game_id, GAMES)
        assert summary(whole(saves.load_current())) == expected["current"]
        assert summary(whole(saves.load_previous())) == expected["previous"]
    library = [summary(whole(load_entry(game, GAMES))) for game in Library(store).games()]
    assert library == found["expected"]["library"]
    assert solved_puzzles(found["storage"]) == found["expected"]["solved"]


# The newest set


@newest_cases
def test_the_newest_set_equals_what_is_written_today(path: Path) -> None:
    """A failure means that the written texts have changed: add a new set once the change has landed."""
    found = content(path)
    session = whole(load_session(found["record"], GAMES))
    assert session.record.text() == found["record"]
    assert decode(encode(session.record)) == decode(found["link"])
    position = record_from_position(session)
    assert decode(encode(position)) == decode(found.get("position_link", encode(position)))
    assert format_transcript(session) == found["transcript"]
    assert session.state.text() == found["position"]


def test_the_newest_library_and_solved_puzzles_equal_what_is_written_today() -> None:
    found = content(SETS[-1] / "library.json")
    library = Library(MemoryStore())
    games = Library(store_of(found["storage"])).games()
    library.add(*games)
    assert library.games() == games
    assert export_all(games[::-1]) == found["export"]
    marks = content(SETS[-1] / "puzzles.json")["storage"][PUZZLES]
    assert format_solved(parse_solved(marks)) == marks

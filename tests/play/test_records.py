"""Records of every released format can be read.

`tests/play/records` has a file for each format and game, `<format>-<game>.json`. A new format adds
those of the games that can have it.
"""

from pathlib import Path

import pytest

from game.catalog import GAMES
from game.play.migrations import NEWEST_FORMAT, STEPS, migrate
from game.play.record_reader import read_record
from game.play.session import load_session

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))

every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


@every_record
def test_a_record_of_every_old_format_is_replayed(path: Path) -> None:
    loaded = load_session(path.read_text("utf-8"), GAMES)
    assert loaded.problem is None
    assert loaded.session
    assert loaded.session.ply == 24


@every_record
def test_a_migrated_record_round_trips(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    assert read_record(record.text()) == record


def test_every_format_has_sample_records() -> None:
    formats = {int(path.stem.partition("-")[0]) for path in RECORDS}
    assert formats == set(range(1, NEWEST_FORMAT + 1))


def test_a_migration_does_not_change_its_input() -> None:
    old: dict[str, object] = {"format": 1, "game": "race"}
    assert migrate(old) == {"format": NEWEST_FORMAT, "game": "race", "start": ""}
    assert old == {"format": 1, "game": "race"}
    assert len(STEPS) == NEWEST_FORMAT - 1

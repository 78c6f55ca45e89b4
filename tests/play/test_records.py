"""A record of every format that ever landed is still read; a newer format appends its own files.

`tests/play/records` has a file for each format and game, `<format>-<game>.json`, as it was written then.
"""

from pathlib import Path

import pytest

from game.catalog import GAMES
from game.play.migrate import FORMAT, STEPS, migrate
from game.play.record import read_record
from game.play.session import load

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))

every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


@every_record
def test_an_old_record_is_played_as_it_was(path: Path) -> None:
    loaded = load(path.read_text("utf-8"), GAMES)
    assert loaded.problem is None
    assert loaded.session
    assert loaded.session.ply == 24


@every_record
def test_a_record_is_brought_up_once(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    assert read_record(record.text()) == record


def test_every_format_has_its_records() -> None:
    formats = {int(path.stem.partition("-")[0]) for path in RECORDS}
    assert formats == set(range(1, FORMAT + 1))


def test_a_step_leaves_what_it_was_given_as_it_is() -> None:
    old: dict[str, object] = {"format": 1, "game": "race"}
    assert migrate(old) == {"format": 2, "game": "race", "start": ""}
    assert old == {"format": 1, "game": "race"}
    assert len(STEPS) == FORMAT - 1

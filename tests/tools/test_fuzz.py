"""A fixed sample of what `tools fuzz` does in bulk, and that it tells what it finds."""

from __future__ import annotations

import pytest

from game.play.saves import Saves
from tools import fuzz
from tools.fuzz import subjects
from tools.step import Failure

SAMPLE = {
    "records": 150,
    "links": 150,
    "transcripts": 100,
    "positions": 200,
    "moves": 300,
    "options": 200,
    "saves": 60,
    "cuts": 3,
    "kills": 8,
}
"""Cases of each subject, for some seconds."""


def test_all_that_needs_no_browser_has_its_sample() -> None:
    assert set(SAMPLE) == {name for name, subject in subjects.SUBJECTS.items() if not subject.alone}


@pytest.mark.parametrize("subject", SAMPLE)
def test_a_sample_of_what_is_fuzzed_in_bulk(subject: str) -> None:
    cases = [fuzz.Case(subject, "sample", number) for number in range(SAMPLE[subject])]
    verdicts = list(fuzz.run(cases, jobs=1))
    assert [verdict for verdict in verdicts if verdict.word == "failed"] == []


def test_what_is_promised_in_bulk_is_what_is_done_unasked() -> None:
    promised = {name: subject.promised for name, subject in subjects.SUBJECTS.items()}
    assert promised["records"] >= 100_000
    assert promised["saves"] >= 10_000
    assert promised["kills"] >= 1_000
    assert promised["crashes"] >= 1_000


def test_a_failure_is_told_with_the_command_that_repeats_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.fuzz.subjects.load", lambda text, games: [][0])
    assert fuzz.main(["records", "--seed", "s", "--count", "3", "--jobs", "1"]) == 1
    told = capsys.readouterr().out
    assert "failed 3" in told
    assert "python3 -m tools fuzz records --seed s --only 0" in told
    assert "IndexError" in told


@pytest.mark.parametrize("subject", ["kills", "saves"])
def test_one_slot_instead_of_two_would_be_found(subject: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def in_one_slot(self: Saves, text: str) -> None:
        self._keys = self._keys[:1]
        two_slots(self, text)

    two_slots = Saves.save
    monkeypatch.setattr(Saves, "save", in_one_slot)
    cases = [fuzz.Case(subject, "one slot", number) for number in range(12)]
    assert "failed" in {verdict.word for verdict in fuzz.run(cases, jobs=1)}


def test_something_unknown_is_refused() -> None:
    with pytest.raises(Failure, match="dragons"):
        fuzz.main(["dragons"])

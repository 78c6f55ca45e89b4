"""A fixed sample of what `tools fuzz` does in bulk, and its report of failures."""

from __future__ import annotations

import pytest

from game.play.saves.two_slot_save import TwoSlotSave
from tools import fuzz
from tools.console import ToolError
from tools.fuzz import entries, growth, subjects

SAMPLE = {
    "records": 150,
    "links": 150,
    "letters": 40,
    "deliveries": 4,
    "cheats": 60,
    "transcripts": 100,
    "positions": 200,
    "moves": 300,
    "options": 200,
    "growth": 40,
    "saves": 60,
    "cuts": 3,
    "kills": 8,
}
"""Cases of each subject, which take some seconds."""


def test_every_subject_without_a_browser_has_a_sample() -> None:
    assert set(SAMPLE) == {name for name, subject in subjects.SUBJECTS.items() if not subject.needs_browser}


@pytest.mark.parametrize("subject", SAMPLE)
def test_a_sample_of_every_subject_passes(subject: str) -> None:
    cases = [fuzz.Case(subject, "sample", number) for number in range(SAMPLE[subject])]
    verdicts = fuzz.run(cases, jobs=1)
    assert [verdict for verdict in verdicts if verdict.outcome == "failed"] == []


def test_the_default_counts_meet_the_promise() -> None:
    promised = {name: subject.min_cases for name, subject in subjects.SUBJECTS.items()}
    assert promised["records"] >= 100_000
    assert promised["saves"] >= 10_000
    assert promised["kills"] >= 1_000
    assert promised["crashes"] >= 1_000
    assert promised["visits"] >= 1_000


def test_a_failure_is_reported_with_its_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.fuzz.subjects.load_session", lambda text, games: [][0])
    assert fuzz.main(["records", "--seed", "s", "--count", "3", "--jobs", "1"]) == 1
    output = capsys.readouterr().out
    assert "failed 3" in output
    assert "python3 -m tools fuzz records --seed s --only 0" in output
    assert "IndexError" in output


@pytest.mark.parametrize("subject", ["kills", "saves"])
def test_fuzzing_finds_a_one_slot_save(subject: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def in_one_slot(self: TwoSlotSave, text: str) -> None:
        self._keys = self._keys[:1]
        two_slots(self, text)

    two_slots = TwoSlotSave.save
    monkeypatch.setattr(TwoSlotSave, "save", in_one_slot)
    cases = [fuzz.Case(subject, "one slot", number) for number in range(12)]
    assert "failed" in {verdict.outcome for verdict in fuzz.run(cases, jobs=1)}


def test_an_unknown_subject_is_refused() -> None:
    with pytest.raises(ToolError, match="dragons"):
        fuzz.main(["dragons"])


def test_a_number_of_cases_is_not_negative() -> None:
    with pytest.raises(ToolError, match="--count must not be"):
        fuzz.main(["entries", "--count=-3"])


@pytest.mark.parametrize("name", growth.WORST)
def test_the_worst_input_is_judged_in_linear_time(name: str) -> None:
    entry, pattern = growth.WORST[name]
    growth.check_growth(entries.ENTRIES[entry], pattern)


def test_a_cost_that_grows_faster_than_the_input_is_found() -> None:
    quadratic = entries.Entry(
        lambda text: [text[:start].count("x") for start in range(0, len(text), 20)], str
    )
    with pytest.raises(AssertionError, match=r"hold the page up|the time grows"):
        growth.check_growth(quadratic, growth.Pattern("", "x"))

"""`python3 -m tools test`: what its last lines say of each check."""

import json
from pathlib import Path

import pytest

from tools import browser, test
from tools.step import Failure
from tools.test import Check, Result


def test_an_engine_that_cannot_be_had_is_named_as_not_run_and_never_as_passed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", {}.get)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    results = [Result("unit tests", 0), *(test.attempt(check) for check in test.other_engines())]
    assert test.summary(results) == 0
    told = capsys.readouterr().out.splitlines()
    for engine in browser.ENGINES.values():
        assert [line for line in told if line.startswith(f"– not run: {engine.name} tests: ")]
    assert told[-1] == "✓ passed: unit tests"


def test_a_failure_is_named_in_the_last_line(capsys: pytest.CaptureFixture[str]) -> None:
    results = [test.attempt(Check("types", lambda _: 1)), Result("style", 0)]
    assert test.summary(results) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "✗ failed: types"


@pytest.mark.parametrize("word", browser.ENGINES)
def test_whoever_is_not_root_is_told_what_to_install(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", {}.get)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    package = next(iter(browser.ENGINES[word].packages.values()))
    with pytest.raises(Failure, match=f"sudo apt install {package}"):
        browser.ensure_engine(word)


@pytest.mark.parametrize(
    ("ends", "last"), [([1, 0], "✓ all passed: browser tests"), ([1, 1], "✗ failed: browser tests")]
)
def test_in_ci_a_few_failed_browser_tests_run_once_more_and_are_named(
    ends: list[int],
    last: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("CI", "true")
    failing = f"{test.BROWSER_TESTS}/test_rules.py::test_one"
    monkeypatch.setattr(test, "FAILED", keep(tmp_path, failing, "tests/africa/test_rules.py::test_two"))
    asked: list[list[str]] = []

    def run(choice: list[str]) -> int:
        asked.append(choice)
        return ends[len(asked) - 1]

    code = test.summary([test.attempt(Check("browser tests", run, test.BROWSER_TESTS))])
    assert (code, asked) == (ends[-1], [[], ["--last-failed"]])
    told = capsys.readouterr().out.splitlines()
    assert told[-1] == last
    assert (f"~ unsteady, passed the second time: {failing}" in told) == (code == 0)


@pytest.mark.parametrize(("ci", "failed"), [("", 1), ("true", test.MOST_UNSTEADY + 1)])
def test_nothing_runs_twice_at_home_or_where_much_fails(
    ci: str, failed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CI", raising=False)
    if ci:
        monkeypatch.setenv("CI", ci)
    names = (f"{test.BROWSER_TESTS}/test_rules.py::test_{number}" for number in range(failed))
    monkeypatch.setattr(test, "FAILED", keep(tmp_path, *names))
    ends = iter([1])
    result = test.attempt(Check("browser tests", lambda _: next(ends), test.BROWSER_TESTS))
    assert result == Result("browser tests", 1)


def keep(folder: Path, *failed: str) -> Path:
    """As pytest keeps what failed."""
    file = folder / "lastfailed"
    file.write_text(json.dumps(dict.fromkeys(failed, True)))
    return file

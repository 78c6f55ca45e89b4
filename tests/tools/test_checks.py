"""`python3 -m tools test`: what its last lines say of each check."""

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
    results = [test.attempt(Check("types", lambda: 1)), Result("style", 0)]
    assert test.summary(results) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "✗ failed: types"


@pytest.mark.parametrize("word", browser.ENGINES)
def test_whoever_is_not_root_is_told_what_to_install(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", {}.get)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    package = next(iter(browser.ENGINES[word].packages.values()))
    with pytest.raises(Failure, match=f"sudo apt install {package}"):
        browser.ensure_engine(word)

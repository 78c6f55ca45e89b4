"""`python3 -m tools test`: what its last lines say of each check."""

from pathlib import Path

import pytest

from tools import browser, step, test
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


TESTS = """
from pathlib import Path
import pytest

@pytest.mark.parametrize(("number", "ends"), list(enumerate({ends})))
def test_it(number, ends):
    runs = Path(__file__).with_suffix(f".{{number}}")
    with runs.open("a") as file:
        file.write("x")
    assert ends[runs.stat().st_size - 1] == "P"
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of its own, tested in CI."""
    monkeypatch.setenv("CI", "true")
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setattr(test, "FAILED", tmp_path / test.FAILED.relative_to(step.ROOT))
    monkeypatch.setattr(step, "ROOT", tmp_path)
    return tmp_path


def unsteady(folder: Path, name: str, *ends: str) -> Check:
    """A check with a test for each of the ends; "FP" is one that fails and then passes."""
    file = folder / f"test_{name}.py"
    file.write_text(TESTS.format(ends=ends))
    return Check(name, lambda choice: test.pytest(["--rootdir=.", file.name, *choice]), unsteady=True)


def test_in_ci_a_few_failed_tests_run_once_more_and_are_named(folder: Path) -> None:
    check = unsteady(folder, "firefox", "FP", "P", "FP")
    assert test.attempt(check) == Result(
        "firefox", 0, unsteady=("test_firefox.py::test_it[0-FP]", "test_firefox.py::test_it[2-FP]")
    )


def test_what_fails_twice_has_failed(folder: Path) -> None:
    assert test.attempt(unsteady(folder, "firefox", "FP", "FF")) == Result("firefox", 1)


def test_where_much_fails_nothing_runs_twice(folder: Path) -> None:
    check = unsteady(folder, "firefox", *["FP"] * (test.MOST_UNSTEADY + 1))
    assert test.attempt(check) == Result("firefox", 1)


def test_at_home_nothing_runs_twice(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI")
    assert test.attempt(unsteady(folder, "firefox", "FP")) == Result("firefox", 1)


def test_what_another_engine_failed_is_neither_counted_nor_named(folder: Path) -> None:
    test.attempt(unsteady(folder, "firefox", *["FF"] * test.MOST_UNSTEADY))
    assert test.attempt(unsteady(folder, "webkitgtk", "FP")) == Result(
        "webkitgtk", 0, unsteady=("test_webkitgtk.py::test_it[0-FP]",)
    )


def test_what_passed_only_the_second_time_is_named_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert test.summary([Result("browser tests", 0, unsteady=("test_one",))]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-2:] == ["~ unsteady, passed the second time: test_one", "✓ all passed: browser tests"]

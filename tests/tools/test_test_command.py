"""`python3 -m tools test`: what it runs, its summary, and what it runs again in CI."""

from pathlib import Path

import pytest

from tools import console, test
from tools.console import ToolError
from tools.setup import browsers
from tools.test import Check, Result


def test_an_unavailable_engine_is_reported_as_not_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", {}.get)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    results = [Result("unit tests", 0), *(test.run_check(check) for check in test.engine_checks([]))]
    assert test.summary(results) == 0
    lines = capsys.readouterr().out.splitlines()
    for engine in browsers.ENGINES.values():
        assert [line for line in lines if line.startswith(f"– not run: {engine.name} tests: ")]
    assert lines[-1] == "✓ passed: unit tests"


def test_a_failed_check_is_named_in_the_last_line(capsys: pytest.CaptureFixture[str]) -> None:
    results = [test.run_check(Check("types", lambda _: 1)), Result("style", 0)]
    assert test.summary(results) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "✗ failed: types"


@pytest.mark.parametrize("engine", browsers.ENGINES)
def test_without_root_the_install_command_is_shown(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", {}.get)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    package = next(iter(browsers.ENGINES[engine].packages.values()))
    with pytest.raises(ToolError, match=f"sudo apt install {package}"):
        browsers.ensure_engine(engine)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("tests/learn/test_about.py", ["tests/learn/test_about.py"]),
        ("tests/browser/test_rules.py::test_it", ["tests/browser/test_rules.py::test_it"]),
        ("tests/star tests/browser/test_rules.py", ["tests/star", "tests/browser/test_rules.py"]),
        ("tests/engines/test_words.py", ["tests/engines/test_words.py"] * len(browsers.ENGINES)),
        ("--unit tests/browser/test_rules.py", ["tests/browser/test_rules.py"]),
        ("--browser -k rules", ["tests/browser"]),
        ("-k rules", ["", "tests/browser"]),
        ("--all-browsers", ["", "tests/browser", *["tests/engines"] * len(browsers.ENGINES)]),
    ],
)
def test_only_the_named_tests_run_and_each_where_it_belongs(
    arguments: str, expected: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each run of pytest, with the tests that it names; it finds all unit tests without a name."""
    runs = list[str]()
    monkeypatch.setattr(test, "install_browsers", lambda **_: None)
    monkeypatch.setattr(test, "lint", list)
    monkeypatch.setattr(test, "pytest", lambda args: runs.append(" ".join(filter(test.part_of, args))))
    monkeypatch.setattr("tools.build.build", lambda: None)
    monkeypatch.setattr(browsers, "ensure_headless", lambda: None)
    monkeypatch.setattr(browsers, "ensure_engine", lambda _: None)
    test.main(arguments.split())
    assert runs == expected


FLAKY_TEST_SOURCE = """
from pathlib import Path
import pytest

@pytest.mark.parametrize(("number", "outcomes"), list(enumerate({outcomes})))
def test_it(number, outcomes):
    runs = Path(__file__).with_suffix(f".{{number}}")
    with runs.open("a") as file:
        file.write("x")
    assert outcomes[runs.stat().st_size - 1] == "P"
"""


@pytest.fixture
def ci_project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty project in CI."""
    monkeypatch.setenv("CI", "true")
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setattr(test, "CACHES", tmp_path / test.CACHES.name)
    monkeypatch.setattr(console, "ROOT", tmp_path)
    return tmp_path


def flaky_check(ci_project: Path, name: str, *outcomes: str) -> Check:
    """A check with a test for each of `outcomes`; "FP" fails and then passes."""
    file = ci_project / f"test_{name}.py"
    file.write_text(FLAKY_TEST_SOURCE.format(outcomes=outcomes))
    return Check(name, lambda choice: test.pytest(["--rootdir=.", file.name, *choice]), may_be_flaky=True)


def test_ci_reruns_a_few_failed_tests_and_names_them(ci_project: Path) -> None:
    check = flaky_check(ci_project, "firefox", "FP", "P", "FP")
    assert test.run_check(check) == Result(
        "firefox", 0, flaky=("test_firefox.py::test_it[0-FP]", "test_firefox.py::test_it[2-FP]")
    )


def test_a_test_that_fails_twice_has_failed(ci_project: Path) -> None:
    assert test.run_check(flaky_check(ci_project, "firefox", "FP", "FF")) == Result("firefox", 1)


def test_many_failures_are_not_rerun(ci_project: Path) -> None:
    check = flaky_check(ci_project, "firefox", *["FP"] * (test.MAX_FLAKY_FAILURES + 1))
    assert test.run_check(check) == Result("firefox", 1)


def test_failures_outside_ci_are_not_rerun(ci_project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI")
    assert test.run_check(flaky_check(ci_project, "firefox", "FP")) == Result("firefox", 1)


def test_failures_of_another_engine_are_not_counted(ci_project: Path) -> None:
    test.run_check(flaky_check(ci_project, "firefox", *["FF"] * test.MAX_FLAKY_FAILURES))
    assert test.run_check(flaky_check(ci_project, "webkitgtk", "FP")) == Result(
        "webkitgtk", 0, flaky=("test_webkitgtk.py::test_it[0-FP]",)
    )


def test_flaky_tests_are_named_in_the_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert test.summary([Result("browser tests", 0, flaky=("test_one",))]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-2:] == ["~ unsteady, passed the second time: test_one", "✓ all passed: browser tests"]

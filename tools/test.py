"""`python3 -m tools test`: runs every check and names the results at the end.

`--unit` runs the checks without npm and browser, `--browser` the tests on Chromium. `--all-browsers` adds the
main paths on the other browser engines. Other arguments go to pytest. If they name files or folders of
`tests/`, only those run.

In CI a few failed browser tests run once more, since a test can time out on a shared machine. A test that
passes then is listed as unsteady; its first failure stays in the output.
"""

import json
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tools.console import ROOT, ToolError, print_line, run_visible
from tools.setup import venv

BROWSER_TESTS = "tests/browser"
ENGINE_TESTS = "tests/engines"
OUR_FLAGS = ("--unit", "--browser", "--all-browsers")
CACHES = ROOT / ".pytest_cache"
"""Pytest's caches, with a folder for each check: two may run at once."""

LAST_FAILED = Path("v", "cache", "lastfailed")
"""Pytest's list of failed tests in its cache."""

PROCESSES = ("-n", "2", "--dist", "loadfile")
"""Two processes, each with a browser if its tests need one. The tests of a file run in one of them."""

MAX_FLAKY_FAILURES = 5
"""More failures than this are not run again."""


class Check(NamedTuple):
    """`run` takes more pytest arguments, returns an exit code; load on the machine may fail a flaky check."""

    name: str
    run: Callable[[list[str]], int]
    may_be_flaky: bool = False


class Result(NamedTuple):
    """A check's exit code, why it was not run, and the tests that passed only the second time."""

    name: str
    code: int
    skip_reason: str = ""
    flaky: tuple[str, ...] = ()


class SkippedCheck(Exception):
    """The message says what is missing for a check."""


def main(arguments: list[str]) -> int:
    if {"-h", "--help"} & set(arguments):
        print_line(__doc__ or "")
        return 0
    flags = set(OUR_FLAGS) & set(arguments)
    pytest_args = [argument for argument in arguments if argument not in OUR_FLAGS]
    parts = chosen_parts(flags, pytest_args)
    results: list[Result] = []
    with ThreadPoolExecutor(1) as installer:
        if "--browser" in parts:
            installer.submit(install_browsers, with_engines="--all-browsers" in parts)
        if "--unit" in parts:
            checks = [*(lint() if not pytest_args else []), unit_tests(args_of("--unit", pytest_args))]
            with ThreadPoolExecutor(2) as threads:  # types take half as long as tests, on another core
                results += threads.map(run_check, checks)
    if "--browser" in parts:
        results.append(run_check(browser_tests(args_of("--browser", pytest_args))))
    if "--all-browsers" in parts:
        named = [argument for argument in pytest_args if part_of(argument) == "--all-browsers"]
        with ThreadPoolExecutor() as threads:  # each engine is busy on one core
            results += threads.map(run_check, engine_checks(named))
    return summary(results)


def install_browsers(*, with_engines: bool) -> None:
    """Install missing browsers while other checks run. A check that needs one tries again what fails here."""
    from tools.setup import browsers

    browsers.ensure_headless()
    browsers.ensure()
    for engine_id in browsers.ENGINES if with_engines else ():
        browsers.ensure_engine(engine_id)


def run_check(check: Check) -> Result:
    print_line(f"\n── {check.name}")
    cache = CACHES / check.name
    cache_dir = f"--override-ini=cache_dir={cache}"
    try:
        may_retry = check.may_be_flaky and "CI" in os.environ
        code = check.run([cache_dir, "--cache-clear"] if may_retry else [])
        failed = last_failed(cache) if code and may_retry else ()
        if 0 < len(failed) <= MAX_FLAKY_FAILURES:
            print_line(f"· running the failed tests of {check.name} again …")
            code = check.run([cache_dir, "--last-failed"])
            return Result(check.name, code, flaky=() if code else failed)
        return Result(check.name, code)
    except SkippedCheck as reason:
        return Result(check.name, 0, str(reason))


def last_failed(cache: Path) -> tuple[str, ...]:
    """The tests that failed since pytest's cache was cleared."""
    file = cache / LAST_FAILED
    return tuple(json.loads(file.read_text())) if file.exists() else ()


def lint() -> list[Check]:
    """Style, types and import contracts."""
    module = [sys.executable, "-m"]
    commands: dict[str, list[str | Path]] = {
        "ruff check": [*module, "ruff", "check", "--quiet", "."],
        "ruff format": [*module, "ruff", "format", "--check", "--quiet", "."],
        "types": [*module, "mypy"],
        "imports": [venv.BIN / "lint-imports", "--no-logo"],
    }
    return [Check(name, partial(run_program, command)) for name, command in commands.items()]


def run_program(command: list[str | Path], _: list[str]) -> int:
    """Run a check that is not a choice of tests."""
    return run_visible(command)


def unit_tests(pytest_args: list[str]) -> Check:
    ignore_args = [f"--ignore={BROWSER_TESTS}", f"--ignore={ENGINE_TESTS}", "-p", "no:playwright"]
    processes = [] if names_tests(pytest_args) else PROCESSES
    return Check("unit tests", lambda _: pytest([*ignore_args, *processes, *pytest_args]))


def browser_tests(pytest_args: list[str]) -> Check:
    def run(choice: list[str]) -> int:
        from tools import build
        from tools.setup import browsers

        browsers.ensure_headless()
        build.build()
        whole = [] if names_tests(pytest_args) else [BROWSER_TESTS, *PROCESSES]
        return pytest([*whole, *pytest_args, *choice])

    return Check("browser tests", run, may_be_flaky=True)


def engine_checks(tests: list[str]) -> list[Check]:
    """One for each engine, with all tests if none are named."""
    from tools.setup import browsers

    return [
        Check(
            f"{engine.name} tests",
            partial(engine_tests, engine_id, tests or [ENGINE_TESTS]),
            may_be_flaky=True,
        )
        for engine_id, engine in browsers.ENGINES.items()
    ]


def engine_tests(engine_id: str, tests: list[str], selection: list[str]) -> int:
    """Test the main paths on one engine. Raises SkippedCheck if the engine cannot be installed."""
    from tools.setup import browsers

    try:
        browsers.ensure_engine(engine_id)
    except ToolError as missing:
        raise SkippedCheck(str(missing)) from missing
    return pytest([*tests, "-p", "no:playwright", "-k", engine_id, *selection])


def chosen_parts(flags: set[str], pytest_args: list[str]) -> set[str]:
    """The flags of the checks to run: those of the named tests, or else those given."""
    named = {part_of(argument) for argument in pytest_args} - {""}
    return named or (flags if flags - {"--all-browsers"} else {*flags, "--unit", "--browser"})


def part_of(argument: str) -> str:
    """The flag of the check that runs this file or folder of tests; empty for any other argument."""
    if not argument.startswith("tests/"):
        return ""
    folder = "/".join(argument.split("/")[:2])
    return {BROWSER_TESTS: "--browser", ENGINE_TESTS: "--all-browsers"}.get(folder, "--unit")


def args_of(part: str, pytest_args: list[str]) -> list[str]:
    """The arguments without tests of other checks."""
    return [argument for argument in pytest_args if part_of(argument) in ("", part)]


def names_tests(pytest_args: list[str]) -> bool:
    return any(map(part_of, pytest_args))


def pytest(arguments: list[str]) -> int:
    return run_visible([sys.executable, "-m", "pytest", "-q", *arguments])


def summary(results: list[Result]) -> int:
    failed = [result.name for result in results if result.code]
    skipped = [result for result in results if result.skip_reason]
    passed = ", ".join(result.name for result in results if not result.code and not result.skip_reason)
    print_line("")
    for name in (name for result in results for name in result.flaky):
        print_line(f"~ unsteady, passed the second time: {name}")
    for result in skipped:
        print_line(f"– not run: {result.name}: {result.skip_reason}")
    verdict = "passed" if skipped else "all passed"
    print_line(f"✗ failed: {', '.join(failed)}" if failed else f"✓ {verdict}: {passed}")
    return 1 if failed else 0

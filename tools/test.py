"""`python3 -m tools test`: every check, and a line each at the end.

`--unit` leaves out what needs npm and a browser, `--browser` runs only that, on Chromium. `--all-browsers`
adds the main paths on the other engines. Other arguments go to pytest.

In CI a few failed browser tests are run once more by themselves: on a shared machine a test can starve. One
that passes then is named as unsteady, with its failure above; it wants mending all the same.
"""

import json
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tools import environment
from tools.step import ROOT, Failure, say, show

BROWSER_TESTS = "tests/browser"
ENGINE_TESTS = "tests/engines"
PARTS = ("--unit", "--browser", "--all-browsers")
FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
"""Where pytest keeps what failed since it was told to forget: what it runs no more stays there."""

MOST_UNSTEADY = 3
"""So many failures may be the machine's; more are ours."""


class Check(NamedTuple):
    """What to run, with arguments for pytest; `unsteady`: another program's greed can fail its tests."""

    name: str
    run: Callable[[list[str]], int]
    unsteady: bool = False


class Result(NamedTuple):
    """How a check ended: its exit code, why it could not be run at all, what passed only the second time."""

    name: str
    code: int
    missing: str = ""
    unsteady: tuple[str, ...] = ()


class NotRun(Exception):
    """What a check needs cannot be had here; the message says what."""


def main(arguments: list[str]) -> int:
    if {"-h", "--help"} & set(arguments):
        say(__doc__ or "")
        return 0
    asked = set(PARTS) & set(arguments)
    chosen = asked - {"--all-browsers"} or {"--unit", "--browser"}
    further = [argument for argument in arguments if argument not in PARTS]
    checks: list[Check] = []
    if "--unit" in chosen:
        checks += [*(lint() if not further else []), unit_tests(further)]
    if "--browser" in chosen:
        checks.append(browser_tests(further))
    if "--all-browsers" in asked:
        checks += other_engines()
    return summary([attempt(check) for check in checks])


def attempt(check: Check) -> Result:
    say(f"\n── {check.name}")
    try:
        twice = check.unsteady and "CI" in os.environ
        code = check.run(["--cache-clear"] if twice else [])
        failed = last_failed() if code and twice else ()
        if 0 < len(failed) <= MOST_UNSTEADY:
            say("· once more, what failed …")
            code = check.run(["--last-failed"])
            return Result(check.name, code, unsteady=() if code else failed)
        return Result(check.name, code)
    except NotRun as reason:
        return Result(check.name, 0, str(reason))


def last_failed() -> tuple[str, ...]:
    """The tests that have failed since pytest was told to forget."""
    return tuple(json.loads(FAILED.read_text())) if FAILED.exists() else ()


def lint() -> list[Check]:
    """Style, types and who may import whom."""
    module = [sys.executable, "-m"]
    commands: dict[str, list[str | Path]] = {
        "ruff check": [*module, "ruff", "check", "--quiet", "."],
        "ruff format": [*module, "ruff", "format", "--check", "--quiet", "."],
        "types": [*module, "mypy"],
        "imports": [environment.BIN / "lint-imports", "--no-logo"],
    }
    return [Check(name, partial(program, command)) for name, command in commands.items()]


def program(command: list[str | Path], _: list[str]) -> int:
    """A program that knows of no choice among tests."""
    return show(command)


def unit_tests(further: list[str]) -> Check:
    ignoring = [f"--ignore={BROWSER_TESTS}", f"--ignore={ENGINE_TESTS}", "-p", "no:playwright"]
    return Check("unit tests", lambda _: pytest([*ignoring, *further]))


def browser_tests(further: list[str]) -> Check:
    def run(choice: list[str]) -> int:
        from tools import browser, site

        browser.ensure()
        site.build()
        return pytest([*([] if named(further) else [BROWSER_TESTS]), *further, *choice])

    return Check("browser tests", run, unsteady=True)


def other_engines() -> list[Check]:
    from tools import browser

    return [
        Check(f"{engine.name} tests", partial(engine_tests, word), unsteady=True)
        for word, engine in browser.ENGINES.items()
    ]


def engine_tests(word: str, choice: list[str]) -> int:
    """The main paths on one engine; an engine that cannot be had has passed nothing."""
    from tools import browser

    try:
        browser.ensure_engine(word)
    except Failure as missing:
        raise NotRun(str(missing)) from missing
    return pytest([ENGINE_TESTS, "-p", "no:playwright", "-k", word, *choice])


def named(further: list[str]) -> bool:
    """Whether the arguments name tests themselves."""
    return any(not argument.startswith("-") for argument in further)


def pytest(arguments: list[str]) -> int:
    return show([sys.executable, "-m", "pytest", "-q", *arguments])


def summary(results: list[Result]) -> int:
    failed = [result.name for result in results if result.code]
    missing = [result for result in results if result.missing]
    done = ", ".join(result.name for result in results if not result.code and not result.missing)
    say("")
    for name in (name for result in results for name in result.unsteady):
        say(f"~ unsteady, passed the second time: {name}")
    for result in missing:
        say(f"– not run: {result.name}: {result.missing}")
    all_of_them = "passed" if missing else "all passed"
    say(f"✗ failed: {', '.join(failed)}" if failed else f"✓ {all_of_them}: {done}")
    return 1 if failed else 0

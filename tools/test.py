"""`python3 -m tools test`: every check, and a line each at the end.

`--unit` leaves out what needs npm and a browser, `--browser` runs only that; other arguments go to pytest.
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tools import environment
from tools.step import say, show

BROWSER_TESTS = "tests/browser"


class Check(NamedTuple):
    name: str
    run: Callable[[], int]


def main(arguments: list[str]) -> int:
    chosen = {"--unit", "--browser"} & set(arguments) or {"--unit", "--browser"}
    further = [argument for argument in arguments if argument not in ("--unit", "--browser")]
    checks: list[Check] = []
    if "--unit" in chosen:
        checks += [*(lint() if not further else []), unit_tests(further)]
    if "--browser" in chosen:
        checks.append(browser_tests(further))
    results = [(check.name, attempt(check)) for check in checks]
    return summary(results)


def attempt(check: Check) -> int:
    say(f"\n── {check.name}")
    return check.run()


def lint() -> list[Check]:
    """Style, types and who may import whom."""
    module = [sys.executable, "-m"]
    commands: dict[str, list[str | Path]] = {
        "ruff check": [*module, "ruff", "check", "--quiet", "."],
        "ruff format": [*module, "ruff", "format", "--check", "--quiet", "."],
        "types": [*module, "mypy"],
        "imports": [environment.BIN / "lint-imports", "--no-logo"],
    }
    return [Check(name, partial(show, command)) for name, command in commands.items()]


def unit_tests(further: list[str]) -> Check:
    ignoring = [f"--ignore={BROWSER_TESTS}", "-p", "no:playwright"]
    return Check("unit tests", partial(pytest, [*ignoring, *further]))


def browser_tests(further: list[str]) -> Check:
    def run() -> int:
        from tools import browser, site

        browser.ensure()
        site.build()
        return pytest([*([] if named(further) else [BROWSER_TESTS]), *further])

    return Check("browser tests", run)


def named(further: list[str]) -> bool:
    """Whether the arguments name tests themselves."""
    return any(not argument.startswith("-") for argument in further)


def pytest(arguments: list[str]) -> int:
    return show([sys.executable, "-m", "pytest", "-q", *arguments])


def summary(results: list[tuple[str, int]]) -> int:
    failed = [name for name, code in results if code]
    done = ", ".join(name for name, code in results if not code)
    say(f"\n{'✗ failed: ' + ', '.join(failed) if failed else '✓ all passed: ' + done}")
    return 1 if failed else 0

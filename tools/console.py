"""Console output of the commands, and the programs that they run.

A command that cannot go on raises `ToolError`; `tools/__main__.py` prints it as one line.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parent.parent
PROGRESS_WIDTH = 40
Item = TypeVar("Item")


class ToolError(Exception):
    """What is missing and how to fix it, in one line."""


def print_line(text: str) -> None:
    print(text, flush=True)


def parse_no_arguments(command: str, description: str | None, arguments: list[str]) -> None:
    """For a command without arguments: prints its description for `--help` and refuses anything else."""
    argparse.ArgumentParser(prog=f"python3 -m tools {command}", description=description).parse_args(arguments)


@contextmanager
def step(text: str) -> Iterator[None]:
    """Print a step before it starts, and its time if it took more than five seconds."""
    print_line(f"· {text} …")
    start = time.monotonic()
    yield
    seconds = time.monotonic() - start
    if seconds > 5:
        print_line(f"  {seconds:.0f} s")


def run(
    command: Sequence[str | Path],
    *,
    failure_message: str,
    env: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
) -> None:
    """Run a program without output; if it fails, print its output and raise `ToolError(failure_message)`."""
    try:
        result = subprocess.run(
            command, cwd=cwd, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
    except OSError as error:
        raise ToolError(f"{failure_message} ({error})") from error
    if result.returncode:
        sys.stderr.write(result.stdout + result.stderr)
        raise ToolError(failure_message)


def run_visible(command: Sequence[str | Path]) -> int:
    """Run a program with its output on the screen; return its exit code."""
    sys.stdout.flush()
    return subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode


def with_progress(results: Iterable[Item], total: int) -> Iterator[Item]:
    """Yield the results, with a progress bar on standard error if it is a terminal."""
    last_filled = -1
    for done, result in enumerate(results, start=1):
        filled = PROGRESS_WIDTH * done // total
        if sys.stderr.isatty() and (filled > last_filled or done == total):
            last_filled = filled
            bar = "█" * filled + "░" * (PROGRESS_WIDTH - filled)
            end = "\n" if done == total else ""
            print(f"\r{bar} {done} of {total}", end=end, file=sys.stderr, flush=True)
        yield result

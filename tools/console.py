"""How the tools talk: one line for each step that takes time, one clear line for a failure.

A tool raises `Failure` with what is missing and how to mend it; `tools/__main__.py` prints it.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class ToolError(Exception):
    """What is missing and how to mend it, in one line."""


def print_line(text: str) -> None:
    print(text, flush=True)


def parse_no_arguments(command: str, description: str | None, arguments: list[str]) -> None:
    """For a command without arguments: tells whoever asks for help what it does, and refuses all else."""
    argparse.ArgumentParser(prog=f"python3 -m tools {command}", description=description).parse_args(arguments)


@contextmanager
def step(text: str) -> Iterator[None]:
    """Name a step before it starts, so that nobody wonders; add its time where it was long."""
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
    """Run a program quietly; where it fails, show what it said and raise `Failure(mend)`."""
    try:
        result = subprocess.run(
            command, cwd=cwd, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
    except OSError as error:
        raise ToolError(f"{failure_message} ({error})") from error
    if result.returncode:
        sys.stderr.write(result.stdout + result.stderr)
        raise ToolError(failure_message)


def run_visible(command: Sequence[str | Path], env: Mapping[str, str] | None = None) -> int:
    """Run a program with its output on the screen; returns its exit code."""
    sys.stdout.flush()
    return subprocess.run(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, check=False).returncode

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


class Failure(Exception):
    """What is missing and how to mend it, in one line."""


def say(text: str) -> None:
    print(text, flush=True)


def takes_nothing(command: str, about: str | None, arguments: list[str]) -> None:
    """For a command without arguments: tells whoever asks for help what it does, and refuses all else."""
    argparse.ArgumentParser(prog=f"python3 -m tools {command}", description=about).parse_args(arguments)


@contextmanager
def step(text: str) -> Iterator[None]:
    """Name a step before it starts, so that nobody wonders; add its time where it was long."""
    say(f"· {text} …")
    start = time.monotonic()
    yield
    seconds = time.monotonic() - start
    if seconds > 5:
        say(f"  {seconds:.0f} s")


def run(
    command: Sequence[str | Path], *, mend: str, env: Mapping[str, str] | None = None, cwd: Path = ROOT
) -> None:
    """Run a program quietly; where it fails, show what it said and raise `Failure(mend)`."""
    try:
        done = subprocess.run(
            command, cwd=cwd, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
    except OSError as error:
        raise Failure(f"{mend} ({error})") from error
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise Failure(mend)


def show(command: Sequence[str | Path], env: Mapping[str, str] | None = None) -> int:
    """Run a program with its output on the screen; returns its exit code."""
    sys.stdout.flush()
    return subprocess.run(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, check=False).returncode

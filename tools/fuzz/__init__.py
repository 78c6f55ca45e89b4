"""`python3 -m tools fuzz`: corrupted input of every kind, and games killed at any moment.

A subject runs its cases, each fixed by the seed and the case's number, and counts their outcomes (`accepted`,
`refused` …). A case that raises is a failure; `--only` repeats it.
"""

from __future__ import annotations

import argparse
import os
import traceback
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import monotonic
from typing import NamedTuple

from tools.console import ToolError, print_line, with_progress
from tools.fuzz.subjects import SUBJECTS
from tools.parallel import run_all

MAX_SHOWN_FAILURES = 3
"""Failures printed for each subject."""


class Case(NamedTuple):
    subject: str
    seed: str
    number: int


class Verdict(NamedTuple):
    """The outcome of a case; `details` is the traceback of a failure."""

    case: Case
    outcome: str
    details: str = ""


def main(arguments: list[str]) -> int:
    args = parse_arguments(arguments)
    verdicts: list[Verdict] = []
    for name in args.subjects:
        numbers = range(args.count or SUBJECTS[name].min_cases) if args.only is None else [args.only]
        start = monotonic()
        cases = [Case(name, args.seed, number) for number in numbers]
        found = run(cases, args.jobs)
        print_line(summary(name, found, monotonic() - start))
        verdicts += found
    return int(any(verdict.outcome == "failed" for verdict in verdicts))


def run(cases: Sequence[Case], jobs: int) -> list[Verdict]:
    """The verdicts, in the order of the cases, which have one subject.

    A subject with a browser gets a process of its own, since a process can start Playwright only once.
    """
    if not SUBJECTS[cases[0].subject].needs_browser:
        return run_all(run_case, cases, jobs)
    with ProcessPoolExecutor(1) as pool:
        return list(with_progress(pool.map(run_case, cases), len(cases)))


def run_case(case: Case) -> Verdict:
    rng = Random(f"{case.seed} {case.subject} {case.number}")
    try:
        return Verdict(case, SUBJECTS[case.subject].attempt(rng))
    except Exception:  # any exception is a failure
        return Verdict(case, "failed", traceback.format_exc())


def summary(name: str, verdicts: Sequence[Verdict], seconds: float) -> str:
    """One line for a subject, and its first failures below."""
    outcomes = Counter(verdict.outcome for verdict in verdicts)
    counts = ", ".join(f"{word} {count:,}" for word, count in sorted(outcomes.items()))
    head = f"{name:12}{len(verdicts):>9,} cases, {len(verdicts) / seconds:>7,.0f} a second: {counts}"
    failures = [verdict for verdict in verdicts if verdict.outcome == "failed"]
    return "\n".join((head, *(failure_report(verdict) for verdict in failures[:MAX_SHOWN_FAILURES])))


def failure_report(verdict: Verdict) -> str:
    """The command that repeats a failure, and its traceback."""
    subject, seed, number = verdict.case
    return f"  python3 -m tools fuzz {subject} --seed {seed} --only {number}\n{verdict.details}"


def parse_arguments(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python3 -m tools fuzz", description=__doc__)
    parser.add_argument("subjects", nargs="*", metavar="SUBJECT", help=", ".join(SUBJECTS))
    parser.add_argument(
        "--count", type=int, default=0, help="cases of each subject (default: the promised number)"
    )
    parser.add_argument("--seed", default="starboard", help="the same seed gives the same cases")
    parser.add_argument("--only", type=int, help="number of a case to repeat")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    args = parser.parse_args(arguments)
    if args.count < 0:
        raise ToolError("--count must not be negative")
    args.subjects = args.subjects or list(SUBJECTS)
    for name in args.subjects:
        if name not in SUBJECTS:
            raise ToolError(f"no subject {name!r}; there are {', '.join(SUBJECTS)}")
    return args

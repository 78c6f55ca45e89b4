"""`python3 -m tools fuzz`: what comes from outside spoiled in every way, and games killed at any moment.

Each subject takes a case after the other, fixed by the seed and the case's number, and says what became of it
(`taken`, `refused` …). A case that raises or breaks a promise is a failure; `--only` repeats it.
"""

from __future__ import annotations

import argparse
import os
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import monotonic
from typing import NamedTuple

from tools.fuzz.subjects import SUBJECTS
from tools.progress import counted
from tools.step import Failure, say

SHOWN = 3
"""Failures that are printed of each subject."""


class Case(NamedTuple):
    subject: str
    seed: str
    number: int


class Verdict(NamedTuple):
    """What became of a case; of a failure `said` has the traceback."""

    case: Case
    word: str
    said: str = ""


def main(arguments: list[str]) -> int:
    asked = read(arguments)
    verdicts: list[Verdict] = []
    for name in asked.subjects:
        numbers = range(asked.count or SUBJECTS[name].promised) if asked.only is None else [asked.only]
        jobs = 1 if SUBJECTS[name].alone else asked.jobs
        start = monotonic()
        found = list(counted(run([Case(name, asked.seed, number) for number in numbers], jobs), len(numbers)))
        say(line(name, found, monotonic() - start))
        verdicts += found
    return int(any(verdict.word == "failed" for verdict in verdicts))


def run(cases: Sequence[Case], jobs: int) -> Iterator[Verdict]:
    """What becomes of the cases, in their order."""
    if jobs == 1 or len(cases) == 1:
        yield from map(judge, cases)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(judge, cases, chunksize=max(1, min(200, len(cases) // jobs)))


def judge(case: Case) -> Verdict:
    """Try one case."""
    try:
        return Verdict(
            case, SUBJECTS[case.subject].attempt(Random(f"{case.seed} {case.subject} {case.number}"))
        )
    except Exception:  # whatever it is, it must not be
        return Verdict(case, "failed", traceback.format_exc())


def line(name: str, verdicts: Sequence[Verdict], seconds: float) -> str:
    """A subject in one line, and its first failures below."""
    words = Counter(verdict.word for verdict in verdicts)
    told = ", ".join(f"{word} {count:,}" for word, count in sorted(words.items()))
    head = f"{name:12}{len(verdicts):>9,} cases, {len(verdicts) / seconds:>7,.0f} a second: {told}"
    failures = [verdict for verdict in verdicts if verdict.word == "failed"]
    return "\n".join((head, *(repeat(verdict) for verdict in failures[:SHOWN])))


def repeat(verdict: Verdict) -> str:
    """How to see a failure again, and what it said."""
    subject, seed, number = verdict.case
    return f"  python3 -m tools fuzz {subject} --seed {seed} --only {number}\n{verdict.said}"


def read(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python3 -m tools fuzz", description=__doc__)
    parser.add_argument("subjects", nargs="*", metavar="SUBJECT", help=", ".join(SUBJECTS))
    parser.add_argument("--count", type=int, default=0, help="cases of each subject (else what we promise)")
    parser.add_argument("--seed", default="starboard", help="the same seed gives the same cases")
    parser.add_argument("--only", type=int, help="the number of a case to repeat")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    asked = parser.parse_args(arguments)
    asked.subjects = asked.subjects or list(SUBJECTS)
    for name in asked.subjects:
        if name not in SUBJECTS:
            raise Failure(f"nothing to fuzz is called {name!r}; there are {', '.join(SUBJECTS)}")
    return asked

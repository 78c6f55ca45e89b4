"""Pyodide's WebAssembly in two parts: what a start and the first moves call, and the rest.

`python_profile.txt` tells which functions belong to the first part, and which memory they touched. It fits
one WebAssembly only, whose hash is its first line; `python3 -m tools profile` makes it again after an upgrade
of Pyodide. `split_wasm.mjs` does the work with Binaryen, in half a minute; the result is cached.
"""

from __future__ import annotations

import hashlib
import json
import tempfile
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from tools.build.content_cache import cache_path, cached, store
from tools.console import run
from tools.paths import npm_version

PROGRAM = Path(__file__).parent / "split_wasm.mjs"
DATA_PROGRAM = Path(__file__).parent / "wasm_data.mjs"
PROFILE = Path(__file__).parent / "python_profile.txt"


class Parts(NamedTuple):
    """Two WebAssembly files: `first` starts Python and calls `rest`, which comes later."""

    first: bytes
    rest: bytes


@dataclass
class Profile:
    """What a start and the first moves used: functions by number, and memory by its kibibyte in the data."""

    functions: set[int] = field(default_factory=set)
    memory: set[int] = field(default_factory=set)

    def add(self, other: Profile) -> None:
        self.functions |= other.functions
        self.memory |= other.memory


def split(node: Path, wasm: bytes) -> Parts | None:
    """The two parts; None if `python_profile.txt` was made for another WebAssembly."""
    profile = read_profile(wasm)
    if not profile:
        return None
    programs = (PROGRAM.read_bytes(), DATA_PROGRAM.read_bytes())
    inputs = (npm_version("binaryen").encode(), *programs, PROFILE.read_bytes(), wasm)
    paths = {name: cache_path(f"split-{name}", *inputs) for name in Parts._fields}
    if not all(path.exists() for path in paths.values()):
        with tempfile.TemporaryDirectory() as folder:
            source, profile_json = Path(folder, "whole.wasm"), Path(folder, "profile.json")
            source.write_bytes(wasm)
            profile_json.write_text(json.dumps({name: sorted(used) for name, used in vars(profile).items()}))
            command: list[str | Path] = [node, PROGRAM, "split", source, profile_json, folder]
            run(command, failure_message="Pyodide could not be split (see above): try --without=split")
            for name, path in paths.items():
                store(Path(folder, name).read_bytes(), path)
    return Parts(*(paths[name].read_bytes() for name in Parts._fields))


def instrument(node: Path, wasm: bytes) -> bytes:
    """The WebAssembly with an export `seen:NUMBER` for each function: a global, 1 once it has been called.

    Bit N of the first kibibyte of its memory is 1 once the data's kibibyte N has been touched.
    """

    def make() -> bytes:
        with tempfile.TemporaryDirectory() as folder:
            source, target = Path(folder, "whole.wasm"), Path(folder, "instrumented.wasm")
            source.write_bytes(wasm)
            run([node, PROGRAM, "instrument", source, target], failure_message="Pyodide cannot be profiled")
            return target.read_bytes()

    return cached("instrumented", npm_version("binaryen").encode(), PROGRAM.read_bytes(), wasm, make=make)


def read_profile(wasm: bytes) -> Profile | None:
    """The profile of a WebAssembly; None if the file has that of another."""
    fingerprint, *parts = PROFILE.read_text().split("\n\n")
    return Profile(*(set(numbers(part)) for part in parts)) if fingerprint == fingerprint_of(wasm) else None


def write_profile(wasm: bytes, profile: Profile) -> None:
    """Add to `python_profile.txt`, or replace what is of another WebAssembly.

    A few functions are called in some runs only, as when memory happens to be cleaned up.
    """
    whole = read_profile(wasm) or Profile()
    whole.add(profile)
    parts = ("\n".join(textwrap.wrap(ranges(each), 110)) for each in vars(whole).values())
    PROFILE.write_text("\n\n".join([fingerprint_of(wasm), *parts]) + "\n")


def fingerprint_of(wasm: bytes) -> str:
    return hashlib.sha256(wasm).hexdigest()


def ranges(numbers: Iterable[int]) -> str:
    """Numbers as text, a run of them as its first and last."""
    ordered = sorted(set(numbers))
    starts = [b for a, b in pairwise([-2, *ordered]) if b > a + 1]
    ends = [a for a, b in pairwise([*ordered, float("inf")]) if b > a + 1]
    return " ".join(
        f"{start}-{end}" if end > start else f"{start}" for start, end in zip(starts, ends, strict=True)
    )


def numbers(text: str) -> Iterator[int]:
    """What `ranges` has written."""
    for part in text.split():
        start, _, end = part.partition("-")
        yield from range(int(start), int(end or start) + 1)

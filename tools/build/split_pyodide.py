"""Pyodide's WebAssembly in two parts: what a start and the first moves call, and the rest.

`called_functions.txt` names the functions that belong to the first part, by number. The numbers fit one
WebAssembly only, whose hash is its first line; `python3 -m tools profile` makes it again after an upgrade of
Pyodide. `split_wasm.mjs` does the work with Binaryen, in half a minute; the result is cached.
"""

import hashlib
import json
import tempfile
import textwrap
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from tools.build.content_cache import cache_path, cached, store
from tools.console import run
from tools.paths import npm_version

PROGRAM = Path(__file__).parent / "split_wasm.mjs"
PROFILE = Path(__file__).parent / "called_functions.txt"


class Parts(NamedTuple):
    """Two WebAssembly files: `first` starts Python and calls `rest`, which comes later."""

    first: bytes
    rest: bytes


def split(node: Path, wasm: bytes) -> Parts | None:
    """The two parts; None if `called_functions.txt` was made for another WebAssembly."""
    called = read_profile(wasm)
    if not called:
        return None
    inputs = (npm_version("binaryen").encode(), PROGRAM.read_bytes(), PROFILE.read_bytes(), wasm)
    paths = {name: cache_path(f"split-{name}", *inputs) for name in Parts._fields}
    if not all(path.exists() for path in paths.values()):
        with tempfile.TemporaryDirectory() as folder:
            source, called_json = Path(folder, "whole.wasm"), Path(folder, "called.json")
            source.write_bytes(wasm)
            called_json.write_text(json.dumps(sorted(called)))
            command: list[str | Path] = [node, PROGRAM, "split", source, called_json, folder]
            run(command, failure_message="Pyodide could not be split (see above): try --whole-pyodide")
            for name, path in paths.items():
                store(Path(folder, name).read_bytes(), path)
    return Parts(*(paths[name].read_bytes() for name in Parts._fields))


def instrument(node: Path, wasm: bytes) -> bytes:
    """The WebAssembly with an export `seen:NUMBER` for each function: a global, 1 once it has been called."""

    def make() -> bytes:
        with tempfile.TemporaryDirectory() as folder:
            source, target = Path(folder, "whole.wasm"), Path(folder, "instrumented.wasm")
            source.write_bytes(wasm)
            run([node, PROGRAM, "instrument", source, target], failure_message="Pyodide cannot be profiled")
            return target.read_bytes()

    return cached("instrumented", npm_version("binaryen").encode(), PROGRAM.read_bytes(), wasm, make=make)


def read_profile(wasm: bytes) -> set[int]:
    """The numbers of the functions that `called_functions.txt` names: none of another WebAssembly."""
    fingerprint, *lines = PROFILE.read_text().splitlines()
    return set(numbers(" ".join(lines))) if fingerprint == fingerprint_of(wasm) else set()


def write_profile(wasm: bytes, called: Iterable[int]) -> None:
    """Add to `called_functions.txt`, or replace what is of another WebAssembly.

    A few functions are called in some runs only, as when memory happens to be cleaned up.
    """
    called = read_profile(wasm) | {*called}
    PROFILE.write_text("\n".join([fingerprint_of(wasm), *textwrap.wrap(ranges(called), 110), ""]))


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

"""Cached results of slow build steps, by a hash of their inputs: a build repeats only what has changed."""

import hashlib
import tempfile
from collections.abc import Callable
from pathlib import Path

from tools.paths import CACHE


def cached(step: str, *inputs: bytes, make: Callable[[], bytes]) -> bytes:
    """The result of `make()`, from the cache if an earlier build had the same inputs."""
    path = cache_path(step, *inputs)
    if not path.exists():
        store(make(), path)
    return path.read_bytes()


def cache_path(step: str, *inputs: bytes) -> Path:
    """Where the result for these inputs is, or would be, stored."""
    digest = hashlib.sha256(inputs[0])
    for each in inputs[1:]:
        digest.update(b"\0%d\0" % len(each) + each)
    return CACHE / step / digest.hexdigest()


def store(content: bytes, path: Path) -> None:
    """Write a file in one step: another build that runs at the same time sees all of it or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as part:
        part.write(content)
    Path(part.name).replace(path)

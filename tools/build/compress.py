"""Brotli copies of what compresses, for hosts that serve them, and the table of sizes."""

import hashlib
import os
import tempfile
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import brotli

from tools.build.paths import CACHE, DIST

COMPRESSIBLE_SUFFIXES = {
    ".css",
    ".ftl",
    ".html",
    ".js",
    ".json",
    ".mjs",
    ".py",
    ".svg",
    ".toml",
    ".txt",
    ".wasm",
    ".webmanifest",
}
SUFFIX = ".br"
QUALITY = 11


def write(target: Path) -> None:
    """Compress what is there, the largest first, on all cores: Brotli lets other threads go on."""
    files = [path for path in target.rglob("*") if path.suffix in COMPRESSIBLE_SUFFIXES and path.is_file()]
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        results = workers.map(write_copy, sorted(files, key=lambda path: -path.stat().st_size))
        deque(results, maxlen=0)  # an error in one is an error here


def write_copy(path: Path) -> None:
    path.with_name(path.name + SUFFIX).write_bytes(compress_cached(path.read_bytes()))


def compress_cached(content: bytes) -> bytes:
    """Brotli at its best is slow, so what was compressed once is kept."""
    cached = CACHE / "brotli" / hashlib.sha256(content).hexdigest()
    if not cached.exists():
        store_atomically(brotli.compress(content, quality=QUALITY), cached)
    return cached.read_bytes()


def store_atomically(content: bytes, target: Path) -> None:
    """All of it or nothing, whoever else is about it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=target.parent, delete=False) as part:
        part.write(content)
    Path(part.name).replace(target)


def table(target: Path = DIST) -> str:
    """Every file of dist/ with its size and what goes over the wire, and the sums."""
    rows = [(path.relative_to(target).as_posix(), *sizes(path)) for path in shipped_files(target)]
    rows.append(("total", sum(row[1] for row in rows), sum(row[2] for row in rows)))
    width = max(len(row[0]) for row in rows)
    head = f"{'file':{width}} {'bytes':>12} {'brotli':>12}"
    return "\n".join([head, *(f"{name:{width}} {raw:12,} {wire:12,}" for name, raw, wire in rows)])


def shipped_files(target: Path) -> list[Path]:
    return sorted(path for path in target.rglob("*") if path.is_file() and path.suffix != SUFFIX)


def sizes(path: Path) -> tuple[int, int]:
    raw = path.stat().st_size
    copy = path.with_name(path.name + SUFFIX)
    return raw, copy.stat().st_size if copy.exists() else raw

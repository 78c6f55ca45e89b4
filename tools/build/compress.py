"""Brotli copies of compressible files, for hosts that serve them, and the table of sizes."""

import os
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import brotli

from tools.build.content_cache import cached

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
    """Compress a site's files on all cores, the largest first. Brotli releases the interpreter's lock."""
    files = [path for path in target.rglob("*") if path.suffix in COMPRESSIBLE_SUFFIXES and path.is_file()]
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        results = workers.map(write_copy, sorted(files, key=lambda path: -path.stat().st_size))
        deque(results, maxlen=0)  # raises a thread's error here


def write_copy(path: Path) -> None:
    path.with_name(path.name + SUFFIX).write_bytes(compress_cached(path.read_bytes()))


def compress_cached(content: bytes) -> bytes:
    """Brotli at its best takes a minute for the whole site."""
    return cached("brotli", content, make=lambda: brotli.compress(content, quality=QUALITY))


def table(target: Path) -> str:
    """Every file of a site with its size, plain and compressed, and the sums."""
    rows = [(path.relative_to(target).as_posix(), *sizes(path)) for path in shipped_files(target)]
    rows.append(("total", sum(row[1] for row in rows), sum(row[2] for row in rows)))
    width = max(len(row[0]) for row in rows)
    head = f"{'file':{width}} {'bytes':>12} {'brotli':>12}"
    return "\n".join([head, *(f"{name:{width}} {raw:12,} {wire:12,}" for name, raw, wire in rows)])


def shipped_files(target: Path) -> list[Path]:
    return sorted(path for path in target.rglob("*") if path.is_file() and path.suffix != SUFFIX)


def sizes(path: Path) -> tuple[int, int]:
    """Bytes of a file, plain and compressed."""
    raw = path.stat().st_size
    copy = path.with_name(path.name + SUFFIX)
    return raw, copy.stat().st_size if copy.exists() else raw

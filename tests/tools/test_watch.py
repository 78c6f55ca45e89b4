"""`tools play --watch`: when it builds, what open pages are told, and what it serves."""

import json
import os
import threading
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tools import serve, watch
from tools.build import watched

A, B, C = ({"a.py": (time, 1, 1)} for time in (1, 2, 3))


class Stop(Exception):
    """Ends the endless loop of `watch`."""


def watch_snapshots(*snapshots: watch.Snapshot) -> list[int]:
    """Watch files, built as A, that look like this at each poll; the polls after which they were built."""
    polls, builds = iter(snapshots), list[int]()
    polled = 0

    def snapshot() -> watch.Snapshot:
        nonlocal polled
        try:
            polled += 1
            return next(polls)
        except StopIteration:
            raise Stop from None

    def build() -> str:
        builds.append(polled)
        return "news"

    with pytest.raises(Stop):
        watch.watch(A, build, watch.BuildNews(), snapshot, sleep=lambda _: None)
    return builds


def test_unchanged_files_are_not_built_again() -> None:
    assert watch_snapshots(A, A, A) == []


def test_each_change_is_built_once() -> None:
    assert watch_snapshots(A, B, B, C, C) == [2, 4]


def test_new_and_deleted_files_are_changes() -> None:
    assert watch_snapshots({**A, "b.py": (1, 1, 1)}, A, {}) == [1, 2, 3]


def test_a_snapshot_notices_edits_and_ignores_byte_code(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    source, other = tmp_path / "game" / "a.py", tmp_path / "README.md"
    source.write_text("1")
    first = watch.take_snapshot(tmp_path)
    other.write_text("not part of a build")
    (tmp_path / "game" / "a.pyc").write_text("1")
    assert watch.take_snapshot(tmp_path) == first
    os.utime(source, ns=(0, source.stat().st_mtime_ns + 1))
    assert watch.take_snapshot(tmp_path) != first


def test_a_folder_that_disappears_during_a_poll_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scan = os.scandir

    def scan_too_late(path: str | Path) -> object:
        if Path(path).name == "gone":
            Path(path).rmdir()
        return scan(path)

    (tmp_path / "game" / "gone").mkdir(parents=True)
    (tmp_path / "game" / "a.py").write_text("1")
    monkeypatch.setattr(os, "scandir", scan_too_late)
    assert list(watch.take_snapshot(tmp_path)) == [str(tmp_path / "game" / "a.py")]


def test_a_published_build_replaces_the_page_last_and_keeps_open_pages_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target, moved = tmp_path / "served", list[str]()
    replace = Path.replace

    def recording(path: Path, to: Path) -> Path:
        moved.append(path.name)
        return replace(path, to)

    monkeypatch.setattr(Path, "replace", recording)
    for build in ("1", "2"):
        staging = tmp_path / build
        (staging / "page" / build).mkdir(parents=True)
        (staging / "index.html").write_text(build)
        (staging / "page" / build / "z.mjs").write_text(build)
        watched.publish(staging, target)
    assert moved == ["z.mjs", "index.html"] * 2
    assert (target / "index.html").read_text() == "2"
    assert (target / "page" / "1" / "z.mjs").exists()


def test_files_of_old_builds_are_deleted(tmp_path: Path) -> None:
    target, staging = tmp_path / "served", tmp_path / "staging"
    for folder in (target, staging):
        folder.mkdir()
    for path in (target / "old.mjs", staging / "index.html"):
        path.write_text("")
        os.utime(path, (0, 0))
    watched.publish(staging, target)
    assert [path.name for path in target.iterdir()] == ["index.html"]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[watch.BuildNews, Callable[[], HTTPConnection]]]:
    """The news of a watch server, and a way to connect to it."""
    news = watch.BuildNews()
    handler = type("Handler", (watch.Handler,), {"news": news})
    (tmp_path / "index.html").write_text("page")
    with serve.server(tmp_path, 0, handler) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield news, lambda: HTTPConnection("127.0.0.1", serving.server_port)
        serving.shutdown()


def test_pages_hear_of_the_last_build_at_once_and_of_each_new_one(
    served: tuple[watch.BuildNews, Callable[[], HTTPConnection]],
) -> None:
    news, connect = served
    news.publish("first")
    connection = connect()
    connection.request("GET", "/changes")
    response = connection.getresponse()
    assert response.headers["Content-Type"] == "text/event-stream"
    assert "default-src 'none'" in response.headers["Content-Security-Policy"]
    assert (response.readline(), response.readline()) == (b"data: first\n", b"\n")
    news.publish("second")
    assert response.readline() == b"data: second\n"
    connection.close()


def test_other_paths_are_files(served: tuple[watch.BuildNews, Callable[[], HTTPConnection]]) -> None:
    connection = served[1]()
    connection.request("GET", "/")
    assert connection.getresponse().read() == b"page"
    connection.close()


def test_a_failed_build_is_news_with_its_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "WATCHED", tmp_path)
    (tmp_path / "index.html").write_text('<script src="./page/12ab/boot/start.mjs">')
    monkeypatch.setattr(watch, "ROOT", tmp_path)  # there is no tools.build.watched
    news = json.loads(watch.build())
    assert news["build"] == "12ab"
    assert "tools" in news["error"]

"""`python3 -m tools`: what it offers, and one clear line where it cannot go on."""

import importlib
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from tools import environment
from tools.__main__ import COMMANDS, NEED_PACKAGES, main
from tools.step import Failure, run

ROOT = Path(__file__).parent.parent.parent


def tools(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_without_a_command_it_lists_them_all() -> None:
    done = tools()
    assert done.returncode == 0
    assert all(f"\n  {name} " in done.stdout for name in COMMANDS)


def test_an_unknown_command_is_named_in_the_last_line() -> None:
    done = tools("ply")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "There is no command 'ply'."


def test_a_failure_is_one_line_without_a_traceback() -> None:
    done = tools("serve", "--port", "nonsense")
    assert done.returncode != 0
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_module(name: str) -> None:
    assert importlib.util.find_spec(COMMANDS[name].module)
    assert set(COMMANDS) >= NEED_PACKAGES


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_that_is_asked_for_help_tells_what_it_is_for_and_does_nothing(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = importlib.import_module(COMMANDS[name].module).main(["--help"])
    except SystemExit as done:
        code = done.code
    told = capsys.readouterr().out
    assert (code, "·" in told) == (0, False)
    assert f"python3 -m tools {name}" in told


@pytest.mark.parametrize("name", ["build", "lock", "map", "pictures"])
def test_a_command_without_arguments_refuses_one(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        importlib.import_module(COMMANDS[name].module).main(["nonsense"])
    assert capsys.readouterr().err.endswith("unrecognized arguments: nonsense\n")


def test_the_tools_start_with_the_standard_library_alone() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-I",
            "-S",
            "-c",
            f"import sys; sys.path.insert(0, {str(ROOT)!r}); import tools.__main__",
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""


def test_nobody_but_root_is_told_the_command_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(Failure, match="sudo apt install chromium"):
        environment.apt("chromium", why="no browser")


def test_work_is_done_once_for_each_lock_file(tmp_path: Path) -> None:
    lock, stamp, done = tmp_path / "lock", tmp_path / "stamp", list[str]()
    for content in ("one", "one", "two"):
        lock.write_text(content)
        environment.once(stamp, [lock], lambda content=content: done.append(content))  # type: ignore[misc]
    assert done == ["one", "two"]


def test_work_that_fails_is_tried_again(tmp_path: Path) -> None:
    (tmp_path / "lock").write_text("one")
    for _ in range(2):
        with pytest.raises(Failure):
            environment.once(tmp_path / "stamp", [tmp_path / "lock"], fail)


def fail() -> None:
    run([sys.executable, "-c", "raise SystemExit(3)"], mend="it did not work")


def test_the_program_that_failed_may_speak_and_ours_says_how_to_mend(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(Failure, match="mend it so"):
        run([sys.executable, "-c", "import sys; sys.exit('its own words')"], mend="mend it so")
    assert "its own words" in capsys.readouterr().err
    with pytest.raises(Failure, match="mend it so"):
        run([ROOT / "no such program"], mend="mend it so")


def test_main_gives_back_one_for_what_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nothing"]) == 1
    assert "no command" in capsys.readouterr().err

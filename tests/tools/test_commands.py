"""`python3 -m tools`: its list of commands, and one clear line for every failure."""

import importlib
import importlib.util
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.__main__ import COMMANDS, NEED_PACKAGES
from tools.console import ToolError, run
from tools.setup import venv

ROOT = Path(__file__).parent.parent.parent


def run_tools(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_without_a_command_all_commands_are_listed() -> None:
    result = run_tools()
    assert result.returncode == 0
    assert all(f"\n  {name} " in result.stdout for name in COMMANDS)


def test_the_readme_names_every_command() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert set(COMMANDS) <= set(re.findall(r"(?:`|python3 -m tools )(\w+)", readme))


def test_an_unknown_command_is_named_in_the_last_line() -> None:
    result = run_tools("ply")
    assert result.returncode == 1
    assert result.stderr.splitlines()[-1] == "There is no command 'ply'."


def test_a_failure_is_one_line_without_a_traceback() -> None:
    result = run_tools("verify", "nowhere")
    assert result.returncode == 1
    assert re.fullmatch(r"✗ nowhere: .+\n", result.stderr)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_module(name: str) -> None:
    assert importlib.util.find_spec(COMMANDS[name].module)
    assert set(COMMANDS) >= NEED_PACKAGES


@pytest.mark.parametrize("name", sorted(set(COMMANDS) - NEED_PACKAGES))
def test_a_command_that_needs_no_packages_imports_none(name: str) -> None:
    package = importlib.import_module(COMMANDS[name].module)
    parts = pkgutil.iter_modules(getattr(package, "__path__", []), f"{package.__name__}.")
    imports = [f"import {module}" for module in [package.__name__, *(part.name for part in parts)]]
    subprocess.run([sys.executable, "-S", "-c", "\n".join(imports)], cwd=ROOT, check=True)


@pytest.mark.parametrize("name", COMMANDS)
def test_help_describes_a_command_and_runs_nothing(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = importlib.import_module(COMMANDS[name].module).main(["--help"])
    except SystemExit as done:
        code = done.code
    output = capsys.readouterr().out
    assert (code, "·" in output) == (0, False)
    assert f"python3 -m tools {name}" in output


@pytest.mark.parametrize("name", ["build", "lock", "map", "pictures"])
def test_a_command_without_arguments_refuses_one(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        importlib.import_module(COMMANDS[name].module).main(["nonsense"])
    assert capsys.readouterr().err.endswith("unrecognized arguments: nonsense\n")


def test_the_tools_start_with_the_standard_library_alone() -> None:
    program = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import tools.__main__"
    command = [sys.executable, "-I", "-S", "-c", program]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.stderr == ""


def test_apt_without_root_shows_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(ToolError, match="sudo apt install chromium"):
        venv.apt_install("chromium", reason="no browser")


def test_work_runs_once_per_lock_file_content(tmp_path: Path) -> None:
    lock, stamp, runs = tmp_path / "lock", tmp_path / "stamp", list[str]()
    for content in ("one", "one", "two"):
        lock.write_text(content)
        venv.run_if_changed(stamp, lock, lambda content=content: runs.append(content))  # type: ignore[misc]
    assert runs == ["one", "two"]


def test_failed_work_is_retried(tmp_path: Path) -> None:
    (tmp_path / "lock").write_text("one")
    for _ in range(2):
        with pytest.raises(ToolError):
            venv.run_if_changed(tmp_path / "stamp", tmp_path / "lock", fail)


def fail() -> None:
    run([sys.executable, "-c", "raise SystemExit(3)"], failure_message="it did not work")


def test_a_failed_programs_output_is_shown_with_our_message(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ToolError, match="do this"):
        run([sys.executable, "-c", "import sys; sys.exit('its output')"], failure_message="do this")
    assert "its output" in capsys.readouterr().err
    with pytest.raises(ToolError, match="do this"):
        run([ROOT / "no such program"], failure_message="do this")

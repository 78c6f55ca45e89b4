"""The lock files pin everything with hashes and name no host."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from tools.lock import NPM_FOLDERS

ROOT = Path(__file__).parent.parent.parent
REQUIREMENTS = ["requirements.txt", "requirements-node.txt"]


@pytest.mark.parametrize("folder", NPM_FOLDERS)
def test_every_npm_package_has_a_hash_and_no_url(folder: Path) -> None:
    packages = json.loads((folder / "package-lock.json").read_text())["packages"]
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert not name or package["integrity"].startswith("sha512-"), name


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_every_python_package_has_a_version_and_hashes(name: str) -> None:
    text = (ROOT / "tools" / name).read_text()
    assert "://" not in text
    for requirement in re.split(r"\n(?=\S)", text.strip()):
        assert re.match(r"[\w.-]+==[\w.]+", requirement), requirement
        assert set(re.findall(r"--hash=(\S+):", requirement)) == {"sha256"}, requirement


def test_every_requirement_of_pyproject_is_locked() -> None:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    locked = "".join((ROOT / "tools" / name).read_text() for name in REQUIREMENTS)
    for requirement in (each for group in groups.values() for each in group):
        name = re.split(r"[=<>~]", requirement)[0].replace(".", "-")
        assert re.search(rf"^{name}==", locked, re.MULTILINE), requirement


@pytest.mark.parametrize("folder", NPM_FOLDERS)
def test_package_json_pins_exact_versions(folder: Path) -> None:
    package = json.loads((folder / "package.json").read_text())
    for name, version in (package["dependencies"] | package.get("devDependencies", {})).items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), name

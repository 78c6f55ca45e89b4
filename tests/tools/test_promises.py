"""Every test that tests/README.md names for a promise exists."""

import ast
import re

import pytest

from tools.console import ROOT

TESTS = ROOT / "tests"
CASES = dict(re.findall(r"^\| (\d+) \| (.*) \|$", (TESTS / "README.md").read_text("utf-8"), re.MULTILINE))


def test_every_case_has_a_row() -> None:
    assert list(CASES) == [str(number) for number in range(1, 26)]


@pytest.mark.parametrize("case", CASES)
def test_every_test_named_in_the_readme_exists(case: str) -> None:
    named = re.findall(r"`(\S+\.py)::(\w+)`", CASES[case])
    assert named
    for file, test in named:
        tree = ast.parse((TESTS / file).read_text("utf-8"))
        assert test in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}, file

"""The message keys that the program uses, read from its Python, HTML and JavaScript source.

A key is a literal, `msg("number")` or `data-l10n-id="game-log"`, or a pattern with gaps,
`msg(f"place-{spot}")`, which uses every matching message. A gap at the beginning, `msg(f"{game}-title")`,
stands for a game's id. Keys that are built in other ways must be in the source as literal strings too.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "index.html"
MODULES = sorted((ROOT / "game" / "web" / "boot").rglob("*.mjs"))
GAP_MARK = "\0"


class MessageCall(NamedTuple):
    """A call `msg(key, …)` and the variables that it passes."""

    key: str
    variables: frozenset[str]


@cache
def calls() -> frozenset[MessageCall]:
    """All calls of `msg` with a literal key or a key pattern."""
    return frozenset(
        MessageCall(key, frozenset(_variables(node)))
        for node in _calls("msg")
        for key in _strings(node.args[0])
        if not key.startswith(GAP_MARK) or _starts_with_game_id(key)
    )


@cache
def strings() -> frozenset[str]:
    """All strings of the program that may be message keys; ids of elements are left out."""
    elements = {id(node.args[0]) for node in _calls("by_id")}
    in_python = {text for node in _nodes() if id(node) not in elements for text in _strings(node)}
    in_modules = re.findall(r"""["'`]([^"'`\n]+)["'`]""", _source(*MODULES))
    return page_ids().union(in_python, map(_with_gaps, in_modules))


@cache
def page_ids() -> frozenset[str]:
    """The keys and key patterns in index.html and the JavaScript modules."""
    found = re.findall(r"""(?:data-l10n-id=|\bformat\()["'`]([^"'`]+)["'`]""", _source(PAGE, *MODULES))
    return frozenset(map(_with_gaps, found))


def requests(text: str, key: str) -> bool:
    """True if a string of the source is `key` or a pattern for it; a pattern must begin with a word."""
    text = text.partition(".")[0]
    if _starts_with_game_id(text):
        return key.removesuffix(text.removeprefix(GAP_MARK)) in _games()
    if GAP_MARK not in text:
        return text == key
    match = re.fullmatch(".+".join(map(re.escape, text.split(GAP_MARK))), key)
    return "-" in text.partition(GAP_MARK)[0] and match is not None


@cache
def _games() -> frozenset[str]:
    return frozenset(re.findall(r'data-game="(\w+)"', _source(PAGE)))


def _starts_with_game_id(text: str) -> bool:
    return text.startswith(f"{GAP_MARK}-") and text.count(GAP_MARK) == 1


@cache
def _nodes() -> tuple[ast.AST, ...]:
    sources = [path.read_text("utf-8") for path in sorted((ROOT / "game").rglob("*.py"))]
    return tuple(node for source in sources for node in ast.walk(ast.parse(source)))


def _calls(name: str) -> list[ast.Call]:
    calls = (node for node in _nodes() if isinstance(node, ast.Call))
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == name]


def _source(*paths: Path) -> str:
    return "\n".join(path.read_text("utf-8") for path in paths)


def _with_gaps(text: str) -> str:
    return re.sub(r"\$\{[^}]*\}", GAP_MARK, text)


def _variables(call: ast.Call) -> Iterator[str]:
    for keyword in call.keywords:
        assert keyword.arg, "variables must be keyword arguments"
        yield keyword.arg
        if keyword.arg == "seat":
            yield "player"


def _strings(node: ast.AST) -> Iterator[str]:
    """The possible values of an expression: a literal, an f-string with gaps, both branches of an `if`."""
    if isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else GAP_MARK for part in node.values)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*_strings(node.body), *_strings(node.orelse))

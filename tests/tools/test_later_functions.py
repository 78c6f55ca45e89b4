"""Functions whose code comes later do the same as if it had been there."""

from __future__ import annotations

import ast
import asyncio
import marshal
import runpy
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from game.web.startup import later_functions as in_page
from tools.build import bytecode, later_functions
from tools.console import ROOT

PROGRAM = ROOT / "tools" / "build" / "pyodide_node" / "compile_bytecode.py"

SOURCE = '''
import functools
import sys

LONG = "a text that makes a function long enough for a stub: " * 9

def plain(a, b=2, /, *rest, c, d=4, **more):
    """Documentation."""
    text = f"{a} {b} {rest} {c} {d} {more}" + LONG
    return text[:-len(LONG)], __name__, sorted(locals())

def counter(step):
    count, other = 0, "other"
    def add(factor=1):
        nonlocal count
        count += step * factor
        return count, other, LONG[:0], len(LONG) // len(LONG)
    return add

def numbers(end):
    total, text = 0, LONG[:0] + "total"
    for number in range(end):
        total += (yield number, text) or 0
    return total, text, len(LONG)

async def twice(value):
    text = LONG[:1] + str(value)
    return text, await once(value), [each async for each in countdown(value)]

async def once(value):
    texts = [LONG[:1], str(value), "once", "and", "never", "again", f"{value:>4}", LONG.upper()[:3]]
    return texts

async def countdown(start):
    texts = [LONG[:1], "down", "and", "down", "to", "one", LONG.lower()[:2], LONG.title()[:2]]
    while start:
        yield start, texts
        start -= 1

class Base:
    def __init__(self, value):
        self.value = value, LONG[:1], "set by the base class", LONG.upper()[:2], LONG.lower()[:3]

    def describe(self, __hidden=1):
        return "base", self.value, __hidden, LONG[:2], LONG.upper()[:2], LONG.lower()[:3], LONG.title()

class Child(Base):
    def __init__(self, value):
        super().__init__(value)
        self.__private = value, LONG[:1], "private", LONG.upper()[:2], LONG.lower()[:3], LONG.title()[:4]

    def describe(self):
        return super().describe(), self.__private, __class__.__name__, LONG[:2], LONG.upper()[:2]

    @classmethod
    def made(cls, *values):
        return [cls(value).describe() for value in values] + [LONG[:2], LONG.upper()[:2], LONG.lower()[:2]]

    @property
    def text(self):
        return f"{self.__private} and {self.value}" + LONG[:2] + LONG.upper()[:2] + LONG.lower()[:2]

    @text.setter
    def text(self, value):
        self.value = f"{value}" + LONG[:2] + LONG.upper()[:2] + LONG.lower()[:2] + LONG.title()[:2] + "!"

@functools.lru_cache
def cached(value, *, __keyword="k"):
    return value, __keyword, LONG[:2], LONG.upper()[:2], LONG.lower()[:2], LONG.title()[:2], LONG[3:9]

def caller():
    return sys._getframe(1).f_code.co_name, LONG[:2], LONG.upper()[:2], LONG.lower()[:2], LONG.title()[:2]

def fails(reason):
    text = LONG.upper()[:2] + LONG.lower()[:2] + LONG.title()[:2] + LONG[:7] + LONG[1:8] + LONG[2:9]
    raise ValueError(reason, text)
'''


def use_all(module: Any) -> list[object]:
    """What the functions of `SOURCE` do, and how they look from outside."""
    add = module.counter(3)
    running = module.numbers(3)
    sent = [next(running), running.send(5), running.send(6)]
    with pytest.raises(StopIteration) as stopped:
        running.send(7)
    child = module.Child("c")
    texts = [child.text]
    child.text = "new"
    with pytest.raises(ValueError, match="because") as failed:
        module.fails("because")
    return [
        module.plain(1, c=3),
        module.plain(1, 5, 6, 7, c=3, e=8, module="m", number="n"),
        module.plain.__doc__,
        [add(), add(2)],
        sent,
        stopped.value.value,
        asyncio.run(module.twice(2)),
        module.Child.made(1, 2),
        [*texts, child.value],
        [module.cached(1), module.cached.cache_info(), module.cached(1)],
        module.caller(),
        traceback.extract_tb(failed.tb)[-1][:3],
        asyncio.iscoroutinefunction(module.twice),
        repr(module.fails).partition(" at ")[0],
    ]


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[list[str]], ModuleType]:
    """Builds and imports `SOURCE`; the functions of these names come later."""
    monkeypatch.setattr(in_page, "ARCHIVE", str(tmp_path / "later.zip"))
    monkeypatch.setattr(in_page, "_codes", {})
    programs = runpy.run_path(str(PROGRAM), {"job": "[]"})

    def built(later: list[str]) -> ModuleType:
        file = tmp_path / "source.py"
        file.write_text(SOURCE)
        programs["compile_file"](file, "source.py", 0, False, later)
        codes = file.with_suffix(".later").read_bytes()
        bytecode.store_zip(tmp_path / "later.zip", [("source.py", codes)] if codes else [])
        module = ModuleType("source")
        exec(marshal.loads(file.with_suffix(".pyc").read_bytes()[16:]), module.__dict__)
        return module

    return built


def all_names() -> list[str]:
    """The functions of `SOURCE`."""
    tree = ast.parse(SOURCE)
    classes = [(f"{each.name}.", each.body) for each in tree.body if isinstance(each, ast.ClassDef)]
    return [
        prefix + each.name
        for prefix, body in [("", tree.body), *classes]
        for each in body
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
    ]


def test_every_kind_of_function_does_the_same_if_its_code_comes_later(
    build: Callable[[list[str]], ModuleType], tmp_path: Path
) -> None:
    expected = use_all(build([]))
    assert use_all(build(all_names())) == expected
    whole = {"countdown", "cached", "caller"}
    """An asynchronous generator, a keyword with a private name, and one that looks at its caller."""
    codes = marshal.loads((tmp_path / "source.later").read_bytes())
    assert {code.co_qualname for code in codes} == set(all_names()) - whole


def test_functions_inside_functions_can_come_later(build: Callable[[list[str]], ModuleType]) -> None:
    module = build(["counter.<locals>.add"])
    first, second = module.counter(3), module.counter(10)
    assert [first()[0], first(2)[0], second()[0], first()[0]] == [3, 9, 10, 12]


def test_a_function_that_is_called_before_its_code_has_come_waits_for_it(
    build: Callable[[list[str]], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = build(["plain"])
    archive, waiting = tmp_path / "later.zip", tmp_path / "not yet"
    archive.rename(waiting)
    page = SimpleNamespace(loadLaterFunctions=lambda _: waiting.rename(archive))
    monkeypatch.setitem(sys.modules, "starboard", page)
    assert module.plain(1, c=3)[0] == "1 2 () 3 4 {}"


def test_the_list_is_read_as_it_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(later_functions, "LIST", tmp_path / "list.txt")
    listed = {"a/b.py": [f"Class_{number}.<locals>.f" for number in range(40)], "c.py": ["f"]}
    later_functions.write_list({**listed, "empty.py": []})
    assert later_functions.read_list() == {path: sorted(names) for path, names in listed.items()}
    source = bytecode.Source("c.py", b"")
    assert later_functions.with_later_functions([source]) == [source._replace(later=("f",))]

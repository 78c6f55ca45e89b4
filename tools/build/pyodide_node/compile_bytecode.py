"""Runs inside Pyodide (`pyodide_node`): compiles each file of a job; the byte code lies beside its source.

`job` is JSON, `[[path, name, optimize, strip, later], …]`: the source under /work, the name for tracebacks,
Python's level of optimisation, whether to remove the annotations of functions, which nobody reads, and the
functions whose code comes later, by qualified name. The byte code has the «unchecked hash» of PEP 552: no
time, and an unused, empty hash.

A function that comes later is a stub, which passes its arguments on to `__later__`
(`game/web/startup/later_functions.py`). Its own code is in the file `.later` beside the byte code: a
marshalled list, in which the stub names its place.

Line numbers stay for tracebacks. Column numbers, a tenth of the download, are removed. A source without any
option is compiled as Python does it.
"""

import ast
import json
import marshal
from collections.abc import Iterator
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from inspect import CO_ASYNC_GENERATOR, CO_GENERATOR
from pathlib import Path
from types import CodeType

MAX_UNITS = 8
"""Code units (two bytes each) in one entry of a line table."""

NO_COLUMNS, NO_LINE = 13, 15
"""Kinds of entries in a line table (CPython's InternalDocs/code_objects.md)."""


def without_columns(code: CodeType) -> CodeType:
    """The same code, and that of its functions, with line numbers only."""
    table, last_line = bytearray(), code.co_firstlineno
    for start, end, line in code.co_lines():
        for unit in range(start // 2, end // 2, MAX_UNITS):
            length = min(MAX_UNITS, end // 2 - unit)
            if line is None:
                table.append(0x80 | NO_LINE << 3 | length - 1)
            else:
                table.append(0x80 | NO_COLUMNS << 3 | length - 1)
                table += signed_varint(line - last_line)
                last_line = line
    constants = (without_columns(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=bytes(table), co_consts=tuple(constants))


def signed_varint(number: int) -> bytes:
    """A number in groups of six bits, the lowest first; the sign is the lowest bit."""
    rest, groups = (-number << 1 | 1) if number < 0 else number << 1, bytearray()
    while rest > 63:
        groups.append(0x40 | rest & 63)
        rest >>= 6
    groups.append(rest)
    return bytes(groups)


def without_annotations(tree: ast.Module) -> ast.Module:
    """The same tree; annotations of classes stay, since dataclasses and named tuples read them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    return tree


FRAME_READERS = {"_getframe", "_getframemodulename", "currentframe"}
"""A function that calls one of these may see the stub that called it."""

SMALL = 120
"""Bytes of marshalled code that a stub would not make smaller."""


class Stubs(ast.NodeTransformer):
    """Makes stubs of the functions that come later; `codes` then has their code."""

    def __init__(self, whole: CodeType, name: str, later: set[str]) -> None:
        self.codes: list[CodeType] = []
        self._whole = {(each.co_qualname, each.co_firstlineno): each for each in functions_in(whole)}
        self._name, self._later = name, later
        self._scope: tuple[str, ...] = ()

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        return self._visit_in(node, node.name)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._visit_function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self._visit_function(node)

    def _visit_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        qualified = ".".join([*self._scope, node.name])
        first_line = min(each.lineno for each in [node, *node.decorator_list])
        code = self._whole.get((qualified, first_line))
        if qualified not in self._later or code is None or not can_come_later(code):
            return self._visit_in(node, node.name, "<locals>")
        documentation = node.body[: ast.get_docstring(node) is not None]
        call = f"__later__({self._name!r}, {len(self.codes)}, {cells(code)}{passed_on(node.args)})"
        if isinstance(node, ast.AsyncFunctionDef):
            call = f"await {call}"
        elif code.co_flags & CO_GENERATOR:
            call = f"(yield from {call})"
        answer = ast.Return(ast.parse(call, mode="eval").body)
        for each in ast.walk(answer):
            ast.copy_location(each, node)
        node.body = [*documentation, answer]
        self.codes.append(code)
        return node

    def _visit_in(self, node: ast.AST, *names: str) -> ast.AST:
        outer, self._scope = self._scope, (*self._scope, *names)
        self.generic_visit(node)
        self._scope = outer
        return node


def functions_in(code: CodeType) -> Iterator[CodeType]:
    """The code of all functions and classes in a module's code, at any depth."""
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from functions_in(each)


def can_come_later(code: CodeType) -> bool:
    """Whether a stub can take the function's place, and is smaller."""
    keywords = code.co_varnames[code.co_argcount : code.co_argcount + code.co_kwonlyargcount]
    is_renamed = any("__" in name for name in keywords)  # Python renames a class's private names
    reads_frames = FRAME_READERS.intersection(code.co_names)
    is_small = len(marshal.dumps(code)) < SMALL
    return not (is_renamed or reads_frames or is_small or code.co_flags & CO_ASYNC_GENERATOR)


def cells(code: CodeType) -> str:
    """An expression for the closure of a function: the cells of its outer variables, in Python's order."""
    names = "".join(f"{name}, " for name in code.co_freevars)
    return f"(lambda: ({names})).__closure__" if names else "None"


def passed_on(arguments: ast.arguments) -> str:
    """The arguments of a function, as it would pass them on in a call."""
    positional = [each.arg for each in (*arguments.posonlyargs, *arguments.args)]
    starred = [f"*{arguments.vararg.arg}"] if arguments.vararg else []
    keywords = [f"{each.arg}={each.arg}" for each in arguments.kwonlyargs]
    double_starred = [f"**{arguments.kwarg.arg}"] if arguments.kwarg else []
    return "".join(f", {each}" for each in [*positional, *starred, *keywords, *double_starred])


def compile_file(source: Path, name: str, optimize: int, strip: bool, later: list[str]) -> None:
    def parse() -> ast.Module:
        tree = ast.parse(source.read_bytes(), name)
        return without_annotations(tree) if strip else tree

    def compiled(tree: ast.Module) -> CodeType:
        code = compile(tree, name, "exec", dont_inherit=True, optimize=optimize)
        return without_columns(code) if optimize or strip else code

    code = compiled(parse())
    stubs = Stubs(code, name, set(later))
    if later:
        code = compiled(stubs.visit(parse()))
    source.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(code, bytes(8), False))
    source.with_suffix(".later").write_bytes(marshal.dumps(stubs.codes) if stubs.codes else b"")


for path, *options in json.loads(globals()["job"]):
    compile_file(Path("/work", path), *options)

"null"  # the answer

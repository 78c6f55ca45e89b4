"""Runs inside Pyodide (`pyodide_node`): compiles each file of a job; the byte code lies beside its source.

`job` is JSON, `[[path, name, optimize, strip], …]`: the source under /work, the name for tracebacks, Python's
level of optimisation, and whether to remove the annotations of functions, which nobody reads. The byte code
has the «unchecked hash» of PEP 552: no time, and an unused, empty hash.

Line numbers stay for tracebacks. Column numbers, a tenth of the download, are removed.
"""

import ast
import json
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
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


for path, name, optimize, strip in json.loads(globals()["job"]):
    source = Path("/work", path)
    parsed = ast.parse(source.read_bytes(), name)
    tree = without_annotations(parsed) if strip else parsed
    code = compile(tree, name, "exec", dont_inherit=True, optimize=optimize)
    source.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(without_columns(code), bytes(8), False))

"null"  # the answer

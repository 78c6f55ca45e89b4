"""Runs inside Pyodide (`pyodide_node`): lists the functions of Python files.

`job` is JSON, a list of file names in /work. The answer is a JSON list: for each file the qualified names of
its functions, classes left out.
"""

import json
from collections.abc import Iterator
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType


def names(code: CodeType) -> Iterator[str]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            if each.co_flags & CO_OPTIMIZED and "<" not in each.co_name:
                yield each.co_qualname
            yield from names(each)


files = [Path("/work", name) for name in json.loads(globals()["job"])]
json.dumps([sorted(set(names(compile(file.read_bytes(), file.name, "exec")))) for file in files])

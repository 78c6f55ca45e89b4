"""Runs inside Pyodide (`pyodide_node`): the byte code of every file of a job, beside its source.

`job` is JSON, `[[path, name, optimize], …]`: the source under /work, the name that tracebacks show, Python's
level of optimisation. Byte code of the «unchecked hash» kind (PEP 552) holds no time.
"""

import json
import py_compile

for path, name, optimize in json.loads(globals()["job"]):
    py_compile.compile(
        f"/work/{path}",
        cfile=f"/work/{path}c",
        dfile=name,
        doraise=True,
        optimize=optimize,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )

"null"  # the answer

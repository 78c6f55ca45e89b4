"""Runs inside Pyodide under Node: the byte code of every file of a job, beside its source.

`job` is JSON, `[[path, name, optimize], …]`: the source under /work, the name that tracebacks show, and Python's level
of optimisation. Byte code of the «unchecked hash» kind (PEP 552) is taken as it is: no clock gets into the build.
"""

import json
from py_compile import PycInvalidationMode, compile

for path, name, optimize in json.loads(globals()["job"]):
    compile(
        f"/work/{path}",
        cfile=f"/work/{path}c",
        dfile=name,
        doraise=True,
        optimize=optimize,
        invalidation_mode=PycInvalidationMode.UNCHECKED_HASH,
    )

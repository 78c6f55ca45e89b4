"""Runs inside Pyodide (`pyodide_node`): which files of the standard library a set of modules needs.

`job` is JSON, a list of module names. The answer: the paths in the library's archive of all that is loaded
once they have been imported, the interpreter's own included, but for what is frozen into it.
"""

import importlib
import json
import sys

LIBRARY = "/lib/python314.zip/"

for name in json.loads(globals()["job"]):
    importlib.import_module(name)

specs = (getattr(module, "__spec__", None) for module in sys.modules.values())
origins = (spec.origin or "" for spec in specs if spec)
json.dumps(sorted({origin.removeprefix(LIBRARY) for origin in origins if origin.startswith(LIBRARY)}))

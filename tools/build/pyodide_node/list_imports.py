"""Runs inside Pyodide (`pyodide_node`): lists the files of the standard library that some modules need.

`job` is JSON, a list of module names. The answer is a JSON list of paths in the library's archive: of all
modules that are loaded after importing these, the interpreter's own included, but no frozen ones.
"""

import importlib
import json
import sys

LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/"

for name in json.loads(globals()["job"]):
    importlib.import_module(name)

specs = (getattr(module, "__spec__", None) for module in sys.modules.values())
origins = (spec.origin or "" for spec in specs if spec)
json.dumps(sorted({origin.removeprefix(LIBRARY) for origin in origins if origin.startswith(LIBRARY)}))

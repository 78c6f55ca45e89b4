/**
 * Runs a Python program in the very Pyodide that the page will run, under Node.js: byte code fits one version of Python
 * only. tools/build/pyodide_node/__init__.py starts it, writes `{ program, folder, job }` to its standard input and reads its answer.
 */
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const { program, folder, job } = JSON.parse(readFileSync(0, "utf8"));
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
python.mountNodeFS("/work", folder);
python.globals.set("job", JSON.stringify(job));
process.stdout.write(python.runPython(readFileSync(program, "utf8")));

/**
 * Compiles Python for the browser, with the same Pyodide that the page will run: byte code fits one version of Python
 * only. tools/site/bytecode.py runs it and writes `{ program, folder, job }` to its standard input.
 */
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const { program, folder, job } = JSON.parse(readFileSync(0, "utf8"));
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
python.mountNodeFS("/work", folder);
python.globals.set("job", JSON.stringify(job));
python.runPython(readFileSync(program, "utf8"));

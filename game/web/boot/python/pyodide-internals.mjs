/**
 * The private parts of Pyodide and PyScript that our JavaScript relies on. After an upgrade of either, run the tests named
 * here. Only runtime-fetch.mjs and, in the benchmark, tools/bench/in_page name such a part themselves. (The build relies on
 * more: `MODULE_FACTORY` in tools/build/pyodide_files.py, `LIBRARY` in tools/build/pyodide_node/list_imports.py, and the patterns in
 * tools/build/trim_pyodide.mjs.)
 *
 * | part | used for | a change shows as |
 * | --- | --- | --- |
 * | `_makeSnapshot`, `makeMemorySnapshot` | making a snapshot | console "no snapshot"; test_snapshot: not "made" |
 * | `_loadSnapshot` | starting from it | test_snapshot: the damaged ones are "restored" |
 * | what `restoreSnapshot` reads | no copying of zeros | console "snapshot does not fit"; test_snapshot: not "restored" |
 * | `fetch`, `instantiateStreaming`, export `memory` | runtime-fetch.mjs | test_boot: progress; test_snapshot as above |
 * | `_createPyodideModule` | Emscripten's JavaScript as a script | the build fails; or no start finds pyodide.asm.mjs |
 * | `instantiateWasm(imports, received)` | errors after the WebAssembly is there; its rest | test_boot: no start error; no start |
 * | `WebAssembly.Suspending` | no stacks of Python's own | test_boot: Python is not on the stack of its thread |
 * | call of `importScripts` | telling classic workers | test_thinking: a policy report |
 * | `hooks.worker.onBeforeRunAsync` | PyScript's function made from text | no start: "unsafe-eval" in the start error |
 * | module `polyscript`, `xworker.window` | the page's window in workers | test_thinking: a policy report |
 * | databases `IDBMap/…`, read by `getAllKeys` | PyScript's packages and folders | test_bad_input: where the browser keeps nothing |
 */

/** Options of `loadPyodide` for a Python that `takeSnapshot` can copy. */
export const TO_SNAPSHOT = { _makeSnapshot: true };

/** Memory of a Python started with `TO_SNAPSHOT`, as a Uint8Array. */
export const takeSnapshot = python => python.makeMemorySnapshot();

/** Options of `loadPyodide` for a start from a snapshot; `snapshot` is a promise of what `restorable` returns. */
export const fromSnapshot = snapshot => ({ _loadSnapshot: snapshot });

/**
 * A snapshot of `length` bytes for `restoreSnapshot`, which reads a header from it and copies all after the header to the start
 * of memory. `bytes` holds the header. `copyRest(start)` copies everything from `start` on into memory, without a second copy in
 * between; Pyodide itself then gets an empty array and copies nothing.
 */
export function restorable(bytes, length, copyRest) {
  const part = (begin, end) => bytes.subarray(begin, end);
  const subarray = (begin, end) => {
    if (end !== undefined) return part(begin, end);
    copyRest(begin);
    return new Uint8Array();
  };
  return Object.defineProperties(part(), { length: { value: length }, subarray: { value: subarray } });
}

/**
 * Options of `loadPyodide` to use Emscripten's JavaScript, which has run as a script and left a global. `prepare` gets the
 * WebAssembly's imports, `instantiated` its exports before Python starts. Pyodide only logs what `received` throws, and the start
 * would hang.
 */
export const emscriptenFactory = ({ prepare, instantiated }) => ({
  createPyodideModule: settings => new Promise((resolve, reject) => {
    const { instantiateWasm } = settings;
    settings.instantiateWasm = (imports, received) => {
      prepare(imports);
      return instantiateWasm(imports, (instance, module) => {
        instantiated(instance.exports).then(() => received(instance, module)).catch(reject);
      });
    };
    globalThis._createPyodideModule(settings).then(resolve, reject);
  }),
});

/** Pyodide calls `importScripts` to detect classic workers. In our module workers, Trusted Types would only report it. */
export const hideImportScripts = () => (globalThis.importScripts &&= undefined);

/**
 * Where a browser can suspend WebAssembly, Pyodide runs Python on stacks of its own. Chromium profiles its memory in some of its
 * processes, walks the stack for it, and crashes on such a stack. Nothing here needs them.
 */
export const hideStackSwitching = () => delete WebAssembly.Suspending;

/** PyScript makes a function from this hook's text, which our Content-Security-Policy forbids. */
export const clearTextHook = hooks => hooks.worker.onBeforeRunAsync.clear();

/** PyScript makes a function from text in the window that it gives a worker. Our worker needs no window (pyscript.toml). */
export function withoutWindow(python) {
  const register = python.registerJsModule;
  python.registerJsModule = (name, module) => {
    if (name === "polyscript" && module.xworker) module.xworker.window = null;
    register.call(python, name, module);
  };
  return python;
}

/** True for the name of a database that PyScript opens for packages or folders. */
export const isPyScriptDatabase = name => name.startsWith("IDBMap/");

/** An empty one, as far as PyScript reads it; `succeeding` makes a request that gives a result. */
export const emptyDatabase = succeeding => ({
  transaction: () => ({ objectStore: () => ({ getAllKeys: () => succeeding([]) }) }),
  close: () => undefined,
});

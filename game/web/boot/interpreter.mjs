/**
 * The interpreter module that pyscript.toml names: Pyodide's, with our standard library and game archive, a count of
 * the bytes that have come, and a word to the page where something fails. PyScript loads it on the page and in workers.
 */
import { watchDownload } from "./download.mjs";
import { announce } from "./events.mjs";

/* global RUNTIME -- { indexURL, stdLib, game, lock, sizes }, written by tools/site */
const here = path => new URL(path, import.meta.url).href;
const GAME = "/lib/starboard.zip";
const pyodide = await import(here(`${RUNTIME.indexURL}pyodide.mjs`));

export const { version } = pyodide;

/** As Pyodide's own, which see; `options` are PyScript's. */
export async function loadPyodide(options) {
  const download = watchDownload(RUNTIME.sizes);
  try {
    return windowless(watched(await Promise.race([start(options), download.failed])));
  } catch (error) {
    announce("failure", { kind: "runtime", detail: String(error) });
    throw error;
  } finally {
    download.stop();
  }
}

function start(options) {
  const game = fetch(here(RUNTIME.game)).then(response => response.arrayBuffer());
  return pyodide.loadPyodide({
    ...options,
    indexURL: here(RUNTIME.indexURL),
    stdLibURL: here(RUNTIME.stdLib),
    lockFileContents: RUNTIME.lock,
    packageBaseUrl: here(RUNTIME.indexURL),
    env: { PYTHONPATH: GAME },
    fsInit: async FS => FS.writeFile(GAME, new Uint8Array(await game)),
  });
}

/** PyScript prints what Python raises and calls that done; the page has to know. */
function watched(python) {
  const run = python.runPythonAsync;
  python.runPythonAsync = async (...args) => {
    try {
      return await run.apply(python, args);
    } catch (error) {
      announce("failure", { kind: "python", detail: error.message });
      throw error;
    }
  };
  return python;
}

/**
 * PyScript hands a worker the page's window, and makes a function out of a text in it, which our Content-Security-Policy
 * rightly refuses. Our worker needs no window, so it gets none (pyscript.toml says so too).
 */
function windowless(python) {
  const register = python.registerJsModule;
  python.registerJsModule = (name, module) => {
    if (name === "polyscript" && module.xworker) module.xworker.window = null;
    register.call(python, name, module);
  };
  return python;
}

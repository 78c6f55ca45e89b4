/**
 * The interpreter module that pyscript.toml names, on the page and in workers: Pyodide's, with our standard library and
 * game archive, a count of the bytes that have come, and a word to the page where something fails. On the page it begins
 * to load as soon as this module is there, and PyScript takes what it finds under way.
 */
import { watchDownload } from "./download.mjs";
import { announce } from "./events.mjs";
import { load, sizes } from "./runtime.mjs";
import * as snapshots from "./snapshots.mjs";

export { version } from "./runtime.mjs";

/** What Python prints goes where PyScript says, once it says so. */
const streams = { stdout: console.log, stderr: console.error };
const early = {
  stdout: text => streams.stdout(text),
  stderr: text => streams.stderr(text),
};
const page = globalThis.document?.documentElement;
const onPage = page && python(early);
onPage?.catch(() => undefined); // it is told, and PyScript hears it too

/** As Pyodide's own, which see; `options` are PyScript's. */
export function loadPyodide(options) {
  if (!onPage) return python(options);
  Object.assign(streams, { stdout: options.stdout, stderr: options.stderr });
  return onPage;
}

async function python(options) {
  const download = watchDownload(sizes);
  try {
    return windowless(watched(await Promise.race([start(options), download.failed])));
  } catch (error) {
    announce("failure", { kind: "runtime", detail: String(error) });
    throw error;
  } finally {
    download.stop();
  }
}

/** From a snapshot where there is one, and as ever where it turns out to be none. */
async function start(options) {
  const read = page && (await snapshots.find());
  if (read) {
    try {
      snapshots.trying();
      const snapshot = read();
      snapshot.catch(() => undefined); // Pyodide hears it, but may not listen yet
      const python = await load({ ...options, _loadSnapshot: snapshot });
      python.runPython("import random; random.seed()"); // or every start would roll alike
      performance.mark("restored");
      return python;
    } catch (error) {
      console.warn(`the snapshot does not fit: ${error}`);
      snapshots.proved();
      await snapshots.forget();
    }
  }
  return load(options);
}

/** PyScript prints what Python raises and calls that done; the page has to know. */
function watched(python) {
  const run = python.runPythonAsync;
  python.runPythonAsync = async (...args) => {
    try {
      const result = await run.apply(python, args);
      if (page?.dataset.ready) snapshots.proved();
      return result;
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

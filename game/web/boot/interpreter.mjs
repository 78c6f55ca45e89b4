/**
 * The interpreter module that pyscript.toml names: Pyodide's, with our standard library and game archive, a count of
 * the bytes that have come, and a word to the page where something fails. PyScript loads it on the page and in workers.
 */
import { announce } from "./events.mjs";

/* global RUNTIME -- { indexURL, stdLib, game, lock, sizes }, written by tools/site */
const here = path => new URL(path, import.meta.url).href;
const GAME = "/lib/starboard.zip";

const pyodide = await import(here(`${RUNTIME.indexURL}pyodide.mjs`));

export const { version } = pyodide;

/** As Pyodide's own, which see; `options` are PyScript's. */
export async function loadPyodide(options) {
  const count = countBytes();
  try {
    const game = fetch(here(RUNTIME.game)).then(bytesOf);
    const python = await pyodide.loadPyodide({
      ...options,
      indexURL: here(RUNTIME.indexURL),
      stdLibURL: here(RUNTIME.stdLib),
      lockFileContents: RUNTIME.lock,
      packageBaseUrl: here(RUNTIME.indexURL),
      env: { PYTHONPATH: GAME },
      fsInit: async FS => FS.writeFile(GAME, await game),
    });
    return watched(python);
  } catch (error) {
    announce("failure", { kind: "runtime", detail: String(error) });
    throw error;
  } finally {
    count.stop();
  }
}

async function bytesOf(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * While the runtime comes, every fetch of one of its files is read along on a copy. The response itself goes to
 * Pyodide untouched: the browser keeps compiled WebAssembly only for a response that came straight from the network.
 */
function countBytes() {
  const plain = globalThis.fetch;
  const total = Object.values(RUNTIME.sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const add = bytes => announce("progress", { loaded: (loaded += bytes), total });
  globalThis.fetch = async (resource, init) => {
    const response = await plain(resource, init);
    const name = new URL(resource.url ?? resource, location.href).pathname.split("/").at(-1);
    if (name in RUNTIME.sizes && response.body) readAlong(response.clone().body.getReader(), add);
    return response;
  };
  return { stop: () => (globalThis.fetch = plain) };
}

async function readAlong(reader, add) {
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) add(part.value.length);
  } catch {
    // Whoever asked for the file hears of the failure from the response itself.
  }
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

/**
 * The interpreter module that pyscript.toml names, on the page and in workers: Pyodide's, with our standard library and
 * archives, a count of the bytes that have come, and a word to the page where something fails. On the page it begins to
 * load, with the game that was chosen last, as soon as this module is there, and PyScript takes what it finds under way.
 * A worker brings the game that it is asked about. Python finds `bring` and `has` in its module `starboard`.
 */
import "./pyscript-indexeddb-stub.mjs";
import { lastGame } from "./last-game.mjs";
import { watchDownload } from "./download-progress.mjs";
import { dispatch } from "../events.mjs";
import { fromSnapshot, withoutWindow } from "./pyodide-internals.mjs";
import * as pyodide from "./pyodide.mjs";
import * as store from "./snapshot-store.mjs";
import { decode } from "./zero-run-codec.mjs";

export { archivedGames, version } from "./pyodide.mjs";

/** What Python prints goes where PyScript says, once it says so. */
const streams = { stdout: console.log, stderr: console.error };
const early = {
  stdout: text => streams.stdout(text),
  stderr: text => streams.stderr(text),
};
const page = globalThis.document?.documentElement;
const preload = page ? import("./preload.mjs") : Promise.resolve({});
const games = page ? lastGame() : [];
let loading = page && python(early);
loading?.catch(() => undefined); // it is told once PyScript asks: before that, nobody may listen

/** As Pyodide's own, which see; `options` are PyScript's. */
export function loadPyodide(options) {
  if (page) Object.assign(streams, { stdout: options.stdout, stderr: options.stderr });
  loading ??= python(options);
  loading.catch(error => dispatch("failure", { kind: "runtime", detail: String(error) }));
  return loading;
}

/** Have these games where Python imports them from. Rejects where one does not come; it can be asked for again. */
export async function loadGames(...wanted) {
  return pyodide.loadGames(await loading, wanted);
}

async function python(options) {
  const { preloaded } = await preload;
  const download = watchDownload(pyodide.downloadSizes(games), preloaded?.wasm);
  try {
    const started = await Promise.race([start(options, download.memory, preloaded), download.failed]);
    started.registerJsModule("starboard", { loadGames, hasGame: game => pyodide.hasGame(started, game) });
    return withoutWindow(reportingErrors(started));
  } finally {
    download.stop();
  }
}

/** From a snapshot where there is one, and as ever where it turns out to be none. */
async function start(options, memory, preloaded) {
  if (page && (await store.isUsable())) {
    try {
      store.markAttempt();
      const packed = preloaded?.snapshot.catch(store.read) ?? store.read();
      const snapshot = packed.then(bytes => decode(bytes, memory));
      snapshot.catch(() => undefined); // Pyodide hears it, but may not listen yet
      const python = await pyodide.load({ ...options, ...fromSnapshot(snapshot) }, games);
      python.runPython("import random; random.seed()"); // or every start would roll alike
      performance.mark("restored");
      return python;
    } catch (error) {
      console.warn(`the snapshot does not fit: ${error}`);
      store.markSuccess();
      await store.remove();
    }
  }
  return pyodide.load(options, games);
}

/** PyScript prints what Python raises and calls that done; the page has to know. */
function reportingErrors(python) {
  const run = python.runPythonAsync;
  python.runPythonAsync = async (...args) => {
    try {
      const result = await run.apply(python, args);
      if (page?.dataset.ready) store.markSuccess();
      return result;
    } catch (error) {
      dispatch("failure", { kind: "python", detail: error.message });
      throw error;
    }
  };
  return python;
}

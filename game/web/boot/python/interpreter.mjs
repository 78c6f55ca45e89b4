/**
 * The interpreter module named in pyscript.toml, for the page and for workers: Pyodide with our standard library and archives,
 * download progress and error events. On the page, loading starts as soon as this module runs, with the last game, and PyScript
 * takes over the running load. Python imports the module `starboard`.
 */
import "./pyscript-indexeddb-stub.mjs";
import { lastGame } from "./last-game.mjs";
import { watchDownload } from "./runtime-fetch.mjs";
import { dispatchFailure } from "../events.mjs";
import { fromSnapshot, withoutWindow } from "./pyodide-internals.mjs";
import * as pyodide from "./pyodide.mjs";
import * as laterCode from "./later-code.mjs";
import * as store from "./snapshot-store.mjs";
import { enterStage } from "../start-stage.mjs";
import { within } from "../timing.mjs";
import { decode } from "./zero-run-codec.mjs";

export { archivedGames, version } from "./pyodide.mjs";

const SNAPSHOT_TIMEOUT_MS = 5_000; // the start waits no longer for the browser to read it

/** Targets of Python's output; PyScript sets its own when it calls `loadPyodide`. */
const streams = { stdout: console.log, stderr: console.error };
const redirected = { stdout: text => streams.stdout(text), stderr: text => streams.stderr(text) };
const page = globalThis.document?.documentElement;
const preload = page ? import("./preload.mjs") : Promise.resolve({});
const games = page ? lastGame() : [];
let loading = page && python(redirected);
loading?.catch(() => undefined); // `loadPyodide` reports it

/** Called by PyScript in place of Pyodide's `loadPyodide`. */
export function loadPyodide(options) {
  if (page) Object.assign(streams, { stdout: options.stdout, stderr: options.stderr });
  loading ??= python(options);
  loading.catch(error => dispatchFailure("runtime", error));
  return loading;
}

/** Make games importable, by id. Rejects if one cannot be loaded; a second call tries again. */
export async function loadArchives(...wanted) {
  return pyodide.loadArchives(await loading, wanted);
}

/** Fetch later code, in the page. Resolves after the first attempt. */
export function fetchLaterCode() {
  return laterCode.fetchLaterCode(async () => {
    await pyodide.fetchLaterFunctions(await loading);
    page.dataset.functions = "all"; // the tests wait for it
  });
}

async function python(options) {
  const { preloaded, requested } = await preload;
  const download = watchDownload(pyodide.downloadSizes(games), preloaded?.wasm, requested);
  try {
    const started = await Promise.race([start(options, download.memory, preloaded), download.failed]);
    started.registerJsModule("starboard", {
      loadArchives,
      hasArchive: game => pyodide.hasArchive(started, game),
      loadLaterFunctions: neededFor => pyodide.loadLaterFunctions(started, neededFor),
    });
    enterStage("modules"); // PyScript's may still be on their way
    return withoutWindow(reportingErrors(started));
  } finally {
    download.stop();
  }
}

/** Start from the snapshot if it is usable; without it otherwise, and after it has failed. */
async function start(options, memory, preloaded) {
  if (await store.isUsable()) {
    try {
      if (page) store.markAttempt(); // a worker has no localStorage
      const packed = preloaded?.snapshot.catch(store.read) ?? store.read();
      const snapshot = within(SNAPSHOT_TIMEOUT_MS, packed).then(bytes => decode(bytes, memory));
      snapshot.catch(() => undefined); // `load` reports it
      const python = await pyodide.load({ ...options, ...fromSnapshot(snapshot) }, games);
      python.runPython("import random; random.seed()"); // or each start would repeat the same random numbers
      performance.mark("restored");
      return python;
    } catch (error) {
      console.warn(`the snapshot does not fit: ${error}`);
      store.markEnd();
      store.remove().catch(() => undefined);
    }
  }
  return pyodide.load(options, games);
}

/** PyScript only prints Python's errors; the page needs an event. */
function reportingErrors(python) {
  const run = python.runPythonAsync;
  python.runPythonAsync = async (...args) => {
    try {
      const result = await run.apply(python, args);
      if (page?.dataset.ready) store.markEnd();
      return result;
    } catch (error) {
      dispatchFailure("python", error.message);
      throw error;
    }
  };
  return python;
}

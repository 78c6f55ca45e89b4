/**
 * A faster start. On a later visit (a service worker controls the page, its files are cached): begins to load Python before the
 * main script runs, requests all its modules at once, and reads the large files in a worker. On a first visit, so as not to delay
 * the page: does nothing until Python should start (start-trigger.mjs); `requestFiles` then asks at once for all that Python's
 * own start needs. (The games' archives come while it starts: pyodide.mjs.)
 */
import "./trusted-types.mjs";

/* global PRELOAD, LARGE_FILES, WATCH -- URLs of Pyodide's and PyScript's modules, and of Python's WebAssembly and library, relative
   to this bundle; true in watch builds; defined by tools/build */
const here = path => new URL(path, import.meta.url).href;

/** `{ wasm, snapshot }`, promises of what preload-worker.mjs reads; undefined on a first visit, and without workers. */
export const preloaded = WATCH || navigator.serviceWorker?.controller ? preload() : undefined;

/** Requested large files, as promises of responses by file name; who takes one deletes it. */
export const requested = new Map();

/** On a first visit: request the files that Python needs first, so that none waits for the script that uses it. */
export function requestFiles() {
  if (preloaded) return;
  document.head.append(...PRELOAD.map(modulePreload));
  for (const path of LARGE_FILES) {
    const response = fetch(here(path), { priority: "low" }); // after the page's texts
    response.catch(() => undefined); // who takes it handles it
    requested.set(path.split("/").at(-1), response);
  }
}

function preload() {
  let worker;
  try {
    worker = new Worker(here("./preload-worker.mjs"), { type: "module" });
  } catch {
    return undefined; // a browser that refuses workers: who needs a file reads it
  }
  document.head.append(...PRELOAD.map(modulePreload));
  import(here("./interpreter.mjs")).catch(() => undefined); // start.mjs imports it too, and reports errors
  return { wasm: answer(worker, "wasm"), snapshot: answer(worker, "snapshot") };
}

function modulePreload(path) {
  return Object.assign(document.createElement("link"), { rel: "modulepreload", href: here(path) });
}

function answer(worker, part) {
  const answered = new Promise((resolve, reject) => {
    worker.addEventListener("error", reject);
    worker.addEventListener("message", ({ data: { name, value, error } }) => {
      if (name !== part) return;
      if (error) reject(new Error(error));
      else resolve(value);
    });
  });
  answered.catch(() => undefined); // its users handle it, and read the file themselves
  return answered;
}

/**
 * Faster start for a page whose files are cached: begins to load Python before the main script runs, requests all its modules at
 * once, and reads the large files in a worker. On a first visit it does nothing, so as not to delay the page (start-trigger.mjs).
 */
import "./trusted-types.mjs";

/* global PRELOAD, WATCH -- URLs of Pyodide's and PyScript's modules, relative to this bundle; true in watch builds; defined by
   tools/build */
const here = path => new URL(path, import.meta.url).href;

/** `{ wasm, snapshot }`, promises of what preload-worker.mjs reads; undefined on a first visit. */
export const preloaded = WATCH || navigator.serviceWorker?.controller ? preload() : undefined;

function preload() {
  const worker = new Worker(here("./preload-worker.mjs"), { type: "module" });
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

/**
 * Where Python was before, everything that it needs lies on the device: it begins to load before the page's own script is
 * there, every module on the way is asked for at once instead of one after the other, and a worker reads what is large. On
 * a first visit this does nothing, since all that would keep the page from being there (start-trigger.mjs).
 */
import "./trusted-types.mjs";

/* global PRELOAD -- addresses of the modules on the way, from here, written by tools/site */
const here = path => new URL(path, import.meta.url).href;

/** Undefined on a first visit; else promises of what preload-worker.mjs reads: `{ wasm, snapshot }`. */
export const preloaded = navigator.serviceWorker?.controller ? preload() : undefined;

function preload() {
  const worker = new Worker(here("./preload-worker.mjs"), { type: "module" });
  document.head.append(...PRELOAD.map(modulePreload));
  import(here("./interpreter.mjs")).catch(() => undefined); // start.mjs asks for it, too, and tells what fails
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
  answered.catch(() => undefined); // whoever waits for it hears it, and reads by itself
  return answered;
}

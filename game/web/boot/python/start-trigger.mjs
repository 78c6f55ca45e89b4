/**
 * When Python starts. With cached files, and in watch builds: at once. On a first visit, with megabytes to fetch and compile: at
 * the first input, or IDLE_MS after its files have been prefetched.
 */
import { requestFiles } from "./preload.mjs";
import { after } from "../timing.mjs";
import { fromWorker } from "./idle-tasks.mjs";
import { lastGame } from "./last-game.mjs";

/* global WATCH -- true in watch builds; defined by tools/build */
const IDLE_MS = 3_000;
const PREFETCH_TIMEOUT_MS = 15_000; // then IDLE_MS begin even if files of the page or of Python are missing
const INPUT_EVENTS = ["pointerdown", "pointermove", "touchstart", "keydown", "wheel", "focusin"];

let hadInput = false;

/** Resolves when Python should start, and requests its files. */
export async function startTrigger() {
  if (WATCH || navigator.serviceWorker?.controller) return;
  await Promise.race([firstInput(), idleVisitor()]);
  requestFiles();
}

function firstInput() {
  return new Promise(resolve => {
    const onFirstInput = () => {
      hadInput = true;
      for (const kind of INPUT_EVENTS) removeEventListener(kind, onFirstInput);
      resolve();
    };
    for (const kind of INPUT_EVENTS) addEventListener(kind, onFirstInput, { passive: true });
  });
}

async function idleVisitor() {
  const tried = loaded().then(prefetched).catch(() => undefined); // a browser may refuse workers
  await Promise.race([tried, after(PREFETCH_TIMEOUT_MS)]);
  await after(IDLE_MS);
}

async function loaded() {
  if (document.readyState !== "complete") await new Promise(resolve => addEventListener("load", resolve, { once: true }));
}

/** Prefetch in a worker, so that the page stays responsive. */
async function prefetched() {
  if (hadInput) return;
  await fromWorker(new Worker(new URL("./prefetch-worker.mjs", import.meta.url), { type: "module", name: lastGame().join() }));
}

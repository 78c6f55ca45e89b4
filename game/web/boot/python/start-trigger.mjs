/**
 * When Python is to start. Where it was before, it is there in the blink of an eye: at once. On a first visit, which has
 * megabytes to fetch and to compile, the page is let alone until somebody touches it, or until what Python needs is there
 * and somebody has looked at the page for a while longer.
 */

import "./preload.mjs";
import { lastGame } from "./last-game.mjs";

const IDLE_MS = 3_000; // milliseconds
const PREFETCH_TIMEOUT_MS = 15_000; // then it starts whatever has come
const INPUT_EVENTS = ["pointerdown", "pointermove", "touchstart", "keydown", "wheel", "focusin"];

let hadInput = false;

/** Settles when Python is to start. */
export async function startTrigger() {
  if (navigator.serviceWorker?.controller) return;
  await Promise.race([firstInput(), idleVisitor()]);
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
  if (document.readyState !== "complete") await new Promise(resolve => addEventListener("load", resolve, { once: true }));
  if (hadInput) return;
  await Promise.race([prefetched(), after(PREFETCH_TIMEOUT_MS)]);
  await after(IDLE_MS);
}

/** In a worker, so that megabytes that come in do not keep the page from answering. */
function prefetched() {
  const worker = new Worker(new URL("./prefetch-worker.mjs", import.meta.url), { type: "module", name: lastGame().join() });
  return new Promise(resolve => {
    worker.onmessage = worker.onerror = () => {
      worker.terminate();
      resolve();
    };
  });
}

const after = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

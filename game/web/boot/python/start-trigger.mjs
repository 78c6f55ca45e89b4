/**
 * When Python is to start. Where it was before, it is there in the blink of an eye: at once. On a first visit, which has
 * megabytes to fetch and to compile, the page is let alone until somebody touches it, or until what Python needs is there
 * and somebody has looked at the page for a while longer.
 */

import "./preload.mjs";
import { chosen } from "./last-game.mjs";

const LOOKED = 3_000; // milliseconds
const LONGEST = 15_000; // then it starts whatever has come
const TOUCHES = ["pointerdown", "pointermove", "touchstart", "keydown", "wheel", "focusin"];

let touched = false;

/** Settles when Python is to start. */
export async function wanted() {
  if (navigator.serviceWorker?.controller) return;
  await Promise.race([touch(), looked()]);
}

function touch() {
  return new Promise(resolve => {
    const feel = () => {
      touched = true;
      for (const kind of TOUCHES) removeEventListener(kind, feel);
      resolve();
    };
    for (const kind of TOUCHES) addEventListener(kind, feel, { passive: true });
  });
}

async function looked() {
  if (document.readyState !== "complete") await new Promise(resolve => addEventListener("load", resolve, { once: true }));
  if (touched) return;
  await Promise.race([fetchedAhead(), after(LONGEST)]);
  await after(LOOKED);
}

/** In a worker, so that megabytes that come in do not keep the page from answering. */
function fetchedAhead() {
  const fetcher = new Worker(new URL("./prefetch-worker.mjs", import.meta.url), { type: "module", name: chosen().join() });
  return new Promise(resolve => {
    fetcher.onmessage = fetcher.onerror = () => {
      fetcher.terminate();
      resolve();
    };
  });
}

const after = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

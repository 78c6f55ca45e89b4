/**
 * When Python is to start. Where it was before, it is there in the blink of an eye: at once. On a first visit, which has
 * megabytes to fetch and to compile, the page is let alone until somebody touches it, or until what Python needs is there
 * and somebody has looked at the page for a while longer.
 */

/* global AHEAD -- addresses of what Python needs, written by tools/site */
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
  await Promise.race([Promise.all(AHEAD.map(fetchAhead)), after(LONGEST)]);
  await after(LOOKED);
}

/** Into the browser's cache, behind all that the page itself needs. Where it does not come, the start will tell. */
async function fetchAhead(path) {
  const response = await fetch(new URL(path, import.meta.url), { priority: "low" }).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
}

const after = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

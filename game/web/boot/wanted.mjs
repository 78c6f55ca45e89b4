/**
 * When Python is to start. Where it was before, it is there in the blink of an eye: at once. On a first visit, which has
 * megabytes to fetch and to compile, the page is let alone until somebody touches it or has looked at it for a while;
 * what Python needs is fetched meanwhile.
 */

/* global AHEAD -- { modules, files }: addresses of what Python needs, written by tools/site */
const LOOKED = 3_000; // milliseconds since the page itself was there
const TOUCHES = ["pointerdown", "pointermove", "touchstart", "keydown", "wheel", "focusin"];

/** Settles when Python is to start. */
export async function wanted() {
  if (navigator.serviceWorker?.controller) return;
  await Promise.race([touched(), looked()]);
}

function touched() {
  return new Promise(resolve => {
    const touch = () => {
      for (const kind of TOUCHES) removeEventListener(kind, touch);
      resolve();
    };
    for (const kind of TOUCHES) addEventListener(kind, touch, { passive: true });
  });
}

async function looked() {
  if (document.readyState !== "complete") await new Promise(resolve => addEventListener("load", resolve, { once: true }));
  fetchAhead();
  await new Promise(resolve => setTimeout(resolve, LOOKED));
}

/** Behind everything that the page itself needs. */
function fetchAhead() {
  const link = attributes => document.head.append(Object.assign(document.createElement("link"), attributes));
  const address = path => new URL(path, import.meta.url).href;
  for (const path of AHEAD.modules) link({ rel: "modulepreload", href: address(path) });
  for (const path of AHEAD.files) {
    link({ rel: "preload", as: "fetch", crossOrigin: "", fetchPriority: "low", href: address(path) });
  }
}

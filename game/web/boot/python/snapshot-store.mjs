/**
 * Where the snapshot of a started Python is kept: in the browser's Cache Storage, one at a time. It fits one build of
 * ours and one version of one browser, so these are its name. It is checked before it is used; and one that was used
 * for a start that did not get to its end is not used again.
 */
import { unlessRefused } from "../storage/if-allowed.mjs";
import { pack } from "./zero-run-codec.mjs";

/* global PYTHON -- names what Python runs on and the game, written by tools/site */
const STORE = "starboard-snapshot";
const MARK = "starboard.snapshot";
const name = new URL(`../../../snapshot/${PYTHON}?${encodeURIComponent(navigator.userAgent)}`, import.meta.url).href;

/**
 * Chromium only, by what was measured. Firefox 153 takes snapshots as well, but does not keep the compiled WebAssembly, which
 * is most of its start: 1.5 seconds became 1.2 to 1.6, not worth 15 MB on the device. WebKit has not been measured.
 */
export const possible = "caches" in globalThis && "userAgentData" in navigator;

/** Whether one is kept. Rejects where the browser refuses to keep anything. */
export async function isKept() {
  return Boolean(await find());
}

/** Whether one is kept that may be used. Asked once a start, before it: what asks later takes this start for a broken one. */
export async function mayBeUsed() {
  return possible && !(await broken()) && (await isKept().catch(() => false));
}

/** The one that is kept, packed, as an ArrayBuffer; null where there is none. Rejects where it is damaged. */
export async function read() {
  const kept = possible && (await find());
  return kept ? checked(kept) : null;
}

/** Keep one, in the place of any other. */
export async function write(snapshot) {
  const bytes = pack(snapshot);
  const headers = { Digest: await digest(bytes) };
  await caches.delete(STORE);
  await (await caches.open(STORE)).put(name, new Response(bytes, { headers }));
}

export async function forget() {
  await caches.delete(STORE);
}

/** A start with the snapshot begins, and has come to its end: what is marked in between crashed the page. */
export const trying = () => unlessRefused(() => localStorage.setItem(MARK, name));
export const proved = () => unlessRefused(() => localStorage.removeItem(MARK));

/** Whether an earlier start with it never came to its end; then it is gone. */
async function broken() {
  if (!unlessRefused(() => localStorage.getItem(MARK))) return false;
  proved();
  await forget();
  return true;
}

function find() {
  return caches.match(name, { cacheName: STORE });
}

async function checked(kept) {
  const bytes = await kept.arrayBuffer();
  if (kept.headers.get("Digest") !== (await digest(bytes))) throw new Error("it is damaged");
  return bytes;
}

/** Against damage, not against malice. */
async function digest(bytes) {
  const sum = await crypto.subtle.digest("SHA-256", bytes);
  return btoa(String.fromCharCode(...new Uint8Array(sum)));
}

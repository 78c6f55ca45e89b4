/**
 * Where the snapshot of a started Python is kept: in the browser's Cache Storage, one at a time. It fits one build of
 * ours and one version of one browser, so these are its name. It is checked before it is used; and one that was used
 * for a start that did not get to its end is not used again.
 */
import { ifAllowed } from "../storage/if-allowed.mjs";
import { encode } from "./zero-run-codec.mjs";

/* global PYTHON_HASH -- names what Python runs on and the game, written by tools/site */
const CACHE = "starboard-snapshot";
const ATTEMPT_KEY = "starboard.snapshot";
const name = new URL(`../../../snapshot/${PYTHON_HASH}?${encodeURIComponent(navigator.userAgent)}`, import.meta.url).href;

/**
 * Chromium only, by what was measured. Firefox 153 takes snapshots as well, but does not keep the compiled WebAssembly, which
 * is most of its start: 1.5 seconds became 1.2 to 1.6, not worth 15 MB on the device. WebKit has not been measured.
 */
export const supported = "caches" in globalThis && "userAgentData" in navigator;

/** Whether one is kept. Rejects where the browser refuses to keep anything. */
export async function exists() {
  return Boolean(await find());
}

/** Whether one is kept that may be used. Asked once a start, before it: what asks later takes this start for a broken one. */
export async function isUsable() {
  return supported && !(await removedAfterCrash()) && (await exists().catch(() => false));
}

/** The one that is kept, packed, as an ArrayBuffer; null where there is none. Rejects where it is damaged. */
export async function read() {
  const response = supported && (await find());
  return response ? checked(response) : null;
}

/** Keep one, in the place of any other. */
export async function write(snapshot) {
  const bytes = encode(snapshot);
  const headers = { Digest: await digest(bytes) };
  await caches.delete(CACHE);
  await (await caches.open(CACHE)).put(name, new Response(bytes, { headers }));
}

export async function remove() {
  await caches.delete(CACHE);
}

/** A start with the snapshot begins, and has come to its end: what is marked in between crashed the page. */
export const markAttempt = () => ifAllowed(() => localStorage.setItem(ATTEMPT_KEY, name));
export const markSuccess = () => ifAllowed(() => localStorage.removeItem(ATTEMPT_KEY));

/** Whether an earlier start with it never came to its end; then it is gone. */
async function removedAfterCrash() {
  if (!ifAllowed(() => localStorage.getItem(ATTEMPT_KEY))) return false;
  markSuccess();
  await remove();
  return true;
}

function find() {
  return caches.match(name, { cacheName: CACHE });
}

async function checked(response) {
  const bytes = await response.arrayBuffer();
  if (response.headers.get("Digest") !== (await digest(bytes))) throw new Error("it is damaged");
  return bytes;
}

/** Against damage, not against malice. */
async function digest(bytes) {
  const sum = await crypto.subtle.digest("SHA-256", bytes);
  return btoa(String.fromCharCode(...new Uint8Array(sum)));
}

/**
 * Stores one snapshot of a started Python in Cache Storage. Its name holds our build and the browser's version, for it fits no
 * other. Its hash is checked before use, and after a start that did not finish the snapshot is removed.
 */
import { ifAllowed } from "../storage/if-allowed.mjs";
import { within } from "../timing.mjs";

/* global PYTHON_HASH -- hash of the runtime's and games' file names; defined by tools/build */
const CACHE = "starboard-snapshot";
const ATTEMPT_KEY = "starboard.snapshot"; // localStorage, while a start from the snapshot lasts; also a Web Lock, released by a crash
const USABLE_TIMEOUT_MS = 2_000; // the start waits no longer for the browser's storage
const name = new URL(`../../../snapshot/${PYTHON_HASH}?${encodeURIComponent(navigator.userAgent)}`, import.meta.url).href;

/**
 * Chromium and WebKit; both name AppleWebKit. Firefox 153 can restore snapshots, but does not cache compiled WebAssembly, most of
 * its start: 1.5 s became 1.2 to 1.6 s, not worth 15 MB on the device.
 */
export const supported = "caches" in globalThis && navigator.userAgent.includes("AppleWebKit/");

/** True if there is a snapshot. Rejects if the browser forbids storage. */
export async function exists() {
  return Boolean(await find());
}

/** True if there is one to start from. */
export async function isUsable() {
  return supported && within(USABLE_TIMEOUT_MS, removedAfterCrash().then(removed => !removed && exists())).catch(() => false);
}

/** The encoded snapshot as an ArrayBuffer; null if there is none. Rejects if it is damaged. */
export async function read() {
  const response = supported && (await find());
  return response ? checked(response) : null;
}

/** Store an encoded snapshot (an ArrayBuffer) in place of any other. */
export async function write(bytes) {
  const headers = { Digest: await digest(bytes) };
  await caches.delete(CACHE);
  await (await caches.open(CACHE)).put(name, new Response(bytes, { headers }));
}

export async function remove() {
  await caches.delete(CACHE);
}

let endAttempt;
const attempt = new Promise(resolve => (endAttempt = resolve));

/** Called when a start from the snapshot begins. A mark that is left over, with no tab that holds the lock, means a crash. */
export function markAttempt() {
  ifAllowed(() => localStorage.setItem(ATTEMPT_KEY, name));
  navigator.locks.request(ATTEMPT_KEY, { mode: "shared" }, () => attempt).catch(() => undefined);
}

/** Called when the start has ended. */
export function markEnd() {
  endAttempt();
  ifAllowed(() => localStorage.removeItem(ATTEMPT_KEY));
}

/** True if an earlier start did not finish; the snapshot is then removed. */
async function removedAfterCrash() {
  const isMarked = () => ifAllowed(() => localStorage.getItem(ATTEMPT_KEY));
  if (!isMarked()) return false;
  const crashed = await navigator.locks.request(ATTEMPT_KEY, { ifAvailable: true }, lock => lock && isMarked());
  if (!crashed) return false;
  ifAllowed(() => localStorage.removeItem(ATTEMPT_KEY));
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

/** Detects damage only, not tampering: the hash is stored beside the bytes. */
async function digest(bytes) {
  const sum = await crypto.subtle.digest("SHA-256", bytes);
  return btoa(String.fromCharCode(...new Uint8Array(sum)));
}

/**
 * Where the snapshot of a started Python is kept: in the browser's Cache Storage, one at a time. It fits one build of
 * ours and one version of one browser, so these are its name. It is checked before it is used; and one that was used
 * for a start that did not get to its end is not used again.
 */
import { build } from "./runtime.mjs";
import { pack, unpack } from "./sparse.mjs";

const STORE = "starboard-snapshot";
const MARK = "starboard.snapshot";
const name = new URL(`../snapshot/${build}?${encodeURIComponent(navigator.userAgent)}`, import.meta.url).href;

/** Measured in Chromium, and made there only: elsewhere the ways of WebAssembly differ and nobody has tried. */
export const possible = "caches" in globalThis && "userAgentData" in navigator;

/** Null, or a function that reads the snapshot and throws where it is damaged. */
export async function find() {
  if (!possible || (await broken())) return null;
  const kept = await caches.match(name, { cacheName: STORE });
  return kept ? () => checked(kept) : null;
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
export const trying = () => mark(storage => storage.setItem(MARK, name));
export const proved = () => mark(storage => storage.removeItem(MARK));

/** Whether an earlier start with it never came to its end; then it is gone. */
async function broken() {
  if (!mark(storage => storage.getItem(MARK))) return false;
  proved();
  await forget();
  return true;
}

function mark(change) {
  try {
    return change(localStorage);
  } catch {
    return undefined; // no storage: nothing tells of a crash
  }
}

async function checked(kept) {
  const bytes = await kept.arrayBuffer();
  if (kept.headers.get("Digest") !== (await digest(bytes))) throw new Error("it is damaged");
  return unpack(bytes);
}

/** Against damage, not against malice. */
async function digest(bytes) {
  const sum = await crypto.subtle.digest("SHA-256", bytes);
  return btoa(String.fromCharCode(...new Uint8Array(sum)));
}

/**
 * PyScript opens databases for packages and folders, of which we have none, and does not start where a browser refuses them:
 * a player may forbid all sites to keep anything. So it gets empty ones, and nobody waits for them.
 */
import { unlessRefused } from "../storage/if-allowed.mjs";

const THEIRS = /^IDBMap\//;
const EMPTY = {
  transaction: () => ({ objectStore: () => ({ getAllKeys: () => answered([]) }) }),
  close: () => undefined,
};
const browsers = unlessRefused(() => globalThis.indexedDB);
const open = (name, version) => (THEIRS.test(name) ? answered(EMPTY) : browsers.open(name, version));
Object.defineProperty(globalThis, "indexedDB", { value: { open }, configurable: true });

/** A request as IndexedDB makes them. */
function answered(result) {
  const request = {};
  queueMicrotask(() => request.onsuccess({ target: { result } }));
  return request;
}

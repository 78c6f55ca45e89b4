/**
 * PyScript opens databases for packages and folders, of which we have none, and does not start where a browser refuses them:
 * a player may forbid all sites to keep anything. So it gets empty ones, and nobody waits for them.
 */
import { ifAllowed } from "../storage/if-allowed.mjs";

const PYSCRIPT_DB = /^IDBMap\//;
const EMPTY_DB = {
  transaction: () => ({ objectStore: () => ({ getAllKeys: () => succeeding([]) }) }),
  close: () => undefined,
};
const real = ifAllowed(() => globalThis.indexedDB);
const open = (name, version) => (PYSCRIPT_DB.test(name) ? succeeding(EMPTY_DB) : real.open(name, version));
Object.defineProperty(globalThis, "indexedDB", { value: { open }, configurable: true });

/** A request as IndexedDB makes them. */
function succeeding(result) {
  const request = {};
  queueMicrotask(() => request.onsuccess({ target: { result } }));
  return request;
}

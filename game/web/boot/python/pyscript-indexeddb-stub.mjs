/**
 * PyScript opens databases for packages and folders, of which we have none, and does not start where a browser refuses them:
 * a player may forbid all sites to keep anything. So it gets empty ones, and nobody waits for them.
 */
import { emptyDatabase, isPyScriptDatabase } from "./pyodide-internals.mjs";
import { ifAllowed } from "../storage/if-allowed.mjs";

const real = ifAllowed(() => globalThis.indexedDB);
const open = (name, version) => (isPyScriptDatabase(name) ? succeeding(emptyDatabase(succeeding)) : real.open(name, version));
Object.defineProperty(globalThis, "indexedDB", { value: { open }, configurable: true });

/** A request as IndexedDB makes them. */
function succeeding(result) {
  const request = {};
  queueMicrotask(() => request.onsuccess({ target: { result } }));
  return request;
}

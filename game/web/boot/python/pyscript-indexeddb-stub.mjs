/**
 * Empty databases for PyScript, which opens some for packages and folders. We use neither, and without this PyScript would not
 * start where the browser forbids IndexedDB.
 */
import { emptyDatabase, isPyScriptDatabase } from "./pyodide-internals.mjs";
import { ifAllowed } from "../storage/if-allowed.mjs";

const real = ifAllowed(() => globalThis.indexedDB);
const open = (name, version) => (isPyScriptDatabase(name) ? succeeding(emptyDatabase(succeeding)) : real.open(name, version));
Object.defineProperty(globalThis, "indexedDB", { value: { open }, configurable: true });

/** A successful IDBRequest. */
function succeeding(result) {
  const request = {};
  queueMicrotask(() => request.onsuccess({ target: { result } }));
  return request;
}

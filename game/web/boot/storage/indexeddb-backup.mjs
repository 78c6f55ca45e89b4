/**
 * A second copy of the saves, in IndexedDB. Browsers write localStorage to disk late: a killed Chromium lost the last ten
 * seconds. A finished IndexedDB transaction survives that. A save that a full localStorage refuses is here alone.
 */
import { after } from "../timing.mjs";
import { ifAllowed } from "./if-allowed.mjs";
import { resultOf } from "./result-of.mjs";
import { isSaveKey, sequenceNumber } from "./save-slots.mjs";

const STORE = "texts";
const RESTORE_TIMEOUT_MS = 5000; // the start waits no longer for a database that does not open
const FLUSH_TIMEOUT_MS = 500; // a game waits no longer for a slow database

let opened; // promise of the database
let latest = Promise.resolve(); // the last change

/** Settles once localStorage has its lost saves back; never rejects. Read saves only after it. */
export const restored = Promise.race([restore().catch(() => undefined), after(RESTORE_TIMEOUT_MS)]);

/** Store a copy. If that fails, localStorage is the only copy. */
export function put(key, text) {
  enqueue(store => store.put(text, key));
}

/** Delete a copy. */
export function remove(key) {
  enqueue(store => store.delete(key));
}

/** Settles once the last change would survive a killed browser, or after FLUSH_TIMEOUT_MS. */
export function flushed() {
  return Promise.race([latest, after(FLUSH_TIMEOUT_MS)]);
}

function enqueue(operation) {
  latest = apply(operation).catch(() => undefined);
}

async function apply(operation) {
  const transaction = await begin("readwrite");
  operation(transaction.objectStore(STORE));
  await new Promise(resolve => (transaction.oncomplete = transaction.onabort = resolve));
}

/** Replace the older of save and copy by the newer. */
async function restore() {
  const store = (await begin("readonly")).objectStore(STORE);
  const [keys, texts] = await Promise.all([resultOf(store.getAllKeys()), resultOf(store.getAll())]);
  const copies = new Map(keys.map((key, index) => [key, texts[index]]));
  for (const key of new Set([...keys, ...Object.keys(localStorage)].filter(isSaveKey))) {
    const [saved, copy] = [localStorage.getItem(key), copies.get(key)];
    if (sequenceNumber(copy) > sequenceNumber(saved)) ifAllowed(() => localStorage.setItem(key, copy)); // it may be full
    if (sequenceNumber(copy) < sequenceNumber(saved)) put(key, saved);
  }
}

/** A transaction. Rejects if the browser has no database for us. */
async function begin(mode) {
  try {
    return (await (opened ??= open())).transaction(STORE, mode);
  } catch {
    opened = open(); // the browser has closed the database, and its event is on the way
    return (await opened).transaction(STORE, mode);
  }
}

/** Open the database. It is opened anew after the browser has cleared it, or another tab wanted it deleted. */
async function open() {
  const request = indexedDB.open("starboard", 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await resultOf(request);
  const forget = () => (opened = undefined);
  database.onclose = forget;
  database.onversionchange = () => {
    database.close();
    forget();
  };
  return database;
}

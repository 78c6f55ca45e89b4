/**
 * A copy of the saves in IndexedDB. A browser writes localStorage to the disk when it finds the time: Chromium that is
 * killed has been seen to forget its last ten seconds, and with them many moves. What IndexedDB has taken is there.
 */
import { isSaveKey, sequenceNumber } from "./save-format.mjs";

const STORE = "texts";
const RESTORE_TIMEOUT_MS = 5000; // milliseconds: the start does not wait longer for a database that does not open
const FLUSH_TIMEOUT_MS = 500; // milliseconds: nor does a game for one that is slow

const opened = open().catch(() => undefined);
let latest = opened; // the last change

/** Settles once localStorage has back what it forgot; never rejects. Saves are read after that. */
export const restored = Promise.race([restore().catch(() => undefined), delay(RESTORE_TIMEOUT_MS)]);

/** Copy what was written; where that fails, localStorage is all there is. */
export function put(key, text) {
  enqueue(store => store.put(text, key));
}

/** Forget the copy of what was removed. */
export function remove(key) {
  enqueue(store => store.delete(key));
}

/** Settles once what was changed last would outlive the browser, or after a moment where the database is slow. */
export function flushed() {
  return Promise.race([latest, delay(FLUSH_TIMEOUT_MS)]);
}

function enqueue(operation) {
  latest = apply(operation).catch(() => undefined);
}

async function apply(operation) {
  const transaction = (await opened)?.transaction(STORE, "readwrite");
  if (!transaction) return;
  operation(transaction.objectStore(STORE));
  await new Promise(resolve => (transaction.oncomplete = transaction.onabort = resolve));
}

/** Whichever is newer, the save or its copy, takes the place of the other. */
async function restore() {
  const store = (await opened)?.transaction(STORE).objectStore(STORE);
  if (!store) return;
  const [keys, texts] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
  const copies = new Map(keys.map((key, index) => [key, texts[index]]));
  for (const key of new Set([...keys, ...Object.keys(localStorage)].filter(isSaveKey))) {
    const [saved, copy] = [localStorage.getItem(key), copies.get(key)];
    if (sequenceNumber(copy) > sequenceNumber(saved)) localStorage.setItem(key, copy);
    if (sequenceNumber(copy) < sequenceNumber(saved)) put(key, saved);
  }
}

async function open() {
  const request = indexedDB.open("starboard", 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function delay(milliseconds) {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}

/**
 * A copy of the saves in IndexedDB. A browser writes localStorage to the disk when it finds the time: Chromium that is
 * killed has been seen to forget its last ten seconds, and with them many moves. What IndexedDB has taken is there.
 */
import { isSlot, sequence } from "./slots.mjs";

const STORE = "texts";
const PATIENCE = 2000; // milliseconds: the start does not wait longer for a database that does not open

const opened = open().catch(() => undefined);

/** Settles once localStorage has back what it forgot; never rejects. Saves are read after that. */
export const restored = Promise.race([restore().catch(() => undefined), new Promise(resolve => setTimeout(resolve, PATIENCE))]);

/** Copy what was written; where that fails, localStorage is all there is. */
export async function copy(key, text) {
  (await opened)?.transaction(STORE, "readwrite").objectStore(STORE).put(text, key);
}

/** Forget the copy of what was removed. */
export async function forget(key) {
  (await opened)?.transaction(STORE, "readwrite").objectStore(STORE).delete(key);
}

async function restore() {
  const store = (await opened)?.transaction(STORE).objectStore(STORE);
  if (!store) return;
  const [keys, texts] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
  keys.forEach((key, index) => {
    if (isSlot(key) && sequence(texts[index]) > sequence(localStorage.getItem(key))) localStorage.setItem(key, texts[index]);
  });
}

function open() {
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

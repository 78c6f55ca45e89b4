/** What a device keeps of its room in IndexedDB, so that it is found again after a reload: its certificate and its peers. */
import { resultOf } from "../storage/result-of.mjs";

const STORE = "room";

/** The stored value, or undefined. */
export async function read() {
  return resultOf((await open()).transaction(STORE).objectStore(STORE).get(STORE));
}

export async function write(value) {
  return resultOf((await open()).transaction(STORE, "readwrite").objectStore(STORE).put(value, STORE));
}

let opened; // promise of the database

function open() {
  return (opened ??= opening());
}

function opening() {
  const request = indexedDB.open("starboard-live", 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return resultOf(request);
}

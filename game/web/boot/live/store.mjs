/** What a device keeps of its room in IndexedDB, so that it is found again after a reload: its certificate and its peers. */
const STORE = "room";

/** The stored value, or undefined. */
export async function read() {
  return request((await open()).transaction(STORE).objectStore(STORE).get(STORE));
}

export async function write(value) {
  return request((await open()).transaction(STORE, "readwrite").objectStore(STORE).put(value, STORE));
}

let opened;

function open() {
  const opening = indexedDB.open("starboard-live", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return (opened ??= request(opening));
}

function request(asked) {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

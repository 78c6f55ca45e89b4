/**
 * The runtime's way to the page: how many bytes have come, and whether one of its files failed, of which Pyodide itself
 * says nothing. While it lasts, `fetch` and WebAssembly's compiler are listened to.
 */
import { announce } from "./events.mjs";

const kept = Boolean(globalThis.navigator?.serviceWorker?.controller);

/** `sizes`: bytes by file name. Returns `failed`, a promise that only ever rejects, and `stop()`. */
export function watchDownload(sizes) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const count = kept ? undefined : counter(sizes);
  let fail;
  const failed = new Promise((_, reject) => (fail = reject));
  const told = promise => promise.catch(error => {
    fail(error);
    throw error;
  });
  failed.catch(() => undefined); // it is raced with the start, and may lose

  globalThis.fetch = (resource, init) => {
    const name = new URL(resource.url ?? resource, location.href).pathname.split("/").at(-1);
    if (!(name in sizes)) return fetch(resource, init);
    return told(fetch(resource, init).then(response => arriving(response, count, fail)));
  };
  WebAssembly.instantiateStreaming = (...given) => told(instantiateStreaming(...given));
  const stop = () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
  return { failed, stop };
}

/**
 * Reads along on a copy, which has its price: what comes from the service worker is there before anybody could look at
 * its progress. The response itself goes to Pyodide untouched: a browser keeps compiled WebAssembly only for
 * a response that came straight from the network or a cache.
 */
function arriving(response, count, fail) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  if (count) readAlong(response.clone().body.getReader(), count).catch(fail);
  return response;
}

async function readAlong(reader, count) {
  for (let part = await reader.read(); !part.done; part = await reader.read()) count(part.value.length);
}

function counter(sizes) {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  return bytes => announce("progress", { loaded: (loaded += bytes), total });
}

/**
 * The runtime's way to the page: how many bytes have come, and whether one of its files failed, of which Pyodide itself
 * says nothing. While it lasts, `fetch` and WebAssembly's compiler are listened to.
 */
import { dispatch } from "../events.mjs";

const isCached = Boolean(globalThis.navigator?.serviceWorker?.controller);

/**
 * `sizes`: bytes by file name. `wasm`: where somebody else compiles the WebAssembly, a promise of the module. Returns `failed`, a promise that
 * only ever rejects, `memory()`, Python's memory once there is one, and `stop()`.
 */
export function watchDownload(sizes, wasm) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const count = isCached ? undefined : counter(sizes);
  let fail;
  const failed = new Promise((_, reject) => (fail = reject));
  let memory;
  const reporting = promise => promise.catch(error => {
    fail(error);
    throw error;
  });
  failed.catch(() => undefined); // it is raced with the start, and may lose

  globalThis.fetch = (resource, init) => {
    const name = new URL(resource.url ?? resource, location.href).pathname.split("/").at(-1);
    if (!(name in sizes)) return fetch(resource, init);
    const fetchCounted = () => reporting(fetch(resource, init).then(response => counted(response, count, fail)));
    return wasm && name.endsWith(".wasm") ? wasm.catch(fetchCounted) : fetchCounted();
  };
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const result = await reporting(instantiate(source, imports, instantiateStreaming));
    memory = result.instance.exports.memory;
    return result;
  };
  const stop = () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
  return { failed, memory: () => memory, stop };
}

/** As `instantiateStreaming`, but the source may be a promise of a module that is compiled already. */
async function instantiate(source, imports, instantiateStreaming) {
  const module = await source;
  if (!(module instanceof WebAssembly.Module)) return instantiateStreaming(module, imports);
  return { module, instance: await WebAssembly.instantiate(module, imports) };
}

/**
 * Reads along on a copy, which has its price: what comes from the service worker is there before anybody could look at
 * its progress. The response itself goes to Pyodide untouched: a browser keeps compiled WebAssembly only for
 * a response that came straight from the network or a cache.
 */
function counted(response, count, fail) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  if (count) countBytes(response.clone().body.getReader(), count).catch(fail);
  return response;
}

async function countBytes(reader, count) {
  for (let part = await reader.read(); !part.done; part = await reader.read()) count(part.value.length);
}

function counter(sizes) {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  return bytes => dispatch("progress", { loaded: (loaded += bytes), total });
}

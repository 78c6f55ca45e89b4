/**
 * Progress of the runtime's download, and its errors, which Pyodide does not report. Wraps `fetch` and
 * `WebAssembly.instantiateStreaming` while it lasts.
 */
import { dispatch } from "../events.mjs";
import { fetchFile } from "../fetch-file.mjs";
import { enterStage } from "../start-stage.mjs";

const isCached = Boolean(globalThis.navigator?.serviceWorker?.controller);

/**
 * `sizes`: bytes by file name. `wasm`: a promise of the compiled module, if preload-worker.mjs compiles it. `requested`: promises of
 * responses by file name, each used once. Returns `failed`, a promise that never resolves, only rejects; `memory()`, Python's
 * WebAssembly.Memory; and `stop()`.
 */
export function watchDownload(sizes, wasm, requested) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const count = isCached ? undefined : counter(sizes);
  let missing = Object.keys(sizes).length;
  const onArrival = () => --missing || enterStage("python");
  let fail;
  const failed = new Promise((_, reject) => (fail = reject));
  let memory;
  const reporting = promise => promise.catch(error => {
    fail(error);
    throw error;
  });
  failed.catch(() => undefined); // handled where it is raced with the start

  globalThis.fetch = (resource, init) => {
    const name = new URL(resource.url ?? resource, location.href).pathname.split("/").at(-1);
    if (!(name in sizes)) return fetch(resource, init);
    const request = (...args) => {
      const found = requested?.get(name);
      requested?.delete(name);
      return found ?? fetch(...args);
    };
    const fetchCounted = async () => {
      const response = await reporting(fetchFile(resource, init, request));
      counted(response, count).then(onArrival, fail);
      return response;
    };
    if (!wasm || !name.endsWith(".wasm")) return fetchCounted();
    wasm.then(onArrival, () => undefined);
    return wasm.catch(fetchCounted);
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

/** `instantiateStreaming`, which also takes a promise of a compiled module. */
async function instantiate(source, imports, instantiateStreaming) {
  const module = await source;
  if (!(module instanceof WebAssembly.Module)) return instantiateStreaming(module, imports);
  return { module, instance: await WebAssembly.instantiate(module, imports) };
}

/**
 * Counts the bytes of a clone; not for cached files, which arrive at once. Pyodide gets the response itself: browsers cache
 * compiled WebAssembly only for a response that comes straight from the network or a cache.
 */
async function counted(response, count) {
  if (!count) return;
  const reader = response.clone().body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) count(part.value.length);
}

function counter(sizes) {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  return bytes => dispatch("progress", { loaded: (loaded += bytes), total });
}

/**
 * Worker: compiles Python's WebAssembly and reads the snapshot while the page starts; both are megabytes. Posts each as
 * `{ name, value }`, or `{ name, error }` on failure.
 */
import { fetchFile } from "../fetch-file.mjs";
import { read } from "./snapshot-store.mjs";

/* global WASM -- URL of Python's WebAssembly, relative to this bundle; defined by tools/build */
post("wasm", WebAssembly.compileStreaming(fetchFile(new URL(WASM, import.meta.url))));
post("snapshot", read(), buffer => (buffer ? [buffer] : []));

async function post(name, promise, transfer = () => []) {
  try {
    const value = await promise;
    postMessage({ name, value }, transfer(value));
  } catch (error) {
    postMessage({ name, error: String(error) });
  }
}

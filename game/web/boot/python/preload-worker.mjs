/**
 * A worker beside the page that starts: it compiles Python's WebAssembly and reads the snapshot, megabytes both, while the
 * page is busy with itself. It posts each as `{ name, value }`, or `{ name, error }` where it cannot be had.
 */
import { read } from "./snapshot-store.mjs";

/* global WASM -- the address of Python's WebAssembly, from here, written by tools/site */
post("wasm", WebAssembly.compileStreaming(fetch(new URL(WASM, import.meta.url))));
post("snapshot", read(), buffer => (buffer ? [buffer] : []));

async function post(name, promise, transfer = () => []) {
  try {
    const value = await promise;
    postMessage({ name, value }, transfer(value));
  } catch (error) {
    postMessage({ name, error: String(error) });
  }
}

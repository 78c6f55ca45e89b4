/**
 * Later code: the rest of the WebAssembly (tools/build/split_wasm.mjs) and Python's later functions (tools/build/later_functions.py).
 * The page starts Python without them and fetches them as soon as somebody can play; workers wait for the WebAssembly. After the first
 * visit the later functions come at the start, from the browser's cache.
 *
 * Python should never call later code before it has come. If it does, the page is busy until the file is there, with a warning on the
 * console. If the file cannot be had, the page shows an error. Before that it reloads once if the file is the WebAssembly, and starts
 * with it: offline, WebKit refuses requests that keep a page busy.
 */
import { dispatchFailure } from "../events.mjs";
import { fetchFile, fetchFileNow } from "../fetch-file.mjs";
import { isRetry } from "../retry.mjs";
import { after, within } from "../timing.mjs";

/* global WASM_REST -- URL of the rest of the WebAssembly, relative to this bundle, empty if it is whole; defined by tools/build */
const TIMEOUT_MS = 30_000;
const RETRY_MS = 5_000;
const address = new URL(WASM_REST, import.meta.url).href;
const linksLater = Boolean(globalThis.document) && !isRetry; // the page, unless it has just reloaded for the rest
let imports, exports, compiled;
let isLinked = false;

/** Call with the imports of Python's WebAssembly before it is instantiated: adds what its stubs call. */
export function prepare(given) {
  imports = given;
  isLinked = !WASM_REST;
  imports.rest = { load: loadNow };
  if (!linksLater) compile().catch(() => undefined); // `instantiated` reports it
}

/** Call with its exports before anything else uses them. */
export async function instantiated(given) {
  exports = given;
  if (!linksLater) await link();
}

/**
 * Fetch later code, in the page: Python's functions first, by `fetchFunctions`, since a player needs them sooner. Resolves after the
 * first attempt; one that fails or stalls is repeated.
 */
export async function fetchLaterCode(fetchFunctions) {
  try {
    await within(TIMEOUT_MS, fetchFunctions().then(link));
  } catch (error) {
    console.warn(`later code has not come yet: ${error}`);
    compiled = undefined;
    after(RETRY_MS).then(() => fetchLaterCode(fetchFunctions));
  }
}

/** Keep the page busy until a file with later code has come; `load` gets its bytes. `mayRetry` as for `showStartError`. */
export function waitFor(address, neededFor, load, mayRetry) {
  console.warn(`Python waits for later code (${neededFor}): python3 -m tools profile`);
  try {
    load(fetchFileNow(address));
  } catch (error) {
    dispatchFailure("files", error, mayRetry);
    throw error;
  }
}

function compile() {
  if (!isLinked) compiled ??= WebAssembly.compileStreaming(fetchFile(address));
  return compiled ?? Promise.resolve();
}

async function link() {
  const module = await compile();
  if (!isLinked) await WebAssembly.instantiate(module, importsOf(module)); // fills the table
  isLinked = true;
  performance.mark("linked"); // the tests wait for it
}

/** Called by a stub: returns with the rest linked, or throws. */
function loadNow() {
  if (isLinked) return;
  waitFor(address, "WebAssembly", bytes => {
    const module = new WebAssembly.Module(bytes);
    new WebAssembly.Instance(module, importsOf(module));
  }, true);
  isLinked = true;
}

/** What the rest imports: the same as the first part, that part's exports, and functions of its table by their number. */
function importsOf(module) {
  const shared = WebAssembly.Module.imports(module).filter(each => each.module === "first" && each.kind === "function");
  const functions = shared.map(({ name }) => [name, exports.rest.get(Number(name))]);
  return { ...imports, first: { ...exports, ...Object.fromEntries(functions) } };
}

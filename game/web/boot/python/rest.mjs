/**
 * The rest of Python: a part of its WebAssembly (tools/build/split_wasm.mjs), and functions in Python (tools/build/later_functions.py).
 * The page starts Python without it and fetches it as soon as somebody can play (functions in Python only on a first visit: later
 * they are in the browser's cache, and come with the others); workers wait for it. A function of the rest that is called earlier,
 * which should happen to nobody, keeps the page busy until the rest has come, with a warning on the console. If it cannot come, the
 * page shows an error, as Python cannot go on.
 */
import { dispatchFailure } from "../events.mjs";
import { fetchFile, fetchFileNow } from "../fetch-file.mjs";
import { after, within } from "../timing.mjs";

/* global REST -- URL of the WebAssembly's rest, relative to this bundle; empty if the WebAssembly is whole; defined by tools/build */
const TIMEOUT_MS = 30_000;
const RETRY_MS = 5_000;
const address = new URL(REST, import.meta.url).href;
const isPage = Boolean(globalThis.document);
let imports, exports, compiled;
let isLinked = false;

/** Call with the imports of Python's WebAssembly before it is instantiated: adds what its stubs call. */
export function prepare(given) {
  imports = given;
  isLinked = !REST;
  imports.rest = { load: loadNow };
  if (!isPage) compile().catch(() => undefined); // `instantiated` reports it
}

/** Call with its exports before anything else uses them. */
export async function instantiated(given) {
  exports = given;
  if (!isPage) await link();
}

/**
 * Fetch the rest, in the page: functions in Python first, by `fetchFunctions`, since a player needs them sooner. Resolves after the
 * first attempt; one that fails or stalls is repeated.
 */
export async function fetchRest(fetchFunctions) {
  try {
    await within(TIMEOUT_MS, fetchFunctions().then(link));
  } catch (error) {
    console.warn(`the rest of Python has not come yet: ${error}`);
    compiled = undefined;
    after(RETRY_MS).then(() => fetchRest(fetchFunctions));
  }
}

/** Make the page wait for a part of the rest, which `load` gets as bytes. */
export function waitFor(address, neededFor, load) {
  console.warn(`Python waits for its rest (${neededFor}): python3 -m tools profile`);
  try {
    load(fetchFileNow(address));
  } catch (error) {
    dispatchFailure("files", error);
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
}

/** Called by a stub: returns with the rest linked, or throws. */
function loadNow() {
  if (isLinked) return;
  waitFor(address, "WebAssembly", bytes => {
    const module = new WebAssembly.Module(bytes);
    new WebAssembly.Instance(module, importsOf(module));
  });
  isLinked = true;
}

/** What the rest imports: the same as the first part, that part's exports, and functions of its table by their number. */
function importsOf(module) {
  const shared = WebAssembly.Module.imports(module).filter(each => each.module === "first" && each.kind === "function");
  const functions = shared.map(({ name }) => [name, exports.rest.get(Number(name))]);
  return { ...imports, first: { ...exports, ...Object.fromEntries(functions) } };
}

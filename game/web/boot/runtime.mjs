/** Pyodide as the page, its worker and the maker of snapshots load it: our standard library and game archive. */

/* global RUNTIME -- { indexURL, stdLib, game, lock, sizes, build }, written by tools/site */
const here = path => new URL(path, import.meta.url).href;
const GAME = "/lib/starboard.zip";
// A module worker can do nothing with it. Pyodide tries it to find out, which Trusted Types would refuse and report.
if (globalThis.importScripts) globalThis.importScripts = undefined;
const pyodide = await import(here(`${RUNTIME.indexURL}pyodide.mjs`));

export const { version } = pyodide;
export const { build, sizes } = RUNTIME;

/** As Pyodide's own `loadPyodide`, which see; what is ours of its options cannot be chosen. */
export function load(options) {
  const game = fetch(here(RUNTIME.game)).then(response => response.arrayBuffer());
  return pyodide.loadPyodide({
    ...options,
    indexURL: here(RUNTIME.indexURL),
    stdLibURL: here(RUNTIME.stdLib),
    lockFileContents: RUNTIME.lock,
    packageBaseUrl: here(RUNTIME.indexURL),
    env: { PYTHONPATH: GAME },
    fsInit: async FS => FS.writeFile(GAME, new Uint8Array(await game)),
  });
}

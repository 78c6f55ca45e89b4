/**
 * Pyodide as the page, its worker and the maker of snapshots load it: with our standard library and our archives. One holds
 * the first game and what all games share; each other game has one of its own, which comes when that game is asked for.
 */

import { emscriptenFactory, hideImportScripts } from "./pyodide-internals.mjs";

/* global RUNTIME, GAMES -- { version, indexURL, glue, wasm, stdLib, game, lock, sizes }, and the addresses of the games' own
   archives by their ids; written by tools/site */
const here = path => new URL(path, import.meta.url).href;
const SHARED = "starboard";
const archive = name => `/lib/${name}.zip`;
hideImportScripts();
const pyodide = import(here(`${RUNTIME.indexURL}pyodide.mjs`));
const glue = globalThis.document ? script(here(RUNTIME.glue)) : import(here(RUNTIME.glue));
for (const promise of [pyodide, glue]) promise.catch(() => undefined); // whoever loads hears it

export const { version } = RUNTIME;
export const archivedGames = Object.keys(GAMES);

/** Bytes by file name of what a start with these games fetches. */
export function downloadSizes(games) {
  const paths = [RUNTIME.wasm, RUNTIME.stdLib, RUNTIME.game, ...games.map(game => GAMES[game])];
  return Object.fromEntries(paths.map(path => [path.split("/").at(-1), RUNTIME.sizes[path]]));
}

/** As Pyodide's own `loadPyodide`, which see, with these games; what is ours of its options cannot be chosen. */
export async function load(options, games) {
  const fetched = fetchArchives({ [SHARED]: RUNTIME.game, ...addresses(games) });
  fetched.catch(() => undefined); // Pyodide hears it, but does not listen yet
  const [{ loadPyodide }] = await Promise.all([pyodide, glue]);
  const python = await loadPyodide({
    ...options,
    ...emscriptenFactory(),
    indexURL: here(RUNTIME.indexURL),
    stdLibURL: here(RUNTIME.stdLib),
    lockFileContents: RUNTIME.lock,
    packageBaseUrl: here(RUNTIME.indexURL),
    env: { PYTHONPATH: archive(SHARED) },
    fsInit: async FS => write(FS, await fetched),
  });
  python.runPython(`import sys; sys.path.insert(0, "${archive(SHARED)}")`); // PyScript's package is in there, too, compiled
  if (games.length) addToPath(python, games);
  return python;
}

/** Whether a game is where Python finds it. */
export function hasGame(python, game) {
  return !(game in GAMES) || python.FS.analyzePath(archive(game)).exists;
}

/** Have these games there. Rejects where one does not come; it can be asked for again. */
export async function loadGames(python, games) {
  const missing = games.filter(game => !hasGame(python, game));
  if (!missing.length) return;
  write(python.FS, await fetchArchives(addresses(missing)));
  addToPath(python, missing);
}

/** Run a script of ours. A browser keeps its compiled code, which it does not for modules. */
function script(src) {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement("script"), { src, onload: resolve });
    element.onerror = () => reject(new Error(src));
    document.head.append(element);
  });
}

function addresses(games) {
  return Object.fromEntries(games.map(game => [game, GAMES[game]]));
}

/** Pairs of a name and what lies at its address. */
function fetchArchives(named) {
  return Promise.all(Object.entries(named).map(async ([name, path]) => [name, await bytes(here(path))]));
}

async function bytes(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

function write(FS, fetched) {
  for (const [name, content] of fetched) FS.writeFile(archive(name), content);
}

/** A game is a package within `game`, and lies elsewhere. A snapshot knows the places already. */
function addToPath(python, games) {
  const places = JSON.stringify(games.map(game => `${archive(game)}/game`));
  python.runPython(`import game; game.__path__ += [place for place in ${places} if place not in game.__path__]`);
}

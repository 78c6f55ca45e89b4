/**
 * Loads Pyodide for the page, its workers and the snapshot: with our standard library and archives. The main archive holds the
 * first game and most shared code; each other game has its own archive, loaded on demand, and so has the code for
 * games from several devices.
 */
import { fetchFile } from "../fetch-file.mjs";
import { enterStage } from "../start-stage.mjs";
import { emscriptenFactory, hideImportScripts, hideStackSwitching } from "./pyodide-internals.mjs";
import * as laterCode from "./later-code.mjs";

/* global RUNTIME, GAMES, TOGETHER, LATER -- { version, indexURL, glue, wasm, stdLib, mainArchive, lock, sizes }; URLs of archives: the
   games' own by game id, that of game/web/together and game/play/together, and that of functions that come later (empty if none do);
   defined by tools/build */
const here = path => new URL(path, import.meta.url).href;
const MAIN = "starboard";
const ARCHIVES = { ...GAMES, together: TOGETHER };
const LATER_ARCHIVE = LATER ? { later: LATER } : {};
const isFirstVisit = globalThis.document && !navigator.serviceWorker?.controller;
const archive = name => `/lib/${name}.zip`;
hideImportScripts();
hideStackSwitching();
const pyodide = import(here(`${RUNTIME.indexURL}pyodide.mjs`));
const glue = globalThis.document ? script(here(RUNTIME.glue)) : import(here(RUNTIME.glue));
for (const promise of [pyodide, glue]) promise.catch(() => undefined); // `load` reports it

export const { version } = RUNTIME;
export const archivedGames = Object.keys(GAMES);

/** Bytes by file name that a start with these games downloads. */
export function downloadSizes(games) {
  const paths = [RUNTIME.wasm, RUNTIME.stdLib, RUNTIME.mainArchive, ...games.map(game => ARCHIVES[game])];
  return Object.fromEntries(paths.map(path => [path.split("/").at(-1), RUNTIME.sizes[path]]));
}

/** Pyodide's `loadPyodide` with these games; `options` cannot replace the options set here. */
export async function load(options, games) {
  let archives;
  const requestArchives = () => {
    archives ??= fetchArchives({ [MAIN]: RUNTIME.mainArchive, ...addresses(games), ...(isFirstVisit ? {} : LATER_ARCHIVE) });
    archives.catch(() => undefined); // it is awaited below
  };
  if (!isFirstVisit) requestArchives();
  const [{ loadPyodide }] = await Promise.all([pyodide, glue]);
  enterStage("files");
  const python = await loadPyodide({
    ...options,
    ...emscriptenFactory({
      prepare: laterCode.prepare,
      instantiated: exports => {
        requestArchives(); // on a first visit, they do not delay the WebAssembly, but come while Python starts
        return laterCode.instantiated(exports);
      },
    }),
    indexURL: here(RUNTIME.indexURL),
    stdLibURL: here(RUNTIME.stdLib),
    lockFileContents: RUNTIME.lock,
    packageBaseUrl: here(RUNTIME.indexURL),
  });
  write(python.FS, await archives);
  python.runPython(`import sys; sys.path.insert(0, "${archive(MAIN)}")`); // first: it holds PyScript's package, compiled
  if (games.length) addToPath(python, games);
  return python;
}

/** True if Python can import what is in an archive; the first game is in the main one. */
export function hasArchive(python, name) {
  return !(name in ARCHIVES) || python.FS.analyzePath(archive(name)).exists;
}

/** Make the contents of archives importable. Rejects if one cannot be loaded; a second call tries again. */
export async function loadArchives(python, names) {
  const missing = names.filter(name => !hasArchive(python, name));
  if (!missing.length) return;
  write(python.FS, await fetchArchives(addresses(missing)));
  addToPath(python, missing);
}

/** Fetch Python's later functions (game/web/startup/later_functions.py), unless they are there. */
export async function fetchLaterFunctions(python) {
  if (python.FS.analyzePath(archive("later")).exists) return;
  write(python.FS, await fetchArchives(LATER_ARCHIVE));
}

/** The same, while the page is busy: for code that has called one of them. `neededFor` is its name. */
export function loadLaterFunctions(python, neededFor) {
  laterCode.waitFor(here(LATER), neededFor, bytes => write(python.FS, [["later", checked(bytes, LATER)]]));
}

/** Run a classic script. Browsers cache its compiled code, which they do not for modules. */
function script(src) {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement("script"), { src, onload: resolve });
    element.onerror = () => reject(new Error(src));
    document.head.append(element);
  });
}

function addresses(names) {
  return Object.fromEntries(names.map(name => [name, ARCHIVES[name]]));
}

/** Pairs of an archive's name and its bytes. */
function fetchArchives(named) {
  return Promise.all(Object.entries(named).map(async ([name, path]) => [name, await bytes(path)]));
}

async function bytes(path) {
  const response = await fetchFile(here(path));
  return checked(new Uint8Array(await response.arrayBuffer()), path);
}

/** Throws unless all of the file has come. */
function checked(content, path) {
  if (content.length !== RUNTIME.sizes[path]) throw new Error(`${path}: ${content.length} bytes`);
  return content;
}

function write(FS, fetched) {
  for (const [name, content] of fetched) FS.writeFile(archive(name), content);
}

/** Extend the paths of the packages that archives have parts of. A snapshot has the entries already. */
function addToPath(python, names) {
  python.runPython(`
import game.play, game.search, game.web
for package in (game, game.play, game.search, game.web):
    places = [archive + package.__name__.replace(".", "/") for archive in ${JSON.stringify(names.map(name => `${archive(name)}/`))}]
    package.__path__ += [place for place in places if place not in package.__path__]`);
}

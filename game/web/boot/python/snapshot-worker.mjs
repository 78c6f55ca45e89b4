/**
 * Worker: makes a snapshot of Python with all modules imported that do not touch the browser; the next start copies it into
 * memory. Takes one or two seconds. Posts the encoded snapshot as an ArrayBuffer, or null on failure. The page stores it: WebKit
 * forgets what a worker has stored when the worker is ended soon after.
 */
import { TO_SNAPSHOT, takeSnapshot } from "./pyodide-internals.mjs";
import { load, archivedGames } from "./pyodide.mjs";
import { encode } from "./zero-run-codec.mjs";

make().then(({ buffer }) => postMessage(buffer, [buffer]), error => {
  console.warn(`no snapshot: ${error}`);
  postMessage(null);
});

async function make() {
  const python = await load(TO_SNAPSHOT, archivedGames);
  python.runPython("import game.web.startup.snapshot_contents");
  return encode(takeSnapshot(python));
}

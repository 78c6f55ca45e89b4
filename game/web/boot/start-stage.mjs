/**
 * The stage of the start, as `html[data-stage]`: missing or "modules" while Pyodide's and PyScript's modules load, then "files"
 * (Python's), "python" (it starts), "texts" (the page's) and "game". In a worker, `enterStage` does nothing.
 */
const page = globalThis.document?.documentElement;

export function enterStage(stage) {
  if (page) page.dataset.stage = stage;
}

export const currentStage = () => page.dataset.stage ?? "modules";

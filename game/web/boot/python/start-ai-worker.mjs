/** The computer players' own interpreter. It costs some 50 MB, so it starts when Python asks for it. */

let started = false;

/** Start it once; from then on `await workers["ai"]` in Python gives what worker.py exports. */
export function startAiWorker() {
  if (started) return;
  started = true;
  const script = document.createElement("script");
  script.type = "py";
  script.src = new URL("../game/web/worker.py", import.meta.url).href;
  script.setAttribute("worker", "");
  script.setAttribute("name", "ai");
  document.body.append(script);
}

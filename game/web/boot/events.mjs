/** Custom events on the document, `starboard:<name>`. In a worker, which has no document, `dispatch` does nothing. */

export function dispatch(name, detail) {
  globalThis.document?.dispatchEvent(new CustomEvent(`starboard:${name}`, { detail }));
}

export function listen(name, heard) {
  document.addEventListener(`starboard:${name}`, event => heard(event.detail));
}

/** Report an error of the start; `kind` and `mayRetry` as for `showStartError`. */
export function dispatchFailure(kind, error, mayRetry) {
  dispatch("failure", { kind, detail: errorText(error), mayRetry });
}

/** Text of anything thrown. Emscripten throws objects that are no Error. */
export function errorText(error) {
  return error instanceof Error ? String(error) : String(error?.message ?? error?.type ?? error);
}

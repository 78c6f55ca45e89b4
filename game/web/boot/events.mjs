/** Custom events on the document, `starboard:<name>`. In a worker, which has no document, `dispatch` does nothing. */

export function dispatch(name, detail) {
  globalThis.document?.dispatchEvent(new CustomEvent(`starboard:${name}`, { detail }));
}

export function listen(name, heard) {
  document.addEventListener(`starboard:${name}`, event => heard(event.detail));
}

/** Our own events on the page: `starboard:progress`, `:failure`, `:language`, `:update`. A worker has no page. */

export function dispatch(name, detail) {
  globalThis.document?.dispatchEvent(new CustomEvent(`starboard:${name}`, { detail }));
}

export function listen(name, heard) {
  document.addEventListener(`starboard:${name}`, event => heard(event.detail));
}

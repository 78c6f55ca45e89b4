/** A player may forbid sites to keep anything: then a browser throws at whoever as much as asks for its storage. */

/** What `use()` gives; undefined where the browser refuses it. */
export function ifAllowed(use) {
  try {
    return use();
  } catch {
    return undefined;
  }
}

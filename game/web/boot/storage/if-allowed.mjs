/** Result of `use()`, or undefined if the browser forbids storage: then even reading `localStorage` or `indexedDB` throws. */
export function ifAllowed(use) {
  try {
    return use();
  } catch {
    return undefined;
  }
}

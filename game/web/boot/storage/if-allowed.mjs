/** Result of `use()`, or undefined if it throws: browsers that forbid storage throw even when `localStorage` is only read. */
export function ifAllowed(use) {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/**
 * Trusted Types: where a library hands the browser a plain text that would become a script's address, markup or code, the
 * browser asks here. Scripts come from our own host (PyScript's worker from a blob of its own), markup has no tags (Fluent
 * translates with it), and no text ever becomes code.
 */
const isOurs = address => new URL(address, location.href).origin === location.origin;

globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL: address => (isOurs(address) ? address : null),
  createHTML: text => (text.includes("<") ? null : text),
});

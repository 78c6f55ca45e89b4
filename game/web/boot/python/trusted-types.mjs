/**
 * The page's only Trusted Types policy. Script URLs must be of our own origin (also PyScript's worker, a blob), markup must hold
 * no tags (Fluent sets texts as markup), and no text may become code.
 */
const isOurs = address => new URL(address, location.href).origin === location.origin;

globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL: address => (isOurs(address) ? address : null),
  createHTML: text => (text.includes("<") ? null : text),
});

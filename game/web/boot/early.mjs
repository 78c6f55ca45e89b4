/**
 * What players ask for before Python is there is not lost: the last button with `data-does` is remembered, marked as
 * busy, and pressed again once Python listens.
 */

const page = document.documentElement;
let wanted = null;

document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-does]");
  if (!button || page.dataset.ready) return;
  wanted?.removeAttribute("aria-busy");
  wanted = button;
  wanted.setAttribute("aria-busy", "true");
});

/** Called by Python when it listens: what was asked for happens now. */
export function pressAgain() {
  wanted?.removeAttribute("aria-busy");
  wanted?.click();
  wanted = null;
}

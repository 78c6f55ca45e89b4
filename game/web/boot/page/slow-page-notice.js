/**
 * Requests the page's style again if that fails. Shows a notice while style or main script have not come after PATIENCE ticks;
 * slow-start.mjs watches the rest.
 * A classic async script, which waits for neither. A late tick does not count: the device slept.
 */
(() => {
  const TICK_MS = 1_000;
  const LATE_MS = 2_000;
  const PATIENCE = 20;
  const page = document.documentElement;
  let ticks = 0;
  let last = performance.now();

  const timer = setInterval(() => {
    const notice = document.getElementById("missing-files-notice");
    if (!notice) return;
    const style = document.querySelector("link[rel=stylesheet]");
    const isStyled = getComputedStyle(page).getPropertyValue("--paper"); // one that failed has a sheet, too
    if (isStyled && page.dataset.script) {
      if (ticks >= PATIENCE) notice.hidden = true;
      clearInterval(timer);
      return;
    }
    const now = performance.now();
    if (now - last < LATE_MS) ticks += 1;
    last = now;
    if (ticks === PATIENCE) {
      document.getElementById("notices").append(notice);
      notice.hidden = false;
    }
    // A link that the parser has not made delays neither painting nor scripts.
    if (!isStyled && (style.sheet || ticks === PATIENCE)) style.replaceWith(style.cloneNode());
  }, TICK_MS);
})();

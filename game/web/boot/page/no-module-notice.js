/**
 * Shows a notice if the page's modules do not run. A classic script, since modules may be what fails.
 * - Opened from a file, or not built: how to serve the game. Browsers run no modules from files.
 * - A module did not load: reload once, then say so.
 */
(() => {
  const RETRIED_KEY = "starboard.tried"; // sessionStorage: the build for which the page has reloaded
  const build = document.querySelector("meta[name=build]").content;

  const show = id => {
    const notice = document.getElementById(id);
    for (const part of document.body.children) part.hidden = part !== notice;
  };
  const showWhenParsed = id => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => show(id));
    else show(id);
  };
  const isFirstFailure = () => {
    try {
      const tried = sessionStorage.getItem(RETRIED_KEY);
      sessionStorage.setItem(RETRIED_KEY, build);
      return tried !== build;
    } catch {
      return false; // no storage: reloading could loop for ever
    }
  };
  /** The browser may have cached an error for a year, which a reload alone would show again. */
  const fetchPastCache = () => Promise.allSettled(
    [...document.querySelectorAll("script[type=module]")].map(({ src }) => fetch(src, { cache: "reload", signal: AbortSignal.timeout(5_000) })),
  );
  const onLoadError = () => {
    if (isFirstFailure()) fetchPastCache().finally(() => location.reload());
    else showWhenParsed("missing-files-notice");
  };

  if (location.protocol === "file:" || build === "not built") showWhenParsed("file-notice");
  else document.querySelector("script[type=module]:not([async])").addEventListener("error", onLoadError);
})();

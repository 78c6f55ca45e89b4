/**
 * What is shown where our modules do not run, so that nobody sees a page that does nothing. A classic script, since nothing
 * else runs then. A browser runs no modules from a file, and the repository's own index.html is not built: there, how to
 * serve the game. On a served page a file did not arrive: the page tries once more by itself, and then says so.
 */
(() => {
  const RETRIED_KEY = "starboard.tried";
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
      return false; // nothing is kept in this browser, so it might try for ever
    }
  };
  const onLoadError = () => {
    if (isFirstFailure()) location.reload();
    else showWhenParsed("missing-files-notice");
  };

  if (location.protocol === "file:" || build === "not built") showWhenParsed("file-notice");
  else document.querySelector("script[type=module]:not([async])").addEventListener("error", onLoadError);
})();

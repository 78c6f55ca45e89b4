/**
 * A browser runs no modules from a file, and the repository's own index.html is not built: in place of a page that does
 * nothing, show how to serve the game. A classic script, since nothing else runs then.
 */
(() => {
  const show = () => {
    const notice = document.getElementById("file-notice");
    for (const part of document.body.children) part.hidden = part !== notice;
  };
  const showOnceRead = () => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", show);
    else show();
  };
  if (location.protocol === "file:") showOnceRead();
  document.querySelector("script[type=module]:not([async])").addEventListener("error", showOnceRead);
})();

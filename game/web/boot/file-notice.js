/**
 * A browser runs no modules from a file, and the repository's own index.html is not built: show the notice that says
 * how to serve the game. A classic script, since nothing else runs then.
 */
(() => {
  const show = () => document.getElementById("file-notice").removeAttribute("hidden");
  if (location.protocol === "file:") addEventListener("DOMContentLoaded", show);
  document.querySelector("script[type=module]").addEventListener("error", show);
})();

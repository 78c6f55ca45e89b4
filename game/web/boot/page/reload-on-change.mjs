/** Only in watch builds (`tools play --watch`): reloads the page when there is a new build, and shows why a build failed. */
import { reloadToSameScreen } from "./reload.mjs";

/* global WATCH -- true in watch builds; defined by tools/build */
if (WATCH) {
  new EventSource("./changes").onmessage = ({ data }) => {
    const { build, error } = JSON.parse(data);
    if (error) showError(error);
    else if (!import.meta.url.includes(`/${build}/`)) reloadToSameScreen();
    else document.getElementById("watch-error")?.remove();
  };
}

function showError(text) {
  document.getElementById("watch-error")?.remove();
  const dialog = Object.assign(document.createElement("dialog"), { id: "watch-error" });
  dialog.append(Object.assign(document.createElement("pre"), { textContent: text }));
  document.body.append(dialog);
  dialog.showModal();
}

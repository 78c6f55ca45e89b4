/**
 * Opens the dialog named by `data-dialog`, and closes a dialog on a click outside it. Works before Python runs.
 * Enter in a field runs the command in its `data-enter`, or nothing: the browser would press the first button, such as Cancel.
 */
let pressed; // where the pointer went down: selecting a text may end outside the dialog

document.addEventListener("pointerdown", ({ target }) => (pressed = target), true);
document.addEventListener("click", ({ target }) => {
  const opener = target.closest("[data-dialog]");
  // The menu closes first: it gives back the focus, which what it opens may move on, and gives back in turn.
  if (target.closest("#more button")) document.getElementById("more").close();
  if (opener) document.getElementById(opener.dataset.dialog).showModal();
  if (target instanceof HTMLDialogElement && target === pressed) target.close();
});
document.addEventListener("keydown", event => {
  const { key, isComposing, target } = event;
  if (key !== "Enter" || isComposing || !target.matches("dialog input")) return;
  event.preventDefault();
  document.querySelector(`[data-command="${target.dataset.enter}"]`)?.click();
});

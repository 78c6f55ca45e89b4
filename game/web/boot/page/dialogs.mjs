/** Dialogs open and close without Python: `data-dialog` names the one that a button opens; a tap beside one closes it. */

document.addEventListener("click", ({ target }) => {
  const opener = target.closest("[data-dialog]");
  if (opener) document.getElementById(opener.dataset.dialog).showModal();
  if (target instanceof HTMLDialogElement) target.close();
});

/** Dialogs open and close without Python: `data-opens` names the one that a button opens; a tap beside one closes it. */

document.addEventListener("click", ({ target }) => {
  const opener = target.closest("[data-opens]");
  if (opener) document.getElementById(opener.dataset.opens).showModal();
  if (target instanceof HTMLDialogElement) target.close();
});

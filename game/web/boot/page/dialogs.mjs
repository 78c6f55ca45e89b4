/** Opens the dialog named by `data-dialog`, and closes a dialog on a click outside it. Works before Python runs. */
document.addEventListener("click", ({ target }) => {
  const opener = target.closest("[data-dialog]");
  if (opener) document.getElementById(opener.dataset.dialog).showModal();
  if (target instanceof HTMLDialogElement) target.close();
});

/** Opens the dialog named by `data-dialog`, and closes a dialog on a click outside it. Works before Python runs. */
document.addEventListener("click", ({ target }) => {
  const opener = target.closest("[data-dialog]");
  // The menu closes first: it gives back the focus, which what it opens may move on, and gives back in turn.
  if (target.closest("#more button")) document.getElementById("more").close();
  if (opener) document.getElementById(opener.dataset.dialog).showModal();
  if (target instanceof HTMLDialogElement) target.close();
});

/**
 * Player rows of the set-up form; works before Python runs. Figures stay unique: a row that takes the next figure swaps with the
 * row that has it. Names are limited to the length that is displayed.
 */
import { firstGraphemes } from "../i18n/i18n.mjs";

const FIGURES = 5;
const ICONS = new URL("../assets/icons.svg", import.meta.url).href;
const seats = document.getElementById("seats");

seats.addEventListener("input", ({ target }) => {
  const fitted = firstGraphemes(target.value);
  if (target.name === "name" && target.value !== fitted) target.value = fitted;
});

seats.addEventListener("click", ({ target }) => {
  const row = target.closest("[data-cycle=figure]")?.closest("li");
  if (!row) return;
  const mine = Number(row.dataset.figure);
  const next = (mine + 1) % FIGURES;
  const other = [...seats.children].find(each => Number(each.dataset.figure) === next);
  showFigure(row, next);
  showFigure(other, mine);
});

/** Show figure number `figure` in a row. */
export function showFigure(row, figure) {
  row.dataset.figure = figure;
  row.querySelector("svg").setAttribute("class", `figure figure-${figure}`);
  row.querySelector("use").setAttribute("href", `${ICONS}#figure-${figure}`);
  row.querySelector("[data-cycle]").dataset.l10nArgs = JSON.stringify({ figure: { key: `figure-${figure}`, params: {} } });
}

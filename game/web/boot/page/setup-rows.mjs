/**
 * Players of the set-up form; works before Python runs. The rows have the players; the choices above them (how many people, how
 * many computers, how strong) fill in the rows and show what is there. Figures stay unique: a row that takes the next figure
 * swaps with the row that has it. Names are limited to the length that is displayed.
 */
import { firstGraphemes } from "../i18n/i18n.mjs";

const FIGURES = 5; // and rows
const ICONS = new URL("../assets/icons.svg", import.meta.url).href;
const HUMAN = "human";
const NOBODY = "nobody";
const ELSEWHERE = "elsewhere"; // a person with another device
const MIN_PLAYERS = 2;
const seats = document.getElementById("seats");
const form = document.getElementById("setup-form");
let filledIn = false;

form.addEventListener("click", ({ target }) => (filledIn = target.value !== "cancel")); // to begin is to agree with what is shown
form.addEventListener("input", () => (filledIn = true));
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

seats.addEventListener("change", showChoices);
form.addEventListener("change", ({ target }) => {
  if (["people", "computers", "strength"].includes(target.name)) fillRows(target.name);
});

/** Add the other rows: index.html has the first. */
function addRows() {
  const [first] = seats.children;
  for (let figure = 1; figure < FIGURES; figure++) {
    const row = first.cloneNode(true);
    for (const { dataset } of row.querySelectorAll("select, input")) dataset.l10nArgs = JSON.stringify({ number: figure + 1 });
    showFigure(row, figure);
    seats.append(row);
  }
  fillRows("people");
}

/** Whether a player has filled in the form since the last call. */
export function takeFilledIn() {
  const before = filledIn;
  filledIn = false;
  return before;
}

/** Show how many people and computers are in the rows, and how strong those are. */
export function showChoices() {
  const players = rows().map(playerOf);
  const computers = players.filter(isComputer);
  const strength = strengths().find(({ value }) => matches(computers, value.split(" ")));
  check("people", players.filter(player => player === HUMAN).length);
  check("computers", computers.length);
  if (computers.length) for (const input of strengths()) input.checked = input === strength;
  document.getElementById("strengths").hidden = !computers.length;
  showCharacters(strength ? strength.value.split(" ") : computers);
}

/** Fill the rows from the choices; `changed` is kept, and the other number gives way. People with other devices stay. */
function fillRows(changed) {
  const filled = rows().filter(row => playerOf(row) !== ELSEWHERE);
  const limit = filled.length;
  const least = MIN_PLAYERS - (rows().length - limit);
  let [people, computers] = [chosen("people"), chosen("computers")];
  if (changed === "people") computers = Math.min(Math.max(computers, least - people), limit - people);
  else people = Math.min(Math.max(people, least - computers), limit - computers);
  const levels = chosenLevels();
  for (const [index, row] of filled.entries()) {
    const level = levels[(index - people) % levels.length];
    row.querySelector("select").value = index < people ? HUMAN : index < people + computers ? level : NOBODY;
  }
  seats.dispatchEvent(new Event("change"));
}

/** The levels of the chosen strength; without one those in the rows, and without computers those in the middle. */
function chosenLevels() {
  const levels = strengths().find(({ checked }) => checked)?.value.split(" ") ?? rows().map(playerOf).filter(isComputer);
  return levels.length ? levels : strengths()[Math.floor(strengths().length / 2)].value.split(" ");
}

function showCharacters(levels) {
  for (const line of document.getElementById("characters").children) {
    line.hidden = !line.dataset.levels.split(" ").some(level => levels.includes(level));
  }
}

const rows = () => [...seats.children].filter(row => !row.hidden);
const playerOf = row => row.querySelector("select").value;
const isComputer = player => ![HUMAN, NOBODY, ELSEWHERE].includes(player);
const matches = (computers, levels) => computers.length > 0 && computers.every((player, index) => player === levels[index % levels.length]);
const strengths = () => [...form.querySelectorAll("[name=strength]")];
const chosen = name => Number(form.querySelector(`[name=${name}]:checked`)?.value ?? 0);

function check(name, value) {
  for (const input of form.querySelectorAll(`[name=${name}]`)) input.checked = Number(input.value) === value;
}

/** Show figure number `figure` in a row. */
export function showFigure(row, figure) {
  row.dataset.figure = figure;
  row.querySelector("svg").setAttribute("class", `figure figure-${figure}`);
  row.querySelector("use").setAttribute("href", `${ICONS}#figure-${figure}`);
  row.querySelector("[data-cycle]").dataset.l10nArgs = JSON.stringify({ figure: { key: `figure-${figure}`, params: {} } });
}

addRows();

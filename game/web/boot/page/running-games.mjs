/**
 * The unfinished games on the home screen. Shows the list that the last visit has saved (game/play/saves/running_games.py) before
 * Python runs, and then what Python says. The current game of the chosen kind is the button "Continue"; all others are in the list.
 */
import { listen } from "../events.mjs";
import { format } from "../i18n/i18n.mjs";
import { ifAllowed } from "../storage/if-allowed.mjs";

const KEY = "starboard.running";
const UNITS = [["day", 86_400], ["hour", 3_600], ["minute", 60]];
const PICTURE_SIZE = 144;
const MAX_DAYS = 6; // older games show their date
const list = document.getElementById("running");
const template = list.querySelector("template").content.firstElementChild;

listen("language", showTimes);
document.addEventListener("visibilitychange", showTimes); // a page may be left open for days

/** Show what the last visit has saved, for the chosen kind of game. */
export function showSavedGames(game) {
  show(ifAllowed(() => localStorage.getItem(KEY)) ?? "[]", game);
}

/** Show the list in the JSON text `entries`, for the chosen kind of game. */
export function show(entries, game) {
  const running = [ifAllowed(() => JSON.parse(entries)) ?? []].flat().filter(each => each?.is_over === false);
  const isCurrent = each => each.place === "current" && each.game === game;
  const current = running.find(isCurrent);
  document.getElementById("continue").hidden = !current;
  if (current) fill(document.getElementById("continue"), current);
  list.replaceChildren(...running.filter(each => !isCurrent(each)).map(row));
  list.hidden = !list.children.length;
  showTimes();
}

function row(entry) {
  const item = template.cloneNode(true);
  fill(item.firstElementChild, entry);
  return item;
}

function fill(button, { place, game, texts, picture, played_at: playedAt }) {
  Object.assign(button.dataset, { place, game });
  const image = button.querySelector("img");
  image.hidden = !picture; // the style shows an empty board
  if (picture) image.src = picture;
  button.querySelector("time").dataset.at = playedAt;
  setText(button.querySelector(".title"), texts?.title);
  setText(button.querySelector(".players"), texts?.players);
  setText(button.querySelector(".turn"), texts?.turn);
}

function setText(element, message) {
  if (!element) return;
  element.hidden = !message;
  if (!message) return;
  element.dataset.l10nArgs = JSON.stringify(message.params);
  element.dataset.l10nId = message.key;
}

function showTimes() {
  for (const each of document.querySelectorAll("#start-menu time")) each.textContent = timeText(Number(each.dataset.at));
}

/** How long ago that was, in the language of the page; empty if unknown. */
function timeText(at) {
  if (!at) return "";
  const seconds = Math.max(0, Date.now() / 1000 - at);
  if (seconds > (MAX_DAYS + 1) * 86_400) return dateText(at);
  if (seconds < 60) return format("running-now");
  const [unit, length] = UNITS.find(each => seconds >= each[1]);
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}

/** The day of a time in seconds, in the language of the page. */
export function dateText(at) {
  return new Date(at * 1000).toLocaleDateString(locale(), { dateStyle: "medium" });
}

/** The language of the page for dates and times. Its English is that of the United Kingdom. */
export function locale() {
  const language = document.documentElement.lang;
  return language === "en" ? "en-GB" : language;
}

/** The middle of the game's board, as the URL of a small picture. */
export function boardPicture() {
  const board = document.getElementById("canvas");
  const side = Math.min(board.width, board.height);
  if (!side) return "";
  const picture = Object.assign(document.createElement("canvas"), { width: PICTURE_SIZE, height: PICTURE_SIZE });
  const [left, top] = [(board.width - side) / 2, (board.height - side) / 2];
  const context = picture.getContext("2d");
  context.fillStyle = getComputedStyle(board.parentElement).backgroundColor;
  context.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  context.drawImage(board, left, top, side, side, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  const webp = picture.toDataURL("image/webp", 0.7);
  return webp.startsWith("data:image/webp") ? webp : picture.toDataURL("image/jpeg", 0.7); // Safari gives a PNG, four times as large
}

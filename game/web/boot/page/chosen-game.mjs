/** The chosen game on the home screen before Python runs, which begins with it; later home_screen/home.py shows it. */
import { currentStage } from "../start-stage.mjs";
import { lastGame, rememberGame } from "../python/last-game.mjs";
import { showSavedGames } from "./running-games.mjs";

const TEXTS = ["title", "tagline", "origin"];
showGame();

document.addEventListener("click", ({ target }) => {
  const { game } = target.closest("#games button")?.dataset ?? {};
  if (!game || currentStage() === "game") return; // Python begins with the game before: it is told of the click (queued-click.mjs)
  rememberGame(game);
  showGame();
});

function showGame() {
  const game = lastGame()[0] ?? "africa";
  document.body.dataset.game = game;
  for (const each of document.querySelectorAll("#games button")) each.setAttribute("aria-pressed", each.dataset.game === game);
  for (const text of TEXTS) document.getElementById(`game-${text}`).dataset.l10nId = `${game}-${text}`;
  showSavedGames(game);
}

/**
 * What the device can do for a game, where it can: stay awake while one is on, fill the screen, install the page as an
 * app. What it cannot do is not offered.
 */

const page = document.documentElement;
const game = document.getElementById("game");
const fullScreen = document.getElementById("full-screen");
const install = document.getElementById("install");
let awake = null; // what the browser promised: a lock, or null where the battery is low and the screen dims as always
let offer = null;

document.getElementById("setting-vibration").hidden = !navigator.vibrate;
document.getElementById("setting-voice").hidden = !globalThis.speechSynthesis;

// A browser lets the screen sleep again whenever the page is hidden.
const watch = new MutationObserver(stayAwake);
watch.observe(document.body, { attributeFilter: ["data-screen"] });
watch.observe(game, { attributeFilter: ["data-over"] });
document.addEventListener("visibilitychange", stayAwake);

function stayAwake() {
  const playing = document.body.dataset.screen === "game" && game.dataset.over !== "yes" && !document.hidden;
  if (playing) {
    awake ??= navigator.wakeLock?.request("screen").catch(() => null);
  } else {
    awake?.then(lock => lock?.release());
    awake = null;
  }
}

fullScreen.hidden = !document.fullscreenEnabled;
fullScreen.addEventListener("click", () => {
  if (document.fullscreenElement) document.exitFullscreen();
  else page.requestFullscreen({ navigationUI: "hide" });
});
document.addEventListener("fullscreenchange", () => {
  const on = Boolean(document.fullscreenElement);
  fullScreen.dataset.l10nId = on ? "settings-full-screen-leave" : "settings-full-screen";
});

addEventListener("beforeinstallprompt", event => {
  event.preventDefault(); // the browser's own banner would lie over the board
  offer = event;
  install.hidden = false;
});
addEventListener("appinstalled", () => (install.hidden = true));
install.addEventListener("click", async () => {
  install.hidden = true; // an offer is good for once
  await offer?.prompt();
});

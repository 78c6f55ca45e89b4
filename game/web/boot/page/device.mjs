/** Device features for the game: screen wake lock, full screen, installing the app. What is not supported stays hidden. */
const page = document.documentElement;
const game = document.getElementById("game");
const fullScreen = document.getElementById("full-screen");
const install = document.getElementById("install");
const AWAKE_MS = 600_000; // without input; a forgotten tablet may sleep
let awakeTimer = 0; // 0: over
let wakeLock = null; // promise of a WakeLockSentinel, or of null if refused, as with a low battery
let installPrompt = null;

document.getElementById("setting-vibration").hidden = !navigator.vibrate;
document.getElementById("setting-voice").hidden = !globalThis.speechSynthesis;

// The browser drops the lock whenever the page is hidden.
const observer = new MutationObserver(updateWakeLock);
observer.observe(document.body, { attributeFilter: ["data-screen"] });
observer.observe(game, { attributeFilter: ["data-over"] });
for (const input of ["visibilitychange", "pointerdown", "keydown"]) document.addEventListener(input, stayAwake, true);
stayAwake();

function stayAwake() {
  clearTimeout(awakeTimer);
  awakeTimer = setTimeout(() => {
    awakeTimer = 0;
    updateWakeLock();
  }, AWAKE_MS);
  updateWakeLock();
}

function updateWakeLock() {
  const playing = document.body.dataset.screen === "game" && game.dataset.over !== "yes" && !document.hidden;
  if (playing && awakeTimer) {
    wakeLock ??= requestWakeLock();
  } else {
    wakeLock?.then(lock => lock?.release());
    wakeLock = null;
  }
}

/** The system may take the lock back while the page is visible. Then the next input asks for it again. */
function requestWakeLock() {
  const request = navigator.wakeLock?.request("screen").catch(() => null);
  request?.then(lock => {
    if (lock) lock.onrelease = () => wakeLock === request && (wakeLock = null);
  });
  return request;
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
  event.preventDefault(); // the browser's banner would cover the board
  installPrompt = event;
  install.hidden = false;
});
addEventListener("appinstalled", () => (install.hidden = true));
install.addEventListener("click", async () => {
  install.hidden = true; // a prompt can be used once
  await installPrompt?.prompt();
});

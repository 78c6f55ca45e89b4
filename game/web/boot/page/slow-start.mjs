/**
 * Notice that the start takes longer than usual, with what it waits for. Shown after PATIENCE ticks without progress, removed when
 * there is progress. Late ticks do not count: the device slept, or the page was busy.
 * slow-page-notice.js has the same times; tests/README.md promises them (25).
 */
import { repairAndReload } from "../offline/service-worker-client.mjs";
import { currentStage } from "../start-stage.mjs";

const TICK_MS = 1_000;
const LATE_MS = 2_000;
const PATIENCE = 20;
const page = document.documentElement;
const bar = document.getElementById("boot-progress");

/** Watch the start until the returned function is called. */
export function watchStart() {
  let notice;
  let ticks = 0;
  let previous = progress();
  let last = performance.now();
  const withdraw = () => {
    ticks = 0;
    notice?.remove();
  };
  const tick = () => {
    const now = performance.now();
    if (now - last < LATE_MS) ticks += 1;
    last = now;
    if (previous !== progress() || page.dataset.startError) withdraw();
    previous = progress();
    if (ticks === PATIENCE) document.getElementById("notices").append((notice = noticeOf(currentStage(), withdraw)));
  };
  const timer = setInterval(tick, TICK_MS);
  return () => {
    clearInterval(timer);
    withdraw();
  };
}

/** Changes whenever the start has got further. */
const progress = () => `${currentStage()} ${bar.value}`;

function noticeOf(stage, wait) {
  const notice = Object.assign(document.createElement("div"), { id: "slow-start", className: "notice" });
  const text = element("p", "boot-slow");
  text.dataset.l10nArgs = JSON.stringify({ stage });
  const again = element("button", "boot-again");
  again.onclick = () => {
    again.disabled = true;
    repairAndReload();
  };
  const waiting = element("button", "boot-wait");
  waiting.onclick = wait;
  notice.append(text, again, waiting);
  return notice;
}

function element(tag, message) {
  const made = document.createElement(tag);
  made.dataset.l10nId = message;
  return made;
}

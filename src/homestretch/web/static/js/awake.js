// @ts-check
/** Keeps the screen awake while a game is played, where the device can and the setting allows it. */

import { onSettings, settings } from "./settings.js";

/** Whether a game is on the screen. */
let playing = false;

/** @type {WakeLockSentinel|null} */
let lock = null;

/** Whether a request is under way. */
let asking = false;

/**
 * A game is, or is no longer, on the screen.
 *
 * @param {boolean} on
 */
export function keepAwake(on) {
  playing = on;
  adjust();
}

/** Takes the lock or gives it back. The browser drops it by itself when the page is hidden. */
async function adjust() {
  const wanted = playing && settings().awake && !document.hidden;
  if (!wanted) {
    lock?.release().catch(() => undefined);
    lock = null;
    return;
  }
  if (asking || (lock && !lock.released) || !("wakeLock" in navigator)) return;
  asking = true;
  try {
    lock = await navigator.wakeLock.request("screen");
  } catch {
    // A battery that is nearly empty, or a browser that does not want to: the screen may go dark.
    lock = null;
  }
  asking = false;
  if (lock && !(playing && settings().awake)) adjust();
}

document.addEventListener("visibilitychange", adjust);
onSettings(adjust);

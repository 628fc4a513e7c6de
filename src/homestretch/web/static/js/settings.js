// @ts-check
/** The settings of this browser. `?speed=off` and `?tips=off` in the address win over what is kept. */

import { load, save } from "./storage.js";

/**
 * @typedef {"off"|"fast"|"normal"} Speed
 * @typedef {"system"|"light"|"dark"} Theme
 * @typedef {object} Settings
 * @property {string|null} language null: as the browser asks
 * @property {Theme} theme
 * @property {Speed} speed
 * @property {boolean} muted nothing that others say is shown
 * @property {boolean} autoplay the only legal move is played by itself
 * @property {boolean} autoroll the die is rolled, and the card turned up, by itself
 * @property {boolean} turning where several people share the device, the board turns to whoever plays
 * @property {boolean} typing the field for typed moves is always in view
 * @property {boolean} tips tips for the first games
 * @property {boolean} awake the screen stays on in a game
 * @property {boolean} sound
 * @property {boolean} vibration
 */

/** @type {Speed[]} */
export const SPEEDS = ["off", "fast", "normal"];

/** @type {Theme[]} */
export const THEMES = ["system", "light", "dark"];

/**
 * Sounds are on from the start, softly: a game at the kitchen table is heard, and who wants quiet
 * finds the loudspeaker beside the board. Nothing is rolled or played by itself unless it is asked
 * for: the roll is the best part of the game, and children want to move their own piece.
 *
 * @type {Settings}
 */
const defaults = {
  language: null, theme: "system", speed: "normal", autoplay: false, autoroll: false, turning: false, muted: false, sound: true,
  vibration: true, typing: false, tips: true, awake: true,
};

/** @type {Settings} */
const current = { ...defaults, ...load("settings", {}) };
if (!SPEEDS.includes(current.speed)) current.speed = "normal";
if (!THEMES.includes(current.theme)) current.theme = "system";

const query = new URLSearchParams(location.search);
const asked = /** @type {Speed|null} */ (query.get("speed"));
if (query.get("tips") === "off") current.tips = false;

/** @type {Set<() => void>} */
const listeners = new Set();

/** @returns {Readonly<Settings>} */
export function settings() {
  return asked && SPEEDS.includes(asked) ? { ...current, speed: asked } : current;
}

/** @param {Partial<Settings>} change */
export function changeSettings(change) {
  Object.assign(current, change);
  // Another tab may have changed others meanwhile.
  save("settings", { ...load("settings", {}), ...change });
  if (change.theme) dispatchEvent(new CustomEvent("theme", { detail: change.theme }));
  for (const listener of listeners) listener();
}

/**
 * Hears of every change, until the function that is given back is called.
 *
 * @param {() => void} listener
 */
export function onSettings(listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

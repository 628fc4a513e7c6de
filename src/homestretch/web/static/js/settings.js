// @ts-check
/** The settings of this browser. `?speed=off` in the address wins over what is kept. */

import { load, save } from "./storage.js";

/**
 * @typedef {"off"|"fast"|"normal"} Speed
 * @typedef {object} Settings
 * @property {string|null} language null: as the browser asks
 * @property {Speed} speed
 * @property {boolean} muted nothing that others say is shown
 * @property {boolean} autoplay the only legal move is played by itself
 */

/** @type {Speed[]} */
export const SPEEDS = ["off", "fast", "normal"];

/** @type {Settings} */
const defaults = { language: null, speed: "normal", autoplay: false, muted: false };

/** @type {Settings} */
const current = { ...defaults, ...load("settings", {}) };
if (!SPEEDS.includes(current.speed)) current.speed = "normal";

const asked = /** @type {Speed|null} */ (new URLSearchParams(location.search).get("speed"));

/** @type {Set<() => void>} */
const listeners = new Set();

/** @returns {Readonly<Settings>} */
export function settings() {
  return asked && SPEEDS.includes(asked) ? { ...current, speed: asked } : current;
}

/** @param {Partial<Settings>} change */
export function changeSettings(change) {
  Object.assign(current, change);
  save("settings", current);
  for (const listener of listeners) listener();
}

/** @param {() => void} listener */
export function onSettings(listener) {
  listeners.add(listener);
}

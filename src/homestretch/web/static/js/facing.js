// @ts-check
/** Which seat lies at the bottom of the board: the own one. */

import { ownSeats } from "./seats.js";
import { settings } from "./settings.js";

/** @typedef {import("./protocol.js").View} View */

/**
 * The first own seat; seat 0 for who only watches. Where several people share the device the board
 * stays as it is, for turning it at every turn makes people lose their way, unless the setting
 * asks for it.
 *
 * @param {View} view
 * @param {number} now the seat that lies there now
 */
export function facingSeat(view, now) {
  const own = ownSeats(view);
  if (own.length > 1 && settings().turning) {
    if (own.includes(view.turn)) return view.turn;
    if (own.includes(/** @type {any} */ (now))) return now;
  }
  return own[0] ?? 0;
}

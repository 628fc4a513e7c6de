// @ts-check
/** Whose cards lie open on this device: one person's always, one of several people's in turn. */

import { ownSeats } from "./seats.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").Card} Card
 */

export class Veil {
  /** @type {number|null} whose hand may be seen, where several people share the device */
  #lifted = null;

  /**
   * After each event: a hand is covered again when the turn passes on.
   *
   * @param {View} view
   */
  passed(view) {
    if (view.turn !== this.#lifted) this.#lifted = null;
  }

  /**
   * The device is with the person whose turn it is.
   *
   * @param {View} view
   */
  lift(view) {
    this.#lifted = view.turn;
  }

  /**
   * Whether the device has to change hands before anything is shown or done.
   *
   * @param {View} view
   */
  covers(view) {
    const { waits_for: seat } = view;
    return seat !== null && isShared(view) && ownSeats(view).includes(seat) && this.#lifted !== seat;
  }

  /**
   * Whose hand lies open: the only person's always, one of several only after the curtain.
   *
   * @param {View} view
   */
  seat(view) {
    const own = ownSeats(view);
    if (!isShared(view)) return own.length === 1 ? own[0] : null;
    return this.#lifted === view.turn ? this.#lifted : null;
  }

  /**
   * The cards that can be chosen from: the open hand, or the card turned up.
   *
   * @param {View} view
   * @returns {Card[]}
   */
  cards(view) {
    if (view.game !== "pardon") return [];
    const seat = this.seat(view);
    if (!view.options.hand_size) return view.turned_card ? [view.turned_card] : [];
    return seat === null ? [] : (view.hands?.[seat] ?? []);
  }
}

/** @param {View} view */
function isShared(view) {
  const hidden = view.game === "pardon" && Boolean(view.options.hand_size);
  return hidden && ownSeats(view).length > 1;
}

// @ts-check
/** What a table says to people who listen: nothing twice. */

import { announce } from "./announce.js";
import { cardName, ownSeats } from "./seats.js";
import { t } from "./words.js";

export class Teller {
  #told = "";

  /**
   * Says what has happened, even if the same has happened just before.
   *
   * @param {string} text
   */
  news(text) {
    if (text) this.#told = "";
    this.tell(text);
  }

  /** @param {string} text */
  tell(text) {
    if (text && text !== this.#told) announce(text);
    this.#told = text || this.#told;
  }

  /**
   * Says the card that the only person at this device has drawn.
   *
   * @param {import("./protocol.js").GameEvent} event
   * @param {import("./protocol.js").View} view
   */
  card(event, view) {
    const own = ownSeats(view);
    if (event.chance !== "draw" || own.length !== 1 || own[0] !== event.seat || !event.outcome) return;
    this.tell(t("tell-draw", { card: cardName(event.outcome) }));
  }
}

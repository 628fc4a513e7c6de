// @ts-check
/** What a table says to people who listen: nothing twice. */

import { announce } from "./announce.js";

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
}

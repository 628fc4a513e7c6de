// @ts-check
/** What a table says to people who listen: nothing twice. */

import { announce } from "./announce.js";

export class Teller {
  #told = "";

  /** @param {string} text */
  tell(text) {
    if (text && text !== this.#told) announce(text);
    this.#told = text || this.#told;
  }
}

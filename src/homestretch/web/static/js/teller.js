// @ts-check
/** What a table says to people who listen: nothing twice, and no line that is lost for a moment only. */

import { announce } from "./announce.js";

/** @typedef {import("./protocol.js").GameEvent} GameEvent */

/** A line that is back within so many milliseconds was never lost, for all who listen. */
const MOMENT_MS = 1500;

export class Teller {
  #told = "";
  /** By seat: what is to be said of a lost line, and when. @type {Map<number, {text: string, timer: number}>} */
  #lost = new Map();

  /** @param {string} text */
  tell(text) {
    if (text && text !== this.#told) announce(text);
    this.#told = text || this.#told;
  }

  /**
   * People come and go.
   *
   * @param {GameEvent} event
   * @param {string} text
   */
  tellBeside(event, text) {
    const seat = event.seat ?? -1;
    if (event.kind === "away") {
      const timer = window.setTimeout(() => this.#tellLost(seat), MOMENT_MS);
      this.#lost.set(seat, { text, timer });
    } else if (event.kind === "here" && this.#lost.has(seat)) {
      this.#forget(seat);
    } else {
      this.#tellLost(seat);
      this.tell(text);
    }
  }

  leave() {
    for (const seat of [...this.#lost.keys()]) this.#forget(seat);
  }

  /** @param {number} seat */
  #tellLost(seat) {
    const lost = this.#lost.get(seat);
    this.#forget(seat);
    if (lost) this.tell(lost.text);
  }

  /** @param {number} seat */
  #forget(seat) {
    window.clearTimeout(this.#lost.get(seat)?.timer);
    this.#lost.delete(seat);
  }
}

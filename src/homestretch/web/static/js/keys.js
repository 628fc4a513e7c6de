// @ts-check
/** The keyboard at the table: one step back, a roll from anywhere, and the focus where one acts next. */

import { byId } from "./dom.js";

/**
 * @typedef {object} Acts
 * @property {() => boolean} back one step back in a choice; false where nothing was begun
 * @property {() => boolean} rolls rolls the die or turns up the card; false where neither is due
 * @property {() => boolean} toBoard the focus to what may be moved; false where nothing may
 * @property {() => void} toSide the focus to the die or the cards
 */

let lastInputWasKey = false;
addEventListener("keydown", () => (lastInputWasKey = true), true);
addEventListener("pointerdown", () => (lastInputWasKey = false), true);

export class Keys {
  #acts;

  /** @param {Acts} acts */
  constructor(acts) {
    this.#acts = acts;
  }

  start() {
    addEventListener("keydown", this.#onKey);
  }

  leave() {
    removeEventListener("keydown", this.#onKey);
  }

  /**
   * After a key, the focus goes where the person acts next, unless they are reading elsewhere.
   *
   * @param {HTMLElement} board
   */
  refocus(board) {
    const focused = document.activeElement;
    const free = !focused || focused === document.body || byId("dock").contains(focused) || board.contains(focused);
    if (free && lastInputWasKey && !this.#acts.toBoard()) this.#acts.toSide();
  }

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape" && this.#acts.back()) {
      event.preventDefault();
      if (document.activeElement === document.body) this.#acts.toSide();
    }
    const onNothing = document.activeElement === document.body;
    if (!onNothing || event.repeat || (event.key !== "Enter" && event.key !== " ")) return;
    if (this.#acts.rolls()) event.preventDefault();
  };
}

// @ts-check
/** The hand fan: the own cards, those that cannot move dimmed, the chosen one raised. */

import { cardPicture, cardText } from "./cards.js";
import { el, isBrowsers, mark } from "./dom.js";
import { cardName } from "./seats.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").Card} Card
 *
 * @typedef {object} HandView
 * @property {Card[]} cards
 * @property {number} hidden cards shown by their backs only, where the hand may not be seen
 * @property {Set<Card>|null} playable null while nothing is to be chosen
 * @property {number} chosen index of the raised card, -1 for none
 * @property {Card|null} hinted the card that a hint would play
 */

const FAN_DEGREES = 5;

export class Hand {
  element = el("div", { className: "hand", role: "group" });
  /** The cards that are shown, and how. */
  #shown = "";
  #how = "";
  /** As many cards as there ever were. */
  #most = 1;
  #onPick;

  /** @param {(card: Card, index: number, byKey: boolean) => void} onPick */
  constructor(onPick) {
    this.#onPick = onPick;
    this.element.addEventListener("keydown", (event) => this.#arrow(event));
  }

  /** @param {HandView} view */
  show(view) {
    const key = JSON.stringify([view.cards, view.hidden, document.documentElement.lang]);
    const how = JSON.stringify([key, view.playable && [...view.playable], view.chosen, view.hinted]);
    if (how === this.#how) return;
    this.#how = how;
    mark(this.element, "aria-label", t("hand-label"));
    if (key !== this.#shown) this.#build(view);
    this.#shown = key;
    this.#cards().forEach((button, index) => {
      const card = view.cards[index];
      const playable = view.playable?.has(card) ?? false;
      button.classList.toggle("dim", view.playable !== null && !playable);
      button.classList.toggle("playable", playable);
      button.classList.toggle("chosen", index === view.chosen);
      button.classList.toggle("hinted", view.hinted !== null && index === view.cards.indexOf(view.hinted));
      mark(button, "aria-pressed", String(index === view.chosen));
      mark(button, "aria-disabled", String(!playable));
      const words = [cardName(card), cardText(card), ...(view.playable === null || playable ? [] : [t("card-cannot-move")])];
      mark(button, "aria-label", words.join(". "));
    });
  }

  /** The first card that can be played, to put the focus on. */
  firstPlayable() {
    return this.#cards().find((button) => button.classList.contains("playable")) ?? null;
  }

  /**
   * Where a card of the hand lies on the screen; the last one where the card is not there.
   *
   * @param {Card|null} card
   */
  rectOf(card) {
    const all = [...this.element.children];
    const found = this.#cards().find((button) => button.dataset.card === String(card));
    return (found ?? all.at(-1) ?? this.element).getBoundingClientRect();
  }

  /** @returns {HTMLButtonElement[]} */
  #cards() {
    return [...this.element.querySelectorAll("button")];
  }

  /** @param {HandView} view */
  #build(view) {
    const focused = this.#cards().indexOf(/** @type {any} */ (document.activeElement));
    // Cards that stay keep their elements: each is a whole drawing.
    const kept = [...this.element.children].map((child) => /** @type {HTMLElement} */ (child));
    const take = (/** @type {string} */ card) => {
      const at = kept.findIndex((one) => (one.dataset.card ?? "") === card);
      return at < 0 ? null : kept.splice(at, 1)[0];
    };
    const made = view.cards.map((card) => take(String(card)) ?? this.#card(card));
    const backs = Array.from({ length: view.hidden }, () => take("") ?? el("span", { className: "hand-card" }, cardPicture(null)));
    const all = [...made, ...backs];
    const middle = (all.length - 1) / 2;
    const turn = Math.min(FAN_DEGREES, 24 / Math.max(1, all.length));
    all.forEach((card, index) => {
      card.style.setProperty("--turn", `${(index - middle) * turn}deg`);
      card.style.setProperty("--drop", String((index - middle) ** 2 * (turn / FAN_DEGREES)));
    });
    // The cards keep their size while one is missing.
    this.#most = Math.max(this.#most, all.length);
    this.element.style.setProperty("--count", String(this.#most));
    for (const gone of kept) gone.remove();
    all.forEach((card, index) => {
      if (this.element.children[index] !== card) this.element.insertBefore(card, this.element.children[index] ?? null);
    });
    if (focused >= 0) made[Math.min(focused, made.length - 1)]?.focus();
  }

  /** @param {Card} card */
  #card(card) {
    const button = el("button", { className: "hand-card", type: "button", data: { card } }, cardPicture(card));
    button.addEventListener("click", (event) => this.#onPick(card, this.#cards().indexOf(button), event.detail === 0));
    return button;
  }

  /** @param {KeyboardEvent} event */
  #arrow(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const cards = this.#cards();
    const at = cards.indexOf(/** @type {any} */ (document.activeElement));
    if (!step || at < 0 || isBrowsers(event)) return;
    event.preventDefault();
    cards[(at + step + cards.length) % cards.length].focus();
  }
}

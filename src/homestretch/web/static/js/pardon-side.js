// @ts-check
/** What is Pardon's own at the table: the hand, the card turned up, the piles on the board. */

import { cardPicture, cardText, flyCard } from "./cards.js";
import { byId, el, mark } from "./dom.js";
import { Hand } from "./hand.js";
import { moves, pause } from "./pace.js";
import { Piles } from "./piles.js";
import { cardName, ownSeats } from "./seats.js";
import { play } from "./sound.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").Card} Card
 * @typedef {import("./protocol.js").GameEvent} GameEvent
 * @typedef {import("./side.js").Side} Side
 */

/** @implements {Side} */
export class PardonSide {
  #piles;
  #hand;
  #deck = el("button", { className: "deck", type: "button", id: "deck" });
  #bar;
  #plates;
  #chooser;
  #seen;
  #hinted;
  /** @type {View|null} */
  #view = null;

  /**
   * @param {import("./board.js").Board} board
   * @param {import("./plates.js").Plates} plates
   * @param {HTMLElement} bar
   * @param {{chooser: () => import("./chooser.js").Chooser, handSeat: (view: View) => number|null, hinted: () => Card|null, onTurn: () => void}} table
   */
  constructor(board, plates, bar, table) {
    const piles = board.layout.piles;
    if (!piles) throw new Error("the layout of this board has no piles");
    this.#piles = new Piles(board.cards, piles);
    this.#plates = plates;
    this.#bar = bar;
    this.#chooser = table.chooser;
    this.#seen = table.handSeat;
    this.#hinted = table.hinted;
    this.#hand = new Hand((card, index, byKey) => this.#chooser().pickCard(card, index, byKey));
    this.#deck.addEventListener("click", () => {
      if (this.#deck.getAttribute("aria-disabled") !== "true") table.onTurn();
    });
  }

  /**
   * @param {View} view
   * @param {boolean} canAct
   */
  show(view, canAct) {
    this.#view = view;
    this.#piles.show(view);
    const home = byId("dock");
    const parts = view.options.hand_size ? [this.#hand.element] : [this.#turned(view, canAct)];
    const wanted = [this.#bar, ...parts];
    if (wanted.some((part, index) => home.children[index] !== part)) home.replaceChildren(...wanted);
    if (view.options.hand_size) this.#showHand(view);
  }

  /** The cards shown in the hand. */
  get cards() {
    const seat = this.#view ? this.#seen(this.#view) : null;
    if (this.#view && !this.#view.options.hand_size) return this.#view.turned_card ? [this.#view.turned_card] : [];
    return seat === null ? [] : (this.#view?.hands?.[seat] ?? []);
  }

  begin() {
    this.#deck.classList.add("turning");
  }

  cancel() {
    this.#deck.classList.remove("turning");
  }

  /**
   * @param {GameEvent} event
   * @param {View} view after the event
   */
  async chance(event, view) {
    if (event.chance === "reshuffle") return pause(500);
    if (event.seat === null || !["deal", "draw", "turn_card"].includes(event.chance ?? "")) return undefined;
    const card = event.outcome ?? null;
    if (event.chance === "turn_card") {
      this.cancel();
      await this.#fly(card, this.#piles.drawRect(), this.#deck.getBoundingClientRect(), 420, true);
      this.#showTurned(card);
      if (!event.reason) await pause(350);
      return undefined;
    }
    const mine = this.#seen(view) === event.seat || (this.#view && this.#seen(this.#view) === event.seat);
    const to = mine ? this.#hand.rectOf(null) : this.#plates.rectOf(event.seat);
    await this.#fly(mine ? card : null, this.#piles.drawRect(), to, event.chance === "deal" ? 130 : 380, Boolean(mine));
    return undefined;
  }

  /**
   * @param {GameEvent} event
   * @param {View} view before the event
   */
  async play(event, view) {
    if (event.seat === null || event.card === null || event.card === undefined) return;
    const own = this.#seen(view) === event.seat;
    const open = !view.options.hand_size;
    const from = open ? this.#deck.getBoundingClientRect() : own ? this.#hand.rectOf(event.card) : this.#plates.rectOf(event.seat);
    const to = this.#piles.discardRect();
    if (own && !open) this.#dropCard(event.card);
    if (open) this.#showTurned(null);
    await this.#fly(event.card, from, to, 420, !own && !open);
    const discards = [...(view.discards ?? []), event.card];
    this.#piles.show({ ...view, discards });
    if (!own) await pause(250);
  }

  focus() {
    if (this.#deck.isConnected && this.#deck.getAttribute("aria-disabled") === "false") {
      this.#deck.focus();
      return true;
    }
    const card = this.#hand.firstPlayable();
    card?.focus();
    return Boolean(card);
  }

  /**
   * @param {Card|null} card
   * @param {DOMRect} from
   * @param {DOMRect} to
   * @param {number} time
   * @param {boolean} turns whether its back was seen before
   */
  async #fly(card, from, to, time, turns) {
    if (moves()) await flyCard(card, from, to, time, turns);
    else play("card");
  }

  /** @param {View} view */
  #showHand(view) {
    const seat = this.#seen(view);
    const chooser = this.#chooser();
    const cards = seat === null ? [] : (view.hands?.[seat] ?? []);
    const covered = seat === null && ownSeats(view).includes(view.turn) ? (view.hand_sizes?.[view.turn] ?? 0) : 0;
    this.#hand.show({ cards, hidden: covered, playable: chooser.playable, chosen: chooser.index, hinted: this.#hinted() });
  }

  /**
   * The hand without a card that has just been played.
   *
   * @param {Card} card
   */
  #dropCard(card) {
    const cards = [...this.cards];
    const at = cards.indexOf(card);
    if (at >= 0) cards.splice(at, 1);
    this.#hand.show({ cards, hidden: 0, playable: null, chosen: -1, hinted: null });
  }

  /**
   * @param {View} view
   * @param {boolean} canAct
   */
  #turned(view, canAct) {
    const ready = canAct && view.chance === "turn_card";
    mark(this.#deck, "class", `deck seat-${view.turn}${ready ? " ready" : ""}`);
    mark(this.#deck, "aria-disabled", String(!ready));
    this.#showTurned(view.turned_card ?? null);
    if (ready) this.#deck.setAttribute("aria-label", t("turn-label"));
    return this.#deck;
  }

  /** @param {Card|null} card */
  #showTurned(card) {
    const key = `${card} ${document.documentElement.lang}`;
    if (this.#deck.dataset.card === key && this.#deck.firstChild) return;
    this.#deck.dataset.card = key;
    this.#deck.replaceChildren(cardPicture(card));
    this.#deck.setAttribute("aria-label", card === null ? t("deck-label") : `${cardName(card)}. ${cardText(card)}`);
  }
}

// @ts-check
/** Leads a person from the legal moves to one of them, tap by tap. */

import { byCard, NOTHING, own, pick, stage } from "./choice.js";
import { el } from "./dom.js";
import { moveLabel } from "./sentences.js";
import { spotLabel, Spots } from "./spots.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").Move} Move
 * @typedef {import("./protocol.js").Card} Card
 * @typedef {import("./choice.js").Spot} Spot
 *
 * @typedef {object} Chosen
 * @property {(move: Move, slot: number|null) => void} onPlay
 * @property {() => void} onChange what is picked has changed
 */

export class Chooser {
  /** @type {View|null} */
  #view = null;
  #picked = NOTHING;
  #index = -1;
  /** @type {Card|null} */
  #refused = null;
  /** @type {number|null} */
  #slot = null;
  #board;
  #spots;
  #bar;
  #chosen;

  /**
   * @param {import("./board.js").Board} board
   * @param {HTMLElement} bar where moves that need words get their buttons
   * @param {Chosen} chosen
   */
  constructor(board, bar, chosen) {
    this.#board = board;
    this.#bar = bar;
    this.#chosen = chosen;
    this.#spots = new Spots(
      board,
      (spot, slot) => this.#tap(spot, slot),
      (spot, piece, target) => {
        board.pieces.drop(piece, target.progress);
        this.#drop(spot, piece.slot, target);
      },
    );
  }

  /** Whether a choice is on offer. */
  get open() {
    return this.#view !== null;
  }

  get picked() {
    return this.#picked;
  }

  /** Which card of the hand is raised; -1 for none. */
  get index() {
    return this.#index;
  }

  /** The card that was tapped although it cannot be played; null for none. */
  get refused() {
    return this.#refused;
  }

  /** The cards that can be played; null while nothing is on offer. */
  get playable() {
    return this.#view ? new Set(byCard(this.#view.moves).keys()) : null;
  }

  /** The stage the choice has reached. */
  get stage() {
    return stage(this.#view?.moves ?? [], this.#picked);
  }

  /** Where the piece that is picked may walk, if by so many steps that each gets a button: squares are small on a phone. */
  get walks() {
    const walks = this.stage.spots.filter((spot) => spot.role === "target" && spot.steps > 0 && this.#picked.pawn !== null);
    return walks.length < 3 ? [] : walks;
  }

  /**
   * Offers the moves of a view.
   *
   * @param {View} view
   * @param {Card[]} hand the cards shown, to raise the only one that can be played
   */
  offer(view, hand) {
    this.#view = view;
    this.#start(hand);
    this.#changed();
  }

  /** Takes the offer back. */
  withdraw() {
    this.#view = null;
    this.#refused = null;
    this.#picked = NOTHING;
    this.#index = -1;
    this.#slot = null;
    this.#spots.clear();
    this.#board.plan([]);
    this.#bar.replaceChildren();
  }

  /**
   * A tap on a card: raises it, or lowers it again; a card to be thrown away goes at the second tap.
   *
   * @param {Card} card
   * @param {number} index
   * @param {boolean} byKey the focus then goes on to what the card can do
   */
  pickCard(card, index, byKey) {
    if (!this.#view) return;
    this.#refused = this.playable?.has(card) ? null : card;
    if (this.#refused !== null) {
      this.#chosen.onChange();
      return;
    }
    const again = this.#index === index;
    const left = this.stage;
    if (again && left.buttons.length === 1 && left.buttons[0].kind === "discard") {
      this.#play(left.buttons[0], null);
      return;
    }
    this.#picked = again ? NOTHING : { card, pawn: null, target: null };
    this.#index = again ? -1 : index;
    this.#slot = null;
    this.#board.pieces.settle();
    this.#changed();
    if (byKey && !again) this.focusFirst();
  }

  /** One step back; false where nothing was picked. */
  back() {
    const { card, pawn, target } = this.#picked;
    if (!this.#view || (card === null && pawn === null)) return false;
    if (target !== null) this.#picked = { card, pawn, target: null };
    else if (pawn !== null) this.#picked = { card, pawn: null, target: null };
    else {
      this.#picked = NOTHING;
      this.#index = -1;
    }
    if (this.#picked.pawn === null) this.#slot = null;
    // A pawn that was carried to its half of a split comes back.
    this.#board.pieces.settle();
    this.#changed();
    return true;
  }

  /** Puts the focus on the first thing to tap; false where there is none on the board. */
  focusFirst() {
    const { spots, buttons } = this.stage;
    if (spots.length) this.#spots.focusFirst();
    else if (buttons.length) this.#bar.querySelector(/** @type {"button"} */ ("button:last-child"))?.focus();
    else return false;
    return true;
  }

  /** @param {Card[]} hand */
  #start(hand) {
    this.#picked = NOTHING;
    this.#refused = null;
    this.#slot = null;
    const cards = [...byCard(this.#view?.moves ?? []).keys()];
    this.#index = cards.length === 1 ? hand.indexOf(cards[0]) : -1;
    if (cards.length === 1) this.#picked = { ...NOTHING, card: cards[0] };
  }

  /**
   * @param {Move} move
   * @param {number|null} slot
   */
  #play(move, slot) {
    this.#chosen.onPlay(move, slot);
  }

  #changed() {
    const view = this.#view;
    if (!view) return;
    const had = this.#spots.focused() || this.#bar.contains(document.activeElement);
    const { spots, buttons } = this.stage;
    const { pawn, target } = this.#picked;
    this.#spots.show(view, spots, pawn);
    this.#board.plan(pawn !== null && target !== null && spots.length ? own(spots[0].moves[0], pawn) : []);
    const words = buttons.map((move) => this.#button(moveLabel(view, move), () => this.#play(move, null)));
    const offered = [...this.#numbers(view), ...words];
    this.#bar.replaceChildren(...(offered.length ? [this.#backButton(), ...offered] : []));
    if (had) this.focusFirst();
    this.#chosen.onChange();
  }

  /**
   * @param {Spot} spot
   * @param {number|null} slot
   */
  #tap(spot, slot) {
    if (spot.moves.length === 1) {
      this.#play(spot.moves[0], this.#slot ?? slot);
      return;
    }
    this.#picked = pick(this.#picked, spot);
    if (spot.role !== "target") this.#slot = slot;
    this.#refused = null;
    this.#changed();
  }

  /**
   * A piece was carried to a place: as if both had been tapped.
   *
   * @param {Spot} spot
   * @param {number} slot
   * @param {Spot} target
   */
  #drop(spot, slot, target) {
    if (target.moves.length === 1) {
      this.#play(target.moves[0], slot);
      return;
    }
    this.#slot = slot;
    this.#picked = pick(pick(this.#picked, spot), target);
    this.#refused = null;
    this.#changed();
  }

  /**
   * A button for each of the walks.
   *
   * @param {View} view
   */
  #numbers(view) {
    return this.walks
      .sort((one, other) => one.steps - other.steps)
      .map((spot) => {
        const button = this.#button(String(spot.steps), () => this.#tap(spot, null));
        button.classList.add("bar-number");
        button.setAttribute("aria-label", spotLabel(view, spot));
        return button;
      });
  }

  /** One step back; the styles show it only where the bar hides the hand, and beside numbers. */
  #backButton() {
    const button = this.#button("‹", () => this.back());
    button.className = "button bar-back";
    button.setAttribute("aria-label", t("button-back"));
    return button;
  }

  /**
   * @param {string} text
   * @param {() => void} act
   */
  #button(text, act) {
    const button = el("button", { className: "button bar-button", type: "button" }, text);
    button.addEventListener("click", act);
    return button;
  }
}

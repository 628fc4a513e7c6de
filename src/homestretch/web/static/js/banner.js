// @ts-check
/** The banner: whose turn it is, in colour, shape and words, and what is to be done or why. */

import { byId, el } from "./dom.js";
import { animate } from "./pace.js";
import { colour, hasTurn, isPlayedFor, isSealing, ownSeats, who } from "./seats.js";
import { emblem } from "./shapes.js";
import { markTab } from "./tab.js";
import { whyButton } from "./why.js";
import { t } from "./words.js";

/** @typedef {import("./protocol.js").View} View */

/**
 * The big line: whose turn it is, or who has won.
 *
 * @param {View} view
 */
export function turnTitle(view) {
  const name = who(view, view.turn);
  if (view.to_act === "over") {
    const winners = Object.entries(view.places ?? {}).filter(([, place]) => place === 1);
    return t("banner-won", { who: who(view, Number(winners[0]?.[0] ?? view.turn)) });
  }
  if (isSealing(view)) return t("banner-sealing");
  if (view.chance === "first") return t("first-label");
  const mine = ownSeats(view);
  if (!mine.includes(view.turn) || isPlayedFor(view)) return t("banner-their-turn", { who: name });
  return mine.length === 1 ? t("banner-your-turn") : t("banner-turn-of", { who: name });
}

/** How the title greets the person whose turn it has become. */
const GREETING = [
  { transform: "scale(1)", easing: "ease-out" },
  { transform: "scale(1.16)", offset: 0.35, easing: "ease-in-out" },
  { transform: "scale(1)" },
];

/** Pixels between the line and the button behind it, and what a word that goes to the next line may leave empty. */
const GAP = 12;
const LONG_WORD = 75;

export class Banner {
  #element = byId("banner");
  #big = el("p", { className: "banner-title" });
  #line = el("p", { className: "banner-line" });
  #why = el("span", { className: "banner-why-room" });
  #colour = el("span", { className: "banner-colour" });
  /** @type {Element} */
  #emblem = el("span", { className: "banner-emblem" });
  #sign = "";
  #pen = document.createElement("canvas").getContext("2d");
  #font = "";
  #lineFont = "";
  #width = 0;
  #room = 0;
  /** What is shown, so that nothing is drawn anew in vain. */
  #shown = "";

  constructor() {
    const watch = new ResizeObserver(([{ contentRect }]) => {
      // The next table has a banner of its own.
      if (this.#shown && !this.#big.isConnected) watch.disconnect();
      else if (contentRect.width !== this.#width) this.#measure(contentRect.width);
    });
    watch.observe(this.#element);
  }

  /**
   * @param {View} view
   * @param {string} line the smaller line, what to do or why
   * @param {string|null} [clause] of the rules, where the line names one
   * @param {string} [title] the big line
   */
  show(view, line, clause = null, title = turnTitle(view)) {
    const seat = view.turn;
    const over = view.to_act === "over";
    const known = over || hasTurn(view);
    const mine = ownSeats(view).includes(seat) && !isPlayedFor(view) && known && !over;
    if (this.#line.textContent !== line) this.#line.textContent = line;
    this.#explain(clause);
    this.#fitLine();
    markTab(title, mine);
    const shown = [title, seat, mine, over, known, document.documentElement.lang].join();
    if (shown === this.#shown && this.#element.contains(this.#big)) return;
    this.#shown = shown;
    this.#element.className = known ? `banner seat-${seat}` : "banner";
    const table = byId("table");
    table.dataset.turn = known ? String(seat) : "";
    table.classList.toggle("strong", mine || over);
    this.#big.textContent = title;
    this.#colour.textContent = known ? colour(seat) : "";
    const sign = known ? `${seat}` : "";
    if (sign !== this.#sign || !this.#emblem.isConnected) {
      this.#sign = sign;
      const made = known ? emblem(seat, "banner-emblem") : el("span", { className: "banner-emblem" });
      this.#emblem.replaceWith(made);
      this.#emblem = made;
    }
    if (!this.#element.contains(this.#big)) {
      const below = el("div", { className: "banner-below" }, this.#line, this.#why);
      this.#element.replaceChildren(this.#emblem, el("div", { className: "banner-words" }, this.#big, below), this.#colour);
    }
    this.#fit();
  }

  /**
   * The button that opens the rule at work.
   *
   * @param {string|null} clause
   */
  #explain(clause) {
    const key = `${clause ?? ""} ${document.documentElement.lang}`;
    if (this.#why.dataset.clause === key) return;
    this.#why.dataset.clause = key;
    this.#why.replaceChildren(...[whyButton(clause, "banner-why")].filter((one) => one !== null));
  }

  /** Greets the person whose turn it has become: this must not go unseen. */
  greet() {
    animate(this.#big, GREETING, 700);
  }

  /**
   * What does not fit on one line takes two smaller ones. The text is measured by itself, for asking
   * the page how wide it came out would lay out the whole table at every turn.
   */
  #fit() {
    if (this.#font) this.#big.classList.toggle("long", this.#wide(this.#big, this.#font) > this.#room);
  }

  /** A sentence of more than two lines is written smaller: a higher bar would move the board. */
  #fitLine() {
    if (!this.#lineFont) return;
    const room = this.#width - this.#wide(this.#why, this.#lineFont) - GAP;
    this.#line.classList.toggle("long", this.#wide(this.#line, this.#lineFont) > 2 * room - LONG_WORD);
  }

  /**
   * How wide a text would be on one line.
   *
   * @param {HTMLElement} element
   * @param {string} font
   */
  #wide(element, font) {
    if (!this.#pen) return 0;
    this.#pen.font = font;
    return this.#pen.measureText(element.textContent ?? "").width;
  }

  /**
   * The window has another size, and with it the room and the font of the title.
   *
   * @param {number} width
   */
  #measure(width) {
    if (!this.#big.isConnected) return;
    this.#width = width;
    this.#big.classList.remove("long");
    this.#line.classList.remove("long");
    this.#font = fontOf(this.#big);
    this.#lineFont = fontOf(this.#line);
    this.#room = this.#big.clientWidth;
    this.#fit();
    this.#fitLine();
  }
}

/**
 * An element's font for a canvas. The short form of all says nothing where it cannot say everything, such
 * as the kind of digits.
 *
 * @param {Element} element
 */
function fontOf(element) {
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  return `${fontWeight} ${fontSize} ${fontFamily}`;
}

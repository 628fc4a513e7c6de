// @ts-check
/** The banner: whose turn it is, in colour, shape and words, and what is to be done or why. */

import { byId, el } from "./dom.js";
import { colour, ownSeats, who } from "./seats.js";
import { emblem } from "./shapes.js";
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
  const mine = ownSeats(view);
  if (!mine.includes(view.turn)) return t("banner-their-turn", { who: name });
  return mine.length === 1 ? t("banner-your-turn") : t("banner-turn-of", { who: name });
}

export class Banner {
  #element = byId("banner");

  /**
   * @param {View} view
   * @param {string} line the smaller line, what to do or why
   */
  show(view, line) {
    const title = turnTitle(view);
    const seat = view.turn;
    const mine = ownSeats(view).includes(seat) && view.to_act !== "over";
    this.#element.className = `banner seat-${seat}`;
    const table = byId("table");
    table.dataset.turn = String(seat);
    table.classList.toggle("strong", mine || view.to_act === "over");
    const big = el("p", { className: "banner-title" }, title);
    this.#element.replaceChildren(
      emblem(seat, "banner-emblem"),
      el(
        "div",
        { className: "banner-words" },
        big,
        el("p", { className: "banner-line" }, line),
      ),
      el("span", { className: "banner-colour" }, colour(seat)),
    );
    // What does not fit on one line takes two smaller ones.
    big.classList.toggle("long", big.scrollWidth > big.clientWidth);
    document.title = mine ? t("title-your-turn", { turn: title }) : t("title-table", { turn: title });
  }
}

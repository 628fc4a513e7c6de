// @ts-check
/** A name plate for each seat, on the side of the board where its base lies. */

import { cardPicture } from "./cards.js";
import { face } from "./die.js";
import { byId, el, isNews, svg } from "./dom.js";
import { colour, hasTurn, homeFrom, seatState, who } from "./seats.js";
import { emblem } from "./shapes.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").SeatView} SeatView
 */

export class Plates {
  /** @type {Map<number, HTMLElement>} */
  #plates = new Map();
  /** @type {Map<number, number>} */
  #rolls = new Map();
  #board;

  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.#board = board;
  }

  /** Makes the plates anew at the next `show`: the board was turned, and they go with it. */
  turned() {
    this.#plates.clear();
  }

  /** @param {View} view */
  show(view) {
    const rows = { top: byId("plates-top"), bottom: byId("plates-bottom") };
    if (!this.#plates.size) this.#build(view, rows);
    for (const seat of view.seats) this.#fill(view, seat);
  }

  /**
   * Shows what a seat rolled last, until it is its turn again.
   *
   * @param {number} seat
   * @param {number|null} number
   */
  rolled(seat, number) {
    if (number === null) this.#rolls.delete(seat);
    else this.#rolls.set(seat, number);
  }

  /**
   * Where a seat's plate is, for cards that fly to it.
   *
   * @param {number} seat
   */
  rectOf(seat) {
    const plate = this.#plates.get(seat);
    const cards = plate?.querySelector(".plate-cards");
    return (cards ?? plate ?? document.body).getBoundingClientRect();
  }

  /**
   * @param {View} view
   * @param {{top: HTMLElement, bottom: HTMLElement}} rows
   */
  #build(view, rows) {
    rows.top.replaceChildren();
    rows.bottom.replaceChildren();
    for (const { seat } of view.seats) {
      const { top, left } = this.#board.corner(seat);
      const plate = el("div", { className: `plate seat-${seat} ${left ? "at-left" : "at-right"}` });
      this.#plates.set(seat, plate);
      const row = top ? rows.top : rows.bottom;
      if (left) row.prepend(plate);
      else row.append(plate);
    }
  }

  /**
   * @param {View} view
   * @param {SeatView} seat
   */
  #fill(view, seat) {
    const plate = this.#plates.get(seat.seat);
    const pieces = view.pieces[seat.seat] ?? [];
    const home = pieces.filter((progress) => progress >= homeFrom(view.game)).length;
    const size = view.options.hand_size ? (view.hand_sizes?.[seat.seat] ?? 0) : null;
    const roll = this.#rolls.get(seat.seat);
    const place = view.places?.[seat.seat];
    plate?.classList.toggle("on-turn", view.turn === seat.seat && hasTurn(view));
    plate?.classList.toggle("has-won", place === 1);
    plate?.classList.toggle("is-away", seat.away);
    plate?.classList.toggle("is-absent", seat.absent);
    if (!plate) return;
    if (!isNews(plate, [seat, view.game, home, pieces.length, roll])) {
      if (size !== null) showCount(plate, size);
      return;
    }
    plate.replaceChildren(
      emblem(seat.seat),
      el("span", { className: "plate-name" }, who(view, seat.seat)),
      seat.name ? el("span", { className: "visually-hidden" }, colour(seat.seat)) : "",
      seat.kind === "bot" || seat.absent ? botSign(seatState(seat)) : seat.away ? awaySign() : "",
      roll && view.game === "temper" ? face(roll, "plate-roll") : "",
      size === null ? "" : this.#cards(size),
      this.#home(home, pieces.length),
    );
  }

  /** @param {number} size */
  #cards(size) {
    const label = t("plate-cards", { count: size });
    const count = el("span", { "aria-hidden": "true" }, String(size));
    return el("span", { className: "plate-cards", role: "img", "aria-label": label, title: label }, cardPicture(null), count);
  }

  /**
   * @param {number} home
   * @param {number} all
   */
  #home(home, all) {
    const label = t("plate-home", { home, all });
    const dots = Array.from({ length: all }, (_, index) =>
      el("span", { className: index < home ? "home-dot full" : "home-dot" }),
    );
    return el("span", { className: "plate-home", role: "img", "aria-label": label, title: label }, ...dots);
  }
}

/**
 * Another number of cards; the little picture beside it stays.
 *
 * @param {HTMLElement} plate
 * @param {number} size
 */
function showCount(plate, size) {
  const cards = /** @type {HTMLElement} */ (plate.querySelector(".plate-cards"));
  const label = t("plate-cards", { count: size });
  if (cards.title === label) return;
  cards.title = label;
  cards.setAttribute("aria-label", label);
  /** @type {HTMLElement} */ (cards.lastElementChild).textContent = String(size);
}

/** The sign of a lost connection: a line that is cut. */
function awaySign() {
  return svg(
    "svg",
    { viewBox: "0 0 24 24", class: "plate-away", role: "img", "aria-label": t("people-away") },
    svg("path", { d: "M4 9a12 12 0 0 1 16 0M8 13.500a6.500 6.500 0 0 1 8 0M12 18v.1M4 3l16 18" }),
  );
}

/**
 * The sign of a bot: a face with an aerial, and what it does there for those who listen.
 *
 * @param {string} label
 */
function botSign(label) {
  return svg(
    "svg",
    { viewBox: "0 0 24 24", class: "plate-bot", role: "img", "aria-label": label },
    svg("path", { d: "M12 3v4M5 8h14v12H5zM9.500 13v1.500M14.500 13v1.500M2 13v3M22 13v3" }),
  );
}

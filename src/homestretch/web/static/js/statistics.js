// @ts-check
/** The game in numbers: how often each number or card came, the waits for a six, who captured whom. */

import { getStatistics } from "./api.js";
import { face } from "./die.js";
import { byId, el } from "./dom.js";
import { oddsText, percent, verdict } from "./odds.js";
import { cardName, who } from "./seats.js";
import { refusalText } from "./sentences.js";
import { emblem } from "./shapes.js";
import { toast } from "./toast.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").Numbers} Numbers
 * @typedef {import("./protocol.js").SeatNumbers} SeatNumbers
 */

/** The least time between two questions to the server while the panel is open. */
const PACE_MS = 1500;

export class Statistics {
  #view;
  #key;
  #dialog = /** @type {HTMLDialogElement} */ (byId("statistics"));
  #body = el("div", { className: "numbers" });
  #how = el("details", { className: "numbers-how" });
  #timer = 0;
  #asked = 0;
  #left = false;

  /**
   * @param {View} view
   * @param {string|null} key
   */
  constructor(view, key) {
    this.#view = view;
    this.#key = key;
    byId("statistics-open").onclick = () => this.open();
  }

  /**
   * The table has gone on; an open panel follows, without haste.
   *
   * @param {View} view
   */
  show(view) {
    const same = view.number === this.#view.number;
    this.#view = view;
    if (!this.#dialog.open || same || this.#timer) return;
    const wait = Math.max(0, this.#asked + PACE_MS - Date.now());
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      if (this.#dialog.open) this.#ask();
    }, wait);
  }

  leave() {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#dialog.close();
  }

  async open() {
    const close = el("button", { className: "button big", type: "button" }, t("log-close"));
    close.addEventListener("click", () => this.#dialog.close());
    this.#body.replaceChildren();
    this.#how.open = false;
    this.#dialog.replaceChildren(el("h2", { id: "statistics-title" }, t("statistics-open")), this.#body, this.#how, close);
    this.#how.replaceChildren(el("summary", {}, t("statistics-how")));
    if ((await this.#ask()) && !this.#left && !this.#dialog.open) {
      this.#dialog.showModal();
      this.#dialog.scrollTop = 0;
    }
  }

  /** Asks for the numbers and draws them; whether they came. */
  async #ask() {
    this.#asked = Date.now();
    try {
      const numbers = await getStatistics(this.#view.table, this.#key);
      if (numbers.game === "temper") this.#drawDice(numbers);
      else this.#drawCards(numbers);
      return true;
    } catch (error) {
      const refused = /** @type {import("./api.js").ApiError} */ (error);
      if (!("status" in refused)) throw error;
      // What is shown already may stay; it is a little old.
      if (!this.#dialog.open) toast(refusalText(refused));
      return false;
    }
  }

  // ------------------------------------------------------------------ dice

  /** @param {Numbers} numbers */
  #drawDice(numbers) {
    const { rolls = [], enough = 0 } = numbers;
    const count = sum(rolls);
    const heads = rolls.map((_, index) =>
      el("th", { scope: "col" }, face(index + 1), el("span", { className: "visually-hidden" }, t("card-number", { number: index + 1 }))),
    );
    const odds = numbers.chi_square_odds ?? null;
    const { words, values, odd } = verdict(count, enough, odds);
    this.#body.replaceChildren(
      el("p", { className: `numbers-verdict${odd ? " odd" : ""}` }, t(words, values), odd ? ` ${t("statistics-no-proof")}` : ""),
      el(
        "table",
        { className: "numbers-rolls" },
        el("caption", { className: "visually-hidden" }, t("statistics-rolls")),
        el("thead", {}, el("tr", {}, el("td", {}), ...heads)),
        el("tbody", {}, rollRow(null, t("statistics-everybody"), rolls), ...numbers.seats.map((seat) => rollRow(seat.seat, who(this.#view, seat.seat), seat.rolls ?? []))),
      ),
      el("p", { className: "numbers-note" }, t("statistics-expected")),
      ...(count ? [this.#waits(numbers)] : []),
      this.#captures(numbers, ["statistics-captured", "statistics-was-captured"]),
    );
    const value = Math.round((numbers.chi_square ?? 0) * 10) / 10;
    const spread = odds === null ? [] : [el("p", {}, t("statistics-how-spread", { value, share: percent(odds) }))];
    this.#how.replaceChildren(el("summary", {}, t("statistics-how")), el("p", {}, t("statistics-how-wait")), ...spread);
    this.#how.hidden = count === 0;
  }

  /** @param {Numbers} numbers */
  #waits({ seats, wait_odds: anybody }) {
    const longest = Math.max(...seats.map((seat) => seat.wait ?? 0));
    const rows = seats.map((seat) =>
      el(
        "tr",
        {},
        nameCell(this.#view, seat.seat),
        el("td", {}, t("statistics-wait-count", { count: seat.wait ?? 0 })),
        el("td", { className: "numbers-odds" }, seat.wait ? oddsText(seat.wait_odds ?? 1) : "–"),
      ),
    );
    return el(
      "section",
      {},
      el("h3", {}, t("statistics-wait-title")),
      el(
        "table",
        { className: "numbers-table" },
        el("caption", { className: "visually-hidden" }, t("statistics-wait-title")),
        headRow(["statistics-wait", "statistics-odds"]),
        el("tbody", {}, ...rows),
      ),
      longest && seats.length > 1
        ? el("p", { className: "numbers-note" }, t("statistics-wait-anybody", { count: longest, odds: oddsText(anybody ?? 1) }))
        : null,
    );
  }

  // ------------------------------------------------------------------ cards

  /** @param {Numbers} numbers */
  #drawCards(numbers) {
    const { kinds = [], deck = [], seats } = numbers;
    const all = kinds.map((_, index) => sum(seats.map((seat) => seat.cards?.[index] ?? 0)));
    const most = Math.max(1, ...all);
    const rows = kinds.map((kind, index) => {
      const bar = el("span", { className: "numbers-strip" });
      bar.append(
        ...seats.map((seat) => {
          const piece = el("span", { className: `seat-${seat.seat}` });
          piece.style.setProperty("--part", String((seat.cards?.[index] ?? 0) / most));
          return piece;
        }),
      );
      return el(
        "tr",
        {},
        el("th", { scope: "row" }, cardName(kind)),
        ...seats.map((seat) => el("td", {}, String(seat.cards?.[index] ?? 0))),
        el("td", { className: "numbers-sum" }, el("span", {}, String(all[index])), bar),
        el("td", { className: "numbers-odds" }, String(deck[index])),
      );
    });
    const heads = seats.map((seat) =>
      el("th", { scope: "col" }, emblem(seat.seat), el("span", { className: "visually-hidden" }, who(this.#view, seat.seat))),
    );
    this.#body.replaceChildren(
      el("p", { className: "numbers-verdict" }, t("statistics-cards-count", { count: sum(all) })),
      el(
        "table",
        { className: "numbers-table numbers-cards" },
        el("caption", { className: "visually-hidden" }, t("statistics-cards")),
        el(
          "thead",
          {},
          el("tr", {}, el("th", { scope: "col" }, t("statistics-card")), ...heads, el("th", { scope: "col" }, t("statistics-everybody")), el("th", { scope: "col" }, t("statistics-deck"))),
        ),
        el("tbody", {}, ...rows),
      ),
      el("p", { className: "numbers-note" }, t("statistics-cards-note")),
      this.#captures(numbers, ["statistics-bumped", "statistics-was-bumped", "statistics-slides"]),
    );
    this.#how.hidden = true;
  }

  /**
   * Who sent whom back, and slides where there are any.
   *
   * @param {Numbers} numbers
   * @param {string[]} words
   */
  #captures({ seats }, words) {
    const own = seats.some((seat) => seat.own > 0);
    const rows = seats.map((seat) => {
      const counts = [seat.made, seat.suffered, ...(seat.slides === undefined ? [] : [seat.slides]), ...(own ? [seat.own] : [])];
      return el("tr", {}, nameCell(this.#view, seat.seat), ...counts.map((count) => el("td", {}, String(count))));
    });
    const title = t(seats[0].slides === undefined ? "statistics-captures" : "statistics-bumps");
    return el(
      "section",
      {},
      el("h3", {}, title),
      el(
        "table",
        { className: "numbers-table" },
        el("caption", { className: "visually-hidden" }, title),
        headRow(own ? [...words, "statistics-own"] : words),
        el("tbody", {}, ...rows),
      ),
    );
  }
}

/** @param {string[]} words */
function headRow(words) {
  return el("thead", {}, el("tr", {}, el("td", {}), ...words.map((one) => el("th", { scope: "col" }, t(one)))));
}

/**
 * @param {View} view
 * @param {number} seat
 */
function nameCell(view, seat) {
  return el("th", { scope: "row" }, el("span", { className: "numbers-name" }, emblem(seat), el("span", {}, who(view, seat))));
}

/**
 * A small bar chart, each bar with its number; the line says what one expects.
 *
 * @param {number|null} seat null for all
 * @param {string} name
 * @param {number[]} rolls
 */
function rollRow(seat, name, rolls) {
  const count = sum(rolls);
  const most = Math.max(1, ...rolls);
  const bars = rolls.map((times) => {
    const bar = el("span", { className: "numbers-bar" });
    bar.style.setProperty("--high", String(times / most));
    return el("td", {}, bar, el("span", { className: "numbers-times" }, String(times)));
  });
  const row = el(
    "tr",
    { className: seat === null ? "numbers-all" : `seat-${seat}` },
    el(
      "th",
      { scope: "row" },
      el("span", { className: "numbers-name" }, seat === null ? null : emblem(seat), el("span", {}, name)),
      el("span", { className: "numbers-count" }, t("statistics-rolls-count", { count })),
    ),
    ...bars,
  );
  row.style.setProperty("--expected", String(count / rolls.length / most));
  return row;
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}

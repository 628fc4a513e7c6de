// @ts-check
/** The end of a game: the places, and what to do next. */

import { getRecord } from "./api.js";
import { byId, el, isNews, svg } from "./dom.js";
import { saveAnswer } from "./files.js";
import { homeFrom, ownSeats, who } from "./seats.js";
import { emblem } from "./shapes.js";
import { openVerifier, saveTranscript } from "./verifier.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 *
 * @typedef {object} After
 * @property {(() => void)|null} again play again with the same setup; null where it is not ours
 * @property {() => void} fresh to the start page
 * @property {(command: Record<string, unknown>) => void} send
 * @property {() => void} numbers the game in numbers
 * @property {() => HTMLElement|null} trouble what does not fit with the seal
 * @property {(table: string) => void} next to the table of the rematch
 */

/**
 * Shows the places.
 *
 * @param {View} view
 * @param {string|null} key
 * @param {After} after
 */
export function showResult(view, key, after) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("result"));
  const places = Object.entries(view.places ?? {})
    .map(([seat, place]) => ({ seat: Number(seat), place }))
    .sort((one, other) => one.place - other.place);
  const winner = places[0]?.seat ?? view.turn;
  const trouble = after.trouble();
  const isNew = isNews(dialog, [view.places, view.seats, view.offer, view.next, trouble?.textContent]);
  if (dialog.open && !isNew) return;
  dialog.className = `dialog result seat-${winner}`;
  dialog.replaceChildren(
    el("div", { className: "result-crown" }, winnerPicture(winner)),
    el("h2", { id: "result-title" }, t("banner-won", { who: who(view, winner) })),
    el("ol", { className: "places" }, ...places.map(({ seat, place }) => placeRow(view, seat, place))),
    trouble ?? "",
    el(
      "div",
      { className: "result-buttons" },
      ...onwards(view, after),
      button("result-new", "button", after.fresh),
      button("result-replay", "button quiet", () => (location.hash = `#/replay/${view.table}`)),
      button("statistics-open", "button quiet", after.numbers),
      ...checks(view, key),
      button("result-record", "button quiet", () => saveRecord(view, key)),
      button("result-board", "button quiet", () => dialog.close()),
    ),
  );
  if (!dialog.open) dialog.showModal();
  else if (!dialog.contains(document.activeElement)) dialog.querySelector("button")?.focus();
}

/**
 * Another game: at once where nobody else has to be asked, otherwise a rematch that all agree to.
 *
 * @param {View} view
 * @param {After} after
 */
function onwards(view, after) {
  const { again } = after;
  const { offer, next } = view;
  const own = ownSeats(view);
  const others = view.seats.some((seat) => seat.kind === "person" && !seat.yours);
  if (next) return own.length ? [button("rematch-go", "button big", () => after.next(next))] : [];
  if (again && !others) return [button("result-again", "button big", again)];
  if (!own.length) return [];
  const agree = () => after.send({ type: "rematch" });
  /** @param {MouseEvent} event the second tap of two was meant for the button that was here before */
  const decline = (event) => event.detail < 2 && after.send({ type: "decline" });
  if (!offer) return [button("rematch-offer", "button big", agree)];
  const mine = own.some((seat) => offer.agreed.includes(/** @type {any} */ (seat)));
  const text = mine ? t("rematch-waiting") : t("log-offer-made", { who: who(view, offer.seats[0]) });
  return [
    el("p", { className: "rematch-text", role: "status" }, text),
    ...(mine ? [] : [button("rematch-agree", "button big", agree)]),
    button(mine ? "rematch-withdraw" : "rematch-decline", "button", decline),
  ];
}

/**
 * What a sealed game offers: to be checked by a program that shares nothing with the server.
 *
 * @param {View} view
 * @param {string|null} key
 */
function checks(view, key) {
  if (view.chance_source !== "sealed") return [];
  const check = el("button", { className: "button quiet", type: "button" }, t("seal-verify", { game: view.game }));
  check.addEventListener("click", () => openVerifier(view, key));
  return [check, button("seal-save", "button quiet", () => saveTranscript(view, key))];
}

/**
 * The winner's piece on a medal; the board's picture brings the drawing.
 *
 * @param {number} seat
 */
function winnerPicture(seat) {
  return svg(
    "svg",
    { viewBox: "-64 -64 128 128", class: "result-picture", "aria-hidden": "true" },
    svg("circle", { r: 58, class: "medal-edge" }),
    svg("circle", { r: 49, class: "medal" }),
    svg("use", { href: `#piece-${seat}`, transform: "translate(0 4) scale(1.25)" }),
  );
}

/**
 * @param {View} view
 * @param {number} seat
 * @param {number} place
 */
function placeRow(view, seat, place) {
  const pieces = view.pieces[seat] ?? [];
  const home = pieces.filter((progress) => progress >= homeFrom(view.game)).length;
  return el(
    "li",
    { className: `place-row seat-${seat}` },
    el("span", { className: "place-number" }, t("place-number", { place })),
    emblem(seat),
    el("span", { className: "place-name" }, who(view, seat)),
    el("span", { className: "place-home" }, t("place-home-count", { home, all: pieces.length })),
  );
}

/**
 * @param {string} words
 * @param {string} className
 * @param {(event: MouseEvent) => void} act
 */
function button(words, className, act) {
  const made = el("button", { className, type: "button" }, t(words));
  made.addEventListener("click", act);
  return made;
}

/**
 * Saves the record of a finished game as a file.
 *
 * @param {View} view
 * @param {string|null} key
 */
export function saveRecord(view, key) {
  return saveAnswer(`${view.game}-${view.table}.txt`, getRecord(view.table, key), "text/plain");
}

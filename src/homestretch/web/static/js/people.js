// @ts-check
/** Who sits at the table, and what may be done about it: in the lobby, and beside the game. */

import { el } from "./dom.js";
import { pressedFor } from "./parts.js";
import { colour, seatState, who } from "./seats.js";
import { emblem } from "./shapes.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").SeatView} SeatView
 *
 * @typedef {object} Acts
 * @property {(command: Record<string, unknown>) => void} send
 * @property {(seat: number) => void} link shows the link to the own seat
 */

/**
 * Fills the list of the people at a table. A focus inside it stays where it is.
 *
 * @param {HTMLElement} list
 * @param {View} view
 * @param {Acts} acts
 */
export function drawPeople(list, view, acts) {
  const focused = list.contains(document.activeElement) ? document.activeElement?.id : "";
  list.replaceChildren(...view.seats.map((seat) => row(view, seat, acts)));
  if (!focused) return;
  const again = document.getElementById(focused) ?? list.querySelector("button");
  if (again instanceof HTMLElement) again.focus();
}

/**
 * @param {View} view
 * @param {SeatView} seat
 * @param {Acts} acts
 */
function row(view, seat, acts) {
  const state = seatState(seat);
  const buttons = choices(view, seat).map(({ id, words, values, act }) => {
    const name = t(words, values);
    const button = el(
      "button",
      { className: "button small", type: "button", id: `${id}-${seat.seat}`, "aria-label": `${colour(seat.seat)}: ${name}` },
      name,
    );
    button.addEventListener("click", () => act(acts));
    return button;
  });
  return el(
    "li",
    { className: `person seat-${seat.seat} is-${seat.kind}${seat.away || seat.absent ? " is-away" : ""}` },
    emblem(seat.seat),
    el("span", { className: "person-name" }, who(view, seat.seat)),
    seat.name ? el("span", { className: "visually-hidden" }, colour(seat.seat)) : null,
    el("span", { className: "person-state" }, seat.host ? t("people-host-sign", { state }) : state),
    buttons.length ? el("span", { className: "person-buttons" }, ...buttons) : null,
  );
}

/**
 * What the viewer may do about a seat.
 *
 * @param {View} view
 * @param {SeatView} seat
 * @returns {{id: string, words: string, values?: Record<string, string>, act: (acts: Acts) => void}[]}
 */
function choices(view, seat) {
  if (view.phase === "over") return [];
  /** @type {ReturnType<typeof choices>} */
  const found = [];
  const own = seat.yours && seat.kind === "person";
  /** @type {(id: string, words: string, command: Record<string, unknown>, values?: Record<string, string>) => void} */
  const add = (id, words, command, values) => {
    found.push({ id, words, values, act: (/** @type {Acts} */ acts) => acts.send({ seat: seat.seat, ...command }) });
  };
  if (own && !seat.joined) add("sit", "people-sit", { type: "sit" });
  if (own && seat.absent) add("back", "people-back", { type: "back" });
  if (own && seat.joined) found.push({ id: "rename", words: "people-rename", act: async ({ send }) => (await questions())?.askName(seat, send) });
  if (own && seat.joined) found.push({ id: "link", words: "people-link", act: (/** @type {Acts} */ acts) => acts.link(seat.seat) });
  if (own && view.phase === "play" && !seat.absent) add("leave", "people-leave", { type: "leave" });
  if (!view.host) return found;
  if (!own) {
    const words = seat.kind === "bot" ? "people-other-bot" : "people-fill";
    found.push({ id: "fill", words, act: async ({ send }) => (await questions())?.askBot(seat, send) });
  }
  if (seat.kind === "person" && !own && seat.joined) add("host", "people-make-host", { type: "host" });
  const below = view.seats[view.seats.indexOf(seat) + 1];
  if (view.phase === "lobby" && below) {
    add("swap", "people-swap", { type: "swap", other: below.seat }, { colour: colour(below.seat) });
  }
  if (seat.kind === "bot") {
    add("open", "people-give-open", { type: "give", to: "open" });
    if (!view.barred?.includes(seat.seat)) add("here", "people-give-here", { type: "give", to: "host" });
  }
  return found;
}

/** What is asked beside the list is fetched when it is asked. */
function questions() {
  return pressedFor(import("./seat-dialog.js"));
}

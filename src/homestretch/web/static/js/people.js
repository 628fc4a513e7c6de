// @ts-check
/** Who sits at the table, and what may be done about it: in the lobby, and beside the game. */

import { el, isNews, svg } from "./dom.js";
import { pressedFor } from "./parts.js";
import { isHeld, released } from "./pressed.js";
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
 *
 * @typedef {object} Choice
 * @property {string} id
 * @property {string} words
 * @property {Record<string, string>} [values] for the words
 * @property {number} [other] the seat that it is about besides
 * @property {(acts: Acts) => void} act
 */

const PENCIL = "M4 20l1-4.500L16.500 4l3.500 3.500L8.500 19zM14 6.500l3.500 3.500";
const UP_AND_DOWN = "M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4";

/** How often the list was to be drawn: what waits for a finger may be overtaken. */
let asked = 0;

/**
 * Fills the list of the people at a table. A focus inside it stays where it is, and what is pressed until it is heard of.
 *
 * @param {HTMLElement} list
 * @param {View} view
 * @param {Acts} acts
 */
export async function drawPeople(list, view, acts) {
  const mine = (asked += 1);
  if (isHeld()) await released();
  if (mine !== asked) return;
  if (!isNews(list, [view.phase, view.host, view.barred, view.seats])) return;
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
  /** @type {Record<string, HTMLElement[]>} */
  const buttons = { rename: [], swap: [], others: [] };
  for (const choice of choices(view, seat)) (buttons[choice.id] ?? buttons.others).push(press(seat, choice, acts));
  return el(
    "li",
    { className: `person seat-${seat.seat} is-${seat.kind}${seat.away || seat.absent ? " is-away" : ""}` },
    emblem(seat.seat),
    el("span", { className: "person-who" }, el("span", { className: "person-name" }, who(view, seat.seat)), ...buttons.rename),
    seat.name ? el("span", { className: "visually-hidden" }, colour(seat.seat)) : null,
    el("span", { className: "person-state" }, seat.host ? t("people-host-sign", { state }) : state),
    ...buttons.swap,
    buttons.others.length ? el("span", { className: "person-buttons" }, ...buttons.others) : null,
  );
}

/**
 * The button for a choice. The two that most seats have are pictures, for the others to have room: a
 * pencil beside the name, and two arrows with the sign of the seat to change places with.
 *
 * @param {SeatView} seat
 * @param {Choice} choice
 * @param {Acts} acts
 */
function press(seat, { id, words, values, other, act }, acts) {
  const name = t(words, values);
  const swaps = other !== undefined;
  const drawn = id === "rename" ? [icon(PENCIL)] : swaps ? [icon(UP_AND_DOWN), emblem(other)] : [name];
  const button = el(
    "button",
    {
      className: id === "rename" ? "icon-button person-rename" : `button small${swaps ? " person-swap" : ""}`,
      type: "button",
      id: `${id}-${seat.seat}`,
      title: drawn[0] === name ? "" : name,
      "aria-label": `${colour(seat.seat)}: ${name}`,
    },
    ...drawn,
  );
  button.addEventListener("click", () => act(acts));
  return button;
}

/** @param {string} drawing */
function icon(drawing) {
  return svg("svg", { viewBox: "0 0 24 24", class: "person-icon", "aria-hidden": "true" }, svg("path", { d: drawing }));
}

/**
 * What the viewer may do about a seat.
 *
 * @param {View} view
 * @param {SeatView} seat
 * @returns {Choice[]}
 */
function choices(view, seat) {
  if (view.phase === "over") return [];
  /** @type {Choice[]} */
  const found = [];
  const own = seat.yours && seat.kind === "person";
  /** @type {(id: string, words: string, command: Record<string, unknown>) => void} */
  const add = (id, words, command) => {
    found.push({ id, words, act: (/** @type {Acts} */ acts) => acts.send({ seat: seat.seat, ...command }) });
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
    const values = { colour: colour(below.seat) };
    found.push({
      id: "swap", words: "people-swap", values, other: below.seat,
      act: (acts) => acts.send({ type: "swap", seat: seat.seat, other: below.seat }),
    });
  }
  if (seat.kind === "bot") {
    add("open", "people-give-open", { type: "give", to: "open" });
    if (!view.barred?.includes(seat.seat)) add("here", "people-give-here", { type: "give", to: "host" });
  }
  return found;
}

/** What is asked beside the list is fetched when it is asked; null for whoever has gone elsewhere meanwhile. */
async function questions() {
  const { hash } = location;
  const part = await pressedFor(import("./seat-dialog.js"));
  return location.hash === hash ? part : null;
}

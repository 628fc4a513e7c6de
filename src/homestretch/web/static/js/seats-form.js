// @ts-check
/** The part of the start page that says who sits where and who begins. */

import { invites, keepDraft, problem, seatOpposite, takenSeats } from "./draft.js";
import { byId, el } from "./dom.js";
import { botWords } from "./rule-words.js";
import { colour, LONGEST_NAME } from "./seats.js";
import { timeLimit } from "./time.js";
import { emblem } from "./shapes.js";
import { t } from "./words.js";

/**
 * @typedef {import("./draft.js").Draft} Draft
 * @typedef {import("./protocol.js").Offer} Offer
 */

const KINDS = /** @type {const} */ (["person", "open", "bot", "empty"]);
const KIND_TEXTS = { person: "seat-person-text", open: "seat-friend-text", bot: "seat-bot-text", empty: "seat-nobody" };
const KIND_WORDS = { person: "seat-person", open: "seat-open", bot: "seat-bot", empty: "seat-empty" };

/**
 * @param {Draft} draft
 * @param {Offer} offer
 * @param {() => void} changed after every change
 */
export function drawSeats(draft, offer, changed) {
  const rows = [0, 1, 2, 3].map((seat) => row(draft, offer, seat, () => {
    keepDraft(draft);
    drawSeats(draft, offer, changed);
    byId(`seat-${seat}-${draft.seats[seat].kind}`).focus();
    changed();
  }));
  byId("seats").replaceChildren(...rows);
  drawHelp(offer);
  drawProblem(draft, offer, changed);
  drawFirst(draft, changed);
  drawTime(draft, offer);
}

/**
 * What each kind of seat means, and each bot.
 *
 * @param {Offer} offer
 */
function drawHelp(offer) {
  const kinds = KINDS.filter((kind) => kind !== "empty").map((kind) => ({ name: t(KIND_WORDS[kind]), text: t(KIND_TEXTS[kind]) }));
  const bots = offer.bots.map(botWords);
  const rows = [...kinds, ...bots].map(({ name, text }) => el("div", {}, el("dt", {}, name), el("dd", {}, text)));
  byId("seats-help").replaceChildren(...rows);
}

/**
 * @param {Draft} draft
 * @param {Offer} offer
 * @param {number} seat
 * @param {() => void} changed
 */
function row(draft, offer, seat, changed) {
  const place = draft.seats[seat];
  const choices = KINDS.map((kind) => {
    const input = el("input", {
      type: "radio", name: `seat-${seat}`, id: `seat-${seat}-${kind}`, checked: place.kind === kind,
    });
    input.addEventListener("change", () => {
      place.kind = kind;
      changed();
    });
    return el("label", {}, input, el("span", {}, t(KIND_WORDS[kind])));
  });
  return el(
    "fieldset",
    { className: `seat-row seat-${seat} is-${place.kind}` },
    el("legend", { className: "visually-hidden" }, colour(seat)),
    emblem(seat),
    el("span", { className: "segments" }, ...choices),
    detail(draft, offer, seat),
  );
}

/**
 * The name of a person, or which bot it is.
 *
 * @param {Draft} draft
 * @param {Offer} offer
 * @param {number} seat
 */
function detail(draft, offer, seat) {
  const place = draft.seats[seat];
  if (place.kind === "empty") return el("span", { className: "seat-detail seat-nobody" }, t("seat-nobody"));
  if (place.kind === "open") return el("span", { className: "seat-detail seat-nobody" }, t("seat-open-text"));
  const label = t(place.kind === "person" ? "seat-name-label" : "seat-bot-label", { colour: colour(seat) });
  if (place.kind === "person") {
    const input = el("input", {
      className: "seat-detail input", type: "text", value: place.name, placeholder: colour(seat),
      maxLength: LONGEST_NAME, autocomplete: "off", spellcheck: false, "aria-label": label,
    });
    input.addEventListener("input", () => {
      place.name = input.value;
      keepDraft(draft);
    });
    return input;
  }
  const select = el("select", { className: "seat-detail input", "aria-label": label });
  for (const bot of offer.bots) {
    const words = botWords(bot);
    select.append(el("option", { value: bot.name, selected: bot.name === place.bot, title: words.text }, words.name));
  }
  select.addEventListener("change", () => {
    place.bot = select.value;
    keepDraft(draft);
  });
  return select;
}

/**
 * @param {Draft} draft
 * @param {Offer} offer
 * @param {() => void} changed
 */
function drawProblem(draft, offer, changed) {
  const home = byId("seats-problem");
  const found = problem(draft);
  home.hidden = found === null;
  if (found === null) return home.replaceChildren();
  home.replaceChildren(el("p", {}, t(found === "too-few" ? "problem-too-few" : "problem-not-opposite")));
  if (found === "not-opposite") {
    const repair = el("button", { className: "button", type: "button" }, t("problem-seat-opposite"));
    repair.addEventListener("click", () => {
      seatOpposite(draft);
      keepDraft(draft);
      drawSeats(draft, offer, changed);
      changed();
    });
    home.append(repair);
  }
  return undefined;
}

/**
 * @param {Draft} draft
 * @param {() => void} changed
 */
function drawFirst(draft, changed) {
  const select = el("select", { className: "input", id: "first" }, el("option", { value: "draw" }, t("first-drawn")));
  for (const seat of takenSeats(draft)) {
    const name = draft.seats[seat].name.trim();
    const text = name ? t("first-named", { name, colour: colour(seat) }) : colour(seat);
    select.append(el("option", { value: String(seat), selected: draft.first === seat }, text));
  }
  select.addEventListener("change", () => {
    draft.first = select.value === "draw" ? "draw" : Number(select.value);
    keepDraft(draft);
    changed();
  });
  byId("first-home").replaceChildren(el("label", { for: "first" }, t("first-label")), select);
}

/**
 * How long a move may take; asked only where people on other devices are waited for.
 *
 * @param {Draft} draft
 * @param {Offer} offer
 */
function drawTime(draft, offer) {
  const home = byId("time-home");
  home.hidden = !invites(draft);
  const select = el("select", { className: "input", id: "time" }, el("option", { value: "" }, t("time-none")));
  for (const seconds of offer.turn_seconds) {
    select.append(el("option", { value: String(seconds), selected: draft.turn === seconds }, timeLimit(seconds)));
  }
  select.addEventListener("change", () => {
    draft.turn = select.value ? Number(select.value) : null;
    keepDraft(draft);
  });
  home.replaceChildren(el("label", { for: "time" }, t("time-label")), select);
  drawPrivate(draft);
}

/**
 * Whether others who have the code may watch.
 *
 * @param {Draft} draft
 */
function drawPrivate(draft) {
  const home = byId("private-home");
  home.hidden = !invites(draft);
  const input = el("input", { type: "checkbox", className: "switch", id: "private", checked: draft.private });
  input.addEventListener("change", () => {
    draft.private = input.checked;
    keepDraft(draft);
  });
  home.replaceChildren(el("label", { for: "private" }, t("private-label")), input);
}

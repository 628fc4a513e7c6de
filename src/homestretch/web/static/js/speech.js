// @ts-check
/** What people say at the table, in set phrases and pictures; one tap mutes it. */

import { announce } from "./announce.js";
import { byId, el, svg } from "./dom.js";
import { PHRASE_CODES, phraseText, REACTION_CODES } from "./phrases.js";
import { reactionPicture } from "./reactions.js";
import { ownSeats, who } from "./seats.js";
import { changeSettings, settings } from "./settings.js";
import { toast } from "./toast.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").GameEvent} GameEvent
 */

const SHOWN_MS = 5000;

/**
 * Shows what somebody said beside their name, unless it is muted.
 *
 * @param {GameEvent} event
 * @param {View} view
 */
export function showSpeech(event, view) {
  const text = event.text ?? phraseText(event.phrase ?? "");
  if (settings().muted || !text || event.seat === null) return;
  const picture = reactionPicture(event.phrase ?? "");
  const mark = el(
    "p",
    { className: `speech seat-${event.seat}${picture ? " picture" : ""}`, "aria-hidden": "true" },
    el("span", {}, picture ?? text),
    view.seats.some((one) => one.yours && one.seat === event.seat) ? null : muteButton(),
  );
  const home = byId("speeches");
  home.querySelector(`.seat-${event.seat}`)?.remove();
  const plate = document.querySelector(`.plate.seat-${event.seat}`);
  home.append(mark);
  if (plate) place(mark, plate.getBoundingClientRect());
  announce(t("log-said", { who: who(view, event.seat), what: text }));
  setTimeout(() => mark.remove(), SHOWN_MS);
}

/** Mutes everybody, right where they speak; with keys and by ear it is done at the list of the people. */
function muteButton() {
  const button = el(
    "button",
    { className: "speech-mute", type: "button", tabIndex: -1, title: t("say-mute") },
    svg("svg", { viewBox: "0 0 24 24" }, svg("path", { d: "M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6" })),
  );
  button.addEventListener("click", () => {
    changeSettings({ muted: true });
    hideSpeech();
    toast(t("say-muted"));
  });
  return button;
}

/** Takes away all that is being said. */
function hideSpeech() {
  byId("speeches").replaceChildren();
}

/**
 * Beside the plate, towards the middle of the screen and within it.
 *
 * @param {HTMLElement} mark
 * @param {DOMRect} plate
 */
function place(mark, plate) {
  // Not the bounding box: that one is still growing.
  const [width, height] = [mark.offsetWidth, mark.offsetHeight];
  const left = Math.min(Math.max(8, plate.left + plate.width / 2 - width / 2), innerWidth - width - 8);
  const above = plate.top > innerHeight / 2;
  mark.style.left = `${left}px`;
  mark.style.top = `${above ? plate.top - height - 6 : plate.bottom + 6}px`;
}

/**
 * The phrases and pictures to choose from, and the switch that mutes them; nothing for who only
 * watches, or plays with nobody but bots.
 *
 * @param {View} view
 * @param {(seat: number, code: string) => void} onSay
 */
export function sayPanel(view, onSay) {
  const own = ownSeats(view);
  const others = view.seats.some((seat) => !seat.yours && seat.kind !== "bot");
  if (!others) return null;
  const seat = own.includes(view.turn) ? view.turn : own[0];
  const button = (/** @type {string} */ code, /** @type {string} */ className, /** @type {Node|string|null} */ shown) => {
    const made = el("button", { className, type: "button", "aria-label": phraseText(code), data: { say: code } }, shown);
    made.addEventListener("click", () => onSay(seat, code));
    return made;
  };
  const mute = el("input", { type: "checkbox", className: "switch", id: "muted", checked: settings().muted });
  mute.addEventListener("change", () => {
    changeSettings({ muted: mute.checked });
    if (mute.checked) hideSpeech();
  });
  return el(
    "section",
    { className: "say", "aria-labelledby": "say-title" },
    el("h2", { id: "say-title" }, t("say-title")),
    el("div", { className: "setting" }, el("label", { for: "muted" }, t("say-mute")), mute),
    own.length ? el("div", { className: "say-reactions" }, ...REACTION_CODES.map((code) => button(code, "button say-picture", reactionPicture(code)))) : null,
    own.length ? el("div", { className: "say-phrases" }, ...PHRASE_CODES.map((code) => button(code, "button small", phraseText(code)))) : null,
  );
}

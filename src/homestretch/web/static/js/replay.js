// @ts-check
/** A finished game once more, step by step, with open cards. */

import { announce } from "./announce.js";
import { Banner, turnTitle } from "./banner.js";
import { drawBoardWords } from "./board-words.js";
import { Board } from "./board.js";
import { cardPicture } from "./cards.js";
import { face } from "./die.js";
import { byId, el, isBrowsers, isNews, svg } from "./dom.js";
import { facingSeat } from "./facing.js";
import { Log } from "./log.js";
import { Piles } from "./piles.js";
import { Plates } from "./plates.js";
import { saveRecord } from "./result.js";
import { cardName, hasTurn, who } from "./seats.js";
import { eventText } from "./sentences.js";
import { hideLink, showGameLink } from "./share.js";
import { Statistics } from "./statistics.js";
import { openVerifier } from "./verifier.js";
import { quartersFor } from "./turned.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").GameEvent} GameEvent
 * @typedef {import("./protocol.js").Layout} Layout
 * @typedef {Partial<View> & {event: GameEvent}} Step
 */

/** How long each step stands while the game runs by itself. */
const STEP_MS = 900;
/** After a motion that took as long. */
const REST_MS = 300;

const ICONS = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  run: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  on: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
};

export class Replay {
  #view;
  #key;
  /** @type {Step[]} the steps that are worth a look of their own */
  #steps;
  #at = 0;
  #timer = 0;
  #turn = 0;
  #banner = new Banner();
  #log = new Log();
  #board;
  #plates;
  #statistics;
  /** @type {Piles|null} */
  #piles = null;
  #cards = el("div", { className: "replay-cards" });
  #slider = el("input", { type: "range", className: "replay-slider", id: "replay-slider", min: "0", step: "1" });
  #run = el("button", { className: "icon-button", type: "button", id: "replay-run" });

  /**
   * @param {View} view the table at the end
   * @param {Step[]} steps
   * @param {{picture: SVGSVGElement, layout: Layout}} drawn
   * @param {string|null} key
   */
  constructor(view, steps, { picture, layout }, key) {
    // Nobody plays here: no seat is one's own.
    this.#view = { ...view, seats: view.seats.map((seat) => ({ ...seat, yours: false })), moves: [], history: [] };
    this.#steps = steps.filter((step, index) => index === steps.length - 1 || shows(step.event, view));
    this.#key = key;
    this.#board = new Board(byId("board-home"), picture, layout);
    // As the board lay in the game; everybody else sees it unturned.
    this.#board.turn(quartersFor(facingSeat(view, 0)));
    this.#plates = new Plates(this.#board);
    this.#statistics = new Statistics(this.#view, key);
    if (layout.piles) this.#piles = new Piles(this.#board.cards, layout.piles);
    this.#slider.max = String(this.#steps.length - 1);
    this.#slider.addEventListener("input", () => this.#go(Number(this.#slider.value)));
    this.#run.addEventListener("click", () => (this.#timer ? this.#stop() : this.#start()));
  }

  start() {
    byId("table").classList.add("replay");
    byId("table").dataset.ready = "false";
    byId("people-open").hidden = true;
    byId("typed").hidden = true;
    byId("dock").replaceChildren(this.#controls());
    this.#go(0);
    // What was pressed to come here is gone.
    if (document.activeElement === document.body) this.#run.focus();
    addEventListener("keydown", this.#onKey);
  }

  leave() {
    this.#stop();
    this.#turn += 1;
    byId("table").classList.remove("replay");
    byId("people-open").hidden = false;
    byId("typed").hidden = false;
    removeEventListener("keydown", this.#onKey);
    this.#statistics.leave();
    hideLink();
  }

  /** Everything in words anew. */
  retell() {
    byId("dock").replaceChildren(this.#controls());
    this.#log.reset({ ...this.#view, history: [] });
    this.#show();
  }

  #controls() {
    const last = this.#steps.length - 1;
    this.#slider.setAttribute("aria-label", t("replay-step"));
    const jump = (/** @type {keyof typeof ICONS} */ icon, /** @type {string} */ words, /** @type {() => number} */ to) => {
      const button = el("button", { className: "icon-button", type: "button", id: `replay-${icon}`, "aria-label": t(words), title: t(words) }, sign(icon));
      button.addEventListener("click", () => {
        this.#stop();
        this.#go(Math.max(0, Math.min(last, to())));
      });
      return button;
    };
    const save = el("button", { className: "button small", type: "button", id: "replay-save" }, t("result-record"));
    save.addEventListener("click", () => saveRecord(this.#view, this.#key));
    const check = el("button", { className: "button small", type: "button", id: "replay-check" }, t("seal-verify", { game: this.#view.game }));
    check.addEventListener("click", () => openVerifier(this.#view, this.#key));
    const share = el("button", { className: "button small", type: "button", id: "replay-share" }, t("replay-share"));
    share.addEventListener("click", () => showGameLink(this.#view));
    return el(
      "div",
      { className: "replay-dock" },
      this.#cards,
      this.#slider,
      el(
        "div",
        { className: "replay-buttons", role: "group", "aria-label": t("replay-title") },
        jump("first", "replay-first", () => 0),
        jump("back", "replay-back", () => this.#at - 1),
        this.#run,
        jump("on", "replay-on", () => this.#at + 1),
        jump("last", "replay-last", () => last),
      ),
      // Nobody else may see a private game.
      el("div", { className: "replay-ways" }, save, this.#view.chance_source === "sealed" ? check : null, this.#view.private ? null : share),
    );
  }

  #start() {
    if (this.#at === this.#steps.length - 1) this.#go(0);
    this.#goOn(STEP_MS);
    this.#showRun();
  }

  /**
   * The next step after a while, and so on until somebody stops it; a motion is seen to its end.
   *
   * @param {number} time
   */
  #goOn(time) {
    const timer = (this.#timer = window.setTimeout(async () => {
      if (this.#at === this.#steps.length - 1) return this.#stop();
      const begun = Date.now();
      await this.#go(this.#at + 1);
      if (timer === this.#timer) this.#goOn(Math.max(STEP_MS - (Date.now() - begun), REST_MS));
      return undefined;
    }, time));
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#showRun();
  }

  #showRun() {
    const words = t(this.#timer ? "replay-pause" : "replay-run");
    if (!isNews(this.#run, words)) return;
    this.#run.replaceChildren(sign(this.#timer ? "pause" : "run"));
    this.#run.setAttribute("aria-label", words);
    this.#run.title = words;
  }

  /** @param {number} at */
  async #go(at) {
    const forward = at === this.#at + 1;
    this.#at = at;
    const turn = (this.#turn += 1);
    const { event } = this.#steps[at];
    if (forward && event.kind === "move") {
      this.#board.trace([]);
      await this.#board.pieces.play(event.effects ?? [], null);
      // Somebody has gone elsewhere meanwhile.
      if (turn !== this.#turn) return;
    }
    this.#show();
  }

  #show() {
    const step = this.#steps[this.#at];
    const seats = (step.seats ?? this.#view.seats).map((seat) => ({ ...seat, yours: false, away: false, absent: false }));
    const end = this.#at === this.#steps.length - 1;
    // Before the lot, it is nobody's turn.
    const chance = this.#steps[this.#at + 1]?.event.chance === "first" ? "first" : null;
    const view = /** @type {View} */ ({ ...this.#view, ...step, seats, chance, places: end ? this.#view.places : null });
    const text = eventText(step.event, view);
    this.#board.pieces.show(view.pieces);
    this.#board.trace(step.event.effects ?? []);
    this.#board.glow(hasTurn(view) ? view.turn : null);
    this.#board.element.dataset.number = String(view.number);
    this.#showRolls();
    this.#plates.show(view);
    drawBoardWords(view);
    this.#piles?.show(view);
    this.#showCards(view);
    const where = t("replay-at", { step: this.#at + 1, steps: this.#steps.length });
    this.#banner.show(view, text, null, end ? turnTitle(view) : where);
    this.#log.reset({ ...view, history: this.#steps.slice(0, this.#at + 1).map((one) => one.event) });
    this.#slider.value = String(this.#at);
    this.#slider.setAttribute("aria-valuetext", text);
    this.#showRun();
    if (document.activeElement !== this.#slider) announce(text);
  }

  /** What each seat has rolled last. */
  #showRolls() {
    for (const { seat } of this.#view.seats) this.#plates.rolled(seat, null);
    for (const { event } of this.#steps.slice(0, this.#at + 1)) {
      if (event.chance === "roll" && event.seat !== null) this.#plates.rolled(event.seat, Number(event.outcome));
    }
  }

  /**
   * The die, or the open hand of the seat whose turn it is.
   *
   * @param {View} view
   */
  #showCards(view) {
    const cards = view.options.hand_size ? (view.hands?.[view.turn] ?? []) : view.turned_card ? [view.turned_card] : [];
    const { event } = this.#steps[this.#at];
    const rolled = view.game === "temper" ? (event.chance === "roll" ? Number(event.outcome) : view.die) : null;
    const pictures = rolled ? [face(rolled, "replay-die")] : cards.map((card) => cardPicture(card));
    const label = view.game === "temper" ? (rolled ? t("die-shows", { die: rolled }) : "")
      : `${who(view, view.turn)}: ${cards.map(cardName).join(", ")}`;
    this.#cards.replaceChildren(...pictures);
    // Where there is nothing to see its room stays: what is pressed below must not move.
    this.#cards.ariaHidden = String(pictures.length === 0);
    this.#cards.setAttribute("role", "img");
    this.#cards.setAttribute("aria-label", label);
  }

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    if (document.querySelector("dialog[open]") || event.target instanceof HTMLInputElement || isBrowsers(event)) return;
    const button = { ArrowLeft: "replay-back", ArrowRight: "replay-on", Home: "replay-first", End: "replay-last" }[event.key];
    if (!button) return;
    event.preventDefault();
    byId(button).click();
  };
}

/**
 * Whether an event is a step to look at; hidden draws, comings and goings are not.
 *
 * @param {GameEvent} event
 * @param {View} view
 */
function shows(event, view) {
  return ["created", "chance", "move", "taken_back"].includes(event.kind) && eventText(event, view) !== "";
}

/** @param {keyof typeof ICONS} icon */
function sign(icon) {
  return svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: ICONS[icon] }));
}

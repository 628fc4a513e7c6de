// @ts-check
/** An example of the rules page: a small board on which the reader makes the move it is about. */

import { Board } from "./board.js";
import { cardPicture } from "./cards.js";
import { Chooser } from "./chooser.js";
import { face } from "./die.js";
import { el, svg } from "./dom.js";
import { instruction } from "./instructions.js";
import { cardName, colour } from "./seats.js";
import { chanceReason, moveLabel } from "./sentences.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").Move} Move
 * @typedef {import("./protocol.js").Layout} Layout
 * @typedef {import("./protocol.js").Lesson} LessonData
 */

const THEN = { again: "lesson-again", next: "lesson-next" };

/** The picture that all examples of the page share; each shows it by reference. */
export const ART = "lesson-art";

export class Lesson {
  #data;
  #game;
  #layout;
  /** Which of the example's stages is shown. */
  #at = 0;
  /** @type {Board|null} */
  #board = null;
  /** @type {Chooser|null} */
  #chooser = null;
  #home = el("div", { className: "lesson-board" });
  #hand = el("div", { className: "lesson-hand" });
  #line = el("p", { className: "lesson-line" });
  #bar = el("div", { className: "bar lesson-bar" });
  #told = el("p", { className: "lesson-told", role: "status" });

  /**
   * @param {LessonData} data
   * @param {string} game
   * @param {Layout} layout
   */
  constructor(data, game, layout) {
    this.#data = data;
    this.#game = game;
    this.#layout = layout;
    const task = el("figcaption", { className: "lesson-task" }, t(`try-${data.name}`));
    const below = data.road ? [] : [this.#hand, this.#line, this.#bar, this.#told];
    this.element = el("figure", { className: "lesson", data: { lesson: data.name } }, task, this.#home, ...below);
  }

  /** Draws the example, from its beginning. */
  begin() {
    const picture = svg(
      "svg",
      { viewBox: `0 0 ${this.#layout.width} ${this.#layout.height}`, class: `board ${this.#game}`, "aria-hidden": "true" },
      svg("g", { class: "art" }, svg("use", { href: `#${ART}` })),
    );
    this.#board = new Board(this.#home, picture, this.#layout);
    this.#chooser = new Chooser(this.#board, this.#bar, {
      onPlay: (move, slot) => this.#play(move, slot),
      onChange: () => this.#describe(),
    });
    this.#at = 0;
    this.#told.replaceChildren();
    this.#show();
    if (this.#data.road) this.#drawRoad(this.#board);
  }

  /** The way of a piece, from where it comes out to its goal. */
  #drawRoad(/** @type {Board} */ board) {
    const { turn, pieces } = this.#data.stages[0];
    const [from, to] = [Math.min(...pieces[turn]), Math.max(...pieces[turn])];
    const path = Array.from({ length: to - from + 1 }, (_, step) => from + step);
    // The square behind the entry of a safety zone is not on the way forward.
    const forward = this.#game === "pardon" ? path.filter((progress) => progress !== 60) : path;
    board.trace([{ kind: "walk", seat: /** @type {any} */ (turn), path: forward }]);
  }

  get #stage() {
    return this.#data.stages[this.#at];
  }

  /** The stage as if it were a table's, for what shows and explains tables. @returns {View} */
  #view() {
    const stage = this.#stage;
    const seats = this.#data.seats.map((seat) => ({ seat, kind: "person", name: null, yours: seat === stage.turn }));
    return /** @type {any} */ ({
      ...stage,
      game: this.#game,
      options: this.#data.options,
      seats,
      to_act: stage.chance ? "chance" : stage.turn,
      waits_for: stage.turn,
      history: [],
    });
  }

  /** Puts everything where the stage says. */
  #show() {
    const stage = this.#stage;
    this.#chooser?.withdraw();
    this.#board?.pieces.show(stage.pieces);
    this.#board?.trace([]);
    if (stage.moves.length) this.#chooser?.offer(this.#view(), stage.hand);
    this.#describe();
  }

  #describe() {
    const stage = this.#stage;
    if (this.#data.road || !this.#chooser) return;
    const rolls = this.#at + 1 < this.#data.stages.length;
    this.#line.textContent = rolls || stage.moves.length ? instruction(this.#view(), this.#chooser) : "";
    this.#hand.replaceChildren(...(rolls ? [this.#roller()] : this.#shown()));
    this.#hand.hidden = this.#hand.children.length === 0;
    this.#line.hidden = this.#line.textContent === "";
  }

  /** The button for the next roll of the example. */
  #roller() {
    const button = el("button", { className: "button lesson-roll", type: "button" }, t("roll-label"));
    button.addEventListener("click", () => this.#roll());
    return button;
  }

  /** The number rolled, or the cards: those of which there is a choice as buttons. */
  #shown() {
    const { die, hand, moves } = this.#stage;
    if (die) return [el("span", { className: "lesson-die", role: "img", "aria-label": t("die-shows", { die }) }, face(die))];
    const kinds = new Set(moves.map((move) => move.card));
    return hand.map((card, index) => {
      if (kinds.size < 2) {
        const dim = kinds.has(card) || !moves.length ? "" : " dim";
        return el("span", { className: `lesson-card${dim}`, role: "img", "aria-label": cardName(card) }, cardPicture(card));
      }
      const chosen = index === this.#chooser?.index;
      const button = el(
        "button",
        { className: `lesson-card${chosen ? " chosen" : ""}`, type: "button", "aria-label": cardName(card), "aria-pressed": String(chosen) },
        cardPicture(card),
      );
      button.addEventListener("click", (event) => {
        this.#chooser?.pickCard(card, index, event.detail === 0);
        if (event.detail === 0 && !this.#home.contains(document.activeElement)) this.#hand.querySelectorAll("button")[index]?.focus();
      });
      return button;
    });
  }

  #roll() {
    this.#at += 1;
    const { outcome, outcome_reason: reason } = this.#stage;
    const rolled = t("die-shows", { die: Number(outcome) });
    /** @type {any} */
    const event = { kind: "chance", chance: "roll", outcome, reason };
    const told = [`${rolled}.`, chanceReason(event, this.#view())];
    const ended = this.#at + 1 === this.#data.stages.length && !this.#stage.moves.length;
    this.#tell(ended ? [...told, t("lesson-next")] : told, ended);
    this.#show();
    const next = this.#hand.querySelector("button");
    if (next) next.focus();
    else if (!ended) this.#chooser?.focusFirst();
  }

  /**
   * @param {Move} move
   * @param {number|null} slot
   */
  async #play(move, slot) {
    const view = this.#view();
    const right = this.#data.wanted.includes(move.text);
    const then = this.#data.then[move.text];
    this.#chooser?.withdraw();
    this.#line.hidden = true;
    const follows = then === "over" ? t("banner-won", { who: colour(view.turn) }) : t(THEN[then]);
    const done = moveLabel(view, move);
    const said = done.charAt(0).toUpperCase() + done.slice(1);
    this.#tell([t(right ? "lesson-right" : "lesson-other"), /[.!]$/.test(said) ? said : `${said}.`, right ? follows : ""], true);
    this.#told.querySelector("button")?.focus({ preventScroll: true });
    // By the end of the move the example may have begun again, with another board.
    const board = this.#board;
    await board?.pieces.play(move.effects, slot);
    board?.trace(move.effects);
  }

  /**
   * Says what has happened; at the end with a way to begin again.
   *
   * @param {string[]} sentences
   * @param {boolean} over
   */
  #tell(sentences, over) {
    this.#told.replaceChildren(el("span", {}, sentences.filter(Boolean).join(" ")));
    if (!over) return;
    const again = el("button", { className: "button small", type: "button" }, t("lesson-once-more"));
    again.addEventListener("click", () => {
      this.begin();
      const next = this.#hand.querySelector("button");
      if (next) next.focus();
      else this.#chooser?.focusFirst();
    });
    this.#told.append(" ", again);
  }
}
